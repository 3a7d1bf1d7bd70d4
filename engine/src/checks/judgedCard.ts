/** A card as checks see it: its typed parts and the trees of its abilities. */
import type { FaceSource } from "../cards/cardSource.ts";
import type { ReadFace } from "../cards/readCard.ts";
import { cardTypesOf } from "../cards/typeLine.ts";
import { childNodes, type TreeNode } from "../grammar/tree.ts";
import type { LineReading } from "../language/read.ts";
import type { Span } from "../text/words.ts";
import type { CheckOptions } from "./options.ts";

/** One face with what its checks need to know. */
export interface JudgedFace {
  readonly source: FaceSource;
  readonly abilities: readonly LineReading[];
  readonly names: ReadFace["names"];
  /** The card's text, to quote the author's words from. Checks search it only to explain words that no tree holds, because they are not understood. */
  readonly cardText: string;
  /** Card types, lower case, under today's names. */
  readonly types: readonly string[];
  /** Subtypes as typed. */
  readonly subtypes: readonly string[];
  readonly supertypes: readonly string[];
  /** An instant or sorcery: its rules text is carried out once. */
  readonly isSpell: boolean;
  readonly isPermanent: boolean;
  /** Number of the face, from 0. */
  readonly index: number;
  readonly faceCount: number;
  /** As the card's `Layout:` line says, lower case; empty without one. */
  readonly layout: string;
  readonly options: CheckOptions;
}

/** Puts a face together for its checks. */
export function judgedFace(
  read: ReadFace,
  index: number,
  faceCount: number,
  layout: string,
  cardText: string,
  options: CheckOptions,
): JudgedFace {
  const { source, abilities, names } = read;
  const types = cardTypesOf(source.typeLine).filter((type): type is string => type !== null);
  const isSpell = types.includes("instant") || types.includes("sorcery");
  return {
    source,
    abilities,
    names,
    cardText,
    types,
    subtypes: source.typeLine.subtypes.map(({ text }) => text),
    supertypes: source.typeLine.supertypes.map(({ text }) => text.toLowerCase()),
    isSpell,
    isPermanent: !isSpell && types.length > 0 && !types.every((type) => NEVER_ON_BATTLEFIELD.has(type)),
    index,
    faceCount,
    layout,
    options,
  };
}

const NEVER_ON_BATTLEFIELD = new Set(["conspiracy", "dungeon", "phenomenon", "plane", "scheme", "vanguard"]);

/** Where a node stands: its own span, or that of all it holds. Null for a node made by a check. */
export function spanOf(node: TreeNode): Span | null {
  if (node.span) return node.span;
  let start = Number.POSITIVE_INFINITY;
  let end = -1;
  for (const child of childNodes(node)) {
    const span = spanOf(child);
    if (!span) continue;
    start = Math.min(start, span[0]);
    end = Math.max(end, span[1]);
  }
  return end < 0 ? null : [start, end];
}
