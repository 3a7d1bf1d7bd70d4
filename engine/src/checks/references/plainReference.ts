/**
 * References that are right at a glance: what they mean is named before them on the same line and nothing competes with it. Most
 * are; only for the others everything that was said has to be gone through.
 */
import { isNode, type TreeNode } from "../../grammar/tree.ts";
import { numberOfObjects } from "../../language/determiners.ts";
import type { LineReading } from "../../language/read.ts";

/** What is named on a line, at a glance. */
interface Glance {
  /** Whether something on the line asks for a closer look: modes, quotations, lists. */
  readonly isIntricate: boolean;
  /** Whether there may be two that face each other: "it" may be either. */
  readonly areFacing: boolean;
  /** Where the card itself is named for the first time, and where each noun is. */
  readonly self: number;
  /** Where one permanent is named for the first time, and where a player is. */
  readonly permanent: number;
  readonly player: number;
  /** Where several objects are named for the first time. */
  readonly several: number;
  readonly nouns: ReadonlyMap<string, number>;
}

const INTRICATE = new Set("quoted npAndList npAndOrList npOrList modes rows unread".split(" "));
const SEVERAL = new Set(["count", "upTo", "anyNumberOf"]);
const FACING = new Set(["fight", "dealDamage", "block"]);

const glances = new WeakMap<LineReading, Glance>();

/** Whether a word that looks back is certainly right; `isSpell`: the card itself is hardly ever meant then. */
export function isPlain(node: TreeNode, line: LineReading, isSpell: boolean): boolean {
  let glance = glances.get(line);
  if (!glance) {
    glance = glanceAt(line.tree);
    glances.set(line, glance);
  }
  const start = node.span?.[0];
  if (glance.isIntricate || start === undefined) return false;
  if (node.kind === "objects") {
    const noun = isNode(node.noun) ? nounKey(node.noun) : undefined;
    const isOne = isNode(node.determiner) && node.determiner.kind === "that";
    return isOne && noun !== undefined && (glance.nouns.get(noun) ?? start) < start;
  }
  if (node.is === "their") return glance.player < start || glance.several < start;
  if (node.is === "them") return glance.several < start;
  if (glance.areFacing || (node.is !== "it" && node.is !== "its")) return false;
  return (isSpell ? glance.permanent : Math.min(glance.self, glance.permanent)) < start;
}

function glanceAt(tree: TreeNode): Glance {
  let isIntricate = false;
  let areFacing = false;
  let several = Number.POSITIVE_INFINITY;
  let self = Number.POSITIVE_INFINITY;
  let permanent = Number.POSITIVE_INFINITY;
  let player = Number.POSITIVE_INFINITY;
  const nouns = new Map<string, number>();
  const visit = (node: TreeNode): void => {
    const { kind } = node;
    if (INTRICATE.has(kind)) isIntricate = true;
    if (isIntricate) return;
    if (FACING.has(kind)) areFacing = true;
    if (kind === "self" && node.span) self = Math.min(self, node.span[0]);
    else if (kind === "objects" && isNode(node.noun) && node.span && areSeveral(node)) {
      if (node.noun.kind !== "playerNoun") several = Math.min(several, node.span[0]);
    } else if (kind === "objects" && isNode(node.noun) && node.span && isOneOfAKind(node)) {
      const { kind: sort, is } = node.noun;
      if (sort === "playerNoun") player = Math.min(player, node.span[0]);
      if (sort === "cardType" && is !== "instant" && is !== "sorcery") permanent = Math.min(permanent, node.span[0]);
      const key = nounKey(node.noun);
      if (key !== undefined) nouns.set(key, Math.min(nouns.get(key) ?? Number.POSITIVE_INFINITY, node.span[0]));
    }
    for (const slot in node) {
      const value = node[slot];
      if (typeof value !== "object" || slot === "span" || slot === "surface") continue;
      if (INTRICATE.has(slot)) isIntricate = true;
      if (Array.isArray(value)) {
        for (const item of value as unknown[]) if (isNode(item)) visit(item);
      } else if (isNode(value)) visit(value);
    }
  };
  visit(tree);
  return { isIntricate, areFacing, self, permanent, player, several, nouns };
}

/** "Two creatures", "all creatures", "up to two target creatures": said of several. */
function areSeveral(node: TreeNode): boolean {
  const determiner = isNode(node.determiner) ? node.determiner : undefined;
  if (determiner === undefined || numberOfObjects(node) !== "plural") return false;
  const { kind, quantity } = determiner;
  if (kind === "all") return true;
  return (kind === "target" || kind === "quantified") && isNode(quantity) && SEVERAL.has(quantity.kind);
}

/** "A creature", "target creature": said of one. */
function isOneOfAKind(node: TreeNode): boolean {
  const determiner = isNode(node.determiner) ? node.determiner : undefined;
  return (
    determiner?.kind === "a" || determiner?.kind === "each" || (determiner?.kind === "target" && !determiner.quantity)
  );
}

function nounKey(noun: TreeNode): string | undefined {
  return typeof noun.is === "string" ? `${noun.kind} ${noun.is}` : undefined;
}
