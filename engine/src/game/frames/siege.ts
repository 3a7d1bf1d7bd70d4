/**
 * The ability that the rules give to Sieges.
 */
import type { TreeNode } from "../treeAccess.ts";

/** The ability that every Siege has by the rules (CR 310.11b); no words of the card stand for it. */
export function siegeAbility(): TreeNode {
  const event: TreeNode = { kind: "clause", subject: { kind: "self" }, verbs: { kind: "loseLastDefense" } };
  return { kind: "triggeredAbility", trigger: { kind: "when", event }, effects: [{ kind: "defeatBattle" }] };
}
