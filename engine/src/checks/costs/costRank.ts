import { child } from "../trees.ts";
import type { TreeNode } from "../../grammar/tree.ts";

/** Mana first, then {T} or {Q}, then everything else. */
export function rank(cost: TreeNode): number {
  if (cost.kind === "mana" || (cost.kind === "pay" && child(cost, "cost")?.kind === "mana")) return 0;
  return cost.kind === "tapSymbol" ? 1 : 2;
}
