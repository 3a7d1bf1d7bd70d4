/**
 * How many: one, two, up to three, any number, X (CR 107.1, 107.3).
 */
import { NotModelled } from "../game.ts";
import type { Meaning, Table } from "../meaning.ts";
import type { Scope } from "../scope.ts";
import { type TreeNode, child, children, maybeNumber } from "../treeAccess.ts";
import { amountOf } from "./amountOf.ts";

export interface Range {
  min: number;
  max: number;
}

export interface QuantityMeaning extends Meaning {
  range(scope: Scope, node: TreeNode): Range;
}

/** As many as there are. */
const NO_LIMIT = 1000;

const exactly = (value: number): Range => ({ min: value, max: value });

const number: QuantityMeaning = { slots: { value: "value" }, range: (_scope, node) => exactly(maybeNumber(node) ?? 0) };

export const quantityMeanings: Table<QuantityMeaning> = {
  count: number,
  number,
  variable: { slots: { is: "value" }, range: (scope, node) => exactly(amountOf(scope, node)) },
  upTo: {
    slots: { amount: "amount" },
    range: (scope, node) => ({ min: 0, max: amountOf(scope, child(node, "amount")) }),
  },
  anyNumberOf: { range: () => ({ min: 0, max: NO_LIMIT }) },
  oneOrMore: {
    slots: { amount: "amount" },
    range: (scope, node) => ({ min: amountOf(scope, child(node, "amount")), max: NO_LIMIT }),
  },
  oneOrTwo: { slots: { items: "amount" }, range: itemRange },
  oneTwoOrThree: { slots: { items: "amount" }, range: itemRange },
  thatMany: { range: (scope) => exactly(scope.lastAmount ?? 0) },
  twiceThatMany: { range: (scope) => exactly(2 * (scope.lastAmount ?? 0)) },
  exactly: { slots: { amount: "amount" }, range: (scope, node) => exactly(amountOf(scope, child(node, "amount"))) },
  atLeast: {
    slots: { amount: "amount" },
    range: (scope, node) => ({ min: amountOf(scope, child(node, "amount")), max: NO_LIMIT }),
  },
  moreThan: {
    slots: { amount: "amount" },
    range: (scope, node) => ({ min: amountOf(scope, child(node, "amount")) + 1, max: NO_LIMIT }),
  },
  fewerThan: {
    slots: { amount: "amount" },
    range: (scope, node) => ({ min: 0, max: amountOf(scope, child(node, "amount")) - 1 }),
  },
  lessThanOr: {
    slots: { amount: "amount" },
    range: (scope, node) => ({ min: 0, max: amountOf(scope, child(node, "amount")) }),
  },
};

function itemRange(scope: Scope, node: TreeNode): Range {
  const values = children(node, "items").map((item) => amountOf(scope, item));
  return { min: Math.min(...values), max: Math.max(...values) };
}

/** The least and the greatest number a quantity allows. */
export function quantityRange(scope: Scope, node: TreeNode): Range {
  const entry = Object.hasOwn(quantityMeanings, node.kind) ? quantityMeanings[node.kind] : undefined;
  if (!entry) throw new NotModelled(node.kind, `the quantity "${node.kind}" is not modelled`);
  return entry.range(scope, node);
}
