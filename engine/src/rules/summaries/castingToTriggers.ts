/** Our own one-sentence summaries of sections 600 to 603: casting, activating, triggered abilities (edition 2025-09-19); one line an entry, the rule number first. */
export const castingToTriggersSummaries = `
600 Spells, abilities and effects in general; this section has no rules of its own, its chapter runs from 601 to 616.
601 How a spell is cast: proposing it, choosing modes and targets, working out the cost and paying it.
601.1 Very old cards speak of playing a spell; their current wording says to cast it.
601.1a Playing a card means putting it down as a land or casting it, depending on what it is.
601.2 Casting goes through steps a to i in this order; if one of them can't be done, everything is taken back.
601.2a The card moves to the top of the stack, and the player casting it now controls that spell.
601.2b Announce modes, splices, alternative and additional costs, the value of X, and how hybrid or Phyrexian symbols will be paid.
601.2c Choose all targets: each must be legal, and a single use of "target" can't take the same one again.
601.2d Announce how damage, counters and the like are divided; each target has to get at least one.
601.2e The proposed spell is checked, and casting is undone if it turns out to be illegal.
601.2f Total cost: mana or alternative cost, plus additions and increases, minus reductions; then it is locked in.
601.2g If mana has to be paid, this is the moment for using mana abilities.
601.2h Pay everything in full and in any order, leaving random parts and cards moved from the library for last.
601.2i The spell has now been cast: triggers on casting trigger, and its controller has priority as before.
601.3 To start casting, something must allow it and nothing may forbid it.
601.3a If a choice made while proposing would lift a prohibition, the player may begin to cast the spell.
601.3b If a choice made while proposing would give permission for flash timing, the player may begin then.
601.3c Flash timing that depends on paying an extra or alternative cost allows the player to begin casting then.
601.3d A conditional flash works for starting to cast as long as its condition is met.
601.3e Where alternative characteristics apply, such as those of another face, legality is judged by them.
601.3f Casting a face-down exiled card because of its qualities is possible only for a player who may look at it.
601.4 While announcing modes and costs, choices that come later in the same step may be taken into account.
601.5 A spell no longer allowed once proposed is taken back; later changes while paying don't matter any more.
601.5a Flash timing that held at the start of casting keeps holding when its condition stops being true.
601.6 If a card hands a choice to an opponent, that opponent makes it at the usual moment for it.
601.6a The spell's controller decides which opponent makes the choice when there are several.
601.6b Where both act at the same time, the spell's controller goes first, whoever's turn it is.
601.7 Changing costs does nothing to spells and abilities that are on the stack already.
602 How an activated ability is used: announcing it, choosing, paying, and the limits on doing so.
602.1 An activated ability is written with its cost, a colon, and its effect, perhaps followed by instructions.
602.1a Everything in front of the colon is the activation cost, paid by whoever activates.
602.1b Instructions behind the effect, on who, when or at what price, apply while activating and aren't part of the effect.
602.1c Only activated abilities can be activated, so "activate" never means another kind.
602.1d Very old cards speak of playing an ability; their current wording says to activate it.
602.1e Changing how an activation cost may be paid applies to the total, including increases and reductions.
602.2 Normally only the controller activates an object's abilities, and a step that can't be done undoes the activation.
602.2a The ability is announced and becomes an object on top of the stack; a card in a hidden zone is revealed for that.
602.2b All other steps are those of casting, 601.2b to i, with the activation cost in place of the mana cost.
602.3 If an ability hands a choice to an opponent, that opponent makes it at the usual moment for it.
602.3a The ability's controller decides which opponent makes the choice when there are several.
602.3b Where both act at the same time, the ability's controller goes first, whoever's turn it is.
602.4 An activation that changes costs does nothing to what is on the stack already.
602.5 Activating can't even begin when something prohibits it.
602.5a Creatures without haste can't use {T} or {Q} abilities unless controlled since that player's latest turn began.
602.5b Limits such as once each turn stay with the object even when another player gains control of it.
602.5c A limit on an acquired ability counts for that very ability, not for others worded the same.
602.5d "Activate only as a sorcery" borrows a sorcery's timing: own main phase, empty stack, with priority.
602.5e "Activate only as an instant" borrows an instant's timing, which means any time with priority.
603 Abilities with when, whenever or at: when they trigger, how they get onto the stack, delayed and reflexive ones.
603.1 Triggered abilities begin with when, whenever or at and a trigger condition, then state an effect.
603.1a Closing instructions, such as limits on targets, are no part of the effect but work on the stack.
603.2 An ability triggers by itself whenever its event or state occurs; at that moment it does nothing else.
603.2a Abilities trigger even at times when nobody may cast or activate anything.
603.2b "At the beginning of" a step or phase triggers as soon as that step or phase starts.
603.2c One event triggers an ability once, except that an event with several matching occurrences triggers it for each.
603.2d Effects that make abilities trigger additional times fix the number at once and don't multiply one another.
603.2e Text about an object's triggered abilities doesn't include delayed triggers that it created.
603.2f "Becomes" means the change itself: a state that already exists, or entering tapped, triggers nothing.
603.2g An ability whose object is never visible to all players doesn't trigger.
603.2h Events that are prevented or replaced never happened and trigger nothing.
603.2i "Do this only once each turn" triggers only while its controller hasn't done the thing this turn.
603.3 At the next moment a player would get priority, a triggered ability becomes an object on the stack.
603.3a The controller is whoever controlled the source when it triggered; delayed ones follow 603.7d to f.
603.3b Waiting triggers go on the stack in turn order starting with the active player, each player ordering their own.
603.3c Modes are chosen as it goes on the stack; with no possible mode it is removed.
603.3d Targets and divisions are chosen as for spells; if a needed choice has no legal option, the ability is removed.
603.4 An "if" right behind the trigger condition must hold both when triggering and again on resolution.
603.5 Optional triggers go on the stack in any case; "may" and "unless" are decided on resolution.
603.6 Triggers on zone changes look for the object in the zone it went to, and fail if it has moved on.
603.6a Enters abilities check all permanents on the battlefield after the event, newcomers included.
603.6b Continuous effects shape a permanent from its first moment on the battlefield, not before.
603.6c Leaves-the-battlefield abilities find the card only in the first zone it went to; "from anywhere" is not one of them.
603.6d "Enters with", "enters tapped", "as it enters" are static abilities that work during entering, not triggers.
603.6e An Aura's trigger about its departed bearer can find the new card of that bearer and its own in the graveyard.
603.7 An effect can set up a delayed triggered ability that will do something later.
603.7a A delayed trigger exists only from the moment it is created; an event just before doesn't count.
603.7b A delayed trigger triggers one time, on the next occurrence, unless it was given a duration.
603.7c A delayed trigger still affects its object after changes, but not once that object has left the expected zone.
603.7d Made by a spell: that spell is the source, whoever controlled it on resolution is the controller.
603.7e Made by an activated or triggered ability: source and controller are those of that ability.
603.7f Made by a replacement effect of a static ability: source and controller are those of the object having it.
603.7g Made by an action that a static ability permits: source and controller are those of the object having it.
603.7h "When this ability has resolved so many times this turn" is created only during that very resolution.
603.8 State triggers watch a condition, not an event, and wait to leave the stack before triggering again.
603.9 Abilities on losing the game trigger when a player loses or leaves for any reason but a draw.
603.10 Most triggers look at the game after the event; those listed here look back to just before it.
603.10a Leaving the battlefield, leaving a graveyard, and visible objects going to a hand or library look back.
603.10b Triggers on a permanent phasing out look at the moment just before.
603.10c Triggers on an object becoming unattached look at the moment just before.
603.10d Triggers on control passing from one player to another look at the moment just before.
603.10e Triggers on a spell being countered look at the moment just before.
603.10f Triggers on a player losing the game look at the moment just before.
603.10g Triggers on planeswalking away from a plane look at the moment just before.
603.11 A static ability may share its paragraph with triggers linked to it (607), the static one coming first.
603.12 A reflexive trigger ("when you do") is made during resolution and looks back at what happened in it.
603.12a A reflexive trigger triggers once for each such event, but once altogether for a cost paid "one or more times".
`;
