/**
 * Sentences that put a replacement effect into force for a while (CR 611.2, 614, 615).
 */
import { walkTree } from "../../grammar/tree.ts";
import type { Scope } from "../scope.ts";
import { wouldClause } from "../statics/replacements.ts";
import { type TreeNode, child, children, maybeChild } from "../treeAccess.ts";
import { chooseSource } from "./chosenSources.ts";
import { beginRule } from "./continuous.ts";
import { durationOf } from "./durations.ts";

/** Puts into force what happens the next time only. */
export function beginNextTime(scope: Scope, node: TreeNode): void {
  const event = child(node, "event");
  chooseSource(scope, maybeChild(event, "subject"));
  if (scope.game.performed) for (const one of walkTree(node)) scope.game.performed.add(one);
  const until = children(event, "tails").find((tail) => tail.kind === "until");
  const outer = scope.node;
  scope.node = node;
  beginRule(scope, node, until ? durationOf(scope, until) : scope.duration, "prevents damage", 1);
  scope.node = outer;
}

/** "If that creature would die this turn, exile it instead": a replacement effect for a while (CR 611.2, 614). */
export function beginWould(scope: Scope, node: TreeNode): void {
  const would = wouldClause(child(node, "condition"))!;
  const tail = children(would, "tails").find((one) => one.kind === "until");
  const outer = scope.node;
  scope.node = node;
  scope.game.performed?.add(node);
  for (const one of walkTree(child(node, "then"))) scope.game.performed?.add(one);
  beginRule(
    scope,
    node,
    tail ? durationOf(scope, child(tail, "duration")) : scope.duration,
    "changes what would happen",
  );
  scope.node = outer;
}
