/**
 * The tree that a text is read into, and that alone prints the text back.
 * A node is plain data: `kind`, its slots, where it stands (`span`), and, where the wording is not the usual one, `surface`.
 */
import type { Span } from "../text/words.ts";

/** Wording only: two texts mean the same when their trees are equal without `surface` and `span`. */
export interface Surface {
  /** Tags of the unusual wordings chosen, from the closed list of the templates ("enters-the-battlefield"). */
  wording?: string[];
  /** Own words (by number within the node) that stand in their other form: *mill* for *mills*, *creature* for *creatures*. */
  inflected?: number[];
  /** Own words whose first letter is a capital and should not be, or the other way about. */
  capital?: number[];
  /** Own words in capital letters throughout. */
  upper?: number[];
  /** Own words before which a space is missing or too much. */
  space?: number[];
  /** Which of its names the card calls itself by, where that is not its full name. */
  name?: string;
  /** What the card calls itself in place of its name: "creature" in "this creature". */
  noun?: string;
  /** Reminder texts, which mean nothing (CR 207.2a): nodes that know behind which sentence and word they stand. */
  reminders?: TreeNode[];
  /** Parts of an old wording for which today's has no words, by name. */
  parts?: Record<string, TreeNode>;
  /** Own words typed with another apostrophe, quote or dash: `[word, character, …]`. */
  typed?: (number | string)[];
}

export type SlotValue = TreeNode | TreeNode[] | string | number | boolean | Span | Surface | undefined;

/** A node of the tree; its slots are named by the template that read it. */
export interface TreeNode {
  kind: string;
  span?: Span;
  surface?: Surface;
  [slot: string]: SlotValue;
  /** The template that made it, while reading: not part of the tree as data (no key of JSON, no slot). */
  [MADE_BY]?: unknown;
}

/** Where a node remembers, while it is being read, by which template it was made. */
export const MADE_BY: unique symbol = Symbol("made by");

export function isNode(value: unknown): value is TreeNode {
  return typeof value === "object" && value !== null && typeof (value as TreeNode).kind === "string";
}

/** The node in a slot, in a slot of that, and so on; undefined when one of them holds none, or a list. */
export function nodeIn(node: TreeNode | undefined, ...slots: readonly string[]): TreeNode | undefined {
  let at: TreeNode | undefined = node;
  for (const slot of slots) {
    const value: unknown = at?.[slot];
    at = isNode(value) ? value : undefined;
  }
  return at;
}

/** The slots of a node that hold nodes, in the order in which they were read. */
export function childNodes(node: TreeNode): TreeNode[] {
  const result: TreeNode[] = [];
  for (const name in node) {
    const value = node[name];
    if (typeof value !== "object" || name === "span" || name === "surface") continue;
    if (Array.isArray(value)) {
      for (let i = 0; i < value.length; i++) if (isNode(value[i])) result.push(value[i] as TreeNode);
    } else if (isNode(value)) result.push(value);
  }
  return result;
}

/** Every node below (and with) `node`, parents before children. */
export function* walkTree(node: TreeNode): Generator<TreeNode> {
  const stack = [node];
  while (stack.length) {
    const next = stack.pop()!;
    yield next;
    const children = childNodes(next);
    for (let i = children.length - 1; i >= 0; i--) stack.push(children[i]!);
  }
}

/** The tree without places, as `parse --no-spans` gives it. With `surface: false` also without wording: its meaning. */
export function stripTree(node: TreeNode, keep: { surface: boolean } = { surface: true }): TreeNode {
  const copy: TreeNode = { kind: node.kind };
  for (const name of Object.keys(node)) {
    if (name === "span" || name === "kind") continue;
    const value = node[name];
    if (name === "surface") {
      if (keep.surface && value) copy.surface = withInner(value as Surface, (reminder) => stripTree(reminder));
    } else if (Array.isArray(value) && value.some(isNode)) {
      copy[name] = (value as TreeNode[]).map((item) => stripTree(item, keep));
    } else copy[name] = isNode(value) ? stripTree(value, keep) : value;
  }
  return copy;
}

function withInner(surface: Surface, change: (reminder: TreeNode) => TreeNode): Surface {
  if (!surface.reminders && !surface.parts) return surface;
  const copy = { ...surface };
  if (surface.reminders) copy.reminders = surface.reminders.map(change);
  if (surface.parts)
    copy.parts = Object.fromEntries(Object.entries(surface.parts).map(([name, part]) => [name, change(part)]));
  return copy;
}

/** Moves every span of a tree by `offset`; gives a new tree. */
export function shiftTree(node: TreeNode, offset: number): TreeNode {
  if (offset === 0) return node;
  const copy: TreeNode = { kind: node.kind };
  for (const name of Object.keys(node)) {
    const value = node[name];
    if (name === "span" && value) {
      const span = value as Span;
      copy.span = [span[0] + offset, span[1] + offset];
    } else if (name === "surface" && value) {
      copy.surface = withInner(value as Surface, (reminder) => shiftTree(reminder, offset));
    } else if (Array.isArray(value) && value.some(isNode)) {
      copy[name] = (value as TreeNode[]).map((item) => shiftTree(item, offset));
    } else copy[name] = isNode(value) ? shiftTree(value, offset) : value;
  }
  return copy;
}

/** Whether two values of trees are equal in everything, the order of slots and their places included. */
export function sameTree(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => sameTree(item, (b as unknown[])[i]));
  const names = Object.keys(a);
  const others = Object.keys(b);
  if (names.length !== others.length) return false;
  for (let i = 0; i < names.length; i++) {
    const name = names[i]!;
    if (name !== others[i] || !sameTree((a as TreeNode)[name], (b as TreeNode)[name])) return false;
  }
  return true;
}

/** Whether two trees mean the same: equal without `surface` and `span`. */
export function sameMeaning(a: TreeNode, b: TreeNode): boolean {
  return meaningKey(a) === meaningKey(b);
}

/** A text that is equal for two trees exactly when they mean the same. */
export function meaningKey(node: TreeNode): string {
  return JSON.stringify(node, function (this: unknown, name, value) {
    if (name === "span" || name === "surface") return undefined;
    if (isNode(value)) {
      const sorted: Record<string, unknown> = { kind: value.kind };
      for (const slot of Object.keys(value).sort()) if (slot !== "kind") sorted[slot] = value[slot];
      return sorted;
    }
    return value;
  });
}

/** The nodes around an offset, from the root to the innermost; empty when the tree does not reach there. */
export function pathTo(node: TreeNode, offset: number): TreeNode[] {
  const path: TreeNode[] = [];
  let current: TreeNode | undefined = node;
  while (current) {
    path.push(current);
    const inner: TreeNode | undefined =
      childNodes(current).find((child) => holds(child, offset)) ??
      current.surface?.reminders?.find((reminder) => holds(reminder, offset));
    current = inner;
  }
  return path.length === 1 && !holds(node, offset) ? [] : path;
}

/** A node without a span of its own holds what its children hold. */
function holds(node: TreeNode, offset: number): boolean {
  if (node.span) return node.span[0] <= offset && offset < node.span[1];
  return childNodes(node).some((child) => holds(child, offset));
}
