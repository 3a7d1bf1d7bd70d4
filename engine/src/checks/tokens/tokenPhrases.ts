import type { TreeNode } from "../../grammar/tree.ts";
import { predefinedTokens } from "../../language/lexicon/predefinedTokens.ts";
import { child, children, hasNoun, holds } from "../trees.ts";

/** Names of tokens that the rules describe. */
export const predefined = new Set(predefinedTokens.map(({ name }) => name));

/** The token phrases of a verb “create”. */
export function isCreated(node: TreeNode, slot: string | undefined, parent: TreeNode | undefined): boolean {
  return (
    hasNoun(node, "token") &&
    ((parent?.kind === "create" && slot === "tokens") || (parent?.kind.startsWith("np") ?? false))
  );
}

/** Whether a phrase describes a token of its own, and no copy. */
export function isDescribed(node: TreeNode): boolean {
  const qualities = children(node, "qualities");
  if (holds(node, "isCopyOf", "copiesOf", "copyOf", "asCopy", "ofThat", "theSame", "sameAs")) return false;
  const determiner = child(node, "determiner")?.kind;
  if (determiner !== "a" && determiner !== "quantified") return false;
  return qualities.some(({ kind }) => kind === "stats" || kind === "cardType");
}
