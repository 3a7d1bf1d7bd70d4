/** Nodes in the order of the text. */
import { childNodes, isNode, type TreeNode } from "../../grammar/tree.ts";
import type { Span } from "../../text/words.ts";

/** The slots of a node with what stands in them, in the order of the text. */
export function slotsInOrder(node: TreeNode): { slot: string; child: TreeNode }[] {
  const result: { slot: string; child: TreeNode }[] = [];
  let last = -1;
  let isSorted = true;
  const add = (slot: string, child: TreeNode): void => {
    const start = startOf(child);
    if (start < last) isSorted = false;
    last = start;
    result.push({ slot, child });
  };
  for (const slot in node) {
    const value = node[slot];
    if (typeof value !== "object" || slot === "span" || slot === "surface") continue;
    if (!Array.isArray(value)) {
      if (isNode(value)) add(slot, value);
    } else for (const child of value as unknown[]) if (isNode(child)) add(slot, child);
  }
  return isSorted ? result : result.sort((a, b) => startOf(a.child) - startOf(b.child));
}

/** The same for a verb, but what it is done to comes before where to: "return to their owners' hands all creatures". */
export function whatFirst(verb: TreeNode): { slot: string; child: TreeNode }[] {
  const slots = slotsInOrder(verb);
  // "Deals damage to that player equal to …": how much stands behind to whom, though it belongs to the damage.
  const damage = slots.findIndex(({ slot, child }) => slot === "damage" && isNode(child.equal));
  if (damage >= 0) return [...slots.filter((_, i) => i !== damage), slots[damage]!];
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
