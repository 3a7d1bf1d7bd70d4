/**
 * What the words of a static ability look at, found from their tree, so that what they put into force is worked out again only
 * when that may have changed.
 */
import type { TreeNode } from "../../grammar/tree.ts";
import { childNodes } from "../../grammar/tree.ts";
import { ANY_ASPECT, ASPECT } from "../aspects.ts";

/** Kinds of nodes that look only at what the objects on the battlefield and the stack are, and who controls them. */
const PLAIN = new Set([
  "a",
  "abilitiesHaving",
  "all",
  "another",
  "attachedTo",
  "cardType",
  "clause",
  "color",
  "conditionAnd",
  "conditionNot",
  "conditionOr",
  "control",
  "controlledBy",
  "count",
  "each",
  "forEachTail",
  "getStats",
  "haveAbilities",
  "keywords",
  "keywordsAnd",
  "keywordsOr",
  "loseAbilities",
  "no",
  "non",
  "notControlledBy",
  "notOwnedBy",
  "noun",
  "nounAnd",
  "nounAndOr",
  "nounOr",
  "nounWith",
  "number",
  "objects",
  "other",
  "otherThan",
  "ownedBy",
  "playerNoun",
  "ownSubtype",
  "pronoun",
  "quantified",
  "self",
  "selfName",
  "stats",
  "statsChange",
  "subtype",
  "supertype",
  "with",
  "without",
]);

/** Those of them that look at other objects than the one in question and the source: they ask for what is on the battlefield. */
const LOOKS_AROUND = new Set([
  "conditionAnd",
  "conditionNot",
  "conditionOr",
  "control",
  "count",
  "forEachTail",
  "no",
  "quantified",
]);

/** Abilities that are granted: what they look at is their own affair. */
const GRANTED = new Set(["quoted", "keyword"]);

/** Nouns that stand for things on the stack. */
const ON_THE_STACK = new Set(["spell", "ability", "copy", "object", "source"]);

const OF_ADJECTIVE: Readonly<Record<string, number>> = {
  tapped: ASPECT.tapped,
  untapped: ASPECT.tapped,
  attacking: ASPECT.combat,
  blocking: ASPECT.combat,
  blocked: ASPECT.combat,
  unblocked: ASPECT.combat,
  enchanted: ASPECT.objects,
  equipped: ASPECT.objects,
  token: ASPECT.objects,
};

/** Kinds of nodes in targets and costs that look at no more than whose object it is, whether it is tapped, and life totals. */
const PLAIN_IN_ACTIONS = new Set([
  "a",
  "anyTarget",
  "discard",
  "exact",
  "mana",
  "payLife",
  "sacrifice",
  "signedNumber",
  "symbol",
  "tapSymbol",
  "target",
  "targets",
  "upTo",
]);

/** Whether the words of targets and costs may look at who attacks and blocks. */
export function mayLookAtCombat(nodes: readonly TreeNode[]): boolean {
  return nodes.some((node) => {
    if (GRANTED.has(node.kind)) return false;
    if (node.kind === "adjective") return ((OF_ADJECTIVE[String(node.is)] ?? ANY_ASPECT) & ASPECT.combat) !== 0;
    if (!PLAIN.has(node.kind) && !PLAIN_IN_ACTIONS.has(node.kind)) return true;
    return mayLookAtCombat([...childNodes(node)]);
  });
}

/** The aspects of the state that the words of a static ability may look at: those that say what it does to what … */
export function aspectsRead(nodes: readonly (TreeNode | null)[], asked: readonly (TreeNode | null)[]): number {
  let aspects: number = ASPECT.objects;
  for (const node of nodes) if (node) aspects |= ofNode(node);
  // … and those that say when, or how often.
  for (const node of asked) if (node) aspects |= ofNode(node) | ASPECT.board;
  return aspects;
}

function ofNode(node: TreeNode): number {
  if (GRANTED.has(node.kind)) return 0;
  let aspects = 0;
  if (LOOKS_AROUND.has(node.kind)) aspects = ASPECT.board;
  if (node.kind === "noun" && ON_THE_STACK.has(String(node.is))) aspects = ASPECT.stack;
  if (node.kind === "adjective") aspects = OF_ADJECTIVE[String(node.is)] ?? ANY_ASPECT;
  else if (!PLAIN.has(node.kind)) return ANY_ASPECT;
  for (const inner of childNodes(node)) aspects |= ofNode(inner);
  return aspects;
}
