/**
 * What was perhaps meant by words that are not understood: small slips are mended and read again, and a mending that is
 * understood further is what was meant. Nothing is offered that the grammar does not take.
 */
import { beginsWithCapital } from "../../text/letters.ts";
import { oracleGrammar } from "../grammar.ts";
import { takenFor } from "../lexicon/confusedWords.ts";
import { pluralOf, subtypesByWord } from "../lexicon/subtypes.ts";

/** Other words for a part of a text. */
export interface Repair {
  readonly span: readonly [start: number, end: number];
  readonly text: string;
}

/** A mending that was tried. */
export interface TriedRepair extends Repair {
  /** Whether with it the text is understood to the last. */
  readonly isWhole: boolean;
}

/** How far a text is understood: the place where it stops, or its length when it does not. */
export type Understands = (text: string) => number;

/** Words before the one at which understanding stops that may be the wrong ones. */
const WORDS_BACK = 3;

interface Typed {
  readonly start: number;
  readonly end: number;
  readonly word: string;
}

/**
 * The best mending of a text.
 * @param stop where understanding stops
 * @param likely other words that may have been meant by the one at the stop, the nearest first
 */
export function repairOf(
  text: string,
  stop: number,
  understands: Understands,
  likely: readonly Repair[] = [],
): TriedRepair | undefined {
  const typed = wordsAround(text, stop);
  const at = typed.findIndex(({ end }) => end > stop);
  if (at < 0) return undefined;
  const least = text.length - typed[at]!.end;
  let best: Repair | undefined;
  let bestLeft = Number.POSITIVE_INFINITY;
  for (const repair of [...slips(text, typed, at), ...likely]) {
    const mended = text.slice(0, repair.span[0]) + repair.text + text.slice(repair.span[1]);
    const left = mended.length - understands(mended);
    if (left > least || left >= bestLeft) continue;
    best = repair;
    bestLeft = left;
    if (left === 0) break;
  }
  return best && { ...best, isWhole: bestLeft === 0 };
}

/** The words of a text around a place: as many before it as may be the wrong ones and more, and two behind it. */
function wordsAround(text: string, place: number): Typed[] {
  let from = place;
  for (let i = 0; i <= WORDS_BACK + 1 && from > 0; i++) from = Math.max(0, text.lastIndexOf(" ", from - 1));
  let to = place;
  for (let i = 0; i < 3 && to < text.length; i++) {
    const space = text.indexOf(" ", to + 1);
    to = space < 0 ? text.length : space;
  }
  return [...text.slice(from, to).matchAll(/[\p{L}\p{N}’'+\-/{}]+/gu)].map(({ 0: word, index }) => ({
    start: from + index,
    end: from + index + word.length,
    word,
  }));
}

/** Small slips at the word where understanding stops, and at the few before it. */
function slips(text: string, typed: readonly Typed[], at: number): Repair[] {
  const found: Repair[] = [];
  const add = ({ start, end }: Typed, other: string): void => {
    found.push({ span: [start, end], text: other });
  };
  for (let i = at; i >= Math.max(0, at - WORDS_BACK); i--) {
    const one = typed[i]!;
    const word = one.word.replaceAll("’", "'");
    for (const other of takenFor(word.toLowerCase())) add(one, inCaseOf(word, other));
    // "Its owners hand", "dont"
    if (word.length > 3 && /[^s\P{L}]s$/u.test(word))
      for (const owner of [`${word.slice(0, -1)}'s`, `${word}'`]) add(one, owner);
    if (/^(?:can|won|\p{L}+n)t$/iu.test(word)) {
      const negated = `${word.slice(0, -1)}'t`;
      const isOfMany = /s$/.test(typed[i - 1]?.word ?? "") && typed[i - 1]?.word !== "this";
      add(one, isOfMany ? negated : negated.replace(/^do(?=n't)/i, (verb) => `${verb}es`));
    }
    // "Elfs"
    const singular = word.slice(0, -1);
    if (word.endsWith("s") && subtypesByWord(singular).length > 0) add(one, pluralOf(singular));
    if (/^non-\p{L}/iu.test(word)) add(one, word.replace("-", "").toLowerCase());
    // "When ever"
    const next = typed[i + 1];
    if (next && text.slice(one.end, next.start) === " " && isWord(one.word + next.word))
      found.push({ span: [one.start, next.end], text: one.word + next.word });
  }
  const before = typed[at - 1];
  // "Scry 2 then draw a card": a comma is missing.
  if (before && text.slice(before.end, typed[at]!.start) === " ")
    found.push({ span: [before.start, before.end], text: `${before.word},` });
  return found;
}

function isWord(word: string): boolean {
  return /^\p{L}+$/u.test(word) && oracleGrammar().isWord(word.toLowerCase());
}

/** A word in place of one with a capital gets one. */
function inCaseOf(typed: string, other: string): string {
  return beginsWithCapital(typed) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
}
