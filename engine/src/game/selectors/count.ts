/**
 * Counting what a noun phrase describes: "the number of creatures you control", "for each card in your hand".
 */
import type { Target } from "../object.ts";
import type { Scope } from "../scope.ts";
import { type TreeNode, maybeChild } from "../treeAccess.ts";
import { select } from "./filter.ts";
import { universe } from "./objectPhrases.ts";

/** The things a counted phrase describes; "a" or no determiner both mean all of them. */
export function countedThings(scope: Scope, node: TreeNode): Target[] {
  if (node.kind !== "objects") return select(scope, node, { unmentioned: true });
  const determiner = maybeChild(node, "determiner");
  const pointsBack = determiner && ["that", "those", "the", "these", "theTop"].includes(determiner.kind);
  return pointsBack ? select(scope, node, { unmentioned: true }) : universe(scope, node);
}

export function countThings(scope: Scope, node: TreeNode): number {
  return countedThings(scope, node).length;
}
