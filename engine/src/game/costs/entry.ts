/**
 * What every kind of cost node says about itself.
 */
import type { Meaning } from "../meaning.ts";
import { cr } from "../rules.ts";
import type { Scope } from "../scope.ts";
import { type TreeNode, children, word } from "../treeAccess.ts";

/** How a kind of cost node is paid. */
export interface CostEntry extends Meaning {
  /** Mana symbols, for costs that are mana. */
  mana?(node: TreeNode): string;
  tapsSource?(node: TreeNode): boolean;
  loyalty?: boolean;
  problem(scope: Scope, node: TreeNode): { rule: string; why: string } | null;
  /** The same for one node, for costs that are asked about all the time. */
  problemOf?(node: TreeNode): (scope: Scope) => { rule: string; why: string } | null;
  pay(scope: Scope, node: TreeNode): void;
}

/** Why a cost cannot be paid. */
export const cannot = (why: string, rule: string = cr("118.3")) => ({ rule, why });

/** The symbols of a mana node as text. */
export function symbolsOf(node: TreeNode): string {
  let text = texts.get(node);
  if (text === undefined) {
    text = children(node, "symbols").map(word).join("");
    texts.set(node, text);
  }
  return text;
}

const texts = new WeakMap<TreeNode, string>();
