/**
 * State triggers (CR 603.8): "when you control no Islands". They trigger as soon as the state is so, and not again until the
 * ability has left the stack. They are asked after every event that can bring such a state about.
 */
import { type CompiledAbility, sameAbility } from "../cards/library.ts";
import { isTrue } from "../conditions/test.ts";
import type { EventKind } from "../events/event.ts";
import type { Scope } from "../scope.ts";
import { type TreeNode, maybeChild } from "../treeAccess.ts";

/** What changes which permanents players control, and what those are. */
export const STATE_EVENTS: readonly EventKind[] = [
  "move",
  "createToken",
  "changeControl",
  "effectBegins",
  "transform",
  "attach",
  "unattach",
  "addCounters",
  "removeCounters",
  "stepBegins",
];

/** Whether a clause of a trigger condition tells of a state instead of an event. */
export function tellsOfState(clause: TreeNode): boolean {
  return maybeChild(clause, "verbs")?.kind === "control";
}

/** Whether the state is as the clause says, and the ability does not wait already. */
export function stateFits(scope: Scope, ability: CompiledAbility, clause: TreeNode): boolean {
  return isTrue(scope, clause) && !isWaiting(scope, ability);
}

function isWaiting({ game, source }: Scope, { ref }: CompiledAbility): boolean {
  const { pendingTriggers, stack, objects } = game.state;
  if (pendingTriggers.some((waiting) => waiting.source === source && sameAbility(waiting.ability, ref))) return true;
  return stack.some((id) => {
    const item = objects[id]!.stack;
    return item?.source === source && item.ability !== null && sameAbility(item.ability, ref);
  });
}
