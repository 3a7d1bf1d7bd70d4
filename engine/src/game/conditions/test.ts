/** Whether a statement is true: of the present, or of what happened this turn. */
import { entryOf } from "../meaning.ts";
import { meanings } from "../meanings.ts";
import type { Target } from "../object.ts";
import type { Scope } from "../scope.ts";
import type { TreeNode } from "../treeAccess.ts";

/** Whether a condition holds. */
export function isTrue(scope: Scope, condition: TreeNode): boolean {
  return entryOf(meanings().condition, condition, "condition").holds(scope, condition);
}

/**
 * Whether what verbs say is true of a thing.
 * @param around the node whose tails and time words go with the verbs
 */
export function testSentence(scope: Scope, thing: Target, verbs: TreeNode, around: TreeNode): boolean {
  return entryOf(meanings().stateVerb, verbs, "statement").isTrueOf(scope, thing, verbs, around);
}
