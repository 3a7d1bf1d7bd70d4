import { childNodes, isNode, type TreeNode } from "../../grammar/tree.ts";
import { type Misfit, misfitsOf } from "./fit.ts";

/** How many places of a tree hold something their verb cannot be said of. Asked only where a text has several readings. */
export function violationsOf(node: TreeNode): number {
  let count = 0;
  const open = [node];
  for (let below = open.pop(); below !== undefined; below = open.pop()) {
    const children = childNodes(below);
    for (const child of children) open.push(child);
    count += weightOf(misfitsOf(below));
    if (below.kind === "clause") count += violationsOfClause(below);
    else if (below.kind === "npOrList" && children.every(isHeOrShe)) count += 2;
  }
  return count;
}

function violationsOfClause({ subject, verbs }: TreeNode): number {
  // A lone noun without an article does nothing: “Copy target creature” is an order.
  const alone = isBareSingular(subject) ? 2 : 0;
  if (!isNode(subject) || !isNode(verbs)) return alone;
  return alone + weightOf(misfitsOf(verbs, subject).filter(({ slot }) => slot === "subject"));
}

/** "He or she" is one player, not one of two. */
const isHeOrShe = (item: TreeNode): boolean =>
  item.kind === "pronoun" && ["he", "her", "him", "she"].includes(item.is as string);

function isBareSingular(subject: unknown): boolean {
  return isNode(subject) && subject.kind === "objects" && !subject.determiner && subject.number === "singular";
}

/** Something that can do nothing at all weighs more than a thing of the wrong kind. */
function weightOf(misfits: readonly Misfit[]): number {
  let weight = 0;
  for (const { phrase } of misfits) weight += phrase.kind === "counters" ? 2 : 1;
  return weight;
}
