/**
 * Comparisons: 3 or less, greater than its toughness, equal to X.
 */
import type { Meaning, Table } from "../meaning.ts";
import type { Scope } from "../scope.ts";
import { type TreeNode, child } from "../treeAccess.ts";
import { signedAmountOf } from "./amountOf.ts";

export interface ComparisonMeaning extends Meaning {
  holds(scope: Scope, node: TreeNode, value: number): boolean;
}

function against(slot: string, role: string, test: (value: number, other: number) => boolean): ComparisonMeaning {
  return {
    slots: { [slot]: role },
    holds: (scope, node, value) => test(value, signedAmountOf(scope, child(node, slot))),
  };
}

export const comparisonMeanings: Table<ComparisonMeaning> = {
  orLess: against("amount", "amount", (value, other) => value <= other),
  orGreater: against("amount", "amount", (value, other) => value >= other),
  exactlyThat: against("amount", "amount", (value, other) => value === other),
  lessOrEqual: against("quantity", "amount", (value, other) => value <= other),
  greaterOrEqual: against("quantity", "amount", (value, other) => value >= other),
  lessThan: against("quantity", "amount", (value, other) => value < other),
  greaterThan: against("quantity", "amount", (value, other) => value > other),
  equal: against("quantity", "amount", (value, other) => value === other),
};
