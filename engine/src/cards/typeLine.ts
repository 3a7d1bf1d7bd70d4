/**
 * The type line (CR 205): supertypes and card types, a dash, subtypes.
 */
import { beginsWithCapital, LetterPattern } from "../text/letters.ts";
import { cardTypeByWord, formerCardTypeWords } from "../language/lexicon/cardTypes.ts";
import { isSupertype, playtestSupertypes } from "../language/lexicon/supertypes.ts";
import { subtypeByWord, subtypesOfSeveralWords } from "../language/lexicon/subtypes.ts";
import type { Span } from "../text/words.ts";
import type { TextPiece } from "./cardSource.ts";

/** A face's type line with its words sorted into what they are. */
export interface TypeLine {
  /** As typed, without rarity or power and toughness that stood beside it; empty when the face has no type line. */
  readonly text: string;
  readonly span: Span;
  /** As the formatter writes it: single spaces and the long dash. This is what the reader and the checks are given. */
  readonly canonical: string;
  readonly supertypes: readonly TextPiece[];
  readonly types: readonly TextPiece[];
  readonly subtypes: readonly TextPiece[];
  /** Words before the dash that are neither supertype nor card type, now or ever. */
  readonly unknown: readonly TextPiece[];
  /** The dash as typed. */
  readonly dash: TextPiece | null;
}

/** How sure a line is a type line: all its words before the dash are types, or it only has the form of one. */
export type TypeLineLikeness = "sure" | "maybe" | "no";

/** Words a set may add to the game's own. */
export interface TypeWords {
  readonly cardTypes?: readonly string[];
  readonly supertypes?: readonly string[];
}

/** What no type line has. */
const SENTENCE = new LetterPattern(String.raw`[!;{}()"“”•]|[\p{Ll}]\.(?:\s|$)`);
const DASH = new LetterPattern(String.raw`—|--+|(?:^|\s)[-–―−](?=\s|$|[\p{Lu}])|[-–](?=\s)|:(?=\s)`);
const SEVERAL_WORDS = [...subtypesOfSeveralWords].sort((a, b) => b.length - a.length);

/**
 * Cuts a type line into its words. Never fails.
 * @param text the line without rarity or power and toughness beside it
 * @param placeOf gives the place of a stretch of the text in the places wanted
 */
export function parseTypeLine(
  text: string,
  placeOf: (start: number, end: number) => Span,
  words: TypeWords = {},
): TypeLine {
  const { left, right, dash } = halves(text, words);
  const piece = (start: number, end: number): TextPiece => ({
    text: text.slice(start, end),
    span: placeOf(start, end),
  });
  const supertypes: TextPiece[] = [];
  const types: TextPiece[] = [];
  const unknown: TextPiece[] = [];
  for (const [start, end] of wordsBetween(text, left[0], left[1])) {
    const word = text.slice(start, end);
    const list = isSupertypeWord(word, words) ? supertypes : isCardTypeWord(word, words) ? types : unknown;
    list.push(piece(start, end));
  }
  const plane = types.some(({ text: type }) => type.toLowerCase() === "plane");
  const subtypeSpans = plane ? wholeOf(text, right) : subtypesBetween(text, right[0], right[1]);
  const subtypes = subtypeSpans.map(([start, end]) => piece(start, end));
  const leftText = text.slice(left[0], left[1]).trim().replaceAll(/\s+/g, " ");
  const rightText = text.slice(right[0], right[1]).trim().replaceAll(/\s+/g, " ");
  const canonical = rightText === "" ? leftText : leftText === "" ? `— ${rightText}` : `${leftText} — ${rightText}`;
  return {
    text,
    span: placeOf(0, text.length),
    canonical,
    supertypes,
    types,
    subtypes,
    unknown,
    dash: dash && dash[0] < dash[1] ? piece(dash[0], dash[1]) : null,
  };
}

/** The type line of a face that has none, at a place. */
export function missingTypeLine(at: number): TypeLine {
  return { text: "", span: [at, at], canonical: "", supertypes: [], types: [], subtypes: [], unknown: [], dash: null };
}

/** Whether a line, cleaned of markup and of what may stand beside a type line, is a type line. */
export function typeLineLikeness(text: string, words: TypeWords = {}): TypeLineLikeness {
  if (text.length === 0 || text.length > 160 || SENTENCE.test(text)) return "no";
  const { left, dash } = halves(text, words);
  const leftWords = wordsBetween(text, left[0], left[1]).map(([start, end]) => text.slice(start, end));
  if (leftWords.length === 0 || leftWords.length > 8) return "no";
  const types = leftWords.filter((word) => isCardTypeWord(word, words));
  const known = leftWords.every((word) => isCardTypeWord(word, words) || isSupertypeWord(word, words));
  if (known && types.length > 0 && (dash || beginsWithCapital(leftWords[0]!))) {
    // "Enchant creature" is far more often a rules line than a type line of old.
    return /^enchant$/i.test(leftWords[0]!) ? "maybe" : "sure";
  }
  if (/[,.?]/.test(text) || leftWords.length > 5 || !leftWords.every(beginsWithCapital)) return "no";
  const typedDash = dash !== null && dash[0] < dash[1] && text[dash[0]] !== ":";
  const right = dash ? text.slice(dash[1]).trim().split(/\s+/) : [];
  // A type among words nobody knows, as in "Hero Artifact — Equipment".
  if (typedDash && types.length > 0 && right.every(beginsWithCapital)) return "sure";
  return typedDash || leftWords.some((word) => isAlmostCardType(word)) ? "maybe" : "no";
}

