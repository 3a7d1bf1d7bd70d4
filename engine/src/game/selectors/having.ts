/**
 * What stands behind "with": power 3 or less, flying, a +1/+1 counter on it.
 */
import { compares } from "../amounts/compare.ts";
import { statOf } from "../amounts/stats.ts";
import type { Meaning, Table } from "../meaning.ts";
import type { Target } from "../object.ts";
import type { Scope } from "../scope.ts";
import { type TreeNode, child, children, maybeChild, word } from "../treeAccess.ts";
import { hasKeyword, objectOf } from "../view.ts";
import { counterNameOf } from "../effects/counterNames.ts";
import { quantityHolds } from "../conditions/quantityHolds.ts";
import { select } from "./filter.ts";
import { haveInCommon, traitNamed } from "./traits.ts";

export interface HavingMeaning extends Meaning {
  has(scope: Scope, node: TreeNode, thing: Target): boolean;
}

function countOf(counters: Readonly<Record<string, number>>, names: readonly TreeNode[]): number {
  const kinds = names.length > 0 ? names.map(counterNameOf) : Object.keys(counters);
  return kinds.reduce((sum, kind) => sum + (counters[kind] ?? 0), 0);
}

/** "No", "a", "three or more": whether there are as many as the determiner says. */
function asMany(scope: Scope, node: TreeNode, count: number): boolean {
  const determiner = maybeChild(node, "determiner");
  if (determiner?.kind === "no") return count === 0;
  const quantity = determiner && maybeChild(determiner, "quantity");
  return quantity ? quantityHolds(scope, quantity, count) : count > 0;
}

export const havingMeanings: Table<HavingMeaning> = {
  statHaving: {
    slots: { stat: "stat", compared: "comparison" },
    has: (scope, node, thing) => {
      const value = statOf(scope, thing, word(child(node, "stat")));
      return value !== null && compares(scope, child(node, "compared"), value);
    },
  },
  abilitiesHaving: {
    slots: { abilities: "keywords" },
    has: (scope, node, thing) => {
      if (!("object" in thing)) return false;
      const list = child(node, "abilities");
      const has = (keyword: TreeNode) => hasKeyword(scope.game, thing.object, word(keyword));
      const items = children(list, "items");
      return list.kind === "keywordsOr" ? items.some(has) : items.every(has);
    },
  },
  countersHaving: {
    slots: { determiner: "determiner", qualities: "value", on: "np" },
    has: (scope, node, thing) => {
      if (!("object" in thing)) return false;
      const { counters } = objectOf(scope.game, thing.object);
      const [name] = children(node, "qualities");
      return asMany(scope, node, countOf(counters, name ? [name] : []));
    },
  },
  /** "It had counters on it". */
  countersOn: {
    slots: { names: "value", on: "np" },
    has: (scope, node, thing) =>
      "object" in thing && countOf(objectOf(scope.game, thing.object).counters, children(node, "names")) > 0,
  },
  /** "Three or more poison counters": what players have (CR 122.1). */
  playerCounters: {
    slots: { determiner: "determiner", names: "value" },
    has: (scope, node, thing) =>
      "player" in thing &&
      asMany(scope, node, countOf(scope.game.state.players[thing.player]!.counters, children(node, "names"))),
  },
  /** "Greater power or toughness than this creature" (CR 702.100a). */
  greaterThan: {
    slots: { stat: "comparedStat", than: "np" },
    has: (scope, node, thing) => {
      const outer = scope.subject;
      scope.subject = null;
      const [than] = select(scope, child(node, "than"), { unmentioned: true });
      scope.subject = outer;
      const stat = word(child(node, "stat"));
      const stats = stat === "powerOrToughness" ? ["power", "toughness"] : [stat];
      const value = (of: Target, one: string) => statOf(scope, of, one) ?? Number.NEGATIVE_INFINITY;
      return than !== undefined && stats.some((one) => value(thing, one) > value(than, one));
    },
  },
  /** "The greatest power among creatures you control". */
  highest: {
    slots: { stat: "stat", least: "value", among: "np" },
    unknown: (node) => (maybeChild(node, "among") ? null : "the greatest without saying among what is not modelled"),
    has: (scope, node, thing) => {
      const stat = word(child(node, "stat"));
      const outer = scope.subject;
      scope.subject = null;
      const all = select(scope, child(node, "among"), { unmentioned: true });
      scope.subject = outer;
      const values = all.map((one) => statOf(scope, one, stat) ?? 0);
      const value = statOf(scope, thing, stat);
      return value === (node.least === true ? Math.min(...values) : Math.max(...values));
    },
  },
  /** "The same name as that card": in common with any of what the words name (CR 201.2a). */
  sameAs: {
    slots: { what: "trait", as: "np" },
    unknown: (node) => (maybeChild(node, "as") ? null : "being the same without saying as what is not modelled"),
    has: (scope, node, thing) => {
      const trait = traitNamed(word(child(node, "what")))!;
      const outer = scope.subject;
      // "It" in what follows is not the thing that is asked about.
      scope.subject = null;
      const others = select(scope, child(node, "as"), { unmentioned: true });
      scope.subject = outer;
      return others.some((other) => haveInCommon(scope, thing, other, trait));
    },
  },
};
