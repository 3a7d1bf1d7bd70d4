/** Sorts: what a phrase can stand for, and how many places of a tree do not fit together. */
import type { TreeNode } from "../grammar/tree.ts";

/** How many violations of sorts a tree holds. */
export function violationsOf(_node: TreeNode): number {
  return 0;
}
