/** Our own one-sentence summaries of chapters 8 and 9: multiplayer rules and casual variants (edition 2025-09-19). */
export const multiplayerAndVariantsSummaries = `
800 Games of more than two players in general, and players who leave.
800.1 A game that begins with three or more players is a multiplayer game.
800.2 Options and variants can be combined for such games.
800.4 The game goes on after some players have left.
800.4a A leaving player's objects leave too, control effects end, and what is still controlled is exiled.
800.4b Nothing can come under the control of somebody who has left.
800.4e Combat damage isn't assigned to players who have left.
800.4f Costs that a departed player should pay aren't paid.
800.4g Choices of a departed player are made by another one, picked by the object's controller.
800.4j A turn whose player has left goes on without an active player.
800.6 The first mulligan of each player is free.
800.7 The first player doesn't skip drawing, except in Two-Headed Giant.
801 Limited range of influence: what is too far away can't be affected.
801.1 This option is for larger games, always in Emperor.
801.2 The range is counted in seats on either side.
801.3 Creatures can attack only opponents in range, and their planeswalkers and battles.
801.4 What is out of range can't be targeted.
802 Attack multiple players: attacking several opponents in one combat.
802.1 With this option attackers can go to different players.
802.2 With it all opponents of the attacking player are defending players.
802.4 The attacked players declare blockers one after the other, in turn order.
803 Attack left or right: only neighbors on one side can be attacked.
803.1 Games can use the left or the right option.
804 Deploy creatures: an option that lets players hand creatures to their teammates.
804.1 The option is for teams, always in Emperor.
804.2 Each creature can be tapped at sorcery timing to go to a teammate.
805 Shared team turns: a whole team has its turn together.
805.1 It is always used in Two-Headed Giant and Archenemy.
805.4 The turn belongs to the team, not to one player.
805.5 Priority belongs to the team as a whole, not to one player.
805.10 The creatures of a team attack and block as one group.
806 Free-for-All: everybody against everybody, with the options agreed before the game.
806.1 Each player plays alone against all of the others.
807 Grand Melee: many players with several turns going at once.
807.1 It is a kind of Free-for-All for large groups of players.
808 Team vs. Team: two or more teams, each with any number of players.
808.1 The players are in teams, of any size.
809 Emperor: teams with one emperor each, whose loss decides.
809.1 Teams of three have the emperor in the middle.
809.5 The team wins or loses with its emperor.
810 Two-Headed Giant: two players a team, with shared life and turns.
810.1 Two teams of two play against each other.
810.4 Each team has 30 life together at the start.
810.8 A team wins or loses as a whole, never one player alone.
810.9 Damage, gains and losses happen to players and count for the team's life.
810.10 Poison counters of a player count for the team.
811 Alternating Teams: equal teams whose players sit by turns around the table.
811.1 Two or more teams of the same size play.
900 Casual variants in general, which add cards, zones and rules.
900.1 These are options for casual games, far from all there are.
900.2 They make use of things an ordinary game doesn't have.
901 Planechase: planes and phenomena change the game, with a planar die.
901.1 Plane cards and chance are added to an ordinary game.
901.3 Each player has a planar deck of at least ten cards.
901.8 Whoever rolls the planeswalker symbol planeswalks, by a triggered ability.
901.9 Rolling the die costs more mana with every roll of the turn.
902 Vanguard: each player has a card with abilities and other numbers.
902.1 Vanguard cards let the players take the part of well-known characters.
902.4 The life modifier changes the starting life of 20.
902.5 The hand modifier changes the starting hand of seven.
903 Commander: decks of 100 different cards, led by a legendary creature.
903.1 Each deck has a legendary leader in this variant.
903.3 The commander is a legendary creature, Vehicle, or Spacecraft with a power and toughness box.
903.3a Some other cards say that they can be a commander.
903.4 Color identity: colors of the cost, of symbols in the text, of indicators and defining abilities.
903.5 These are the rules for building the deck.
903.5a A deck has exactly 100 cards, with its commander counted in.
903.5b No two cards of the same name except basic lands.
903.5c All colors of a card must be in the commander's color identity.
903.5d Basic land types only if their mana is in the color identity.
903.6 The commander starts the game in the command zone.
903.7 Everybody starts at 40 life and with seven cards.
903.8 It can be cast from there, for {2} more per earlier time.
903.9 A commander may go back to the command zone.
903.9a From graveyard or exile it may go there as a state-based action.
903.9b It may go there rather than to its owner's hand or library.
903.10 There is one more way of losing the game.
903.10a With 21 combat damage from a single commander a player loses.
903.11 Cards from outside the game can't normally be brought in.
903.12 Brawl: smaller decks and 25 or 30 life.
903.13 Commander Draft: drafting decks of 60 for a Commander game.
904 Archenemy: one player with schemes against a team.
904.1 A team plays against a single, stronger opponent.
904.3 The archenemy has a scheme deck of at least twenty.
904.5 The archenemy starts at 40 life, all others at 20.
904.6 The archenemy takes the first turn; nothing is decided by chance.
904.9 Each of the archenemy's turns sets a scheme in motion.
904.10 A scheme that isn't ongoing goes under the deck when done.
905 Conspiracy Draft: drafting with cards that change the draft and the game.
905.1 A draft is followed by a multiplayer game.
905.2 Some cards have abilities that work while drafting.
905.4 Conspiracies go to the command zone before the game.
`;
