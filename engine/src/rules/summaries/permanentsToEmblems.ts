/** Our own one-sentence summaries of sections 110 to 114: permanents, tokens, spells, abilities, emblems (edition 2025-09-19); one line an entry, the rule number first. */
export const permanentsToEmblemsSummaries = `
110 Permanents: control, types, and status such as tapped or face down.
110.1 A permanent is a card or token for as long as it is on the battlefield.
110.2 A permanent belongs to its card's owner and is controlled at first by the player it entered under.
110.2a What you are told to put onto the battlefield enters under your control unless the effect says otherwise.
110.2b Taking over a permanent spell gives you its permanent, but the caster stays its controller by default.
110.3 A permanent's characteristics are the printed ones as changed by continuous effects.
110.4 Artifacts, battles, creatures, enchantments, lands and planeswalkers are permanents; instants and sorceries never.
110.4a A permanent card is one that could be put onto the battlefield.
110.4b A permanent spell is one that will become a permanent on resolving.
110.4c A permanent without any permanent type left stays on the battlefield all the same.
110.5 Status is four pairs: tapped, flipped, face down, phased out, or not.
110.5a Status is no characteristic, though it can have an effect on some.
110.5b Unless told otherwise a permanent enters untapped, unflipped, face up and phased in.
110.5c Status stays as it is until something changes it.
110.5d Cards outside the battlefield have no status, though they may lie face down.
111 Tokens: who owns them, their names and types, predefined tokens, and where they vanish.
111.1 A token stands for a permanent that has no card.
111.2 Whoever creates a token owns it, and it enters under that player's control.
111.3 The effect that creates it sets its characteristics, which then count as printed.
111.4 Without another name, a token is called by its subtypes and the word "Token".
111.5 A token that wouldn't be allowed to enter isn't created, nor is a copy of an instant or sorcery.
111.6 Whatever affects permanents of its types affects the token, but a token is no card.
111.7 A token outside the battlefield ceases to exist with the next state-based actions, after triggers have seen it leave.
111.8 A token that has left can't move again or come back.
111.9 "Create" with a name and a description makes a legendary token of that name.
111.10 Predefined tokens are those that have only a name in the text and their definition here.
111.10a Treasure: tap and sacrifice it for one mana of any color.
111.10b Food: pay {2}, tap and sacrifice it to gain 3 life.
111.10c Gold: sacrifice it for one mana of any color, without tapping.
111.10d Walker: a 2/2 black Zombie creature by the name of Walker.
111.10e Shard: pay {2} and sacrifice it to scry 1 and draw a card.
111.10f Clue: pay {2} and sacrifice it to draw a card.
111.10g Blood: pay {1}, tap, discard a card and sacrifice it to draw one.
111.10h Powerstone: taps for {C} that nonartifact spells can't be cast with.
111.10i Incubator: an artifact that turns for {2} into a 0/0 Phyrexian artifact creature.
111.10j Cursed Role: the enchanted creature has base power and toughness 1/1.
111.10k Monster Role: gives the enchanted creature +1/+1 and trample.
111.10m Royal Role: gives the enchanted creature +1/+1 and ward {1}.
111.10n Sorcerer Role: gives +1/+1 and lets you scry 1 whenever the creature attacks.
111.10p Virtuous Role: gives the enchanted creature +1/+1 for every enchantment of yours.
111.10q Wicked Role: gives +1/+1, and each opponent loses 1 life when the Role is put into the graveyard.
111.10r Young Hero Role: when the attacker's toughness is 3 or less it gets a +1/+1 counter.
111.10s Map: pay {1}, tap and sacrifice it at sorcery timing to let a creature of yours explore.
111.10t Junk: tap and sacrifice it at sorcery timing to exile your top card and play it this turn.
111.10u Lander: pay {2}, tap and sacrifice it to fetch a basic land onto the battlefield tapped.
111.11 A token known only by a card's name looks as that card's Oracle text says.
111.12 A token copying something that doesn't exist is not created.
111.13 A copied permanent spell becomes a token, with the characteristics of the spell it copied.
112 What a spell is, who owns and controls it.
112.1 A card is a spell from going on the stack until it leaves it.
112.1a A copy of a spell is a spell too, card or no card.
112.1b A copy of a card that is cast is a spell too.
112.2 A spell belongs to its card's owner and is controlled by whoever put it on the stack.
112.2a A copy of a card that may be cast belongs to the player who is told to make it.
112.3 A spell's characteristics are the printed ones as changed by continuous effects.
112.4 What changes a permanent spell on the stack goes on applying to the permanent it becomes.
113 Abilities: their kinds, where they function, their source and controller.
113.1 The word ability has three meanings: of an object, of a player, or on the stack.
113.1a An object's abilities come from its text or are granted by rules or effects.
113.1b Players too can have abilities that an effect gave them.
113.1c An activated or triggered ability on the stack is an object itself.
113.2 An ability can act on its own object, on others and on players.
113.2a An ability may be good or bad for the one who has it.
113.2b Additional and alternative costs of a card are abilities of that card.
113.2c Each paragraph of rules text is an ability of its own, apart from keywords on one line.
113.2d What an ability makes is a one-shot or a continuous effect.
113.3 There are four kinds: spell, activated, triggered and static abilities.
113.3a Spell abilities are what an instant or sorcery does as it resolves.
113.3b Activated abilities are those written with cost, colon and effect, used with priority.
113.3c Triggered abilities begin with when, whenever or at, and go on the stack by themselves.
113.3d Static abilities are plain statements that are simply true.
113.4 Mana abilities are activated or triggered ones that skip the stack.
113.5 Loyalty abilities are activated ones: sorcery timing, once a turn for each permanent.
113.6 Instants and sorceries work from the stack, everything else from the battlefield, with listed exceptions.
113.6a Characteristic-defining abilities work everywhere, even outside the game.
113.6b An ability that names the zones it works in works only there.
113.6c An ability that names zones it doesn't work in works in all others.
113.6d Abilities about alternative costs or what the object costs work on the stack.
113.6e Abilities that limit how an object is cast work wherever it could be cast from.
113.6f Abilities about which zones an object can be cast from work everywhere.
113.6g "Can't be countered" and "can't be copied" work on the stack.
113.6h Abilities about how an object enters work as it is entering.
113.6i "Counters can't be put on this" works while the object is entering, too.
113.6j Abilities with a cost that can't be paid on the battlefield work wherever it can be paid.
113.6k Triggers that couldn't trigger from the battlefield work wherever they can trigger.
113.6m An ability that moves its object out of a zone works in that zone.
113.6n Abilities about deck building work before the game, but never make a card legal in a format.
113.6p Emblems, planes, vanguards, schemes and conspiracies have abilities that work in the command zone.
113.7 Every ability has a source: the object it comes from.
113.7a Once on the stack an ability is independent of its source, whose last known information may be used.
113.8 An activated ability is controlled by the activating player, a triggered one by its source's controller.
113.9 Abilities on the stack aren't spells; only what counters abilities can counter them.
113.10 Effects can give abilities to objects and take them away.
113.10a Instructions that come with a granted activated ability belong to that ability.
113.10b Losing an ability means losing every instance of it.
113.10c If the same ability is given and taken, generally the latest effect wins (613).
113.11 What "can't have" an ability loses it and can't get it.
113.12 Saying what an object is, or that it can't be blocked, gives it no ability that could be lost.
114 Emblems: markers in the command zone that have abilities and nothing else.
114.1 Emblems stand for objects that have abilities but mostly no other characteristics.
114.2 The player who gets the emblem owns and controls it in the command zone.
114.3 An emblem has no type, color or cost, and seldom a name.
114.4 An emblem's abilities work from the command zone.
114.5 An emblem is no card and no permanent.
`;
