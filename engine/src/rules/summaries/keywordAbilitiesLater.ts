/** Our own one-sentence summaries of section 702, keyword abilities from wither to web-slinging (edition 2025-09-19). */
export const laterKeywordAbilitySummaries = `
702.80 Wither: its damage to creatures comes as -1/-1 counters.
702.80a Damage to a creature is not marked; as many -1/-1 counters are put on it.
702.81 Retrace: cast it from your graveyard by discarding a land card in addition.
702.81a The discarded land is an additional cost; the mana cost is paid as usual.
702.82 Devour N: sacrifice creatures as it enters for N +1/+1 counters each.
702.82a Any number of creatures may be sacrificed while it enters, which decides its counters.
702.82b "It devoured" speaks of the permanents sacrificed to its own devour ability.
702.82c Devour with a quality takes permanents of that quality in place of creatures.
702.83 Exalted: your creature that attacks alone gets +1/+1.
702.83a A trigger for every exalted permanent you control; the bonus ends with the turn.
702.83b A creature attacks alone when no other one was declared as an attacker in that combat.
702.84 Unearth: return it from the graveyard for one turn with haste.
702.84a At sorcery timing; it is exiled at the next end step or whenever it would leave.
702.85 Cascade: casting it lets you dig for a cheaper spell and cast that for free.
702.85a Exile until a nonland of smaller mana value, cast it without paying or don't, then bottom the others at random.
702.85b What you may do "as you cascade" comes after exiling and before deciding to cast.
702.85c With several cascade abilities, every one of them triggers on its own.
702.86 Annihilator N: when it attacks, the defending player sacrifices N permanents.
702.86a The defending player chooses which permanents to sacrifice as the trigger resolves.
702.87 Level up: pay to put a level counter on it, at sorcery timing.
702.87a An activated ability whose level counters switch on the level boxes of the card.
702.88 Rebound: cast from hand, it is exiled and may be cast for free next upkeep.
702.88a It works only for a spell cast from your hand, in place of going to the graveyard.
702.88b The second casting uses an alternative cost: nothing to pay.
702.88c Having rebound more than once is no better than having it once.
702.89 Umbra armor: the Aura is destroyed in place of the permanent it enchants.
702.89a A replacement effect: damage on the permanent is removed and this Aura destroyed.
702.89b Totem armor is the old name of umbra armor.
702.90 Infect: it damages players with poison counters and creatures with -1/-1 counters.
702.90a Infect belongs to the static abilities; it applies by itself and never uses the stack.
702.90b A damaged player loses no life and gets that many poison counters.
702.90c A damaged creature gets that many -1/-1 counters, with nothing marked on it.
702.91 Battle cry: when it attacks, the other attackers get +1/+0.
702.91a A trigger on attacking; the bonus for all other attacking creatures ends with the turn.
702.92 Living weapon: the Equipment arrives with a 0/0 Germ that carries it.
702.92a On entering it creates a black Phyrexian Germ token and attaches itself to it.
702.93 Undying: when it dies without a +1/+1 counter it returns with one.
702.93a A trigger with a condition; it comes back under the control of its owner.
702.94 Miracle: if it is your first draw of the turn, you may reveal and cast it for less.
702.94a Revealing it while drawing triggers an ability that lets you cast it for the miracle cost.
702.95 Soulbond: pair it with another creature of yours while both stay with you.
702.95a Triggers on either creature entering offer to pair two unpaired creatures you control.
702.95d No creature can be paired with more than one other.
702.95e The pair breaks when either leaves, stops being a creature or changes controller.
702.96 Overload: pay this cost to have the spell affect each thing where it says target.
702.96a An alternative cost that changes every "target" in the text to "each".
702.96b An overloaded spell has no targets, so hexproof and the like don't stop it.
702.96c The change of words is a text-changing effect (612).
702.97 Scavenge: exile it from your graveyard to give its power as counters to a creature.
702.97a An activated ability at sorcery timing; the target gets +1/+1 counters equal to the card's power.
702.98 Unleash: it may enter with a +1/+1 counter, but then it can't block.
702.98a It can't block while any +1/+1 counter is on it.
702.99 Cipher: exile the spell on a creature and cast copies when that one hits a player.
702.99a The card is encoded on a creature, whose combat damage to a player lets you cast a free copy.
702.100 Evolve: it grows when a bigger creature enters under your control.
702.100a The newcomer must have greater power or greater toughness, both on entering and on resolution.
702.101 Extort: with each spell you cast, an optional {W/B} drains each opponent for 1.
702.101a Each opponent loses 1 life, and you gain as much as was lost in all.
702.102 Fuse: cast both halves of the split card from your hand as one spell.
702.102a The choice for both halves is made before the card goes on the stack.
702.102d Left half first, right half afterwards, when a fused spell resolves.
702.103 Bestow: cast it as an Aura for this cost; it becomes a creature when unattached.
702.103a You choose while casting whether it is bestowed and pay the alternative cost.
702.103b A bestowed spell is an Aura with enchant creature and needs a legal target.
702.103c A copy of a bestowed Aura spell counts as bestowed as well.
702.103d Whether it may be cast is judged by what it looks like bestowed.
702.103e If its target is illegal on resolution it stops being bestowed and resolves as a creature.
702.103f Unattached or on something illegal, it stops being bestowed and stays as a creature.
702.103g Phasing in without being attached ends its being bestowed.
702.104 Tribute N: an opponent may give it N counters to stop its other ability.
702.104a As it enters you choose an opponent, who decides about the additional +1/+1 counters.
702.104b "If tribute wasn't paid" is true when that opponent gave it no counters.
702.105 Dethrone: attacking the player with most life gives it a +1/+1 counter.
702.105a The trigger works too against a player tied for the highest life total.
702.106 Hidden agenda: a face-down conspiracy with a secretly chosen card name.
702.106a The name is chosen in secret as the conspiracy goes to the command zone face down.
702.106c With priority you may turn it up and reveal the name, a special action.
702.106d "The chosen name" is linked to the name chosen for that same conspiracy.
702.106f Double agenda chooses two different names in secret.
702.107 Outlast: pay and tap it for a +1/+1 counter, at sorcery timing.
702.107a An activated ability whose cost includes {T} of the creature itself.
702.108 Prowess: it gets +1/+1 whenever you cast a noncreature spell.
702.108a The trigger resolves before the spell does, and the bonus ends with the turn.
702.109 Dash: cast it for this cost with haste; it returns to hand at end of turn.
702.109a An alternative cost: the creature has haste and goes back to its owner's hand at the next end step.
702.110 Exploit: when it enters you may sacrifice a creature, even itself.
702.110a A trigger on entering; sacrificing is optional and decided on resolution.
702.110b It exploits a creature when its controller sacrifices one to that ability.
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
702.116 Myriad: attacking creates copies that attack each other opponent.
702.116a The token copies enter tapped and attacking and are exiled at the end of combat.
702.117 Surge: a cheaper cost if you or a teammate cast another spell this turn.
702.117a An alternative cost, judged as the spell is being cast.
702.118 Skulk: creatures with more power than it can't block it.
702.118b Power is compared as blockers are declared, and equal power may block.
702.119 Emerge: sacrifice a creature to cast it for less.
702.119a The alternative cost includes the sacrifice and is lowered by the creature's mana value in generic mana.
702.119b Emerge from a quality sacrifices a permanent of that quality in place of a creature.
702.119c The sacrifice is chosen at 601.2b and made while paying.
702.120 Escalate: pay the cost once for each mode past the first.
702.120a An additional cost for every further mode chosen while casting.
702.121 Melee: it grows for each opponent you attacked with creatures this combat.
702.121a A trigger on attacking; the bonus ends with the turn.
702.122 Crew N: tap creatures with power N in all to make the Vehicle a creature.
702.122a Any number of other untapped creatures you control may be tapped, even new ones, for power N or more together.
702.122b A creature crews a Vehicle when it is tapped for the crew cost.
702.122c "Can't crew Vehicles" keeps a creature from being tapped for crew costs.
702.122d "Becomes crewed" triggers when a crew ability of that Vehicle resolves.
702.123 Fabricate N: it enters with counters or with Servo tokens beside it.
702.123a A trigger: N +1/+1 counters on it, or else N 1/1 colorless Servos.
702.124 Partner: abilities that let two legendary cards share the role of commander.
702.124a All partner abilities concern Commander deck building and allow two commanders of the right kind.
702.124c The color identity of the deck comes from both commanders together.
702.124h Plain partner wants two legendary creature cards that both have it.
702.124i "Partner with" wants the two named cards and lets a player fetch the other one on entering.
702.124j Friends forever wants two legendary creature cards that both have it.
702.124k Choose a Background pairs the card with a legendary Background enchantment.
702.124m Doctor's companion pairs the card with a legendary Time Lord Doctor that has no other creature types.
702.125 Undaunted: it costs {1} less for each of your opponents.
702.125a The reduction counts opponents who are still in the game.
702.126 Improvise: your artifacts can help to pay for the spell by tapping.
702.126a Each untapped artifact you tap pays for one generic mana of the total.
702.126b Improvise is no additional or alternative cost; it is a way to pay once the total is known.
702.127 Aftermath: this half of a split card is cast only from the graveyard.
702.127a After being cast from the graveyard it is exiled on leaving the stack.
702.128 Embalm: exile it from your graveyard to make a white Zombie token copy.
702.128a At sorcery timing; the token has no mana cost and is a Zombie besides its other types.
702.129 Eternalize: exile it from your graveyard to make a black 4/4 Zombie token copy.
702.129a At sorcery timing; the token has no mana cost and is a Zombie besides its other types.
702.130 Afflict N: when it becomes blocked, the defending player loses N life.
702.130a A trigger on becoming blocked; the loss of life is not damage.
702.131 Ascend: with ten permanents you get the city's blessing for good.
702.131a On an instant or sorcery it is checked once, as that spell resolves.
702.131b On a permanent it works at any time, without using the stack.
702.131c The city's blessing is a mere marker, and several players may have it.
702.132 Assist: another player may help you pay its generic mana.
702.132a You choose the player before mana abilities are used; only generic mana can be taken over.
702.133 Jump-start: cast it from your graveyard by discarding a card too, then exile it.
702.133a The discard is an additional cost on top of the mana cost.
702.134 Mentor: attacking gives a +1/+1 counter to a weaker attacker.
702.134a The target must be an attacker with less power than this creature, also on resolution.
702.135 Afterlife N: when it dies you get N 1/1 flying Spirits.
702.135a The tokens are white and black Spirits with flying.
702.136 Riot: it enters with a +1/+1 counter or with haste, as you choose.
702.136a The choice is made while it enters, with nothing on the stack.
702.137 Spectacle: a cheaper cost if an opponent lost life this turn.
702.137a An alternative cost, judged as the spell is being cast.
702.138 Escape: cast it from your graveyard for a cost that exiles other cards there.
702.138a An alternative cost for casting it from the graveyard.
702.138b It escaped if it was cast from a graveyard by its escape ability.
702.138c "Escapes with" counters means it enters with them if it escaped.
702.138d "Escapes with" an ability means it has that ability if it escaped.
702.139 Companion: a card outside the game that a fitting deck may take to hand for {3}.
702.139a Revealed before the game if the deck fulfils its condition; once a game {3} puts it into your hand.
702.139b The starting deck is what is left after setting aside the sideboard.
702.140 Mutate: cast it onto a non-Human creature you own, and the two merge.
702.140a The alternative cost makes it a mutating spell that targets a non-Human creature with the same owner.
702.140b With an illegal target on resolution it enters as a creature of its own.
702.140c With a legal target it merges, and you choose whether it goes on top or underneath.
702.140d "Mutates" triggers when such a spell merges with the creature.
702.140e The merged permanent has the abilities of all parts, and everything else from the topmost.
702.141 Encore: exile it from your graveyard for a copy attacking each opponent.
702.141a At sorcery timing; the token copies have haste, must attack and are sacrificed at the next end step.
702.142 Boast: an ability for a creature that attacked this turn, once each turn.
702.142a The activated ability needs that its creature attacked this turn, and works once a turn.
702.143 Foretell: exile it face down for {2} and cast it on a later turn for less.
702.143a On your turn with priority pay {2} to exile it; later its foretell cost is an alternative cost.
702.143b Exiling the card for foretell is a special action (116.2h).
702.143c "Foretold" cards are those exiled by that action, whatever they were cast for afterwards.
702.143d An effect can make another card in exile foretold and give it a foretell cost.
702.144 Demonstrate: you may copy the spell, and then an opponent copies it too.
702.144a A trigger on casting; all copies may have new targets.
702.145 Daybound and nightbound: two faces that turn over as day becomes night and back.
702.145b Daybound turns its permanent to the back as night falls, and lets it enter transformed at night.
702.145d A permanent with daybound makes it day when it is neither.
702.145e Nightbound turns its permanent to the front as day breaks.
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
702.150 Compleated: paying life for its Phyrexian mana costs it loyalty.
702.150a Two loyalty counters fewer for each such symbol that was paid with life.
702.151 Reconfigure: attach it to a creature or take it off, at sorcery timing.
702.151a Two activated abilities, one for attaching and one for unattaching the Equipment.
702.151b The Equipment stops being a creature for as long as it is attached to another one.
702.152 Blitz: cast it for this cost with haste and a card on death, sacrificed at end of turn.
702.152a An alternative cost: haste, a draw when it dies, and a sacrifice at the next end step.
702.153 Casualty N: sacrifice a creature with power N or more to copy the spell.
702.153a An optional additional cost, with a trigger that makes the copy.
702.154 Enlist: tap another creature as it attacks to borrow that one's power.
702.154a The tapped creature may not be attacking and must have haste or have been yours since the turn began.
702.154b Tapping is an optional attack cost (508.1g), linked with its trigger.
702.155 Read ahead: choose with how many lore counters the Saga enters.
702.155a In its first turn only the chapter whose number equals its lore counters triggers.
702.155b You choose a number from one up to the final chapter.
702.156 Ravenous: it enters with X +1/+1 counters and draws a card for X of 5 or more.
702.156a X is the value chosen while casting the spell.
702.157 Squad: pay a cost several times to get as many token copies.
702.157a An additional cost paid any number of times, with a linked trigger on entering.
702.158 Space sculptor: gives every creature one of three sectors, chosen by its controller.
702.158b Alpha, beta and gamma sector are designations that copies don't inherit.
702.159 Visit: what an Attraction does when your roll hits one of its lit numbers.
702.159a A trigger on rolling to visit your Attractions (701.52).
702.160 Prototype: cast it smaller and cheaper with its second set of numbers.
702.160a The alternative mana cost, power and toughness apply if it is cast prototyped (718).
702.161 Living metal: the Vehicle is a creature during your turn.
702.161a On your own turn it is an artifact creature besides its other types, without crewing.
702.162 More Than Meets the Eye: cast it converted for this cost.
702.162a The alternative cost casts the card with its other face up.
702.163 For Mirrodin!: the Equipment arrives with a 2/2 Rebel that carries it.
702.163a On entering it creates a red Rebel token and attaches itself to it.
702.164 Toxic N: its combat damage to a player also gives N poison counters.
702.164b The total toxic value is the sum of all the toxic numbers of a creature.
702.164c The poison comes along with the damage itself, not by a trigger.
702.165 Backup N: its counters and abilities can go to another creature for the turn.
702.165a N +1/+1 counters on a target; another creature also gains the abilities printed below for the turn.
702.165d Which abilities are lent is fixed as the backup ability goes on the stack.
702.166 Bargain: sacrifice an artifact, enchantment or token for an extra effect.
702.166a The sacrifice is an optional additional cost of the spell.
702.166b A spell is bargained when its controller announces paying that cost.
702.166c "If it was bargained" is linked to the bargain printed on that very object.
702.166d Targets that only the bargained part uses are chosen only when it is bargained.
702.167 Craft: exile it with the named materials, and it returns transformed.
702.167a At sorcery timing; materials come from your permanents and your graveyard.
702.167b Materials named by type alone may be permanents or cards in the graveyard.
702.168 Disguise: cast it face down for {3} as a 2/2 with ward {2}, and turn it up later.
702.168a The card may be cast as a face-down 2/2 with ward {2} for {3}, an alternative cost.
702.168d With priority you may show its disguise cost, pay it and turn it up, without using the stack.
702.169 Solved: an ability that works only while its Case is solved.
702.169a The text behind it may be a static, triggered or activated ability.
702.170 Plot: exile it for its plot cost and cast it free on a later turn.
702.170a In your main phase with an empty stack you pay the plot cost and exile the card from hand.
702.170b Plotting is one of the special actions, so nobody can respond to it (116.2k).
702.170c Other effects can make cards in exile plotted too.
702.170d On a later turn its owner may cast it without paying, in a main phase with an empty stack.
702.171 Saddle N: tap creatures with power N in all to saddle the Mount, at sorcery timing.
702.171a Any number of other untapped creatures you control may be tapped for power N or more together.
702.171b Saddled is a mere marker that ends with the turn; copies don't have it.
702.172 Spree: choose one or more modes and pay the cost of each.
702.172a The costs of all chosen modes are additional costs of the spell.
702.173 Freerunning: a cheaper cost after combat damage by your Assassin or commander.
702.173a An alternative cost, available if such a creature of yours damaged a player in combat this turn.
702.174 Gift: promise an opponent something while casting, for a better effect.
702.174a Choosing an opponent is an optional additional cost; the gift itself depends on its name.
702.174b Permanents give it by a trigger on entering, instants and sorceries as they resolve.
702.174j An instant or sorcery hands over the gift before doing anything else.
702.174k The gift was promised when the cost was announced.
702.174m Targets that depend on the gift are chosen only when it was promised.
702.175 Offspring: pay extra to get a 1/1 token copy as well.
702.175a An optional additional cost, with a trigger on entering that creates the copy.
702.176 Impending N: cast it cheaper; it is no creature until its time counters are gone.
702.176a An alternative cost: it enters with N time counters and loses one at each of your end steps.
702.177 Exhaust: an activated ability that can be used only once.
702.177a The one use counts for that object as long as it exists.
702.178 Max speed: an ability that works only while your speed is 4.
702.178a As long as your speed is 4 the object has the ability behind the dash.
702.179 Start your engines!: gives you a speed of 1, which can rise to 4.
702.179a Controlling such a permanent without having speed sets your speed to 1.
702.179d Your speed goes up by 1, once a turn, when opponents lose life on your turn.
702.179e A player has max speed while their speed is 4.
702.180 Harmonize: cast it from your graveyard for a cost that a tapped creature lowers.
702.180a The power of the tapped creature reduces generic mana, and the card is exiled afterwards.
702.181 Mobilize N: attacking creates N 1/1 red Warriors that attack too.
702.181a The tokens enter tapped and attacking and are sacrificed at the next end step.
702.182 Job select: the Equipment arrives with a 1/1 Hero that carries it.
702.182a On entering it creates a colorless Hero token and attaches itself to it.
702.183 Tiered: choose one mode and pay the cost written beside it.
702.183a The cost of the chosen mode is an additional cost of the spell.
702.184 Station: tap another creature to put charge counters on it equal to its power.
702.184a An activated ability at sorcery timing; the counters switch on what the card says further down.
702.184c Static abilities may have another quality than power decide the number of counters.
702.185 Warp: cast it from hand for less; it is exiled at end of turn and castable later.
702.185a The permanent is exiled at the next end step, and its owner may cast it on later turns.
702.185b A warped card in exile is one that this exiling put there.
702.186 ∞ (Infinity): an ability that works only while its permanent is harnessed.
702.186b As long as it is harnessed (701.64) the permanent has the ability behind the sign.
702.187 Mayhem: cast it from the graveyard in the same turn in which you discarded it.
702.187b With a cost, that cost is paid in place of the mana cost.
702.187c Without a cost it lets you play the card, lands included.
702.188 Web-slinging: return a tapped creature of yours to cast it for this cost.
702.188a The returned creature is part of the alternative cost.
`;
