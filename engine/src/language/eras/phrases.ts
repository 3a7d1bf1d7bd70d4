/** Asking about phrases, for old wordings. */
import { childNodes, isNode, nodeIn, type TreeNode } from "../../grammar/tree.ts";

export { nodeIn };

/** The nodes of a list slot; none where there is none. */
export function nodesIn(node: TreeNode | undefined, slot: string): readonly TreeNode[] {
  const value: unknown = node?.[slot];
  return Array.isArray(value) ? (value as unknown[]).filter(isNode) : [];
}

/** Whether a phrase has one of these determiners. */
export function hasDeterminer(phrase: TreeNode | undefined, ...kinds: readonly string[]): boolean {
  const determiner = nodeIn(phrase, "determiner");
  return determiner !== undefined && kinds.includes(determiner.kind);
}

/** Whether a phrase's noun is this word. */
export function hasNoun(phrase: TreeNode | undefined, is: string): boolean {
  return phrase?.kind === "objects" && nodeIn(phrase, "noun")?.is === is;
}

/** Whether a node is this pronoun. */
export function isPronoun(node: TreeNode | undefined, is: string): boolean {
  return node?.kind === "pronoun" && node.is === is;
}

export const pronoun = (is: string): TreeNode => ({ kind: "pronoun", is });
export const noun = (is: string): TreeNode => ({ kind: "noun", is });
export const cardType = (is: string): TreeNode => ({ kind: "cardType", is });
export const objects = (slots: Readonly<Record<string, TreeNode | TreeNode[]>>): TreeNode => ({
  kind: "objects",
  ...slots,
});

/** The slot of what comes behind a condition or a time. */
const BEHIND = "then";

/** The single clause of an effect: the effect itself, or what comes behind its condition or its time. */
export function clauseOf(effect: TreeNode | undefined): TreeNode | undefined {
  if (effect?.kind === "clause") return effect;
  if (effect?.kind === "ifThen" || effect?.kind === "during" || effect?.kind === "then")
    return clauseOf(nodeIn(effect, BEHIND));
  return undefined;
}

/** A copy of an effect with another clause in the place of {@link clauseOf}'s. */
export function withClause(effect: TreeNode, clause: TreeNode): TreeNode {
  if (effect.kind === "clause") return clause;
  return { ...effect, [BEHIND]: withClause(effect[BEHIND] as TreeNode, clause) };
}

/** A copy of a list with another item at one place. */
export function withItem(items: readonly TreeNode[], at: number, item: TreeNode): TreeNode[] {
  return items.map((old, i) => (i === at ? item : old));
}

/** The noun phrases of a tree, those below others too; quoted abilities are left out. */
export function phrasesIn(node: TreeNode | undefined): TreeNode[] {
  if (!node || node.kind === "quoted") return [];
  const below = childNodes(node).flatMap(phrasesIn);
  return node.kind === "objects" ? [node, ...below] : below;
}
