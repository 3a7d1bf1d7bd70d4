/**
 * Whether two wordings of a card say the same: their trees of today without `surface` and places, however the card names
 * itself, and whether something is called "it" or "that card".
 */
import { isNode, type TreeNode } from "../../grammar/tree.ts";
import { analyseFace, type FaceParts } from "../meaning/index.ts";
import type { FaceReading } from "../read.ts";
import { treeOfToday } from "./today.ts";

const SELF: TreeNode = { kind: "self" };
/** Text that is no rules text. */
const ASIDE = new Set(["reminder", "reminderLine"]);
const LEFT_OUT = new Set(["span", "surface", "asides", "reminders", "number"]);

/** What a phrase that looks back stands for. */
type Meant = ReadonlyMap<TreeNode, TreeNode>;

/** The tree as far as it is compared. */
function bareMeaning(node: TreeNode, meant: Meant): TreeNode {
  if (node.kind === "self" || node.kind === "selfName") return SELF;
  // Ability words mean nothing (CR 207.2c).
  if (node.kind === "worded" && isNode(node.ability)) return bareMeaning(node.ability, meant);
  const referent = meant.get(node);
  if (referent) return bareMeaning(referent, meant);
  const bare: TreeNode = { kind: node.kind };
  for (const name of Object.keys(node).sort()) {
    if (name === "kind" || LEFT_OUT.has(name)) continue;
    const value = node[name];
    if (Array.isArray(value)) {
      const items = (value as unknown[]).filter((item) => !isNode(item) || !ASIDE.has(item.kind));
      if (items.length)
        bare[name] = items.map((item) => (isNode(item) ? bareMeaning(item, meant) : item)) as TreeNode[];
    } else bare[name] = isNode(value) ? bareMeaning(value, meant) : value;
  }
  return bare;
}

/** Which node each pronoun and each "that card" of a face stands for, where that is one. */
function referentsOf(face: FaceParts, lines: FaceReading["lines"]): Meant {
  const meant = new Map<TreeNode, TreeNode>();
  for (const { node, form, referent } of analyseFace(face, { lines }).references) {
    if (referent.kind !== "one" || referent.mentions.length !== 1 || !/^(?:it|they|that|those|definite)$/.test(form))
      continue;
    const what = referent.mentions[0]!.node;
    // A phrase within the phrase it means ("a creature with a counter on it") is left as it is.
    if (!holds(what, node)) meant.set(node, what);
  }
  return meant;
}

function holds(outer: TreeNode, inner: TreeNode): boolean {
  const [from, to] = outer.span ?? [0, -1];
  const [start, end] = inner.span ?? [0, 0];
  return from <= start && end <= to;
}

/** A text that is equal for two faces that say the same. */
export function textMeaning(face: FaceParts, lines: FaceReading["lines"]): string {
  const today = lines.map((line) => ({ ...line, tree: treeOfToday(line.tree) }));
  const meant = referentsOf(face, today);
  return JSON.stringify(today.filter(({ tree }) => !ASIDE.has(tree.kind)).map(({ tree }) => bareMeaning(tree, meant)));
}
