/** Where a card speaks of itself as a spell: "this spell" since 2018, its name before. */
import type { TreeNode } from "../../grammar/tree.ts";
import { nodeIn } from "./phrases.ts";

/** Whether a clause says of its subject what only spells are or do: they cost, and can't be countered. */
function saysOfSpell(clause: TreeNode): boolean {
  const verb = nodeIn(clause, "verbs");
  if (verb?.kind === "cost" || verb?.kind === "costMore") return true;
  return verb?.kind === "cannot" && nodeIn(verb, "do", "complement", "verb")?.kind === "counter";
}

/** The slot of a node in which the card itself is a spell; undefined for nodes without any. */
export function slotOfSpell(node: TreeNode): string | undefined {
  if (node.kind === "clause") return saysOfSpell(node) ? "subject" : undefined;
  return node.kind === "additionalCost" || node.kind === "cast" ? "what" : undefined;
}

/** "This spell" for what a card calls itself. */
export const thisSpell = (self: TreeNode): TreeNode => {
  const { surface: _surface, ...rest } = self;
  return { ...rest, kind: "self", surface: { noun: "spell" } };
};
