/** Our own one-sentence summaries of chapter 9: casual variants (edition 2025-09-19); one line an entry, the rule number first. */
export const casualVariantsSummaries = `
900 Casual variants in general, which add cards, zones and rules.
900.1 This chapter gives options for casual games, far from all there are.
900.2 Casual variants make use of things an ordinary game doesn't have.
901 Planechase: planes and phenomena change the game, with a planar die.
901.1 Plane cards and chance are added to an ordinary game.
901.2 Two or more players can play it, normally as a Free-for-All.
901.3 Each player has a planar deck of at least ten cards.
901.3a The planar die has one planeswalker, one chaos and four blank sides.
901.4 Planes and phenomena never leave the command zone.
901.5 After mulligans the starting player turns up a first plane.
901.6 The planar controller controls what is face up; owners are those who brought it.
901.7 Face-up planes and phenomena have abilities that work there.
901.7a What is turned face down becomes a new object.
901.8 Whoever rolls the planeswalker symbol planeswalks, by a triggered ability.
901.9 Rolling the die costs more mana with every roll of the turn.
901.9a On a blank side nothing happens, and the player has priority again.
901.9b On the chaos side chaos ensues, and the player has priority again.
901.9c On the planeswalker side the planeswalking ability triggers.
901.9d The roll counts for triggers on rolling dice, but has no number.
901.10 A leaving player's planes leave too, and a new one is turned up.
901.10a If the plane leaves, its waiting planeswalking ability is gone too.
901.10b Phenomenon triggers of a departed player go to the new planar controller.
901.11 Turning up the next card of the planar deck is planeswalking.
901.11a The die, a leaving owner or a finished phenomenon makes a player planeswalk.
901.11b You planeswalk away from the old card and to the new one.
901.11c With several planes up, you leave all of them.
901.12 Two-Headed Giant can be played with planes as well.
901.12a Each player has a planar deck of their own.
901.12b One player of the active team is the planar controller.
901.12c "You" on the plane means both players of that team.
901.12d Both may roll the die, each at their own cost.
901.13 Planes and phenomena mostly work without regard to range of influence.
901.14 In a Grand Melee several planes can be face up at once.
901.14a Each player with a first turn marker turns up a plane.
901.14b When a marker is to go, its player is planar controller no more.
901.15 All players may use one planar deck together.
901.15a The common deck has at least forty cards or ten per player.
901.15b The planar controller counts as owner of the common deck.
901.15c "Your planar deck" then means the one that all players share.
902 Vanguard: each player has a card with abilities and other numbers.
902.1 Vanguard cards let the players take the part of well-known characters.
902.2 Two or more players can play this variant.
902.3 The vanguard lies face up beside the library, in the command zone.
902.4 The life modifier changes the starting life of 20.
902.5 The hand modifier changes the starting hand of seven.
902.5a A mulligan draws as many cards as the starting hand has.
902.5b The hand modifier changes the maximum hand size of seven too.
902.6 Whoever started the game with the vanguard owns and controls it.
902.7 A vanguard's abilities work from the command zone all the time.
903 Commander: decks of 100 different cards, led by a legendary creature.
903.1 Each deck has a legendary leader in this variant.
903.2 Two or more players can play it, normally as a Free-for-All.
903.3 The commander is a legendary creature, Vehicle, or Spacecraft with a power and toughness box.
903.3a Some other cards say that they can be a commander.
903.3b Melded with its partner, a commander is still the commander.
903.3c Merged with others, a commander is still the commander.
903.3d Controlling or casting a commander means a permanent or spell that is one.
903.3e "Your commander" can be looked at in any zone, hidden ones included.
903.4 Color identity: colors of the cost, of symbols in the text, of indicators and defining abilities.
903.4a Color identity is fixed before the game begins.
903.4b A color chosen for the commander counts from deck building on.
903.4c Symbols in reminder text don't count for color identity.
903.4d The back of a double-faced card counts for color identity.
903.4e An Adventure or other alternative part counts for color identity.
903.4f Without a commander, questions about its colors have no answer.
903.5 These are the rules for building the deck.
903.5a A deck has exactly 100 cards, with its commander counted in.
903.5b No two cards of the same name except basic lands.
903.5c All colors of a card must be in the commander's color identity.
903.5d Basic land types only if their mana is in the color identity.
903.5e No sideboards are used in games of Commander.
903.6 The commander starts the game in the command zone.
903.7 Everybody starts at 40 life and with seven cards.
903.8 A commander can be cast from the command zone, for {2} more per earlier time.
903.9 A commander may go back to the command zone.
903.9a From graveyard or exile it may go there as a state-based action.
903.9b A commander may go there rather than to its owner's hand or library.
903.9c Of a melded or merged commander only the commander card goes there.
903.10 There is one more way of losing the game.
903.10a With 21 combat damage from a single commander a player loses.
903.11 Cards from outside the game can't normally be brought in.
903.11a A card that may be brought in must have a new name and fitting colors.
903.12 Brawl: smaller decks and 25 or 30 life.
903.12a Brawl is played like Commander, apart from what follows.
903.12b Brawl decks are mostly made of cards from the Standard format.
903.12c The commander may also be a legendary planeswalker.
903.12d A deck has exactly 60 cards, with its commander counted in.
903.12e A colorless commander allows basic lands of one chosen type.
903.12f Players start at 25 life with two players, at 30 with more.
903.12g The first mulligan of each player is free.
903.12h In Brawl nobody loses because of combat damage by a commander.
903.13 Commander Draft: drafting decks of 60 for a Commander game.
903.13a Decks are drafted and then played with more players.
903.13b Each player drafts two cards at a time in three rounds.
903.13c Packs go left in the first and third round, right in the second.
903.13d You see only the present pack and your own cards.
903.13e What was drafted is the card pool, with some commanders to add.
903.13f Decks have at least 60 cards, and names may repeat.
903.13g The game itself is played like Commander (903.6).
904 Archenemy: one player with schemes against a team.
904.1 A team plays against a single, stronger opponent.
904.2 Two teams play it, with shared turns and several players to attack.
904.2a One of the two teams is the archenemy alone.
904.2b The other team may have any number of players.
904.3 The archenemy has a scheme deck of at least twenty.
904.4 Schemes never leave the command zone during the game.
904.5 The archenemy starts at 40 life, all others at 20.
904.6 The archenemy takes the first turn; nothing is decided by chance.
904.7 Whoever started the game with the scheme owns and controls it.
904.8 A face-up scheme has abilities that work in the command zone.
904.9 Each of the archenemy's turns sets a scheme in motion.
904.10 A scheme that isn't ongoing goes under the deck when done.
904.11 An ongoing scheme stays until it is abandoned (701.33).
904.12 In a Supervillain Rumble everybody has schemes of their own.
904.12a Supervillain Rumble is a Free-for-All in which several players can be attacked.
904.12b Every player is an archenemy in this option.
904.12c Chance decides who starts; all else is as for an archenemy.
904.13 Archenemy can be played with Commander decks as well.
904.13a Commander's rules hold, with Archenemy's and some exceptions.
904.13b The archenemy and the team start with 60 life each.
904.13c Ten poison counters make a single player lose.
904.13d The scheme deck has at least ten cards, all different.
905 Conspiracy Draft: drafting with cards that change the draft and the game.
905.1 A draft is followed by a multiplayer game.
905.1a Each player drafts one card at a time in three rounds.
905.1b Packs go left in the first and third round, right in the second.
905.1c You see only the present pack, your own cards and face-up ones.
905.1d Decks are built from the drafted cards and basic lands.
905.2 Some cards have abilities that work while drafting.
905.2a There is no priority in a draft; chance decides disagreements.
905.2b Some cards are shown when drafted and something is noted for them.
905.2c Some cards are drafted face up and stay so.
905.3 Conspiracy Draft is a multiplayer game, normally a Free-for-All.
905.4 Conspiracies go to the command zone before the game.
905.4a Those with hidden agenda lie face down and can be turned up.
905.5 Whoever put the conspiracy into the command zone owns and controls it.
905.6 Everybody starts at 20 life and with seven cards.
`;
