/** Nodes in the order of the text. */
import { childNodes, type TreeNode } from "../../grammar/tree.ts";
import type { Span } from "../../text/words.ts";

/** The slots of a node with what stands in them, in the order of the text. */
export function slotsInOrder(node: TreeNode): { slot: string; child: TreeNode }[] {
  const result: { slot: string; child: TreeNode }[] = [];
  for (const slot of Object.keys(node)) {
    if (slot === "span" || slot === "surface") continue;
    const value = node[slot];
    const items = Array.isArray(value) ? (value as TreeNode[]) : [value as TreeNode];
    for (const child of items)
      if (typeof child === "object" && child !== null && "kind" in child) result.push({ slot, child });
  }
  return result.sort((a, b) => startOf(a.child) - startOf(b.child));
}

/** The same for a verb, but what it is done to comes before where to: "return to their owners' hands all creatures". */
export function whatFirst(verb: TreeNode): { slot: string; child: TreeNode }[] {
  const slots = slotsInOrder(verb);
  const what = slots.findIndex(({ slot }) => slot === "what");
  const to = slots.findIndex(({ slot }) => slot === "to" || slot === "where");
  return what > to && to >= 0 ? [slots[what]!, ...slots.filter((_, i) => i !== what)] : slots;
}

/** Where a node begins; nodes without a place of their own begin with what they hold. */
export function startOf(node: TreeNode): number {
  if (node.span) return node.span[0];
  const starts = childNodes(node).map(startOf);
  return starts.length ? Math.min(...starts) : 0;
}

/** The place of a node, from itself or from what it holds. */
export function spanOf(node: TreeNode): Span {
  if (node.span) return node.span;
  const spans = childNodes(node).map(spanOf);
  if (spans.length === 0) return [0, 0];
  return [Math.min(...spans.map((s) => s[0])), Math.max(...spans.map((s) => s[1]))];
}
