import type { TreeNode } from "../../grammar/tree.ts";
import { zonesOf } from "../../language/sorts/index.ts";

/** Whether a zone is a library. */
export function isLibrary(node: TreeNode | undefined): boolean {
  const zones = zonesOf(node);
  return zones.length === 1 && zones[0] === "library";
}
