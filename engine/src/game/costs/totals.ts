/**
 * "Creatures you control with total power 3 or greater": a cost that several objects pay together (CR 118.3, 702.122a, 702.171a).
 */
import { compares } from "../amounts/compare.ts";
import { statOf } from "../amounts/stats.ts";
import type { Meaning, Table } from "../meaning.ts";
import type { ObjectId } from "../object.ts";
import type { Scope } from "../scope.ts";
import { havingMeanings } from "../selectors/having.ts";
import { suffixMeanings } from "../selectors/suffixes.ts";
import { type TreeNode, child, children, maybeChild, word } from "../treeAccess.ts";

/** Noun phrases of costs, which may ask for a total. */
export const totalledMeanings: Table<Meaning> = {
  objects: { slots: { determiner: "determiner", qualities: "quality", noun: "noun", suffixes: "totalledSuffix" } },
};

export const totalledSuffixMeanings: Table<Meaning> = { ...suffixMeanings, with: { slots: { having: "totalHaving" } } };

export const totalHavingMeanings: Table<Meaning> = {
  ...havingMeanings,
  statHaving: { slots: { stat: "stat", compared: "comparison", total: "value" } },
};

/** The part of a phrase that asks for a total; null when it asks for none. */
function totalOf(phrase: TreeNode): TreeNode | null {
  const suffix = children(phrase, "suffixes").find((one) => maybeChild(one, "having")?.total === true);
  return suffix ? child(suffix, "having") : null;
}

const plainPhrases = new WeakMap<TreeNode, TreeNode>();

/** The phrase without what it says of the total: which objects may pay at all. */
export function withoutTotal(phrase: TreeNode): TreeNode {
  const total = totalOf(phrase);
  if (!total) return phrase;
  let plain = plainPhrases.get(phrase);
  if (!plain) {
    plain = { ...phrase, suffixes: children(phrase, "suffixes").filter((one) => maybeChild(one, "having") !== total) };
    plainPhrases.set(phrase, plain);
  }
  return plain;
}

/** The objects that bring most to the total first, and how many of them it takes at least; null: all together don't do. */
export function towardsTotal(
  scope: Scope,
  phrase: TreeNode,
  objects: readonly ObjectId[],
): { inOrder: ObjectId[]; least: number } | null {
  const total = totalOf(phrase);
  if (!total) return { inOrder: [...objects], least: 0 };
  const stat = word(child(total, "stat"));
  const share = (object: ObjectId) => statOf(scope, { object }, stat) ?? 0;
  const inOrder = [...objects].sort((a, b) => share(b) - share(a));
  let sum = 0;
  for (const [index, object] of inOrder.entries()) {
    sum += share(object);
    if (compares(scope, child(total, "compared"), sum)) return { inOrder, least: index + 1 };
  }
  return compares(scope, child(total, "compared"), 0) ? { inOrder, least: 0 } : null;
}

/** Whether these objects together make the total. */
export function makesTotal(scope: Scope, phrase: TreeNode, objects: readonly ObjectId[]): boolean {
  const total = totalOf(phrase);
  if (!total) return true;
  const stat = word(child(total, "stat"));
  const sum = objects.reduce((all, object) => all + (statOf(scope, { object }, stat) ?? 0), 0);
  return compares(scope, child(total, "compared"), sum);
}
