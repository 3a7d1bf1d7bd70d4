/** The value of amount words. */
import { entryOf } from "../meaning.ts";
import { meanings } from "../meanings.ts";
import type { Scope } from "../scope.ts";
import type { TreeNode } from "../treeAccess.ts";

/** The number that words such as "3", "X" or "the number of creatures you control" stand for; never less than 0 (CR 107.1b). */
export function amountOf(scope: Scope, node: TreeNode): number {
  return Math.max(0, signedAmountOf(scope, node));
}

/** The same where less than 0 counts: setting power, comparing (CR 107.1b). */
export function signedAmountOf(scope: Scope, node: TreeNode): number {
  return entryOf(meanings().amount, node, "amount").value(scope, node);
}
