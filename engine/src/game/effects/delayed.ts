/**
 * Delayed and reflexive triggers (CR 603.7, 603.12): the rest of the sentence becomes an ability of its own for later.
 */
import { NotModelled, append, freshId } from "../game.ts";
import { cr } from "../rules.ts";
import { type Scope, sourceOf } from "../scope.ts";
import { happen } from "../events/pipeline.ts";
import { type TreeNode, maybeChild } from "../treeAccess.ts";

/** Makes the trigger that a sentence describes; what was mentioned so far is what it will mean. */
export function makeDelayedTrigger(scope: Scope, node: TreeNode): void {
  const { game } = scope;
  const ability = game.library.nested.get(node);
  if (!ability) throw new NotModelled(node.kind, "this delayed trigger was not compiled");
  const common = {
    ability,
    source: scope.source,
    controller: scope.controller,
    mentions: [...scope.mentions],
    x: scope.x,
  };
  if (isReflexive(node)) {
    // "When you do": triggers at once, when what stands before it was done (CR 603.12).
    if (!scope.outcome.done) return;
    const [event] = scope.outcome.events;
    if (event) append(game, game.state.pendingTriggers, { ...common, event }, 0);
    return;
  }
  const id = freshId(game);
  append(game, game.state.delayedTriggers, { id, ...common, until: scope.duration });
  scope.outcome.events.push(...happen(game, { kind: "delayedTrigger", id }, [cr("603.7a")], sourceOf(scope, node)));
}

/** "When you do", "when you sacrifice one this way". */
function isReflexive(node: TreeNode): boolean {
  const trigger = maybeChild(node, "trigger");
  const event = trigger && maybeChild(trigger, "event");
  return event ? maybeChild(event, "verbs")?.kind === "doSo" : false;
}
