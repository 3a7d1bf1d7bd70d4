/** Our own one-sentence summaries of sections 610 to 616: one-shot and continuous effects, layers, replacement, prevention (edition 2025-09-19); one line an entry, the rule number first. */
export const layersAndReplacementSummaries = `
610 One-shot effects: what is done a single time and has no duration.
610.1 Damage, destruction, tokens and moves between zones are one-shot effects.
610.2 Some of them set up a delayed trigger for later.
610.3 Moving something "until" an event is followed by a second effect that brings it back.
610.3a If the event has already happened by then, the object doesn't move at all.
610.3b The same holds if the event happened after the ability triggered.
610.3c What comes back to the battlefield returns under the control of its owner unless told otherwise.
610.3d Several things that come back after one event come back together.
610.4 Phasing something out "until" an event works in the same way.
610.4a What was phased out so stays out until the event or another effect.
610.4b If the event has already happened by then, the permanent doesn't phase out.
610.4c The same holds if the event happened after the ability triggered.
610.4d Several things that phase in after one event phase in together.
611 Continuous effects: how long they last and what they apply to.
611.1 Continuous effects change objects, control, players or rules for some time.
611.2 A spell or ability can create a continuous effect as it resolves.
611.2a Effects of resolved spells and abilities last as stated or, when nothing is stated, to the end of the game.
611.2b If "for as long as" has ended before it began, the effect does nothing.
611.2c The affected objects are fixed as the effect begins, when it changes their qualities or control.
611.2d X and the like are worked out once, on resolution.
611.2e If a permanent is put onto the battlefield and "is" something, it enters being so.
611.2f An effect on the next spell begins when that spell goes on the stack.
611.3 A static ability creates a continuous effect for as long as it works.
611.3a Effects of static abilities are never fixed; they apply to whatever fits at the moment.
611.3b Effects of static abilities apply all the time their source is in its zone.
611.3c Continuous effects apply to a permanent from the moment it enters, before triggers are checked.
611.3d An ability granted along with the permission to cast goes on with the permanent.
612 Text-changing effects, which replace words in the text of an object.
612.1 Text-changing effects change rules text or type line, as a rule.
612.2 Only words used in the right sense change, never parts of names.
612.2a Creature types in the name of a token that is created can change too.
612.3 Abilities that were granted aren't part of the text and don't change.
612.4 A token's text and types are those set by its creator and can be changed.
612.5 One card swaps the whole rules texts of two objects.
612.6 One card takes over the full text of another, name and cost included.
612.7 One card gives an object the names of all nonlegendary creature cards.
612.8 Setting a name takes away the names the object had.
612.9 A name sticker changes the text that is the object's name.
612.10 Splicing adds text at the end of the spell and changes none of it.
613 Layers: the order in which continuous effects are applied to an object.
613.1 Start with the printed object, then apply effects layer by layer from 1 to 7.
613.1a Layer 1 holds copying and everything else about copiable values.
613.1b Layer 2 is about who controls the object.
613.1c Layer 3 is about effects that change the text of the object (612).
613.1d Layer 4 is about card types, subtypes and supertypes.
613.1e Layer 5 is about the colors of the object.
613.1f Layer 6 adds and removes abilities, keyword counters included.
613.1g Layer 7 is about the power and toughness of the object.
613.2 Layer 1 has two parts, each in the order of timestamps.
613.2a In 1a copy effects, merging and "as it enters" values for power and toughness.
613.2b In 1b what makes face-down objects look as they do.
613.2c What results after layer 1 are the copiable values.
613.3 In layers 2 to 6 defining abilities come first, then all else by timestamp.
613.4 Layer 7 has four parts, each in the order of timestamps.
613.4a In 7a defining abilities set power and toughness.
613.4b In 7b effects set power and toughness, or base values, to a number.
613.4c In 7c come bonuses, reductions and counters, which add to or subtract from the values.
613.4d In 7d the values of power and toughness are switched.
613.5 All of this happens continuously and at once, without anyone doing it.
613.6 Each part of an effect applies in its own layer, even if the ability that made it is lost on the way.
613.7 Within a layer the earlier timestamp goes first.
613.7a A static ability has its object's timestamp, or that of what granted it, whichever is later.
613.7b An effect of something that resolved has the time at which it was created.
613.7c A counter has the time it was put there, which its fellows of the same kind then share.
613.7d An object's timestamp is the moment it entered its zone.
613.7e An attachment gets a new timestamp whenever it is attached to something.
613.7f Turning face up or face down gives a new timestamp.
613.7g A double-faced permanent that transforms or converts gets a new timestamp.
613.7h A plane, phenomenon or scheme has the time it was turned up.
613.7i A vanguard has the time the game began.
613.7j A conspiracy has the time the game began or it was turned up.
613.7k A sticker has the time it was put on, renewed with its object's.
613.7m Things that would get the same timestamp are ordered in turn order.
613.7n If an object's own effect and one of a resolving spell begin together, its own is earlier.
613.8 Where one effect depends on another, it waits for that one, whatever the timestamps.
613.8a One effect depends on another if that other, in the same layer, would change its existence, its text, its objects or what it does.
613.8b A dependent effect applies right after those it depends on; in a circle timestamps decide.
613.8c After each effect the order of those left is looked at anew.
613.9 One effect may undo another or decide whether it applies.
613.10 Effects on players apply after those on objects, by timestamp.
613.11 Effects on rules, like hand size or must attack, apply last of all.
614 Replacement effects: something else happens in place of an event.
614.1 Replacement effects wait for an event and replace it entirely or in part.
614.1a The word "instead" is how most replacement effects can be recognised.
614.1b The word "skip" shows one that replaces something with nothing.
614.1c "Enters with", "as it enters" and "enters as" are replacement effects.
614.1d Other "this enters" and "they enter" statements, like entering tapped, are too.
614.1e "As this is turned face up" is one as well.
614.2 Some replacement effects are about damage from certain sources (609.7).
614.3 Replacement effects last until used up or until their duration is over.
614.4 Replacement effects must be there before the event; nothing is undone afterwards.
614.5 No replacement effect applies twice to the same event.
614.6 A replaced event never happened; what comes in its place can trigger abilities.
614.7 If the event doesn't come, the replacement does nothing.
614.7a With damage of 0 there is nothing to increase or to redirect.
614.8 Regeneration is a replacement effect that waits for the permanent to be destroyed.
614.9 Redirecting damage sends it to another permanent or player, if that one can still be damaged.
614.10 Skipping a step, phase or turn replaces it with nothing; what has begun can't be skipped.
614.10a What was planned for a skipped time waits for the next that isn't skipped; two skips skip two.
614.10b What is done after skipping happens first in the next step, phase or turn.
614.11 Draws can be replaced even with an empty library.
614.11a A replacement within several draws is finished before the next draw.
614.11b If the draw was replaced, further actions on the drawn card don't happen.
614.12 For entering, look at the permanent as it would be on the battlefield.
614.12a Choices for that are made before it enters.
614.12b Choices for several permanents entering together must all be payable together.
614.12c An anchor word stands for the ability that was chosen on entering.
614.13 Entering may make other objects change zones, such as sacrifices for devour.
614.13a Neither the entering object nor its companions can be chosen to go elsewhere.
614.13b The same object can't be used up twice for things entering together.
614.13c Cards entering from a library aren't milled or exiled from it in passing.
614.14 Cards exiled by a replacement effect are linked with the ability that speaks of them.
614.15 A self-replacement changes its own spell's or ability's effect and applies first.
614.16 Replacing "an effect would create tokens" or put counters includes other replacements that do so.
614.17 "Can't" is no replacement effect but works much alike.
614.17a A "can't" effect has to be there before the event it forbids.
614.17b A cost that includes something impossible can't be chosen.
614.17c An impossible event can only be changed by self-replacement.
614.17d Whether something can't enter is judged by how it would be on the battlefield.
615 Prevention effects: shields that keep damage from being dealt at all.
615.1 Prevention effects wait for damage and prevent all or part of it.
615.1a The word "prevent" is how a prevention effect can be recognised.
615.2 Many prevention effects are about damage from certain sources (609.7).
615.3 Prevention effects last until used up or until their duration is over.
615.4 Prevention effects must be there before the damage; nothing is undone afterwards.
615.5 What else they do happens right after preventing, and may use the amount.
615.6 Damage that is prevented was never dealt, so nothing triggers on it.
615.7 A shield of a certain amount is used up point by point.
615.8 A shield for the next time prevents one whole portion of damage.
615.9 A shield for a chosen source checks its qualities again.
615.10 A static shield prevents its amount from each damage event.
615.11 A shield for several creatures is one for each of them.
615.12 Damage that can't be prevented still sets off what else the prevention does.
615.12a Each prevention tries only once against damage that can't be prevented.
615.13 Triggers on prevented damage trigger once for each prevention.
616 Several replacement or prevention effects for one event: who chooses the order.
616.1 The affected player, or the affected object's controller, picks one at a time.
616.1a If there is a self-replacement effect, it has to be taken first.
616.1b Next come those about under whose control something enters.
616.1c Next come those that make something enter as a copy.
616.1d Next come those that make it enter with its back face up.
616.1e After that any of them may be chosen.
616.1f The choice is repeated with whatever applies then, until none is left.
616.1g For an event within another event, effects on the outer one come first.
616.2 Applying one replacement can make another one applicable that wasn't before.
`;
