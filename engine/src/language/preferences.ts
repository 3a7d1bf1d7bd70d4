/** The table of preferences: which of two grammatical readings is meant, each with its reason. "First" and "longest" are not reasons. */
import type { Preference } from "../grammar/derive.ts";
import { keywordById } from "../keywords/keywords.ts";
import { childNodes, isNode, type TreeNode } from "../grammar/tree.ts";

const VERB_LISTS = new Set(["verbsAnd", "verbsOr", "verbsThen", "verbsAndOr"]);

/** The verb "target", which shares its kind with the determiner. */
function isTargeting(node: TreeNode): boolean {
  return node.kind === "target" && isNode(node.what);
}

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

/** How well the qualities of a noun phrase share its noun: lists of one kind well, mixed lists badly. */
function sharing(node: TreeNode): number {
  if (!Array.isArray(node.qualities)) return 0;
  const lists = node.qualities.filter((quality) => isNode(quality) && /^quality(?:Or|And)/.test(quality.kind));
  const kinds = lists.map((list) => new Set(((list as TreeNode).items as TreeNode[]).map((item) => item.kind)).size);
  return kinds.reduce((sum, count) => sum + (count === 1 ? 1 : -1), 0);
}

/** A list of verbs or clauses that goes on behind what is excepted from copying. */
function goesOnBehindExceptions(node: TreeNode): boolean {
  if (!(VERB_LISTS.has(node.kind) || /^clauses/.test(node.kind)) || !Array.isArray(node.items)) return false;
  return (node.items as TreeNode[]).slice(0, -1).some((item) => holds(item, (below) => below.kind === "exceptions"));
}

/** How many nodes below (and including) a node pass a test. */
function countOf(node: TreeNode, test: (below: TreeNode) => boolean): number {
  return childNodes(node).reduce((sum, below) => sum + countOf(below, test), Number(test(node)));
}

/** The tense in which a verb of a list stands. */
function tenseOf(verb: TreeNode): string {
  const inner = verb.kind === "withTail" && isNode(verb.verb) ? verb.verb : verb;
  return String(inner.tense ?? (inner.kind === "could" ? "could" : ""));
}

/** A list of verbs in different tenses: "destroy it or tapped". */
function isMixedList(node: TreeNode): boolean {
  if (!VERB_LISTS.has(node.kind) || !Array.isArray(node.items)) return false;
  return new Set((node.items as TreeNode[]).map(tenseOf)).size > 1;
}

export const preferences: readonly Preference[] = [
  {
    name: "target-is-no-order",
    reason: "Nobody is told to target: in “destroy target creature and target land” the word begins a noun phrase.",
    compare: (first, second) => countOf(first, isTargeting) - countOf(second, isTargeting),
  },
  {
    name: "verbs-alike",
    reason: "Verbs joined in one list stand in one tense; others belong to different clauses.",
    compare: prefer((node) => !isMixedList(node)),
  },
  {
    name: "exceptions-to-the-end",
    reason: "Everything behind “except” says how the copy differs, joined by “and” as often as needed.",
    compare: prefer((node) => !goesOnBehindExceptions(node)),
  },
  {
    name: "auxiliary-over-list",
    reason:
      "In “may pay {1} and draw a card” and “only to cast spells or activate abilities” the verb that takes another reaches over the whole list, unless the verb forms say otherwise.",
    compare: prefer((node) => isNode(node.do)),
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
    compare: (first, second) => (first.kind === second.kind ? tailCount(first) - tailCount(second) : 0),
  },
  {
    name: "shared-noun",
    reason:
      "In “Goblin or Elf creature” the noun belongs to both qualities, which are of one kind; in “land or nonblack creature” it does not.",
    compare: (first, second) => sharing(second) - sharing(first),
  },
  {
    name: "own-name",
    reason: "A word that is the card's own name means the card, even where it is a subtype too.",
    compare: prefer((node) => node.kind === "self"),
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