/** The name of the card types (lower case, today's) a type line holds. */
export function cardTypesOf(typeLine: TypeLine): string[] {
  return typeLine.types.map(({ text }) => {
    const word = text.toLowerCase();
    return formerCardTypeWords.get(word) ?? word;
  });
}

/** Whether the type line has a supertype, by its lower-case name. */
export function hasSupertype(typeLine: TypeLine, supertype: string): boolean {
  return typeLine.supertypes.some(({ text }) => text.toLowerCase() === supertype);
}

interface Halves {
  readonly left: Span;
  readonly right: Span;
  /** Empty where subtypes follow without a dash; `null` where there are none. */
  readonly dash: Span | null;
}

function halves(text: string, words: TypeWords): Halves {
  const match = DASH.exec(text);
  if (match) {
    const start = match.index + (match[0].length - match[0].trimStart().length);
    const end = match.index + match[0].length;
    return { left: [0, start], right: [end, text.length], dash: [start, end] };
  }
  // "Creature Elf Warrior": known subtypes right after the types.
  const spans = wordsBetween(text, 0, text.length);
  const first = spans.findIndex(([start, end]) => {
    const word = text.slice(start, end);
    return !isCardTypeWord(word, words) && !isSupertypeWord(word, words);
  });
  if (first > 0) {
    const rest = subtypesBetween(text, spans[first]![0], text.length);
    if (rest.every(([start, end]) => subtypeByWord(text.slice(start, end))?.id === text.slice(start, end))) {
      const at = spans[first]![0];
      return { left: [0, at], right: [at, text.length], dash: [at, at] };
    }
  }
  return { left: [0, text.length], right: [text.length, text.length], dash: null };
}

function wordsBetween(text: string, from: number, to: number): [number, number][] {
  const spans: [number, number][] = [];
  for (const match of text.slice(from, to).matchAll(/[^\s]+/g)) {
    spans.push([from + match.index, from + match.index + match[0].length]);
  }
  return spans;
}

function wholeOf(text: string, [from, to]: Span): [number, number][] {
  const inner = text.slice(from, to);
  const start = from + inner.length - inner.trimStart().length;
  const end = start + inner.trim().length;
  return start < end ? [[start, end]] : [];
}

/** Words, with subtypes of several words (Time Lord) as one. */
function subtypesBetween(text: string, from: number, to: number): [number, number][] {
  const spans = wordsBetween(text, from, to);
  const result: [number, number][] = [];
  for (let i = 0; i < spans.length; i++) {
    const [start, end] = spans[i]!;
    const rest = text.slice(start, to).replaceAll("’", "'");
    const several = SEVERAL_WORDS.find((id) => rest.startsWith(id) && /^(?:\s|$)/.test(rest.slice(id.length)));
    if (!several) result.push([start, end]);
    else {
      result.push([start, start + several.length]);
      i += several.split(" ").length - 1;
    }
  }
  return result;
}

function isCardTypeWord(word: string, words: TypeWords): boolean {
  const lower = word.toLowerCase();
  const known = cardTypeByWord(lower);
  if (known) return known.number !== "plural" || lower === known.type.singular;
  return formerCardTypeWords.has(lower) || isOneOf(words.cardTypes, lower);
}

function isSupertypeWord(word: string, words: TypeWords): boolean {
  const lower = word.toLowerCase();
  return (
    isSupertype(lower) ||
    lower === "token" ||
    lower === "emblem" ||
    (playtestSupertypes as readonly string[]).includes(lower) ||
    isOneOf(words.supertypes, lower)
  );
}

function isOneOf(list: readonly string[] | undefined, lower: string): boolean {
  return list?.some((word) => word.toLowerCase() === lower) ?? false;
}

const TYPES_TO_MISSPELL = ["artifact", "creature", "enchantment", "instant", "planeswalker", "sorcery", "legendary"];

/** Whether a word is a card type with one or two letters wrong. */
function isAlmostCardType(word: string): boolean {
  const lower = word.toLowerCase();
  return TYPES_TO_MISSPELL.some((type) => Math.abs(type.length - lower.length) <= 2 && editDistance(type, lower) <= 2);
}

function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      current.push(Math.min(change, previous[j]! + 1, current[j - 1]! + 1));
    }
    previous = current;
  }
  return previous[b.length]!;
}
