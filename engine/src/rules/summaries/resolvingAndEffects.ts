/** Our own one-sentence summaries of sections 604 to 609: static, mana, loyalty and linked abilities, resolving, effects (edition 2025-09-19); one line an entry, the rule number first. */
export const resolvingAndEffectsSummaries = `
604 Static abilities: statements that are simply true, and characteristic-defining ones among them.
604.1 Static abilities need neither activating nor triggering; they work all the time.
604.2 Static abilities create continuous effects for as long as their object is in the right zone and has them.
604.3 Characteristic-defining abilities tell an object's own color, types, power or toughness, in every zone.
604.3a A characteristic-defining ability is the object's own, concerns only itself and sets the values without any condition.
604.4 An attachment's static ability affects what it is on and targets nothing.
604.5 Some work while the object is a spell, such as those about its costs or countering it.
604.6 Some work wherever the card could be cast or played from.
604.7 A static ability can't go by last known information when applying its effects.
605 Mana abilities: which abilities they are, and why they never use the stack.
605.1 An ability is a mana ability if it meets one of two lists of conditions, whatever else it does.
605.1a Activated: has no target, could add mana when it resolves, and is no loyalty ability.
605.1b Triggered: has no target, triggers from a mana ability or from mana being added, and could add mana.
605.2 A mana ability stays a mana ability even where it can't produce anything at the moment.
605.3 An activated mana ability is activated like any other ability, with these exceptions.
605.3a A mana ability may be used with priority and whenever mana is asked for, even in the middle of something.
605.3b A mana ability resolves at once without the stack, so nobody can respond to it or counter it.
605.3c One and the same mana ability can't be activated again before it has resolved.
605.4 Triggered mana abilities follow the rules for triggers, with this exception.
605.4a Triggered mana abilities resolve right after the mana ability that triggered them, without the stack.
605.5 Other abilities that give mana, and all spells, are no mana abilities.
605.5a A target, or another kind of trigger, makes it an ordinary ability that uses the stack.
605.5b A spell is never a mana ability, even if it adds mana.
606 Loyalty abilities of planeswalkers: when and how often they are used.
606.1 Loyalty abilities are activated abilities with rules of their own.
606.2 Loyalty abilities are those with a loyalty symbol in the cost.
606.3 Only in your main phase on an empty stack, one for each permanent a turn.
606.4 Their cost is adding or removing loyalty counters as the symbol says.
606.5 Several changes of loyalty in one cost are added up.
606.6 To remove counters there must be at least that many on it.
607 Linked abilities: two abilities of one object, one speaking of what the other did.
607.1 The second one means only what was done through the first, not the same thing done otherwise.
607.1a An ability that an object grants itself in its own text counts as printed on it.
607.1b Both faces of a transforming card count as one object for linking.
607.1c An ability that does something and speaks of it is linked to itself.
607.1d A token, emblem or permanent can be linked with the ability that made it.
607.2 This list names the different kinds of linked pairs.
607.2a "The exiled cards" are those exiled by the linked activated or triggered ability.
607.2b The same holds for cards exiled by a replacement effect of the object.
607.2c "Put onto the battlefield with" or "created with" this object means by its linked ability.
607.2d "The chosen" value is the one chosen for the linked ability.
607.2e "Noted" information is that noted by the linked ability.
607.2f Words to choose from are linked with the ability that asks which was chosen.
607.2g "The cost paid as it entered" means the one of the linked ability.
607.2h Triggers in one paragraph with a static ability look only at what that ability caused.
607.2i "If the cost was paid" means the additional cost of the linked ability.
607.2j "The cost paid as it was cast" means the variable cost of the linked ability.
607.2k Champion's two abilities belong together: what was exiled by one returns by the other.
607.2m Abilities under an anchor word are linked to the choice of that word.
607.2n Cards exiled before the game are linked through the name of the card that did it.
607.2p A choice before the game is linked with the defining ability beside it, in every zone.
607.2q Cards exiled as a cost of the spell are those "exiled with" its permanent.
607.3 If "the exiled card" turns out to be several cards, all of them are meant.
607.4 An ability may be linked with more than one other.
607.5 A linked pair that is gained together is linked on the new object too.
607.5a If no choice was made for it, an ability about "the chosen" thing does nothing.
608 What happens when something resolves: checking targets, following instructions, and where the spell or permanent ends up.
608.1 When all players pass one after another, the topmost spell or ability of the stack resolves.
608.2 Instants, sorceries and abilities resolve in steps: conditions and targets first, the graveyard last.
608.2a A trigger with an "if" behind its event checks it again now, and does nothing if it is false.
608.2b If every target has become illegal, nothing resolves; if only some have, those are left out.
608.2c Instructions are followed in the written order, reading the whole text first, since later words can change earlier ones.
608.2d Choices not made on casting are made now, in announcing them; impossible options can't be picked.
608.2e Steps that involve several players are done one step at a time, each with choices in turn order.
608.2f Actions on many players or objects happen at once; where that can't be, turn order decides.
608.2g Mana abilities may be used for a payment in an effect, and spells that the effect lets you cast go on the stack now.
608.2h Numbers and facts are looked up just once, when applied; a departed object is known as it last was.
608.2i Effects about the past don't need their objects to be still in place or still alike, when they don't act on them.
608.2j If a particular quality is asked for, only that one is checked, not related ones.
608.2k An untargeted object that the cost or trigger spoke of is still affected after changing its qualities.
608.2m A spell or ability that leaves the stack while it resolves is carried out to the end anyway.
608.2n Last of all the instant or sorcery goes to its owner's graveyard, and an ability ceases to exist.
608.2p Abilities waiting for the resolution itself trigger after all its steps.
608.3 Permanent spells resolve by entering the battlefield, with special steps for Auras, mutate and copies.
608.3a A permanent spell without targets becomes a permanent under the control of its caster.
608.3b With an illegal target a permanent spell goes to the graveyard, but bestow and mutate ones enter as creatures.
608.3c An Aura spell enters the battlefield attached to whatever it was targeting.
608.3d A mutating creature spell merges with its target (729) in place of entering as an own permanent.
608.3e A permanent spell that can't be put onto the battlefield goes to its owner's graveyard.
608.3f A copied permanent spell becomes a token when it resolves, and that does not count as creating one.
608.3g Dash, blitz and warp set up their delayed triggers at the moment the permanent enters.
609 Effects: what they are, doing the impossible, "as though", sources of damage.
609.1 Effects come from spells and abilities; the text itself is none.
609.2 Unless the text says otherwise, an effect concerns only permanents.
609.3 Of something impossible as much is done as can be.
609.4 "As though" pretends a condition for one purpose and no other.
609.4a Two "as though" effects work together, one making the other's condition true.
609.4b Spending mana as though of another type changes neither the cost nor what was spent.
609.5 The text says what happens in a tie; there is no general rule.
609.6 Replacement and prevention effects are continuous effects too.
609.7 Some effects are about damage from a certain source.
609.7a A source of damage may be a permanent, a spell or certain other objects, able to deal damage or not.
609.7b A shield against sources with a quality checks that quality again when the damage comes.
609.7c A static effect on sources with a quality covers permanents and all other objects having it.
`;
