/**
 * A static sentence taken apart: who it is about, what it says, under which conditions.
 */
import type { TreeNode } from "../treeAccess.ts";

export interface StaticSentence {
  /** The clause or the whole sentence, for its words. */
  node: TreeNode;
  subject: TreeNode | null;
  conditions: TreeNode[];
  /** The "for each" tail. */
  forEach: TreeNode | null;
  whereX: TreeNode | null;
  tails: TreeNode[];
}
