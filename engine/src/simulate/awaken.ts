/**
 * Cards that are creatures only for a while: Vehicles that are crewed, lands and artifacts that become creatures until end of turn.
 * Before a combat of their controller's they become one.
 */
import { walkTree } from "../grammar/tree.ts";
import { isSick } from "../game/combat/canBlock.ts";
import { type CardDefinition, type CompiledAbility, sameAbility } from "../game/cards/library.ts";
import type { Option } from "../game/choices.ts";
import type { ObjectId } from "../game/object.ts";
import { characteristics, objectOf } from "../game/view.ts";
import { type Stage, YOU } from "./stage.ts";

/** An activated ability that makes its source become something ("… becomes a 3/3 Elemental creature until end of turn"). */
export function becomesSomething(ability: CompiledAbility): boolean {
  return (
    ability.kind === "activated" &&
    ability.printed &&
    [...walkTree(ability.node)].some((node) => node.kind === "become")
  );
}

/** Whether a card is no creature by itself but can become one on the battlefield. */
export function canAwaken({ faces, abilities }: CardDefinition): boolean {
  return !faces[0]!.values.types.includes("creature") && abilities.some(becomesSomething);
}

/** Goes to a main phase of yours in which the card could attack, and makes it a creature there. */
export function awaken(stage: Stage, definition: CardDefinition, source: ObjectId): void {
  if (!canAwaken(definition)) return;
  const { game } = stage;
  const { turn } = stage.state;
  const isNow = turn.active === YOU && turn.step === "precombat main" && !isSick(game, source);
  if (!stage.goTo("precombat main", YOU, turn.number + (isNow ? 0 : 1))) return;
  for (const ability of definition.abilities.filter(becomesSomething)) {
    if (!stage.state.objects[source] || characteristics(game, source).types.includes("creature")) return;
    const isIt = ({ action }: Option) =>
      action?.kind === "activate" && action.object === source && sameAbility(action.ability, ability.ref);
    if (!objectOf(game, source).tapped && stage.act(YOU, isIt)) stage.resolveAll();
  }
}
