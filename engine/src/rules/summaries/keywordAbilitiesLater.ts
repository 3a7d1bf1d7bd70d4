/** Our own one-sentence summaries of section 702, keyword abilities from epic to exploit (edition 2025-09-19); one line an entry, the rule number first. */
export const keywordAbilitiesLaterSummaries = `
702.50 Epic: no more spells for you this game, but this one is copied every upkeep.
702.50a After it resolves you can't cast spells, and each of your upkeeps copies it without epic.
702.50b You can't cast spells any more, but copies still get onto the stack.
702.51 Convoke: your creatures can help to pay for the spell by tapping.
702.51a Each untapped creature you tap pays for one generic mana or one of its own colors.
702.51b Convoke is no additional or alternative cost; it is a way to pay once the total is known.
702.51c Creatures tapped for it are said to have convoked the spell.
702.51d Having convoke more than once is no different from having it once.
702.52 Dredge N: return it from the graveyard in place of a draw by milling N cards.
702.52a Replaces a draw: you mill N cards and return the card to hand, if your library is large enough.
702.52b With too few cards in your library you can't use dredge.
702.53 Transmute: pay and discard it to search for a card with equal mana value.
702.53a An activated ability of a card in hand, at sorcery timing, that finds a card of the same mana value.
702.53b The ability exists in every zone, though it can be used only from the hand.
702.54 Bloodthirst N: it enters with counters if an opponent was damaged this turn.
702.54a The N +1/+1 counters are there as it enters, if any opponent took damage this turn.
702.54b With X it counts all damage your opponents took this turn.
702.54c With several bloodthirst abilities, every one of them applies on its own.
702.55 Haunt: when it dies or resolves it is exiled haunting a target creature.
702.55a A trigger exiles the card, tied to a target creature.
702.55b The exiled card haunts the creature that was targeted, even if that is no creature any more.
702.55c Triggers about the haunted creature work from exile.
702.56 Replicate: pay a cost several times while casting to get as many copies.
702.56a An additional cost paid any number of times, with a trigger that copies the spell for each payment.
702.56b With several replicate abilities, each is paid and triggers on its own.
702.57 Forecast: an ability used from your hand, once a turn during your upkeep.
702.57a A forecast ability is activated only from the hand.
702.57b Forecast works only in its owner's upkeep, once a turn, and keeps the card revealed meanwhile.
702.58 Graft N: it enters with counters that may move to creatures entering later.
702.58a When another creature enters you may move one of its +1/+1 counters to it.
702.58b With several graft abilities, every one of them works on its own.
702.59 Recover: when a creature of yours dies, pay to return this card or exile it.
702.59a A trigger from the graveyard: pay and it goes to hand, otherwise it is exiled.
702.60 Ripple N: reveal your top N cards and cast those of the same name for free.
702.60a A trigger on casting; revealed cards not cast go to the bottom of the library, ordered as you like.
702.60b With several ripple abilities, every one of them triggers on its own.
702.61 Split second: while it is on the stack, nobody can respond with spells or abilities.
702.61a Only mana abilities may be activated, and no spells cast, until it has left the stack.
702.61b Special actions and triggered abilities go on as usual.
702.61c Having split second more than once is no different from having it once.
702.62 Suspend: exile it with time counters; it is cast for free when the last one is gone.
702.62a A special action from the hand, a counter removed every upkeep, then a free cast with haste for creatures.
702.62b A card counts as suspended while exiled with suspend and a time counter on it.
702.62c Whether you could begin to cast it takes account of everything that forbids casting it.
702.62d Casting it through suspend uses an alternative cost.
702.63 Vanishing N: it loses a time counter each upkeep and is sacrificed after the last.
702.63a A permanent with vanishing N enters with N time counters, and losing the last of them makes you sacrifice it.
702.63b Vanishing without a number gives no counters of its own.
702.63c With several vanishing abilities, every one of them works on its own.
702.64 Absorb N: prevents N of the damage from each source.
702.64a Each time a source would damage it, N of that damage is prevented.
702.64b Absorb N prevents N from each source each time, not more.
702.64c With several absorb abilities, every one of them applies on its own.
702.65 Aura swap: exchange this Aura with an Aura card in your hand.
702.65a An activated ability; if the exchange can't be completed nothing happens.
702.65b If one of both Auras can't be exchanged, nothing happens at all.
702.66 Delve: cards from your graveyard can pay for generic mana.
702.66a Each card you exile from your graveyard pays for one generic mana of the total.
702.66b Delve is no additional or alternative cost; it is a way to pay once the total is known.
702.66c Having delve more than once is no different from having it once.
702.67 Fortify: like equip, but for Fortifications, which are attached to lands.
702.67a At sorcery timing it attaches the Fortification to a target land you control.
702.67b All further rules for Fortifications are found with the artifacts in 301.6.
702.67c Of several fortify abilities you may use whichever you like.
702.68 Frenzy N: it gets +N/+0 when it attacks and isn't blocked.
702.68a The bonus comes from a trigger and lasts until the turn ends.
702.68b With several frenzy abilities, every one of them triggers on its own.
702.69 Gravestorm: copy the spell for each permanent that went to a graveyard this turn.
702.69a A trigger on casting makes the copies, each with new targets if you like.
702.69b With several gravestorm abilities, every one of them triggers on its own.
702.70 Poisonous N: combat damage to a player also gives N poison counters.
702.70a A trigger, so the number of counters doesn't depend on the damage.
702.70b With several poisonous abilities, every one of them triggers on its own.
702.71 Transfigure: sacrifice it to put a creature of equal mana value onto the battlefield.
702.71a An activated ability at sorcery timing that searches your library for the creature card.
702.72 Champion: exile another permanent of yours, or lose this one; it returns when this leaves.
702.72a Two triggers: on entering, exile a fitting permanent or sacrifice this; on leaving, give the card back.
702.72b The exiled card that returns is the one this very ability exiled (607).
702.72c What was exiled through champion is championed by the permanent that did it.
702.73 Changeling: it has every creature type, in every zone.
702.73a Changeling defines the object's types everywhere, as a characteristic-defining ability (604.3).
702.74 Evoke: cast it for this cost, but sacrifice it when it enters.
702.74a An alternative cost with a trigger that sacrifices the permanent on entering.
702.75 Hideaway N: exile one of your top N cards face down, for later use.
702.75a On entering you see N cards, hide one in exile and put the others on the bottom at random.
702.75b Older cards with hideaway count as hideaway 4 and enter tapped.
702.76 Prowl: a cheaper cost after combat damage by one of its creature types.
702.76a An alternative cost, available if a source of yours with a shared type damaged a player in combat this turn.
702.77 Reinforce N: discard it to put N +1/+1 counters on a target creature.
702.77a An activated ability of a card in hand; discarding the card is part of its cost.
702.77b The ability exists in every zone, though it can be used only from the hand.
702.78 Conspire: tap two creatures sharing a color with the spell to copy it.
702.78a An optional additional cost, with a trigger that copies the spell when it was paid.
702.78b With several conspire abilities, each is paid and triggers on its own.
702.79 Persist: when it dies without a -1/-1 counter it returns with one.
702.79a A trigger with a condition; it comes back under the control of its owner.
702.80 Wither: its damage to creatures comes as -1/-1 counters.
702.80a Damage to a creature is not marked; as many -1/-1 counters are put on it.
702.80b For a source that has changed zones, the last known information tells whether it had wither.
702.80c Wither works from any zone the damage is dealt from.
702.80d Having wither more than once is no different from having it once.
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
702.86b With several annihilator abilities, every one of them triggers on its own.
702.87 Level up: pay to put a level counter on it, at sorcery timing.
702.87a An activated ability whose level counters switch on the level boxes of the card.
702.87b Cards with level up have a layout of their own, explained in 711.
702.87c The levels of Classes have nothing to do with level up or level counters.
702.88 Rebound: cast from hand, it is exiled and may be cast for free next upkeep.
702.88a Rebound works only for a spell cast from your hand, in place of going to the graveyard.
702.88b The second casting uses an alternative cost: nothing to pay.
702.88c Having rebound more than once is no better than having it once.
702.89 Umbra armor: the Aura is destroyed in place of the permanent it enchants.
702.89a A replacement effect: damage on the permanent is removed and this Aura destroyed.
702.89b Totem armor is the old name of umbra armor.
702.90 Infect: it damages players with poison counters and creatures with -1/-1 counters.
702.90a Infect belongs to the static abilities; it applies by itself and never uses the stack.
702.90b A damaged player loses no life and gets that many poison counters.
702.90c A damaged creature gets that many -1/-1 counters, with nothing marked on it.
702.90d For a source that has changed zones, the last known information tells whether it had infect.
702.90e Infect works from any zone the damage is dealt from.
702.90f Having infect more than once is no different from having it once.
702.91 Battle cry: when it attacks, the other attackers get +1/+0.
702.91a A trigger on attacking; the bonus for all other attacking creatures ends with the turn.
702.91b With several battle cry abilities, every one of them triggers on its own.
702.92 Living weapon: the Equipment arrives with a 0/0 Germ that carries it.
702.92a On entering it creates a black Phyrexian Germ token and attaches itself to it.
702.93 Undying: when it dies without a +1/+1 counter it returns with one.
702.93a A trigger with a condition; it comes back under the control of its owner.
702.94 Miracle: if it is your first draw of the turn, you may reveal and cast it for less.
702.94a Revealing it while drawing triggers an ability that lets you cast it for the miracle cost.
702.94b The revealed card stays revealed until it leaves the hand or the trigger is gone.
702.95 Soulbond: pair it with another creature of yours while both stay with you.
702.95a Triggers on either creature entering offer to pair two unpaired creatures you control.
702.95b Paired creatures are those soulbond joined; all others are unpaired.
702.95c If either creature is gone, no creature or somebody else's on resolution, no pair is made.
702.95d No creature can be paired with more than one other.
702.95e The pair breaks when either leaves, stops being a creature or changes controller.
702.96 Overload: pay this cost to have the spell affect each thing where it says target.
702.96a An alternative cost that changes every "target" in the text to "each".
702.96b An overloaded spell has no targets, so hexproof and the like don't stop it.
702.96c The change of words is a text-changing effect (612).
702.97 Scavenge: exile it from your graveyard to give its power as counters to a creature.
702.97a An activated ability at sorcery timing; the target gets +1/+1 counters equal to the card's power.
702.98 Unleash: it may enter with a +1/+1 counter, but then it can't block.
702.98a A creature with unleash can't block while any +1/+1 counter is on it.
702.99 Cipher: exile the spell on a creature and cast copies when that one hits a player.
702.99a The card is encoded on a creature, whose combat damage to a player lets you cast a free copy.
702.99b Encoded tells which creature the exiled card belongs to.
702.99c The card stays encoded while the card is exiled and the creature is on the battlefield.
702.100 Evolve: it grows when a bigger creature enters under your control.
702.100a The newcomer must have greater power or greater toughness, both on entering and on resolution.
702.100b A creature evolves when its evolve ability really puts a counter on it.
702.100c Nothing counts as bigger than a permanent that is no creature.
702.100d With several evolve abilities, every one of them triggers on its own.
702.101 Extort: with each spell you cast, an optional {W/B} drains each opponent for 1.
702.101a Each opponent loses 1 life, and you gain as much as was lost in all.
702.101b With several extort abilities, every one of them triggers on its own.
702.102 Fuse: cast both halves of the split card from your hand as one spell.
702.102a The choice for both halves is made before the card goes on the stack.
702.102b A fused spell has the qualities of both halves together.
702.102c A fused spell costs as much as both halves together.
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
702.105b With several dethrone abilities, every one of them triggers on its own.
702.106 Hidden agenda: a face-down conspiracy with a secretly chosen card name.
702.106a The name is chosen in secret as the conspiracy goes to the command zone face down.
702.106b The secret name is written down and kept with the card.
702.106c With priority you may turn it up and reveal the name, a special action.
702.106d "The chosen name" is linked to the name chosen for that same conspiracy.
702.106e Face-down conspiracies are shown when their player leaves and at the end of the game.
702.106f Double agenda chooses two different names in secret.
702.107 Outlast: pay and tap it for a +1/+1 counter, at sorcery timing.
702.107a An activated ability whose cost includes {T} of the creature itself.
702.108 Prowess: it gets +1/+1 whenever you cast a noncreature spell.
702.108a The trigger resolves before the spell does, and the bonus ends with the turn.
702.108b With several prowess abilities, every one of them triggers on its own.
702.109 Dash: cast it for this cost with haste; it returns to hand at end of turn.
702.109a An alternative cost: the creature has haste and goes back to its owner's hand at the next end step.
702.110 Exploit: when it enters you may sacrifice a creature, even itself.
702.110a A trigger on entering; sacrificing is optional and decided on resolution.
702.110b A creature with exploit exploits a creature when its controller sacrifices one to that ability.
`;
