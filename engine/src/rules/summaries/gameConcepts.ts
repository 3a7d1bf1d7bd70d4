/** Our own one-sentence summaries of sections 100 to 109: players, start and end, mana, numbers, cards, objects (edition 2025-09-19); one line an entry, the rule number first. */
export const gameConceptsSummaries = `
100 What is needed for a game, how big decks and sideboards are, and what tournaments add.
100.1 The rules hold for every game of two or more players.
100.1a With exactly two players at its start it is called a two-player game.
100.1b With more players than two at its start it is called a multiplayer game (see chapter 8).
100.2 Every player brings a deck, markers for tokens and counters, and something to keep count of life.
100.2a Constructed decks have at least 60 cards and at most four of each name, basic lands excepted.
100.2b Limited decks have at least 40 cards, made from the opened product plus basic lands.
100.2c Commander decks obey further restrictions, which are found in 903.
100.2d Some formats add a deck of nontraditional cards, such as Attractions, planes or schemes.
100.3 Coins, dice and other things are needed for some cards and casual variants.
100.4 A sideboard holds cards with which a deck may be changed between the games of a match.
100.4a A constructed sideboard has up to fifteen cards and shares the four-copies limit with the deck.
100.4b In limited play, whatever of your card pool isn't in your deck is your sideboard.
100.4c In Two-Headed Giant limited play the two players have one sideboard together.
100.4d In other limited team play each leftover card goes to one player's own sideboard.
100.5 Decks have a least size but, outside Commander, no greatest one.
100.6 Tournaments follow additional rules in documents of their own.
100.6a Two-player matches usually go to two wins; a multiplayer match is usually a single game.
100.6b Tournaments nearby can be looked up with the store and event finder.
100.7 Cards made for fun, such as acorn cards, may do things that these rules don't cover.
101 The golden rules: cards beat rules, "can't" beats "can", and simultaneous choices go in turn order.
101.1 Where a card contradicts a rule, the card is right, in that one situation; conceding always stays possible.
101.2 If one effect permits something and another forbids it, the one that forbids it wins.
101.2a Giving and taking away abilities is not a case of "can't" beating "can" (113.10).
101.3 What can't be done of an instruction is skipped, and the possible remainder is done.
101.4 Simultaneous choices are made by the active player first, then around in turn order; then all happens together.
101.4a Cards chosen from hidden zones may stay face down as long as it is clear which are chosen.
101.4b Later players know what earlier ones have chosen, except for face-down cards.
101.4c Several choices of one player are made in the stated order or, without one, as that player likes.
101.4d If a choice forces an earlier player to choose again, choosing starts over in turn order.
101.4e While the game is being set up, the starting player counts as the active one.
102 Who the players are: the active player, opponents, teammates, and "your team".
102.1 The active player is the one taking the current turn; all others are nonactive.
102.2 With two players, each is the only opponent of the other.
102.3 With teams, your teammates share your team and everybody else is an opponent.
102.4 "Your team" means you and your teammates, or simply you in a game without teams.
103 How a game begins: who goes first, setting aside, shuffling, life totals, opening hands and mulligans.
103.1 One player decides who starts: by agreement or chance in the first game, later the previous loser.
103.1a With shared team turns a team goes first, not a single player.
103.1b In Archenemy nobody decides who starts: the archenemy does.
103.1c One card makes its controller the starting player after all.
103.2 Some preparations, such as companions, commanders and stickers, come after the starting player is known.
103.2a Sideboards and substitute cards are set aside; what is left is the starting deck.
103.2b A companion whose condition the deck fulfils may be revealed, one for each player.
103.2c In Commander the commanders go to the command zone face up.
103.2d Players with stickers get three of their sheets, at random in constructed play, and show them.
103.2e In Conspiracy Draft, conspiracies may go from the sideboard to the command zone now.
103.3 Everybody shuffles, opponents may cut, and the decks become libraries.
103.3a Supplementary decks are shuffled too, and opponents may cut them.
103.4 Players start at 20 life unless the variant says otherwise.
103.4a A Two-Headed Giant team starts at 30 life together.
103.4b In Vanguard the card's life modifier is added to or taken from 20.
103.4c In Commander everybody starts the game at 40 life.
103.4d In Brawl players start at 25 life with two players, at 30 with more.
103.4e The archenemy of an Archenemy game starts at 40 life.
103.5 Each player draws seven and may mulligan: draw seven again, then bottom one card per mulligan taken.
103.5a In Vanguard the card's hand modifier is added to or taken from seven.
103.5b What may be done "any time you could mulligan" is done when declaring, before deciding on a mulligan.
103.5c With more than two players, and in Brawl, the first mulligan costs no card.
103.5d With shared team turns, the starting team's players declare mulligans first, then the other teams.
103.6 Cards that do something from the opening hand do it after mulligans, in turn order.
103.6a A card that may begin the game on the battlefield is put there now.
103.6b A card that may be revealed from the opening hand stays revealed until the first turn.
103.6c With shared team turns, the starting team acts on its opening hands first.
103.7 In Planechase the starting player turns up the first plane.
103.8 After all that the starting player begins the first turn.
103.8a In a game of two the first player doesn't draw in the first draw step.
103.8b In Two-Headed Giant the first team doesn't draw in its first draw step.
103.8c In other multiplayer games nobody skips the first draw.
104 How a game ends: winning, losing, draws and restarts.
104.1 The game is over at once when somebody wins, when it is drawn, or when it is restarted.
104.2 A player can win in more than one way.
104.2a You win when all your opponents have left the game, whatever tries to stop that.
104.2b An effect can also make somebody win the game.
104.2c A team wins when all other teams have left, including members who had lost before.
104.2d In Emperor a team wins when its emperor wins.
104.3 A player can lose in more than one way.
104.3a Anybody may concede at any time and thereby loses and leaves the game.
104.3b With 0 life or less a player loses when state-based actions are next checked.
104.3c Whoever had to draw more cards than were left loses when state-based actions are next checked.
104.3d Ten poison counters or more make a player lose when state-based actions are next checked.
104.3e An effect can also make somebody lose the game.
104.3f Winning and losing at the same moment counts as losing.
104.3g A team has lost once all of its players have lost.
104.3h With limited range, winning the game means that the opponents in range lose.
104.3i In Emperor a team loses when its emperor loses.
104.3j In Commander, 21 combat damage from one commander over the game makes a player lose.
104.3k In a tournament a judge's penalty can cost a player the game.
104.4 A game can be drawn in more than one way.
104.4a If all remaining players lose together, nobody wins and the game is drawn.
104.4b An endless loop that nobody is able to stop makes the game a draw.
104.4c An effect can also make the game a draw.
104.4d With teams the game is drawn if all that are left lose together.
104.4e With limited range a declared draw is one for the controller and players in range.
104.4f With limited range an endless loop is a draw for those involved and those in their range.
104.4g A draw for all remaining players of a team is a draw for the team.
104.4h In Emperor a draw for the emperor is one for the whole team.
104.4i In a tournament players may agree on a draw.
104.5 Losing or drawing players leave the game (800.4).
104.6 One card starts the game over for everybody who is still in it (726).
105 The five colors, and what monocolored, multicolored and colorless mean.
105.1 The colors are white, blue, black, red and green, and no others.
105.2 Mana symbols in its cost, a color indicator or a defining ability give an object its colors.
105.2a Monocolored means having one color and no second one.
105.2b Multicolored means having two colors or more at once.
105.2c Colorless means having none of the five colors.
105.3 A new color replaces the old ones unless it comes "in addition".
105.4 Whoever chooses a color names one of the five; colorless and multicolored can't be named.
105.5 A color pair is two different colors, so there are ten such pairs.
106 Mana: its colors and types, how it is produced, and the mana pool.
106.1 Mana is what players spend for most costs.
106.1a Mana can have one of the five colors of the game.
106.1b Mana comes in six types: the five colors, and colorless.
106.2 Mana symbols stand for mana as well as for costs.
106.3 Mana abilities, other abilities and spells produce mana; its source is the spell or the ability's source.
106.4 Produced mana waits in the player's pool and is lost when the step or phase ends.
106.4a After paying, a player announces what mana is left over.
106.4b A player who passes with mana in the pool announces it.
106.5 Mana of an undefined type is not produced at all.
106.6 Limits or extras on how mana may be spent don't change its type.
106.6a If more mana is produced because of a replacement, the limits and extras hold for all of it.
106.7 What a permanent "could produce" includes everything its abilities would make now, whatever they cost.
106.8 Adding hybrid mana lets the player choose one half.
106.9 Adding Phyrexian mana adds one mana of that color.
106.10 Adding generic mana adds as much colorless mana.
106.11 Adding snow mana adds as much colorless mana.
106.12 Tapping for mana means activating a mana ability of the permanent with {T} in its cost.
106.12a "Is tapped for mana" triggers when such an ability has resolved and produced the mana.
106.12b Replacing "is tapped for mana" changes what such an ability produces as it resolves.
106.13 One card takes over another player's unspent mana, together with its source and limits.
107 Numbers, rounding, X, and what every symbol means.
107.1 All numbers in the game are integers, none is a fraction.
107.1a Nothing is ever a fraction; effects that could give one say which way to round.
107.1b A result below zero counts as zero, though power, toughness and life totals may go below it.
107.1c Told to choose "any number", a player may choose zero.
107.2 A number that can't be found out is 0.
107.3 X stands for a number that the text defines or its controller chooses.
107.3a An undefined X in a cost is chosen and announced while casting or activating.
107.3b Casting without paying an X cost leaves 0 as the only possible X.
107.3c An X that the text defines can't be chosen, and it may change while on the stack.
107.3d In the cost of a special action X is chosen right before paying.
107.3e Text about another object's X uses the value chosen or defined there.
107.3f An X that stands in no cost and isn't defined is chosen when going on the stack or on resolution.
107.3g Outside the stack the X of a mana cost counts as 0.
107.3h Paying the mana cost of something that is no spell takes its X as 0.
107.3i As a rule all X on one object have the same value.
107.3j In an ability that was gained, X has that ability's own value, or 0.
107.3k The X of an activation is independent of every other X of the object.
107.3m Abilities that work as a permanent enters know the X its spell was cast with.
107.3n A delayed trigger knows the X of the spell or ability that made it.
107.3p The letter Y works just as X does.
107.4 Which mana symbols there are: colored, numbers, X, hybrid, Phyrexian, snow and colorless.
107.4a {W}, {U}, {B}, {R} and {G} are the colored symbols, and only such mana pays for them in costs.
107.4b Numbers and X in costs are generic: mana of every type pays for them.
107.4c {C} in a cost is paid with colorless mana and nothing else.
107.4d {0} marks a cost that needs nothing to be paid.
107.4e A hybrid symbol is paid as either of its halves and has all of its colors.
107.4f A Phyrexian symbol is paid with its color of mana or with 2 life.
107.4g {H} in rules text stands for any Phyrexian mana symbol.
107.4h {S} in a cost is paid with one mana from a snow source; snow is no type of mana.
107.5 {T} in a cost means tapping the permanent; fresh creatures can't do it without haste.
107.6 {Q} in a cost means untapping the permanent; fresh creatures can't do it without haste.
107.7 Loyalty symbols say how many loyalty counters are added or removed as a cost.
107.8 A level symbol gives a leveler its size and abilities for a range of level counters.
107.8a Within the range of level counters, the leveler has that size and those abilities.
107.8b From that many level counters up, the leveler has that size and those abilities.
107.9 The tombstone icon of some older cards means nothing in the game.
107.10 The type icons of one older set mean nothing in the game.
107.11 {PW} is the planeswalker symbol on the planar die.
107.12 {CHAOS} is the chaos symbol on the planar die.
107.13 A color indicator left of the type line gives the card its colors.
107.14 {E} is one energy counter; paying it removes one from the player.
107.15 Chapter symbols of a Saga are triggered abilities.
107.15a A chapter triggers as lore counters first bring the Saga up to its number.
107.15b Several numbers before a chapter mean that it triggers at each of them.
107.16 Level bars of a Class are activated abilities with the static abilities they switch on.
107.16a At sorcery timing you pay for the next level, which gives the Class further abilities.
107.17 {TK} is one ticket counter, used for stickers.
107.17a A number in a ticket symbol is how many ticket counters are paid.
107.18 {P} marks how much a mode of certain modal spells takes up; nothing is paid with it.
108 What a card is, who owns it, and who controls it.
108.1 The wording that counts is the Oracle text.
108.2 "Card" means a Magic card or what it represents, not a token.
108.2a Ordinary decks hold traditional cards; planes, schemes and the like are nontraditional.
108.2b Tokens are never cards, even when a printed card stands for them.
108.3 You own the cards you started the game with or brought into it from outside.
108.3a With one common planar deck the planar controller counts as owner of its cards.
108.3b Cards outside the game belong to the player in whose sideboard they are, else to their legal owner.
108.4 Only as a permanent or spell has a card a controller.
108.4a Where a controller is asked for and there is none, the owner takes that place.
108.5 Nontraditional cards can start the game only in the command zone.
108.6 Chapter 2 of the rules tells about the parts that a card has.
109 What an object is, how text refers to objects, and what their characteristics are.
109.1 Objects are cards, copies, tokens, spells, permanents, emblems, and abilities on the stack.
109.2 A card type or subtype alone, without zone or "card" or "spell", means a permanent on the battlefield.
109.2a With "card" and a zone it means a card there.
109.2b With "spell" it means something on the stack.
109.2c With "source" it means a source in whatever zone.
109.2d "This scheme" in a scheme's ability means that very card in the command zone.
109.3 Characteristics are name, cost, color, types, text, abilities, power, toughness, loyalty, defense and a few more; tapped, target or owner are not.
109.4 Only spells, abilities on the stack and permanents are controlled by somebody, with six exceptions.
109.4a A mana ability has a controller as if it were on the stack.
109.4b A waiting trigger is controlled by whoever controlled its source as it triggered.
109.4c An emblem is controlled by the player who got it.
109.4d A face-up plane or phenomenon is controlled by the planar controller.
109.4e In Vanguard every vanguard card is controlled by its owner.
109.4f In Archenemy every scheme is controlled by its owner.
109.4g In Conspiracy Draft every conspiracy is controlled by its owner.
109.5 "You" is the controller of the object, or the one who would be, or its owner.
`;
