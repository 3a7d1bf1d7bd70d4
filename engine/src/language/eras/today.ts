/**
 * From old wordings to today's tree, and back: what is read is the tree of today, with tags where it was worded otherwise, and
 * what is printed is what was read.
 */
import { isNode, type TreeNode } from "../../grammar/tree.ts";
import { ABILITIES } from "./joined.ts";
import { sameWording, type ShapedWording, tagged, untagged } from "./shape.ts";
import { contextWordings, shapedWordings } from "./wordings.ts";

const all: readonly ShapedWording[] = [...shapedWordings, ...contextWordings];
const byTag = new Map(all.map((wording) => [wording.tag, wording]));
const inContext: ReadonlySet<ShapedWording> = new Set(contextWordings);

/** How many bits there are. */
const BITS = 31;
/** What stands in many lines: each has a bit of its own. The rest is rare, and may share. */
const COMMON =
  "noun=card put the theTop sacrifice.what exile.what dealDamage.to cast gapVerb all npOrList pay.cost shuffle search quotedHaving named underControl";
const bits = new Map(COMMON.split(" ").map((clue, i) => [clue, 1 << i]));
const common = bits.size;

function bitOf(clue: string): number {
  const bit = bits.get(clue) ?? 1 << (common + ((bits.size - common) % (BITS - common)));
  bits.set(clue, bit);
  return bit;
}

/** The bits of what must have been read of each wording, one of each mask: so many masks are this wording's, then the masks. */
const sought = Int32Array.from(
  all.flatMap((wording) => {
    const masks = (wording.clues ?? [wording.kinds]).map((clue) =>
      typeof clue === "string" ? bitOf(clue) : clue.reduce((mask, one) => mask | bitOf(one), 0),
    );
    return [masks.length, ...masks];
  }),
);

/** What to watch for while reading ({@link Grammar.watched}), so that nothing is looked for where nothing is. */
export const cluesOfOldWording: ReadonlyMap<string, number> = bits;

const NONE: readonly ShapedWording[] = [];

/** The old wordings of which all clues were read. */
export function oldWordingsIn(clues: number): readonly ShapedWording[] {
  if (clues === 0) return NONE;
  let found: ShapedWording[] | undefined;
  for (let i = 0, at = 0; i < all.length; i++) {
    const end = at + 1 + sought[at]!;
    let masksMissed = 0;
    for (at++; at < end; at++) if ((clues & sought[at]!) === 0) masksMissed++;
    if (masksMissed > 0) continue;
    found ??= [];
    found.push(all[i]!);
  }
  return found ?? NONE;
}

const abilities: ReadonlySet<string> = new Set(ABILITIES);
/** Wordings of whole abilities: where nothing is quoted, nothing below them need be looked at. */
const ofAbilities: ReadonlySet<ShapedWording> = new Set(
  all.filter(({ kinds }) => kinds.every((kind) => abilities.has(kind))),
);

/**
 * The tree of today for one as it was read; the same tree where nothing is worded in one of these old ways. `quotes` tells
 * whether abilities are quoted in it.
 */
export function treeOfToday(tree: TreeNode, wordings: readonly ShapedWording[], quotes: boolean): TreeNode {
  return renewedTree(tree, wordings, quotes || !wordings.every((wording) => ofAbilities.has(wording)));
}

function renewedTree(node: TreeNode, wordings: readonly ShapedWording[], deep: boolean): TreeNode {
  let result = node;
  const inside = deep || !abilities.has(node.kind);
  for (const slot in node) {
    if (!inside || slot === "span" || slot === "surface") continue;
    const value: unknown = node[slot];
    if (typeof value !== "object") continue;
    if (Array.isArray(value)) {
      let items: unknown[] | undefined;
      for (let i = 0; i < value.length; i++) {
        const item: unknown = value[i];
        if (!isNode(item)) break;
        const today = renewedTree(item, wordings, deep);
        if (today === item) continue;
        items ??= [...(value as unknown[])];
        items[i] = today;
      }
      if (items) result = { ...result, [slot]: items as TreeNode[] };
    } else if (isNode(value)) {
      const today = renewedTree(value, wordings, deep);
      if (today !== value) result = { ...result, [slot]: today };
    }
  }
  for (let i = 0; i < wordings.length; i++) result = renewed(result, wordings[i]!);
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
