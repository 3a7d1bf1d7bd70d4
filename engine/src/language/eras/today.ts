/**
 * From old wordings to today's tree, and back: what is read is the tree of today, with tags where it was worded otherwise, and
 * what is printed is what was read.
 */
import { isNode, type TreeNode } from "../../grammar/tree.ts";
import { sameWording, type ShapedWording, tagged, untagged } from "./shape.ts";
import { contextWordings, shapedWordings } from "./wordings.ts";

const byTag = new Map<string, ShapedWording>();
const byKind = new Map<string, ShapedWording[]>();
const clues = new Set<string>();
for (const wording of [...shapedWordings, ...contextWordings]) {
  byTag.set(wording.tag, wording);
  for (const kind of wording.clues ?? wording.kinds) clues.add(kind);
  for (const kind of wording.kinds) {
    const known = byKind.get(kind);
    if (known) known.push(wording);
    else byKind.set(kind, [wording]);
  }
}
const inContext: ReadonlySet<ShapedWording> = new Set(contextWordings);

/** Kinds of node without which no tree is worded in an old way. */
export const cluesOfOldWording: ReadonlySet<string> = clues;

/** The tree of today for one as it was read; the same tree where nothing is worded in an old way. */
export function treeOfToday(node: TreeNode): TreeNode {
  let result = node;
  for (const slot in node) {
    if (slot === "span" || slot === "surface") continue;
    const value: unknown = node[slot];
    if (Array.isArray(value)) {
      let items: unknown[] | undefined;
      for (let i = 0; i < value.length; i++) {
        const item: unknown = value[i];
        if (!isNode(item)) break;
        const today = treeOfToday(item);
        if (today === item) continue;
        items ??= [...(value as unknown[])];
        items[i] = today;
      }
      if (items) result = { ...result, [slot]: items as TreeNode[] };
    } else if (isNode(value)) {
      const today = treeOfToday(value);
      if (today !== value) result = { ...result, [slot]: today };
    }
  }
  const wordings = byKind.get(result.kind);
  if (wordings) for (const wording of wordings) result = renewed(result, wording);
  return result;
}

/** Applies one wording; what could not be printed back as it was written is left as it is. */
function renewed(node: TreeNode, wording: ShapedWording): TreeNode {
  if (!wording.kinds.includes(node.kind)) return node;
  const today = wording.today(node);
  if (!today) return node;
  if (inContext.has(wording)) return today;
  const back = wording.before(today);
  return back && sameWording(back, node) ? tagged(today, wording.tag) : node;
}

/** A node as it was worded, with those below still of today: a node that carries the tag of an old shape gets that shape again. */
export function nodeAsWorded(node: TreeNode): TreeNode {
  let result = node;
  for (const tag of [...(node.surface?.wording ?? [])].reverse()) {
    const wording = byTag.get(tag);
    if (!wording) continue;
    const plain = untagged(result, tag);
    const old = wording.before(plain);
    // What was kept whole may have been worded in another old way besides.
    if (old && old === plain.surface?.parts?.old) return nodeAsWorded(old);
    result = old ?? plain;
  }
  return result;
}
