/** Our own one-sentence summaries of sections 604 to 609: static, mana, loyalty and linked abilities, resolving, effects (edition 2025-09-19). */
export const resolvingAndEffectsSummaries = `
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
`;
