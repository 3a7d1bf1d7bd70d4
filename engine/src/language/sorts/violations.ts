import { childNodes, isNode, type TreeNode } from "../../grammar/tree.ts";
import { type Misfit, misfitsOf } from "./fit.ts";

/** How many places of a tree hold something their verb cannot be said of. Asked only where a text has several readings. */
export function violationsOf(node: TreeNode): number {
  let count = 0;
  const visit = (below: TreeNode): void => {
    count += weightOf(misfitsOf(below));
    // A lone noun without an article does nothing: “Copy target creature” is an order.
    if (below.kind === "clause" && isBareSingular(below.subject)) count += 2;
    if (below.kind === "clause" && isNode(below.subject) && isNode(below.verbs))
      count += weightOf(misfitsOf(below.verbs, below.subject).filter(({ slot }) => slot === "subject"));
    if (below.kind === "npOrList" && childNodes(below).every(isHeOrShe)) count += 2;
    for (const child of childNodes(below)) visit(child);
  };
  visit(node);
  return count;
}

/** "He or she" is one player, not one of two. */
const isHeOrShe = (item: TreeNode): boolean =>
  item.kind === "pronoun" && ["he", "her", "him", "she"].includes(item.is as string);

function isBareSingular(subject: unknown): boolean {
  return isNode(subject) && subject.kind === "objects" && !subject.determiner && subject.number === "singular";
}

/** Something that can do nothing at all weighs more than a thing of the wrong kind. */
function weightOf(misfits: readonly Misfit[]): number {
  return misfits.reduce((sum, { phrase }) => sum + (phrase.kind === "counters" ? 2 : 1), 0);
}
