/** From old wordings to today's tree, and back: the tree of today, with tags where it was worded otherwise. */
import { isNode, type TreeNode } from "../../grammar/tree.ts";
import type { ShapedWording } from "./shape.ts";
import { shapedWordings } from "./wordings.ts";

const byTag = new Map(shapedWordings.map((wording) => [wording.tag, wording]));

/** A copy of a node with every node directly below changed; the same node when nothing changes. */
function mapChildren(node: TreeNode, change: (node: TreeNode) => TreeNode): TreeNode {
  let copy = node;
  for (const name of Object.keys(node)) {
    if (name === "span" || name === "surface") continue;
    const value = node[name];
    if (Array.isArray(value)) {
      const items = (value as unknown[]).map((item) => (isNode(item) ? change(item) : item));
      if (items.some((item, i) => item !== (value as unknown[])[i])) copy = { ...copy, [name]: items as TreeNode[] };
    } else if (isNode(value)) {
      const changed = change(value);
      if (changed !== value) copy = { ...copy, [name]: changed };
    }
  }
  return copy;
}

/** A copy of a tree in which `change` has been asked for every node, those below first. The same tree when nothing changes. */
function mapTree(node: TreeNode, change: (node: TreeNode) => TreeNode): TreeNode {
  return change(mapChildren(node, (child) => mapTree(child, change)));
}

/** Adds a tag to a node's wording. */
export function tagged(node: TreeNode, tag: string): TreeNode {
  const wording = [...(node.surface?.wording ?? []), tag];
  return { ...node, surface: { ...node.surface, wording } };
}

/** Takes a tag off a node's wording. */
export function untagged(node: TreeNode, tag: string): TreeNode {
  const wording = (node.surface?.wording ?? []).filter((one) => one !== tag);
  const { wording: _, ...rest } = node.surface ?? {};
  const copy: TreeNode = { ...node };
  delete copy.surface;
  if (wording.length || Object.keys(rest).length) copy.surface = { ...rest, ...(wording.length ? { wording } : {}) };
  return copy;
}

/** The tree of today for one as it was read: old shapes become today's, with a tag in `surface`. */
export function treeOfToday(tree: TreeNode): TreeNode {
  return mapTree(tree, (node) => {
    let result = node;
    for (const wording of shapedWordings) {
      const today = wording.today(result);
      if (today) result = tagged(today, wording.tag);
    }
    return result;
  });
}

/** The tree as it was worded: nodes of today that carry the tag of an old shape get that shape again, for printing. */
export function treeAsWorded(tree: TreeNode): TreeNode {
  let node = tree;
  for (const tag of [...(tree.surface?.wording ?? [])].reverse()) {
    const wording = byTag.get(tag);
    // Outer shapes first: what they are made of is still of today then.
    if (wording) node = reshaped(untagged(node, tag), wording);
  }
  return mapChildren(node, treeAsWorded);
}

function reshaped(node: TreeNode, wording: ShapedWording): TreeNode {
  return wording.before(node) ?? node;
}
