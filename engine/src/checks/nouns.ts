/** Changing the noun of a phrase in fixes. */
import type { TreeNode } from "../grammar/tree.ts";
import { changed, child, children, made } from "./trees.ts";

/** Kinds of nouns that are types: *creature*, *Goblin*, a subtype of the set. */
export const TYPE_NOUNS: ReadonlySet<string> = new Set(["cardType", "subtype", "ownSubtype"]);

/** Whether a noun is a card type or subtype, or a list of such: *creature*, *artifact or Goblin*. */
export function isTypeNoun(noun: TreeNode | undefined): boolean {
  if (!noun) return false;
  if (TYPE_NOUNS.has(noun.kind)) return true;
  return /^noun(?:Or|And|AndOr)$/.test(noun.kind) && children(noun, "items").every((item) => TYPE_NOUNS.has(item.kind));
}

/**
 * The phrase with another noun behind what was its noun: *creature* as *creature card*, *artifact or Elf* as *artifact or Elf spell*.
 * Undefined when its noun can't stand before another one.
 */
export function withNoun(phrase: TreeNode, word: string): TreeNode | undefined {
  const noun = child(phrase, "noun");
  if (!noun) return undefined;
  const qualities = children(phrase, "qualities");
  const added = asQuality(noun);
  if (!added) return undefined;
  return orderedSlots(changed(phrase, { qualities: [...qualities, ...added], noun: made("noun", { is: word }) }));
}

function asQuality(noun: TreeNode): TreeNode[] | undefined {
  if (noun.kind === "noun" && noun.is === "permanent") return [];
  if (TYPE_NOUNS.has(noun.kind)) return [made(noun.kind, { is: noun.is })];
  if (!isTypeNoun(noun)) return undefined;
  const kind = { nounOr: "qualityOrList", nounAnd: "qualityAndList", nounAndOr: "qualityAndOrList" }[noun.kind];
  return kind
    ? [made(kind, { items: children(noun, "items").map((item) => made(item.kind, { is: item.is })) })]
    : undefined;
}

/** Slots in the order in which the templates name them: trees are compared and shown that way. */
function orderedSlots(phrase: TreeNode): TreeNode {
  const { kind, determiner, qualities, noun, suffixes, ...rest } = phrase;
  return made(kind, { determiner, qualities, noun, suffixes, ...rest });
}
