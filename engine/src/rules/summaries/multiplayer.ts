/** Our own one-sentence summaries of chapter 8: multiplayer rules (edition 2025-09-19); one line an entry, the rule number first. */
export const multiplayerSummaries = `
800 Games of more than two players in general, and players who leave.
800.1 A game that begins with three or more players is a multiplayer game.
800.2 Options and variants can be combined for such games.
800.3 Tournaments with more players have additional rules of their own.
800.4 The game goes on after some players have left.
800.4a A leaving player's objects leave too, control effects end, and what is still controlled is exiled.
800.4b Nothing can come under the control of somebody who has left.
800.4c What nobody left controls by default is exiled when control of it ends.
800.4d Nothing new is created for, or put on the stack by, a departed player.
800.4e Combat damage isn't assigned to players who have left.
800.4f Costs that a departed player should pay aren't paid.
800.4g Choices of a departed player are made by another one, picked by the object's controller.
800.4h Choices that a rule asks of a departed player go to the next player.
800.4i Facts about a departed player are those from before they left.
800.4j A turn whose player has left goes on without an active player.
800.4k The turn of a departed player doesn't begin.
800.4m "Until your next turn" lasts until the departed player's turn would have come.
800.4n Cards in the ante zone stay when their owner leaves.
800.4p If the planar controller leaves, the next player becomes it first.
800.5 Players sit as they agree, unless the variant says otherwise.
800.6 The first mulligan of each player is free.
800.7 The first player doesn't skip drawing, except in Two-Headed Giant.
801 Limited range of influence: what is too far away can't be affected.
801.1 Limited range of influence is an option for larger games, always in Emperor.
801.2 The range is counted in seats on either side.
801.2a One or two seats are usual, and players may differ.
801.2b Everybody is always within their own range of influence.
801.2c Who is in range is found anew as each turn begins.
801.2d Objects are in range with their controller, battles with their protector too.
801.3 Creatures can attack only opponents in range, and their planeswalkers and battles.
801.4 What is out of range can't be targeted.
801.5 Choices work a little differently with this option.
801.5a A chosen object or player has to be in range.
801.5b Options may be chosen even if they speak of things out of range.
801.5c If nobody in range can choose, the nearest fitting player to the left does.
801.6 Abilities of objects out of range can't be activated.
801.7 A trigger needs its whole event to happen in range.
801.7a For things moving in or out, the moment before or after decides.
801.8 An Aura can't be on something out of range.
801.9 Equipment and Fortifications can't be on something out of range.
801.10 What is out of range isn't affected; the rest of the effect works.
801.11 Effects don't see or count anything out of range.
801.12 The world rule looks only at world permanents in range.
801.13 Replacement and prevention work within the range of their controller.
801.13a What a replacement would do out of range doesn't happen.
801.13b Prevention covers only sources, or receivers, that are in range.
801.14 Winning the game means that the opponents in range lose.
801.15 A draw by an effect is one for its controller and those in range.
801.16 An endless loop is a draw for those involved and in their range.
801.17 An effect that restarts the game restarts it for everybody, in range or not.
801.18 Planes and phenomena work without regard to range, mostly.
802 Attack multiple players: attacking several opponents in one combat.
802.1 With this option attackers can go to different players.
802.2 With it all opponents of the attacking player are defending players.
802.2a "Defending player" is found for each attacker separately.
802.3 For every attacker it is said whom or what it attacks.
802.3a Restrictions count for all attackers, or just for those on one player.
802.3b All members of a band attack the same player.
802.4 The attacked players declare blockers one after the other, in turn order.
802.4a You block only those who attack you or yours, with your own creatures.
802.4b Other players' attackers and blockers don't matter for your blocks.
802.5 Combat damage is assigned in turn order, otherwise as always.
803 Attack left or right: only neighbors on one side can be attacked.
803.1 Games can use the left or the right option.
803.1a Attack left: only the neighbor on the left can be attacked.
803.1b Attack right: only the neighbor on the right can be attacked.
804 Deploy creatures: an option that lets players hand creatures to their teammates.
804.1 The option is for teams, always in Emperor.
804.2 Each creature can be tapped at sorcery timing to go to a teammate.
805 Shared team turns: a whole team has its turn together.
805.1 The option is always used in Two-Headed Giant and Archenemy.
805.2 The player seated furthest right decides where a team can't agree.
805.3 A whole team is chosen to go first.
805.3a The starting team's players declare mulligans first, then the others.
805.3b The starting team acts on its opening hands first, then the others.
805.4 The turn belongs to the team, not to one player.
805.4a The active team is the one whose turn it is.
805.4b Each player of the team draws in its draw step.
805.4c Each player of the team may play a land in its turn.
805.4d "Each player's" step triggers for each player of the team.
805.5 Priority belongs to the team as a whole, not to one player.
805.5a You may act whenever your team has priority.
805.5b When all teams pass in a row, the top of the stack resolves.
805.6 The active team chooses first, then the others in turn order.
805.6a The active team's players draw first, then those of the others.
805.7 The active team's triggers go on the stack first, in any order.
805.8 Extra and skipped turns are those of the whole team.
805.9 "Active player" means one player of the team, chosen as it applies.
805.10 The creatures of a team attack and block as one group.
805.10a A team's creatures attack the other team together.
805.10b Attackers are declared by the team, as one attack.
805.10c "Attacking player" means one player of the attacking team.
805.10d Blockers are declared by the team and may protect teammates.
805.10e "Defending player" means one player of the defending team.
805.10f The attacking team assigns damage first, then the defending team.
806 Free-for-All: everybody against everybody, with the options agreed before the game.
806.1 Each player plays alone against all of the others.
806.2 The following options are the usual ones for Free-for-All.
806.2a Limited range is mostly not used, or the same for all.
806.2b One of attacking left, right or several players is used.
806.2c Creatures can't be handed over in this variant.
806.3 Seats around the table are drawn at random.
807 Grand Melee: many players with several turns going at once.
807.1 Grand Melee is a kind of Free-for-All for large groups of players.
807.2 The following options are the usual ones for Grand Melee.
807.2a Everybody has a range of influence of one seat.
807.2b Only the neighbor on the left can be attacked.
807.2c Neither attacking several players nor deploying creatures is used.
807.3 Seats around the table are drawn at random.
807.4 Several players have their turns at once, shown by markers.
807.4a There is a turn marker for every four players.
807.4b The markers start four seats apart around the table.
807.4c After a turn its marker goes to the left.
807.4d A turn waits while a marker is within three seats to the left.
807.4e When too few players are left, a marker is picked to go.
807.4f Markers picked to go no longer count for that.
807.4g A marker picked to go is removed after the turn it is used for.
807.4h Players don't come into range of each other before the next turn.
807.4i An extra turn keeps its marker, unless another one is too close.
807.4j Without a marker, an extra turn comes just before the next own turn.
807.5 Every marker has a stack of its own.
807.5a You get priority for the stacks that are within your range.
807.5b With several stacks you say which one you use.
808 Team vs. Team: two or more teams, each with any number of players.
808.1 The players are in teams, of any size.
808.2 Each team sits together on one side, in its own order.
808.3 The following options are the usual ones for teams.
808.3a Several players can be attacked in one combat.
808.3b Neither deploying creatures nor limited range is normally used.
808.4 A team is drawn at random, and its middle player starts.
808.5 Teammates may talk and see each other's hands, but share nothing.
809 Emperor: teams with one emperor each, whose loss decides.
809.1 Teams of three have the emperor in the middle.
809.2 Each team sits together, with its emperor in the middle.
809.3 The following options are the usual ones for Emperor.
809.3a Emperors have a range of two seats, generals of one.
809.3b Creatures can be handed over to teammates (804).
809.3c Only opponents in the next seat can be attacked.
809.4 An emperor is drawn at random to start, and turns go left.
809.5 The team wins or loses with its emperor.
809.5a The emperor's victory is that of the whole team.
809.5b The emperor's loss is that of the whole team.
809.5c A draw for the emperor is one for the whole team.
809.6 Larger teams of equal size are possible, with other ranges.
809.6a Ranges are chosen so that a few opponents are in reach.
809.7 Teammates may talk and see each other's hands, but share nothing.
810 Two-Headed Giant: two players a team, with shared life and turns.
810.1 Two teams of two play against each other.
810.2 Both players of a team have their turn together (805).
810.3 Each team sits together on one side, in its own order.
810.4 Each team has 30 life together at the start.
810.5 Apart from life and poison teammates share nothing.
810.6 The first team doesn't draw in its first draw step.
810.7 Combat follows the rules for shared team turns (805.10).
810.8 A team wins or loses as a whole, never one player alone.
810.8a If one player wins or loses, so does the team.
810.8b A player who concedes makes the team lose.
810.8c At 0 life or less the team loses as a state-based action.
810.8d With fifteen poison counters the team loses as a state-based action.
810.9 Damage, gains and losses happen to players and count for the team's life.
810.9a A player's life total means that of the team.
810.9b Both players together can't pay more life than the team has.
810.9c Setting one player's life changes the team's by the same amount.
810.9d Setting the life of both concerns one of them, chosen by the team.
810.9e Teammates can't exchange life totals with each other.
810.9f Redistributing life can take in only one member of a team.
810.9g If one player can't gain life, the teammate can't either.
810.9h If one player can't lose life, the teammate can neither lose nor pay any.
810.10 Poison counters of a player count for the team.
810.10a The poison counters of a player are those of the team.
810.10b Losing poison counters takes them from the team.
810.10c If one player can't get poison counters, the teammate can't either.
810.10d The kinds of counters of a player include those of the team.
810.11 Larger teams are possible, with 15 life and some poison more for each player.
811 Alternating Teams: equal teams whose players sit by turns around the table.
811.1 Two or more teams of the same size play.
811.2 The following options are the usual ones for Alternating Teams.
811.2a A range of two seats is recommended for it.
811.2b One of attacking left, right or several players is used.
811.2c Creatures normally can't be handed over in this variant.
811.3 No two teammates sit side by side, and teams are spread evenly.
811.4 Only opponents in the next seat can be attacked.
811.5 Teammates may talk, but see each other's hands only when seated side by side.
`;
