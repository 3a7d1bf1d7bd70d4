/** Comparing what a phrase stands for with what a verb takes. */
import { isNode, type TreeNode } from "../../grammar/tree.ts";
import { type Need, signatures } from "./signatures.ts";
import { type Sort, type SortPart, sortOf, Thing } from "./sort.ts";

/** Whether all, some or none of what a phrase names will do. */
export type Fit = "all" | "some" | "none";

export function fitOf(sort: Sort, need: Need): Fit {
  if (sort.isOpen) return "all";
  const fitting = sort.parts.filter((part) => partFits(part, need)).length;
  return fitting === sort.parts.length ? "all" : fitting ? "some" : "none";
}

export function partFits(part: SortPart, need: Need): boolean {
  const shared = part.things & need.things;
  if (shared === 0) return false;
  if (!need.types || shared !== Thing.permanent || !part.types) return true;
  return need.types.some((type) => part.types!.has(type));
}

/** A place of a tree where a phrase and a verb do not fit. */
export interface Misfit {
  readonly verb: TreeNode;
  /** The slot of the verb, or `subject`. */
  readonly slot: string;
  readonly phrase: TreeNode;
  readonly need: Need;
  readonly fit: "some" | "none";
}

const NONE: readonly Misfit[] = [];

/**
 * What does not fit at one verb.
 * @param subject the phrase that does it, or, with a passive verb, to which it is done; left out for orders
 */
export function misfitsOf(verb: TreeNode, subject?: TreeNode): readonly Misfit[] {
  const signature = signatures[verb.kind];
  if (!signature) return NONE;
  const misfits: Misfit[] = [];
  const compare = (slot: string, phrase: unknown, need: Need | undefined): void => {
    if (!need || !isNode(phrase)) return;
    const fit = fitOf(sortOf(phrase), need);
    if (fit !== "all") misfits.push({ verb, slot, phrase, need, fit });
  };
  for (const [slot, need] of Object.entries(signature.slots ?? {})) compare(slot, verb[slot], need);
  if (verb.voice !== "passive") compare("subject", subject, signature.subject);
  else if (signature.object) compare("subject", subject, signature.slots?.[signature.object]);
  return misfits;
}
