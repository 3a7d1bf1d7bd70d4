/** The table of preferences: which of two grammatical readings is meant, each with its reason. "First" and "longest" are not reasons. */
import type { Preference } from "../grammar/derive.ts";
import { keywordById } from "../keywords/keywords.ts";
import { childNodes, isNode, type TreeNode } from "../grammar/tree.ts";

const AUXILIARIES = new Set(["may", "cannot", "can", "must", "would", "not", "could"]);
const VERB_LISTS = new Set(["verbsAnd", "verbsOr", "verbsThen", "verbsAndOr"]);

function tailCount(node: TreeNode): number {
  return Array.isArray(node.tails) ? node.tails.length : 0;
}

/** Prefers nodes for which `better` holds over those for which it does not. */
function prefer(better: (node: TreeNode) => boolean): Preference["compare"] {
  return (first, second) => Number(better(second)) - Number(better(first));
}

function holds(node: TreeNode, test: (below: TreeNode) => boolean): boolean {
  return test(node) || childNodes(node).some((below) => holds(below, test));
}

function suffixCount(node: TreeNode): number {
  return Array.isArray(node.suffixes) ? node.suffixes.length : 0;
}

export const preferences: readonly Preference[] = [
  {
    name: "auxiliary-over-list",
    reason:
      "In “may pay {1} and draw a card” the modal verb reaches over the whole list, unless the verb forms say otherwise.",
    compare: prefer((node) => AUXILIARIES.has(node.kind)),
  },
  {
    name: "list-over-own-objects",
    reason:
      "Two verbs joined by “and” are two actions; a noun list is meant only when the second part cannot be a verb.",
    compare: prefer((node) => VERB_LISTS.has(node.kind)),
  },
  {
    name: "keyword-variant",
    reason:
      "A variant that has a rule of its own (equip planeswalker, protection from everything) is meant before the general form.",
    compare: prefer((node) => node.kind === "keyword" && keywordById(node.is as string)?.variantOf != null),
  },
  {
    name: "frame-over-tail",
    reason: "Words that a verb's own pattern takes belong to the verb, and do not hang on the clause.",
    compare: (first, second) => tailCount(first) - tailCount(second),
  },
  {
    name: "shared-noun",
    reason: "In “Goblin or Elf creature” the noun belongs to both qualities, when they are of one kind.",
    compare: prefer(
      (node) =>
        Array.isArray(node.qualities) && node.qualities.some((q) => isNode(q) && /^quality(?:Or|And)/.test(q.kind)),
    ),
  },
  {
    name: "own-name",
    reason: "A word that is the card's own name means the card, even where it is a subtype too.",
    compare: prefer((node) => node.kind === "selfName"),
  },
  {
    name: "exceptions-to-the-end",
    reason: "Everything behind “except” says how the copy differs, joined by “and” as often as needed.",
    compare: prefer(
      (node) =>
        node.kind === "clause" &&
        holds(node, (below) => below.kind === "exceptions" && Array.isArray(below.items) && below.items.length > 1),
    ),
  },
  {
    name: "nearest-noun",
    reason: "What could be said of two nouns is said of the nearer one.",
    compare: (first, second) => {
      if (first.kind === "objects" && second.kind === "objects") return suffixCount(first) - suffixCount(second);
      return Number(/^np.*List$/.test(first.kind)) - Number(/^np.*List$/.test(second.kind));
    },
  },
];
