/** Our own one-sentence summaries of section 702, keyword abilities from menace to web-slinging (edition 2025-09-19); one line an entry, the rule number first. */
export const keywordAbilitiesLatestSummaries = `
702.111 Menace: a single creature can't block it, two or more can.
702.111a Menace belongs to the evasion abilities, which restrict how the creature can be blocked.
702.111b At least two creatures have to block it together, or none.
702.111c Having menace more than once is no better than having it once.
702.112 Renown N: its first combat damage to a player gives it N +1/+1 counters.
702.112a The trigger works while it isn't renowned, and makes it renowned.
702.112b Renowned is a mere marker that lasts until the permanent leaves the battlefield; copies don't have it.
702.112c The first of several renown abilities makes it renowned; the others then do nothing.
702.113 Awaken N: pay this cost to turn a land of yours into a creature as well.
702.113a An alternative cost; a target land you control becomes a 0/0 Elemental with haste and N +1/+1 counters.
702.113b The land is a target only if the awaken cost is paid.
702.114 Devoid: the object has no color, whatever mana it costs.
702.114a Devoid makes it colorless in every zone, as a characteristic-defining ability (604.3).
702.115 Ingest: combat damage to a player exiles the top card of that player's library.
702.115a A trigger on combat damage, which doesn't depend on the amount of damage.
702.115b With several ingest abilities, every one of them triggers on its own.
702.116 Myriad: attacking creates copies that attack each other opponent.
702.116a The token copies enter tapped and attacking and are exiled at the end of combat.
702.116b With several myriad abilities, every one of them triggers on its own.
702.117 Surge: a cheaper cost if you or a teammate cast another spell this turn.
702.117a An alternative cost, judged as the spell is being cast.
702.118 Skulk: creatures with more power than it can't block it.
702.118a Skulk belongs to the evasion abilities, which restrict how the creature can be blocked.
702.118b Power is compared as blockers are declared, and equal power may block.
702.118c Having skulk more than once is no different from having it once.
702.119 Emerge: sacrifice a creature to cast it for less.
702.119a The alternative cost includes the sacrifice and is lowered by the creature's mana value in generic mana.
702.119b Emerge from a quality sacrifices a permanent of that quality in place of a creature.
702.119c The sacrifice is chosen at 601.2b and made while paying.
702.120 Escalate: pay the cost once for each mode past the first.
702.120a An additional cost for every further mode chosen while casting.
702.121 Melee: it grows for each opponent you attacked with creatures this combat.
702.121a A trigger on attacking; the bonus ends with the turn.
702.121b With several melee abilities, every one of them triggers on its own.
702.122 Crew N: tap creatures with power N in all to make the Vehicle a creature.
702.122a Any number of other untapped creatures you control may be tapped, even new ones, for power N or more together.
702.122b A creature crews a Vehicle when it is tapped for the crew cost.
702.122c "Can't crew Vehicles" keeps a creature from being tapped for crew costs.
702.122d "Becomes crewed" triggers when a crew ability of that Vehicle resolves.
702.123 Fabricate N: it enters with counters or with Servo tokens beside it.
702.123a A trigger: N +1/+1 counters on it, or else N 1/1 colorless Servos.
702.123b With several fabricate abilities, every one of them triggers on its own.
702.124 Partner: abilities that let two legendary cards share the role of commander.
702.124a All partner abilities concern Commander deck building and allow two commanders of the right kind.
702.124b The deck has 100 cards, both commanders included, which start in the command zone.
702.124c The color identity of the deck comes from both commanders together.
702.124d Apart from color identity the two are separate: each has its own tax and its own damage.
702.124e "Your commander" means either of them; the player picks where it matters.
702.124f Different kinds of partner ability don't go together.
702.124g Of several partner abilities one is used; more than two commanders are never possible.
702.124h Plain partner wants two legendary creature cards that both have it.
702.124i "Partner with" wants the two named cards and lets a player fetch the other one on entering.
702.124j Friends forever wants two legendary creature cards that both have it.
702.124k Choose a Background pairs the card with a legendary Background enchantment.
702.124m Doctor's companion pairs the card with a legendary Time Lord Doctor that has no other creature types.
702.124n An effect on one partner ability by name doesn't concern the other kinds.
702.125 Undaunted: it costs {1} less for each of your opponents.
702.125a The reduction counts opponents who are still in the game.
702.125b Opponents who have left the game aren't counted.
702.125c With several undaunted abilities, every one of them reduces the cost.
702.126 Improvise: your artifacts can help to pay for the spell by tapping.
702.126a Each untapped artifact you tap pays for one generic mana of the total.
702.126b Improvise is no additional or alternative cost; it is a way to pay once the total is known.
702.126c Having improvise more than once is no different from having it once.
702.127 Aftermath: this half of a split card is cast only from the graveyard.
702.127a After being cast from the graveyard it is exiled on leaving the stack.
702.128 Embalm: exile it from your graveyard to make a white Zombie token copy.
702.128a At sorcery timing; the token has no mana cost and is a Zombie besides its other types.
702.128b A token is embalmed if an embalm ability created it.
702.129 Eternalize: exile it from your graveyard to make a black 4/4 Zombie token copy.
702.129a At sorcery timing; the token has no mana cost and is a Zombie besides its other types.
702.130 Afflict N: when it becomes blocked, the defending player loses N life.
702.130a A trigger on becoming blocked; the loss of life is not damage.
702.130b With several afflict abilities, every one of them triggers on its own.
702.131 Ascend: with ten permanents you get the city's blessing for good.
702.131a On an instant or sorcery it is checked once, as that spell resolves.
702.131b On a permanent it works at any time, without using the stack.
702.131c The city's blessing is a mere marker, and several players may have it.
702.131d After getting the blessing, effects are applied anew before triggers are checked.
702.132 Assist: another player may help you pay its generic mana.
702.132a You choose the player before mana abilities are used; only generic mana can be taken over.
702.133 Jump-start: cast it from your graveyard by discarding a card too, then exile it.
702.133a The discard is an additional cost on top of the mana cost.
702.134 Mentor: attacking gives a +1/+1 counter to a weaker attacker.
702.134a The target must be an attacker with less power than this creature, also on resolution.
702.134b With several mentor abilities, every one of them triggers on its own.
702.134c A creature mentors another one when its mentor ability resolves for that target.
702.135 Afterlife N: when it dies you get N 1/1 flying Spirits.
702.135a The tokens are white and black Spirits with flying.
702.135b With several afterlife abilities, every one of them triggers on its own.
702.136 Riot: it enters with a +1/+1 counter or with haste, as you choose.
702.136a The choice is made while it enters, with nothing on the stack.
702.136b With several riot abilities, each offers its own choice.
702.137 Spectacle: a cheaper cost if an opponent lost life this turn.
702.137a An alternative cost, judged as the spell is being cast.
702.138 Escape: cast it from your graveyard for its escape cost, mostly by exiling other cards there.
702.138a An alternative cost for casting it from the graveyard.
702.138b A spell or permanent escaped if it was cast from a graveyard by its escape ability.
702.138c "Escapes with" counters means it enters with them if it escaped.
702.138d "Escapes with" an ability means it has that ability if it escaped.
702.139 Companion: a card outside the game that a fitting deck may take to hand for {3}.
702.139a Revealed before the game if the deck fulfils its condition; once a game {3} puts it into your hand.
702.139b The starting deck is what is left after setting aside the sideboard.
702.139c The companion stays in the game after going to the hand.
702.139d A companion may come into a Commander game in this way.
702.140 Mutate: cast it onto a non-Human creature you own, and the two merge.
702.140a The alternative cost makes it a mutating spell that targets a non-Human creature with the same owner.
702.140b With an illegal target on resolution it enters as a creature of its own.
702.140c With a legal target it merges, and you choose whether it goes on top or underneath.
702.140d "Mutates" triggers when such a spell merges with the creature.
702.140e The merged permanent has the abilities of all parts, and everything else from the topmost.
702.140f What affected the mutating spell goes on affecting the merged permanent.
702.141 Encore: exile it from your graveyard for a copy attacking each opponent.
702.141a At sorcery timing; the token copies have haste, must attack and are sacrificed at the next end step.
702.142 Boast: an ability for a creature that attacked this turn, once each turn.
702.142a The activated ability needs that its creature attacked this turn, and works once a turn.
702.142b A creature boasts when its boast ability is activated.
702.143 Foretell: exile it face down for {2} and cast it on a later turn for less.
702.143a On your turn with priority pay {2} to exile it; later its foretell cost is an alternative cost.
702.143b Exiling the card for foretell is a special action (116.2h).
702.143c "Foretold" cards are those exiled by that action, whatever they were cast for afterwards.
702.143d An effect can make another card in exile foretold and give it a foretell cost.
702.143e Foretold cards must be told apart, by order and by cost.
702.143f Foretold cards are shown when their player leaves and at the end of the game.
702.144 Demonstrate: you may copy the spell, and then an opponent copies it too.
702.144a A trigger on casting; all copies may have new targets.
702.145 Daybound and nightbound: two faces that turn over as day becomes night and back.
702.145a The two keywords stand on the two faces of the same card.
702.145b Daybound turns its permanent to the back as night falls, and lets it enter transformed at night.
702.145c A daybound permanent with its front up turns over at once when it is night.
702.145d A permanent with daybound makes it day when it is neither.
702.145e Nightbound turns its permanent to the front as day breaks.
702.145f A nightbound permanent with its back up turns over at once when it is day.
702.145g A permanent with nightbound makes it night when it is neither and nothing has daybound.
702.146 Disturb: cast the card from your graveyard as its back face.
702.146a The disturb cost is paid in place of the mana cost.
702.146b The resolving spell enters with its back face up.
702.147 Decayed: it can't block, and is sacrificed after attacking.
702.147a A static ability against blocking, and a trigger that sacrifices it at the end of combat.
702.148 Cleave: pay this cost to leave out the words in square brackets.
702.148a An alternative cost that removes the bracketed text of the spell.
702.148b Leaving out the words is a text-changing effect (612).
702.149 Training: attacking beside a stronger creature gives it a +1/+1 counter.
702.149a The other attacker must have greater power as both attack.
702.149b With several training abilities, every one of them triggers on its own.
702.149c A creature trains when its training ability really puts a counter on it.
702.150 Compleated: paying life for its Phyrexian mana costs it loyalty.
702.150a Two loyalty counters fewer for each such symbol that was paid with life.
702.151 Reconfigure: attach it to a creature or take it off, at sorcery timing.
702.151a Two activated abilities, one for attaching and one for unattaching the Equipment.
702.151b The Equipment stops being a creature for as long as it is attached to another one.
702.152 Blitz: cast it for this cost with haste and a card on death, sacrificed at end of turn.
702.152a An alternative cost: haste, a draw when it dies, and a sacrifice at the next end step.
702.152b Of several blitz abilities one is used, and each looks only at its own payment.
702.153 Casualty N: sacrifice a creature with power N or more to copy the spell.
702.153a An optional additional cost, with a trigger that makes the copy.
702.153b With several casualty abilities, each is paid and triggers on its own.
702.154 Enlist: tap another creature as it attacks to borrow that one's power.
702.154a The tapped creature may not be attacking and must have haste or have been yours since the turn began.
702.154b Tapping is an optional attack cost (508.1g), linked with its trigger.
702.154c The creature enlists the one tapped for it, which can't be itself.
702.154d With several enlist abilities, each is paid and triggers on its own.
702.155 Read ahead: choose with how many lore counters the Saga enters.
702.155a In its first turn only the chapter whose number equals its lore counters triggers.
702.155b You choose a number from one up to the final chapter.
702.155c Having read ahead more than once is no different from having it once.
702.156 Ravenous: it enters with X +1/+1 counters and draws a card for X of 5 or more.
702.156a X is the value chosen while casting the spell.
702.157 Squad: pay a cost several times to get as many token copies.
702.157a An additional cost paid any number of times, with a linked trigger on entering.
702.157b With several squad abilities, each is paid and triggers on its own.
702.158 Space sculptor: gives every creature one of three sectors, chosen by its controller.
702.158a A single card has it, and it gives sectors to creatures.
702.158b Alpha, beta and gamma sector are designations that copies don't inherit.
702.158c Creatures without a sector get one by a state-based action, chosen by their controllers.
702.158d Choose one of the three sectors and act on every creature in it.
702.158e Permanents with the same designation are in the same sector.
702.159 Visit: what an Attraction does when your roll hits one of its lit numbers.
702.159a A trigger on rolling to visit your Attractions (701.52).
702.159b Claiming the prize means doing what stands behind the word "Prize".
702.160 Prototype: cast it smaller and cheaper with its second set of numbers.
702.160a The alternative mana cost, power and toughness apply if it is cast prototyped (718).
702.161 Living metal: the Vehicle is a creature during your turn.
702.161a On your own turn it is an artifact creature besides its other types, without crewing.
702.162 More Than Meets the Eye: cast it converted for this cost.
702.162a The alternative cost casts the card with its other face up.
702.163 For Mirrodin!: the Equipment arrives with a 2/2 Rebel that carries it.
702.163a On entering it creates a red Rebel token and attaches itself to it.
702.164 Toxic N: its combat damage to a player also gives N poison counters.
702.164a Toxic belongs to the static abilities and always has a number.
702.164b The total toxic value is the sum of all the toxic numbers of a creature.
702.164c The poison comes along with the damage itself, not by a trigger.
702.165 Backup N: its counters and abilities can go to another creature for the turn.
702.165a N +1/+1 counters on a target; another creature also gains the abilities printed below for the turn.
702.165b A copy keeps the abilities in their printed order.
702.165c Only printed abilities are lent, not those the creature has gained.
702.165d Which abilities are lent is fixed as the backup ability goes on the stack.
702.166 Bargain: sacrifice an artifact, enchantment or token for an extra effect.
702.166a The sacrifice is an optional additional cost of the spell.
702.166b A spell is bargained when its controller announces paying that cost.
702.166c "If it was bargained" is linked to the bargain printed on that very object.
702.166d Targets that only the bargained part uses are chosen only when it is bargained.
702.167 Craft: exile it with the named materials, and it returns transformed.
702.167a At sorcery timing; materials come from your permanents and your graveyard.
702.167b Materials named by type alone may be permanents or cards in the graveyard.
702.167c Cards used to craft it are those exiled for the cost that time.
702.168 Disguise: cast it face down for {3} as a 2/2 with ward {2}, and turn it up later.
702.168a The card may be cast as a face-down 2/2 with ward {2} for {3}, an alternative cost.
702.168b What counts for casting it is the face-down 2/2 with ward, not the real card.
702.168c Disguise is what allows a card to be cast face down.
702.168d With priority you may show its disguise cost, pay it and turn it up, without using the stack.
702.168e Text that mentions X uses the X paid in the disguise cost.
702.168f All other rules about face-down cards, in section 708, hold for disguise too.
702.169 Solved: an ability that works only while its Case is solved.
702.169a The text behind it may be a static, triggered or activated ability.
702.169b A static ability behind it applies while the Case is solved.
702.169c A triggered ability behind it triggers only while the Case is solved.
702.169d An activated ability behind it can be used only while the Case is solved.
702.170 Plot: exile it for its plot cost and cast it free on a later turn.
702.170a In your main phase with an empty stack you pay the plot cost and exile the card from hand.
702.170b Plotting is one of the special actions, so nobody can respond to it (116.2k).
702.170c Other effects can make cards in exile plotted too.
702.170d On a later turn its owner may cast it without paying, in a main phase with an empty stack.
702.170e To plot a card means taking that special action.
702.170f Where plot works in another zone, the card is exiled from there.
702.171 Saddle N: tap creatures with power N in all to saddle the Mount, at sorcery timing.
702.171a Any number of other untapped creatures you control may be tapped for power N or more together.
702.171b Saddled is a mere marker that ends with the turn; copies don't have it.
702.171c A creature saddles the permanent for whose cost it is tapped.
702.172 Spree: choose one or more modes and pay the cost of each.
702.172a The costs of all chosen modes are additional costs of the spell.
702.172b The plus signs on the card only point out its additional costs.
702.173 Freerunning: a cheaper cost after combat damage by your Assassin or commander.
702.173a An alternative cost, available if such a creature of yours damaged a player in combat this turn.
702.174 Gift: promise an opponent something while casting, for a better effect.
702.174a Choosing an opponent is an optional additional cost; the gift itself depends on its name.
702.174b Permanents give it by a trigger on entering, instants and sorceries as they resolve.
702.174c A gift is given when the instant or sorcery, or the permanent's gift trigger, resolves.
702.174d Gift a Food: the chosen opponent gets a Food token.
702.174e Gift a card: the chosen opponent draws a card.
702.174f Gift a tapped Fish: the chosen opponent gets a tapped 1/1 blue Fish.
702.174g Gift an extra turn: the chosen opponent has an extra turn after this.
702.174h Gift a Treasure: the chosen opponent gets a Treasure token.
702.174i Gift an Octopus: the chosen opponent gets an 8/8 blue Octopus.
702.174j An instant or sorcery hands over the gift before doing anything else.
702.174k The gift was promised when the cost was announced.
702.174m Targets that depend on the gift are chosen only when it was promised.
702.175 Offspring: pay extra to get a 1/1 token copy as well.
702.175a An optional additional cost, with a trigger on entering that creates the copy.
702.175b With several offspring abilities, each is paid and triggers on its own.
702.176 Impending N: cast it cheaper; it is no creature until its time counters are gone.
702.176a An alternative cost: it enters with N time counters and loses one at each of your end steps.
702.177 Exhaust: an activated ability that can be used only once.
702.177a The one use counts for that object as long as it exists.
702.177b Not having used an exhaust ability means not even having begun to.
702.178 Max speed: an ability that works only while your speed is 4.
702.178a As long as your speed is 4 the object has the ability behind the dash.
702.178b A max speed ability works in whatever zones the ability behind it works in.
702.179 Start your engines!: gives you a speed of 1, which can rise to 4.
702.179a Controlling such a permanent without having speed sets your speed to 1.
702.179b A player has no speed at all until something gives it.
702.179c An increase by some number gives just that speed to a player without any.
702.179d Your speed goes up by 1, once a turn, when opponents lose life on your turn.
702.179e A player has max speed while their speed is 4.
702.179f For effects that ask for it, having no speed counts as 0.
702.180 Harmonize: cast it from your graveyard for a cost that a tapped creature lowers.
702.180a The power of the tapped creature reduces generic mana, and the card is exiled afterwards.
702.180b The creature is chosen at 601.2b and tapped when costs are paid.
702.181 Mobilize N: attacking creates N 1/1 red Warriors that attack too.
702.181a The tokens enter tapped and attacking and are sacrificed at the next end step.
702.182 Job select: the Equipment arrives with a 1/1 Hero that carries it.
702.182a On entering it creates a colorless Hero token and attaches itself to it.
702.183 Tiered: choose one mode and pay the cost written beside it.
702.183a The cost of the chosen mode is an additional cost of the spell.
702.184 Station: tap another creature to put charge counters on it equal to its power.
702.184a An activated ability at sorcery timing; the counters switch on what the card says further down.
702.184b Cards with station have a layout of their own, explained in 721.
702.184c Static abilities may have another quality than power decide the number of counters.
702.185 Warp: cast it from hand for less; it is exiled at end of turn and castable later.
702.185a The permanent is exiled at the next end step, and its owner may cast it on later turns.
702.185b A warped card in exile is one that this exiling put there.
702.185c A spell was warped if it was cast for its warp cost this turn.
702.186 ∞ (Infinity): an ability that works only while its permanent is harnessed.
702.186a The sign is followed by a text, and both are one static ability.
702.186b As long as it is harnessed (701.64) the permanent has the ability behind the sign.
702.187 Mayhem: cast it from the graveyard in the same turn in which you discarded it.
702.187a Mayhem is a static ability that works in the graveyard.
702.187b With a cost, that cost is paid in place of the mana cost.
702.187c Without a cost it lets you play the card, lands included.
702.188 Web-slinging: return a tapped creature of yours to cast it for this cost.
702.188a The returned creature is part of the alternative cost.
`;
