/** The way from the root of a tree to a node in it, as slot names and list positions. */
import { isNode } from "../../grammar/tree.ts";
import type { TreeNode } from "../treeAccess.ts";

/** @throws when the node is not below the root */
export function nodePath(root: TreeNode, node: TreeNode): (string | number)[] {
  const path = find(root, node);
  if (!path) throw new Error(`The ${node.kind} is not part of this ability.`);
  return path;
}

function find(at: TreeNode, node: TreeNode): (string | number)[] | null {
  if (at === node) return [];
  for (const slot of Object.keys(at)) {
    const value = at[slot];
    if (isNode(value)) {
      const rest = find(value, node);
      if (rest) return [slot, ...rest];
    } else if (Array.isArray(value)) {
      for (let i = 0; i < value.length; i++) {
        const item = value[i];
        const rest = isNode(item) ? find(item, node) : null;
        if (rest) return [slot, i, ...rest];
      }
    }
  }
  return null;
}
