import { childNodes, isNode, type TreeNode } from "../../grammar/tree.ts";
import { type Misfit, misfitsOf } from "./fit.ts";

/** How many places of a tree hold something their verb cannot be said of. Asked only where a text has several readings. */
export function violationsOf(node: TreeNode): number {
  const children = childNodes(node);
  let count = weightOf(misfitsOf(node));
  if (node.kind === "clause") {
    // A lone noun without an article does nothing: “Copy target creature” is an order.
    if (isBareSingular(node.subject)) count += 2;
    if (isNode(node.subject) && isNode(node.verbs))
      count += weightOf(misfitsOf(node.verbs, node.subject).filter(({ slot }) => slot === "subject"));
  } else if (node.kind === "npOrList" && children.every(isHeOrShe)) count += 2;
  for (const child of children) count += violationsOf(child);
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
  let weight = 0;
  for (const { phrase } of misfits) weight += phrase.kind === "counters" ? 2 : 1;
  return weight;
}
