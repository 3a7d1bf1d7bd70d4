/**
 * What stands behind a keyword: the N of "toxic 2", the cost of "ward {2}", the quality of "protection from red".
 */
import type { TreeNode } from "../../grammar/tree.ts";
import type { CompiledAbility } from "../cards/library.ts";
import { maybeChild, maybeNumber } from "../treeAccess.ts";

/** The N of a keyword ability; 1 where it has none. */
export function numberOfKeyword(ability: CompiledAbility): number {
  const n = maybeChild(ability.node, "n") ?? maybeChild(ability.node, "amount");
  return n ? (maybeNumber(n) ?? 1) : 1;
}

/** The cost of a keyword ability, if it has one. */
export function costOfKeyword(ability: CompiledAbility): TreeNode | null {
  return maybeChild(ability.node, "cost");
}

/** "From red", "from artifacts": the quality nodes of protection and hexproof. */
export function qualitiesOfKeyword(ability: CompiledAbility): TreeNode[] {
  const { quality, from } = ability.node;
  const value = quality ?? from;
  return Array.isArray(value) ? (value as TreeNode[]) : value ? [value as TreeNode] : [];
}
