/**
 * Chapter abilities trigger when lore counters reach their number (CR 714.2b).
 */
import { chapterNumber } from "../keywords/attaching.ts";
import type { TriggerPattern } from "../vocabulary.ts";
import { type TreeNode, children } from "../treeAccess.ts";
import { objectOf } from "../view.ts";

export function chapterPattern(node: TreeNode): TriggerPattern {
  const chapters = children(node, "chapters").map(chapterNumber);
  return {
    on: ["addCounters"],
    looksBack: false,
    matches: (scope, event) => {
      if (event.kind !== "addCounters" || event.counter !== "lore") return false;
      if (!("object" in event.to) || event.to.object !== scope.source) return false;
      const now = objectOf(scope.game, scope.source).counters.lore ?? 0;
      return chapters.some((chapter) => chapter <= now && chapter > now - event.amount);
    },
  };
}
