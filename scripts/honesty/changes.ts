/** Texts with one word left out or two words swapped. */
import type { Word } from "../../engine/src/text/words.ts";

/** A line without one of its words. */
export function without(text: string, start: number, word: Word): string {
  const from = word.start - start;
  const to = word.end - start;
  return `${text.slice(0, from)}${text.slice(to)}`
    .replace(/ {2,}/g, " ")
    .trim()
    .replace(/ ([.,:;])/g, "$1");
}

/** A line with two of its words, side by side, in each other's place. */
export function swapped(text: string, start: number, a: Word, b: Word): string {
  const [from, to, then, end] = [a.start - start, a.end - start, b.start - start, b.end - start];
  return `${text.slice(0, from)}${b.raw}${text.slice(to, then)}${a.raw}${text.slice(end)}`;
}
