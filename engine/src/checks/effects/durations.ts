/** How long an effect lasts: what checks of missing durations share. */
import type { TreeNode } from "../../grammar/tree.ts";
import type { Fix } from "../finding.ts";
import type { Place } from "../place.ts";
import { changed, children, made, sort } from "../trees.ts";

/** Whether a verb is carried out as its ability resolves: it does not tell of the past, and is no gerund and no passive. */
export function isCarriedOut({ tense, form, voice }: TreeNode, place: Place): boolean {
  return place.resolves && !tense && !form && !voice;
}

/**
 * A fix that says until when: a duration behind the clause around a verb; none where there is no clause.
 * @param is which duration: `untilEndOfTurn`, `thisTurn`
 * @param more what else of the clause changes
 */
export function withDuration(
  place: Place,
  title: string,
  is: string,
  more: Readonly<Record<string, TreeNode>> = {},
): readonly (Fix | undefined)[] {
  const clause = place.above("clause");
  if (!clause) return [];
  const tail = made("until", { duration: made("duration", { is }) });
  const tails = sort([...children(clause, "tails"), tail]);
  return [place.replace(title, false, clause, changed(clause, { tails, ...more }))];
}
