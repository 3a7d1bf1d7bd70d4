/** Asking about trees, and making small ones for fixes. */
import { isNode, nodeIn as child, type SlotValue, type TreeNode } from "../grammar/tree.ts";

export { child };

/** Makes a node. */
export function made(kind: string, slots: Readonly<Record<string, SlotValue>> = {}): TreeNode {
  const node: TreeNode = { kind };
  for (const [slot, value] of Object.entries(slots)) if (value !== undefined) node[slot] = value;
  return node;
}

/** The nodes of a list slot. */
export function children(node: TreeNode | undefined, slot: string): TreeNode[] {
  const value = node?.[slot];
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as unknown[]).filter(isNode) : isNode(value) ? [value] : [];
}

const VERB_LISTS = new Set(["verbsAnd", "verbsOr", "verbsThen", "verbsAndOr"]);

/** The single verbs of a verb phrase: lists opened, tails taken off. */
export function verbsIn(verbs: TreeNode | undefined): TreeNode[] {
  if (!verbs) return [];
  if (VERB_LISTS.has(verbs.kind)) return children(verbs, "items").flatMap(verbsIn);
  if (verbs.kind === "withTail") return verbsIn(child(verbs, "verb"));
  return [verbs];
}

/** The first node below (or with) `node` for which a test holds. Quoted abilities are left out unless asked for. */
export function findNode(
  node: TreeNode | undefined,
  test: (below: TreeNode) => boolean,
  quoted = false,
): TreeNode | undefined {
  if (!node) return undefined;
  if (test(node)) return node;
  if (node.kind === "quoted" && !quoted) return undefined;
  for (const slot in node) {
    const value: unknown = node[slot];
    if (typeof value !== "object" || slot === "surface" || slot === "span") continue;
    if (Array.isArray(value)) {
      for (const item of value as unknown[]) {
        const found = isNode(item) ? findNode(item, test, quoted) : undefined;
        if (found) return found;
      }
    } else if (isNode(value)) {
      const found = findNode(value, test, quoted);
      if (found) return found;
    }
  }
  return undefined;
}

/** Whether a node of one of these kinds is below (or is) `node`, quoted abilities aside. */
export function holds(node: TreeNode | undefined, ...kinds: readonly string[]): boolean {
  return node !== undefined && findNode(node, (below) => kinds.includes(below.kind)) !== undefined;
}

/** Whether a node is worded in one of these old ways. */
export function hasWording(node: TreeNode | undefined, ...tags: readonly string[]): boolean {
  return node?.surface?.wording?.some((tag) => tags.includes(tag)) ?? false;
}

/** Whether a phrase stands for the card itself: its name, *this creature*, `~`. */
export function isSelf(phrase: TreeNode | undefined): boolean {
  return phrase?.kind === "self" || phrase?.kind === "selfName";
}

/** Whether a phrase is a player: *you*, *target opponent*, *its controller*. */
export function isPronoun(phrase: TreeNode | undefined, ...words: readonly string[]): boolean {
  return phrase?.kind === "pronoun" && words.includes(phrase.is as string);
}

/** Whether a phrase has the determiner *target*. */
export function isTarget(phrase: TreeNode | undefined): boolean {
  return child(phrase, "determiner")?.kind === "target";
}

/** Whether a phrase has just this noun word. */
export function hasNoun(phrase: TreeNode | undefined, ...words: readonly string[]): boolean {
  const noun = child(phrase, "noun");
  return noun !== undefined && words.includes(noun.is as string);
}

/** A noun phrase of one noun. */
export function objects(
  determiner: string | TreeNode | null,
  noun: TreeNode,
  more: Readonly<Record<string, SlotValue>> = {},
): TreeNode {
  const made_ = typeof determiner === "string" ? made(determiner) : determiner;
  return made("objects", { determiner: made_ ?? undefined, ...more, noun });
}

/** A copy of a node with some slots changed; a slot set to undefined is left out. */
export function changed(node: TreeNode, slots: Readonly<Record<string, SlotValue>>): TreeNode {
  const copy: TreeNode = { ...node, ...slots };
  for (const slot of Object.keys(slots)) if (slots[slot] === undefined) delete copy[slot];
  return copy;
}

/** Tails in the order in which cards write them: durations last, but before what is left out, asked or counted. */
export function sort(tails: readonly TreeNode[]): TreeNode[] {
  const rank = (tail: TreeNode): number => (tail.kind === "whereX" ? 2 : tail.kind === "until" ? 0 : 1);
  return [...tails].sort((a, b) => rank(a) - rank(b));
}
