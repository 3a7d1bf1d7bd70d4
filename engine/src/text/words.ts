/**
 * Words of a card's text: what the grammar reads. The text is never rewritten: every word knows where it stands in it,
 * and only its `key` (lower case, one kind of apostrophe and dash) is what literals are compared with.
 */

import { LetterPattern } from "./letters.ts";
import { isWrittenAsKey, keyBetween } from "./spellings.ts";
import { codesOf, usualEnd } from "./usualWords.ts";

/** A half-open range of UTF-16 offsets. */
export type Span = readonly [start: number, end: number];

/** One word, symbol, number or punctuation mark of a text. */
export interface Word {
  /** What it is compared by: lower case, straight apostrophe, one dash. */
  readonly key: string;
  /** The letters as they stand in the text. */
  readonly raw: string;
  readonly start: number;
  readonly end: number;
  /** Whether white space stands before it. */
  readonly space: boolean;
}

/**
 * Makes words. A constructor and no literal: objects of a literal are put among the old ones, where clearing away is dear, once
 * the engine has seen a few that lived long, as those of the first text can.
 */
class TextWord implements Word {
  constructor(
    readonly key: string,
    readonly raw: string,
    readonly start: number,
    readonly end: number,
    readonly space: boolean,
  ) {}
}

/** Decides which prefixes and suffixes of a written word are words of their own ("non" + "creature", "plains" + "cycling"). */
export type IsTypeWord = (lowerCase: string) => boolean;

const SYMBOL = String.raw`\{[^{}\s]{1,12}\}`;
const AMOUNT = String.raw`(?:\d+(?:\.\d+)?|[XYZ*])`;
const STATS = String.raw`[+\-−–]?${AMOUNT}(?:[+\-−]\*)?\/[+\-−–]?${AMOUNT}(?:[+\-−]\*)?(?![\p{L}\d])`;
const SIGNED = String.raw`[+\-−–](?:\d+|X)(?![\p{L}\d])`;
const NUMBER = String.raw`\d+(?:,\d{3})*(?![\p{L}\d])`;
const NUMBER_WORD = String.raw`\d+(?:-[\p{L}]+|[\p{L}]+)*`;
const LETTERS = String.raw`[\p{L}][\p{L}\p{M}\d]*(?:[’'\-‑/](?=[\p{L}])[\p{L}\p{M}\d]+)*`;
const LONE_CLITIC = String.raw`[’'](?:s|ve|re|d|ll)(?![\p{L}\d])`;
const TOKEN = new LetterPattern(
  `${SYMBOL}|[Nn]on-(?![\\p{L}])|${LONE_CLITIC}|${STATS}|${SIGNED}|${NUMBER}|${NUMBER_WORD}|${LETTERS}|--+|\\.\\.\\.|\\S`,
  "y",
);

/** Endings that are words of their own: *creature's*, *you've*, *they're*, *it'd*, *you'll*. */
const CLITIC = /'(?:s|ve|re|d|ll)$/;

/** The form in which a written word is compared. Used for texts and for the literals of templates alike. */
export function keyOf(raw: string): string {
  if (raw.length === 1) {
    if ("’‘`".includes(raw)) return "'";
    if ("“”„".includes(raw)) return '"';
    if ("–—―-−".includes(raw)) return "—";
    if (raw === "·" || raw === "●") return "•";
  }
  if (/^--+$/.test(raw)) return "—";
  let key = raw.toLowerCase();
  if (/[’‘−–‑]/.test(key)) key = key.replace(/[’‘]/g, "'").replace(/[−–‑]/g, "-");
  return key;
}

/**
 * Cuts a text into words.
 * @param text any text; nothing in it makes this throw
 * @param offset added to every position, so that spans can be relative to a card or a document
 * @param isTypeWord see {@link IsTypeWord}
 */
export function wordsOf(text: string, offset = 0, isTypeWord: IsTypeWord = () => false): Word[] {
  return cutWords(text, offset, isTypeWord, true);
}

/** The same; without `quickly` all words are cut by the pattern, which gives the same words and takes longer. */
export function cutWords(text: string, offset: number, isTypeWord: IsTypeWord, quickly: boolean): Word[] {
  const words: Word[] = [];
  const codes = codesOf(text);
  let token: RegExp | undefined;
  let previousEnd = 0;
  let at = 0;
  while (at < text.length) {
    const code = codes[at]!;
    if (code === 32 || (code >= 9 && code <= 13)) {
      at++;
      continue;
    }
    const space = at > previousEnd;
    const end = quickly ? usualEnd(codes, at) : 0;
    if (end > 0) {
      const key = keyBetween(text, codes, at, end);
      const raw = isWrittenAsKey(codes, at, end) ? key : text.slice(at, end);
      words.push(new TextWord(key, raw, at + offset, end + offset, space));
      previousEnd = end;
      at = end;
      continue;
    }
    token ??= TOKEN.for(text);
    token.lastIndex = at;
    const raw = token.exec(text)?.[0];
    if (raw === undefined) {
      // White space beyond ASCII.
      at++;
      continue;
    }
    pushParts(words, raw, at + offset, space, isTypeWord);
    at += raw.length;
    previousEnd = at;
  }
  return words;
}

function pushParts(words: Word[], raw: string, start: number, space: boolean, isTypeWord: IsTypeWord): void {
  const push = (part: string, at: number, spaced: boolean): void => {
    words.push(new TextWord(keyOf(part), part, at, at + part.length, spaced));
  };
  const key = keyOf(raw);
  const clitic = CLITIC.exec(key)?.[0].length ?? 0;
  if (clitic && key.length > clitic) {
    pushParts(words, raw.slice(0, -clitic), start, space, isTypeWord);
    push(raw.slice(-clitic), start + raw.length - clitic, false);
    return;
  }
  const prefix = /^non-?/.exec(key)?.[0];
  if (prefix && key.length > prefix.length && isTypeWord(key.slice(prefix.length))) {
    push(raw.slice(0, prefix.length), start, space);
    pushParts(words, raw.slice(prefix.length), start + prefix.length, false, isTypeWord);
    return;
  }
  const suffix = /(?:cycling|walk)$/.exec(key)?.[0];
  if (suffix && key.length > suffix.length && isTypeWord(key.slice(0, -suffix.length))) {
    push(raw.slice(0, -suffix.length), start, space);
    push(raw.slice(-suffix.length), start + raw.length - suffix.length, false);
    return;
  }
  push(raw, start, space);
}
