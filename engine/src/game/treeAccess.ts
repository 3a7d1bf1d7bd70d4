/**
 * Reading slots of tree nodes, in one place. `child` and `children` demand a slot; `maybeChild` may find nothing.
 */
import { type TreeNode, isNode } from "../grammar/tree.ts";
import { NotModelled } from "./game.ts";

export type { TreeNode } from "../grammar/tree.ts";

/** @throws NotModelled when the slot is empty */
export function child(node: TreeNode, slot: string): TreeNode {
  const found = maybeChild(node, slot);
  if (!found) throw new NotModelled(node.kind, `nothing stands in the place "${slot}"`);
  return found;
}

/** The node in a slot (the first one of a list); null when there is none. */
export function maybeChild(node: TreeNode, slot: string): TreeNode | null {
  const value = node[slot];
  if (value === undefined) return null;
  if (Array.isArray(value)) return isNode(value[0]) ? value[0] : null;
  return isNode(value) ? value : null;
}

const NO_NODES: TreeNode[] = [];

function isAllNodes(list: readonly unknown[]): list is TreeNode[] {
  for (const item of list) if (!isNode(item)) return false;
  return true;
}

/** The nodes of a slot; a single node counts as a list of one. The list may be the tree's own: it is not to be changed. */
export function children(node: TreeNode, slot: string): TreeNode[] {
  const value = node[slot];
  if (value === undefined) return NO_NODES;
  if (Array.isArray(value)) return isAllNodes(value) ? value : (value as unknown[]).filter(isNode);
  return isNode(value) ? [value] : NO_NODES;
}

export function text(node: TreeNode, slot: string): string | null {
  const value = node[slot];
  return typeof value === "string" ? value : null;
}

/** The word of a leaf such as {kind: "color", is: "white"}. */
export function word(node: TreeNode): string {
  return typeof node.is === "string" ? node.is : "";
}

/** The number of a leaf such as {kind: "number", value: 3}; null when it is no plain number. */
export function maybeNumber(node: TreeNode): number | null {
  return typeof node.value === "number" ? node.value : null;
}
