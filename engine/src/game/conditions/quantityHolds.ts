/** "Two or more", "exactly three", "no": whether a count is what the words say. */
import { quantityRange } from "../amounts/quantities.ts";
import type { Scope } from "../scope.ts";
import type { TreeNode } from "../treeAccess.ts";

/** A plain number means at least that many: "if you control two creatures". */
export function quantityHolds(scope: Scope, quantity: TreeNode, count: number): boolean {
  const { min, max } = quantityRange(scope, quantity);
  if (quantity.kind === "count" || quantity.kind === "number" || quantity.kind === "variable") return count >= min;
  return count >= min && count <= max;
}
