/** Whether a value is what comparison words say. */
import { entryOf } from "../meaning.ts";
import { meanings } from "../meanings.ts";
import type { Scope } from "../scope.ts";
import type { TreeNode } from "../treeAccess.ts";

export function compares(scope: Scope, comparison: TreeNode, value: number): boolean {
  return entryOf(meanings().comparison, comparison, "comparison").holds(scope, comparison, value);
}
