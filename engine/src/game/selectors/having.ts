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

export interface HavingMeaning extends Meaning {
  has(scope: Scope, node: TreeNode, thing: Target): boolean;
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
      const count = name
        ? (counters[counterNameOf(name)] ?? 0)
        : Object.values(counters).reduce((sum, one) => sum + one, 0);
      return maybeChild(node, "determiner")?.kind === "no" ? count === 0 : count > 0;
    },
  },
};
