import type { TreeNode } from "../../grammar/tree.ts";

/** Whether a number is one. */
export const one = (node: TreeNode): boolean => node.value === 1;
