/** Wordings whose shape has changed: what was once said with other parts of speech. */
import { isNode, MADE_BY, sameMeaning, type Surface, type TreeNode } from "../../grammar/tree.ts";

/** Something of which old wordings are known; of several one is enough. */
export type Clue = string | readonly string[];

/** An old wording of one node: `today` makes today's node of it as it is read, `before` the old one as it is printed. */
export interface ShapedWording {
  /** The tag that today's node carries in `surface.wording` when it is worded the old way. */
  readonly tag: string;
  /** Kinds of the old nodes: no others are looked at. */
  readonly kinds: readonly string[];
  /**
   * What the old wording holds, rare things: where one of them was not read, nobody looks for it. A kind, a kind with a slot
   * ("attack.with"), a word ("noun=card"), or several of which one is enough. The kinds themselves, if left out.
   */
  readonly clues?: readonly Clue[];
  /** Today's node for an old one; undefined for nodes that are not worded so. */
  readonly today: (node: TreeNode) => TreeNode | undefined;
  /**
   * The old node for one of today's; undefined where it was never said so. What the old wording says beyond today's stands in
   * `surface.parts` of a node that was read; a node of today has none.
   */
  readonly before: (node: TreeNode) => TreeNode | undefined;
}

/** An old wording that is seen only from a node above it: `today` puts the tag on a node below, where `before` finds it. */
export interface ContextWording extends ShapedWording {
  readonly inContext: true;
  /** The node above with today's words below it worded the old way, for printing as an era did. */
  readonly old?: (above: TreeNode) => TreeNode | undefined;
}

/** A node with other slots; undefined takes a slot away. It no longer remembers by which template it was read. */
export function changed(node: TreeNode, slots: Readonly<Record<string, TreeNode[keyof TreeNode]>>): TreeNode {
  const copy: TreeNode = { ...node, ...slots } as TreeNode;
  delete copy[MADE_BY];
  for (const name of Object.keys(slots)) if (slots[name] === undefined) delete copy[name];
  return copy;
}

/** A node whose surface keeps parts of its old wording. */
export function withParts(node: TreeNode, parts: Readonly<Record<string, TreeNode>>): TreeNode {
  return { ...node, surface: { ...node.surface, parts: { ...node.surface?.parts, ...parts } } };
}

/** A node without the parts of its old wording, and one of these parts. */
export function partOf(node: TreeNode, name: string): { readonly rest: TreeNode; readonly part: TreeNode | undefined } {
  const { parts, ...surface } = node.surface ?? {};
  if (!parts) return { rest: node, part: undefined };
  const { [name]: part, ...others } = parts;
  return { rest: withSurface(node, Object.keys(others).length ? { ...surface, parts: others } : surface), part };
}

/** Today's node for an old one, which stays whole in its surface; an unusual wording of its own must stay in sight, and it as it is. */
export function keeping(old: TreeNode, today: TreeNode, tag: string): TreeNode {
  if (old.surface?.wording) return old;
  const copy: TreeNode = { ...today, surface: { wording: [tag], parts: { old } } };
  delete copy[MADE_BY];
  if (old.span) copy.span = old.span;
  return copy;
}

/** The old node that {@link keeping} kept; undefined when today's was changed since, so that it is no longer what the old one said. */
export function keptBy(node: TreeNode, today: (old: TreeNode) => TreeNode | undefined): TreeNode | undefined {
  const { rest, part } = partOf(node, "old");
  const again = part && today(part);
  return again && sameMeaning(again, rest) ? part : undefined;
}

/**
 * A wording of which the whole node is kept while today's says the same.
 * @param today gives today's node for one that is worded so; undefined for any other
 */
export function keptWhole(
  about: Pick<ContextWording, "tag" | "kinds" | "clues">,
  today: (old: TreeNode) => TreeNode | undefined,
): ContextWording {
  return {
    ...about,
    inContext: true,
    today(node) {
      const now = today(node);
      return now && keeping(node, now, about.tag);
    },
    before: (node) => keptBy(node, today),
  };
}

/** A node with another surface, or with none where it says nothing. */
export function withSurface(node: TreeNode, surface: Surface): TreeNode {
  const copy: TreeNode = { ...node };
  delete copy.surface;
  if (Object.keys(surface).length) copy.surface = surface;
  return copy;
}

/** Adds a tag to a node's wording. */
export function tagged(node: TreeNode, tag: string): TreeNode {
  const wording = [...(node.surface?.wording ?? []), tag];
  return { ...node, surface: { ...node.surface, wording } };
}

/** Takes a tag off a node's wording. */
export function untagged(node: TreeNode, tag: string): TreeNode {
  const { wording, ...rest } = node.surface ?? {};
  const others = (wording ?? []).filter((one) => one !== tag);
  return withSurface(node, others.length ? { ...rest, wording: others } : rest);
}

/** Whether two trees are worded alike: equal but for places. */
export function sameWording(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, i) => sameWording(item, (b as unknown[])[i]));
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  const [first, second] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const names = new Set([...Object.keys(first), ...Object.keys(second)]);
  if (isNode(a)) names.delete("span");
  for (const name of names) if (!sameWording(first[name], second[name])) return false;
  return true;
}
