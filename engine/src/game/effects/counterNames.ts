/** Names of counters as the state keeps them: "+1/+1", "loyalty", "charge" (CR 122). */
import type { TreeNode } from "../treeAccess.ts";
import { word } from "../treeAccess.ts";

export function counterNameOf(node: TreeNode): string {
  return word(node).replaceAll("−", "-").toLowerCase();
}
