import { type TreeNode, isNode } from "@cardwright/engine/grammar/tree";
import { keywordName } from "@cardwright/engine/language/ownWords";
import { keywordById } from "@cardwright/engine/keywords/keywords";
import { actionOf, wordsOfKind } from "./governing-rules.ts";
import { localize } from "./localize.ts";

/** What kinds of node are called when a person is told of them, where the kind's own words would not do. */
const kindNames: Readonly<Record<string, string>> = {
  a: "one",
  abilitiesHaving: "abilities",
  abilityWord: "ability word (means nothing by itself)",
  activatedAbility: "activated ability: pay the cost, get the effect",
  anyTarget: "any target: a creature, player, planeswalker or battle",
  at: "at a moment of the turn",
  chapter: "chapter ability",
  chooseModes: "choose modes",
  clause: "action",
  controlledBy: "under somebody's control",
  die: "die: go from the battlefield to a graveyard",
  enter: "enter the battlefield",
  getStats: "change power and toughness",
  insteadTail: "instead",
  keywordLine: "keyword abilities",
  loyaltyAbility: "loyalty ability: change the loyalty, get the effect",
  mana: "mana",
  mode: "mode",
  npAndList: "all of these",
  npAndOrList: "any of these",
  npOrList: "one of these",
  objects: "things",
  pronoun: "who or what was spoken of",
  quoted: "an ability in quotes",
  reminder: "reminder text (not read)",
  self: "this card itself",
  selfName: "this card itself",
  statement: "effect",
  target: "target: chosen when the spell is cast or the ability is put on the stack",
  triggeredAbility: "triggered ability: waits for its event, then goes on the stack",
  unread: "not understood",
  verbsAnd: "and",
  verbsThen: "then",
  when: "when this happens",
  whenever: "whenever this happens",
};

/** What the slots of a node are called. A slot that is not listed is shown by its own name. */
const slotNames: Readonly<Record<string, string>> = {
  ability: "ability",
  amount: "how much",
  by: "by",
  cards: "which cards",
  condition: "if",
  cost: "cost",
  costs: "costs",
  counters: "which counters",
  damage: "damage",
  determiner: "how many",
  effect: "effect",
  effects: "does",
  event: "event",
  from: "from",
  how: "how",
  keywords: "has",
  modes: "modes",
  noun: "kind",
  on: "on",
  qualities: "which are",
  stats: "numbers",
  subject: "who",
  suffixes: "which",
  tails: "how long and when",
  to: "to",
  tokens: "which tokens",
  trigger: "waits for",
  verbs: "does",
  what: "what",
  where: "where to",
};

/** Slots whose nodes are shown in the place of their holder: their names would say nothing. */
const seeThrough = new Set(["it", "items", "symbols", "keywords", "modes"]);
const ownNames = new Set(["kind", "span", "surface"]);

/** What a node is, in a few plain words. */
export function describeNode(node: TreeNode): string {
  if (node.kind === "keyword" && typeof node.is === "string")
    return localize("keyword: {name}", { name: keywordById(node.is)?.name ?? keywordName(node) });
  const name = kindNames[node.kind];
  if (name !== undefined) return localize(name);
  return actionOf(node)?.id ?? wordsOfKind(node.kind);
}

/**
 * A tree in plain words, one line a node, indented by depth: what it is, and the words of the card that say it. The first line is
 * about the whole and repeats no words.
 * @param text the text that the tree's spans count in
 */
export function describeTree(node: TreeNode, text: string): string[] {
  return [
    describeNode(node),
    ...partsOf(node).flatMap(([slot, part]) => lines(part, text, seeThrough.has(slot) ? "" : slot, 1)),
  ];
}

function lines(outer: TreeNode, text: string, slot: string, depth: number): string[] {
  const node = withoutShell(outer);
  const parts = partsOf(node);
  const words = node.span ? text.slice(...node.span).replace(/\s*\n\s*/g, " / ") : "";
  const label = slot ? `${localize(slotNames[slot] ?? wordsOfKind(slot))}: ` : "";
  const said = words && parts.length > 0 ? describeNode(node) : describeLeaf(node, words);
  const quoted = words && !said.includes(words) ? ` — “${words}”` : "";
  const own = `${"  ".repeat(depth)}${label}${said}${quoted}`;
  return [own, ...parts.flatMap(([name, part]) => lines(part, text, seeThrough.has(name) ? "" : name, depth + 1))];
}

/** An order has no subject, so its clause says no more than its verb does: the verb is told in its place. */
function withoutShell(node: TreeNode): TreeNode {
  const [only, ...others] = partsOf(node);
  return node.kind === "clause" && only && others.length === 0 ? only[1] : node;
}

/** A word of a closed list, a number or a name: the words are all there is to say. */
function describeLeaf(node: TreeNode, words: string): string {
  if (node.kind in kindNames || node.kind === "keyword") return describeNode(node);
  if (node.kind === "number") return String(node.value);
  return words || describeNode(node);
}

/** The parts of a node with the names of their slots, in the order of their words. */
function partsOf(node: TreeNode): [slot: string, part: TreeNode][] {
  const parts: [string, TreeNode][] = [];
  for (const [slot, value] of Object.entries(node)) {
    if (ownNames.has(slot)) continue;
    for (const part of Array.isArray(value) ? value : [value]) if (isNode(part)) parts.push([slot, part]);
  }
  return parts.sort(([, a], [, b]) => (a.span?.[0] ?? 0) - (b.span?.[0] ?? 0));
}

/** Every word of the tables above, for translators. */
export const treeWords: readonly string[] = [...Object.values(kindNames), ...Object.values(slotNames)];
