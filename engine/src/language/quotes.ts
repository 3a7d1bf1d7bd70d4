/** Quotation marks: which belong together, double outside and single inside, and where commas and full stops stand beside them. */
import type { PrintedWord } from "../grammar/print.ts";
import type { Word } from "../text/words.ts";

/** The closing mark of each opening one. Marks without a partner are left out. */
export function quoteRegions(words: readonly Word[]): ReadonlyMap<number, number> {
  let regions: Map<number, number> | undefined;
  for (let i = 0; i < words.length; i++) {
    const close = words[i]!.key === '"' ? nextDouble(words, i) : opensSingle(words, i) ? closingSingle(words, i) : -1;
    if (close < 0) continue;
    regions ??= new Map();
    regions.set(i, close);
    i = close;
  }
  return regions ?? NONE;
}

const NONE: ReadonlyMap<number, number> = new Map();

function nextDouble(words: readonly Word[], open: number): number {
  for (let i = open + 1; i < words.length; i++) if (words[i]!.key === '"') return i;
  return -1;
}

/** A single mark opens a quotation when a space stands before it and none behind it; otherwise it is an apostrophe. */
function opensSingle(words: readonly Word[], at: number): boolean {
  const word = words[at]!;
  return word.key === "'" && (word.space || at === 0) && words[at + 1] !== undefined && !words[at + 1]!.space;
}

/** The first single mark behind a full stop or comma, else the last one that can close. */
function closingSingle(words: readonly Word[], open: number): number {
  let last = -1;
  for (let i = open + 2; i < words.length; i++) {
    const word = words[i]!;
    if (word.key !== "'" || word.space) continue;
    last = i;
    if (/^[.,!?]$/.test(words[i - 1]!.key)) return i;
  }
  return last;
}

/** Printed words with the full stop of a quoted ability dropped where a comma follows the quotation. */
export function dropStopsBeforeCommas(words: readonly PrintedWord[]): readonly PrintedWord[] {
  if (!words.some((word) => word.owner.kind === "quoted")) return words;
  return words.filter((word, i) => !(word.text === "." && closes(words[i + 1]) && words[i + 2]?.text === ","));
}

/** Printed words with the comma behind a quotation put before its closing mark. */
export function commasIntoQuotes(words: readonly PrintedWord[]): PrintedWord[] {
  const result = [...words];
  for (let i = 1; i < result.length; i++) {
    const mark = result[i - 1]!;
    if (result[i]!.text !== "," || !closes(mark)) continue;
    result[i - 1] = result[i]!;
    result[i] = mark;
  }
  return result;
}

function closes(word: PrintedWord | undefined): boolean {
  return word !== undefined && (word.text === '"' || word.text === "'") && !word.space && word.owner.kind === "quoted";
}
