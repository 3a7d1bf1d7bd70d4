/** Wordings whose shape has changed: what was once said with other parts of speech. */
import { MADE_BY, type TreeNode } from "../../grammar/tree.ts";

export interface ShapedWording {
  /** The tag that today's node carries in `surface.wording` when it is worded the old way. */
  readonly tag: string;
  /** Today's node for an old one; undefined for nodes that are not worded so. */
  readonly today: (node: TreeNode) => TreeNode | undefined;
  /** The old node for one of today's; undefined where it was never said so. */
  readonly before: (node: TreeNode) => TreeNode | undefined;
}

/** A node with other slots; undefined takes a slot away. It no longer remembers by which template it was read. */
export function changed(node: TreeNode, slots: Readonly<Record<string, TreeNode[keyof TreeNode]>>): TreeNode {
  const copy: TreeNode = { ...node, ...slots } as TreeNode;
  delete copy[MADE_BY];
  for (const name of Object.keys(slots)) if (slots[name] === undefined) delete copy[name];
  return copy;
}
