/** Completion in a card's head: the type line and the mana cost. */
import type { Completion } from "../grammar/complete.ts";
import { hashOf } from "../grammar/steps.ts";
import { cardTypes } from "./lexicon/cardTypes.ts";
import { cardTypesOfCategory, subtypes } from "./lexicon/subtypes.ts";
import { supertypes } from "./lexicon/supertypes.ts";
import type { LineCompletion } from "./completion.ts";
import { cardKind } from "./completionContext.ts";
import { templateWeight } from "./weights.ts";

/** The number by which a word of a type line is counted: supertypes and types, or the first and later subtypes of a kind of card. */
export function typeWordKey(place: string, word: string): number {
  return hashOf(`type line, ${place}: ${word.toLowerCase()}`);
}

/** Where a word of a type line stands, as it is counted. */
export function typeWordPlace(types: string, subtypesBefore: number | undefined): string {
  if (subtypesBefore !== undefined) return `${cardKind(types)} ${Math.min(subtypesBefore, 1)}`;
  return types.trim() === "" ? "first" : "later";
}

/** Offers for a cursor in a type line: supertypes and types, then, behind the dash, subtypes of those types. Never throws. */
export function completeTypeLine(line: string, cursor: number): LineCompletion {
  const before = line.slice(0, cursor);
  const partial = /[\p{L}’'-]*$/u.exec(before)?.[0] ?? "";
  const from = cursor - partial.length;
  const done = before.slice(0, from);
  const [types = "", behind] = done.split(/\s[—–-]+(?:\s|$)/);
  const has = (word: string): boolean => new RegExp(`\\b${word}\\b`, "i").test(done);
  const offers = behind === undefined ? typeOffers(types, has) : subtypeOffers(types, behind, has);
  const typed = partial.toLowerCase();
  return { from, isWhole: true, offers: offers.filter((offer) => offer.text.toLowerCase().startsWith(typed)) };
}

function ranked(words: readonly string[], place: string, rule: string): Completion[] {
  return words
    .map((text) => ({ text, rule, weight: templateWeight(typeWordKey(place, text)), sample: false }))
    .sort((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1));
}

function typeOffers(types: string, has: (word: string) => boolean): Completion[] {
  const hasType = cardTypes.some((type) => has(type.singular));
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  const place = typeWordPlace(types, undefined);
  const words = [
    ...ranked(
      cardTypes.map((type) => capital(type.singular)),
      place,
      "cardType",
    ),
    ...ranked(supertypes.map(capital), place, "supertype"),
  ];
  const offers = words.filter((offer) => !has(offer.text)).sort((a, b) => b.weight - a.weight);
  const dash: Completion = { text: "— ", rule: "dash", weight: (offers[0]?.weight ?? 0) + 1, sample: false };
  return hasType ? [dash, ...offers] : offers;
}

function subtypeOffers(types: string, behind: string, has: (word: string) => boolean): Completion[] {
  const words = types.toLowerCase().split(/\s+/);
  const fitting = subtypes
    .filter((subtype) => subtype.standing !== "casual" && !has(subtype.id))
    .filter((subtype) => cardTypesOfCategory[subtype.category].some((type) => words.includes(type)))
    .map((subtype) => subtype.id);
  return ranked(fitting, typeWordPlace(types, behind.split(/\s+/).filter(Boolean).length), "subtype");
}

const COLORS = ["W", "U", "B", "R", "G"];

/**
 * Offers for a cursor in a mana cost: numbers first, then the colors, those already there before the others, in the order in
 * which costs are written (CR 107.4, 202.1). Never throws.
 */
export function completeManaCost(cost: string, cursor: number): LineCompletion {
  const before = cost.slice(0, cursor);
  const from = /\{[^{}]*$/.exec(before)?.index ?? cursor;
  const done = before.slice(0, from).toUpperCase();
  const used = COLORS.filter((color) => done.includes(color));
  const generic = done === "" ? ["X", "1", "2", "3", "4", "5", "0"] : /^(?:\{X\})+$/.test(done) ? ["X", "1", "2"] : [];
  const hybrids = COLORS.flatMap((one, i) => COLORS.slice(i + 1).map((other) => `${one}/${other}`));
  const symbols = [
    ...generic,
    ...used,
    ...COLORS.filter((color) => !used.includes(color)),
    "C",
    ...hybrids,
    ...COLORS.map((one) => `${one}/P`),
    "S",
  ];
  const offers = symbols.map((symbol, i) => ({
    text: `{${symbol}}`,
    rule: "symbol",
    weight: symbols.length - i,
    sample: true,
  }));
  const typed = before.slice(from).toUpperCase();
  return { from, isWhole: true, offers: offers.filter((offer) => offer.text.startsWith(typed)) };
}
