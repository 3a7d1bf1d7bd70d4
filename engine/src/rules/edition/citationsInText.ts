/**
 * Which rules a rules text names. The official texts write "rule 601.2c", "rules 601.2f–h", "rules 119.7–8",
 * "rules 608.3a and b", "see 601.3d", "rule 702.5, “Enchant”" and "section 8, “Multiplayer Rules.”".
 */
import { type RuleNumber, subruleLetters } from "../ruleNumber.ts";

/** A citation in a rules text; `start` and `end` are half-open UTF-16 offsets of the words it was read from. */
export interface Citation {
  /** A rule number, or a chapter's single digit for "section 8". */
  number: RuleNumber;
  start: number;
  end: number;
  /** The title that the text gives beside the number, as in “Enchant”; absent when it gives none. */
  quotedTitle?: string;
}

const citation =
  /(?=\d)(?<![\w.$/])(?:(\d{3})\.(\d{1,3})([a-km-np-z])?(?![a-z0-9])(?:[–-](\d{3}\.\d{1,3}[a-z]?|\d{1,2}[a-z]?(?![\d.])|[a-km-np-z](?![a-z]))|((?:,? (?:and|or) [b-km-np-z](?![a-z'’]))+))?|(?:(?<=\b[Rr]ules? )|(?<=\b[Ss]ections? ))(\d{3}|\d)(?![\d.]*\d|[a-z])|(\d{3})(?=, [“"]))/gu;
const quotedTitleAfter = /^(?:\.?\d*[a-z]?)?, [“"]([^”"]{2,80})[”"]/u;

/** Every citation of a text, in order; a range gives one citation for each rule in it that shares the written part. */
export function citationsInText(text: string): Citation[] {
  const found: Citation[] = [];
  for (const match of text.matchAll(citation)) {
    const start = match.index;
    const end = start + match[0].length;
    const [, section, rule, letter, rangeEnd, more, afterWord, beforeTitle] = match;
    const title = quotedTitleAfter
      .exec(text.slice(end, end + 90))?.[1]
      ?.replace(/[.,!]*$/u, (stops) => (stops.startsWith("!") ? "!" : ""));
    const add = (number: string, quotedTitle?: string) =>
      found.push(
        quotedTitle === undefined
          ? { number: number as RuleNumber, start, end }
          : { number: number as RuleNumber, start, end, quotedTitle },
      );
    if (!section) {
      add(afterWord ?? beforeTitle ?? "", title);
      continue;
    }
    const plain = `${section}.${rule}`;
    if (rangeEnd) for (const number of rangeNumbers(plain, letter, rangeEnd)) add(number);
    else add(plain + (letter ?? ""), title);
    for (const other of more?.matchAll(/[a-z](?![a-z])/gu) ?? []) add(plain + other[0]);
  }
  return found;
}

function rangeNumbers(plain: string, letter: string | undefined, rangeEnd: string): string[] {
  const first = plain + (letter ?? "");
  const toLetter = /^(?:\d{3}\.\d{1,3})?([a-z])$/u.exec(rangeEnd)?.[1];
  if (letter && toLetter) {
    const from = subruleLetters.indexOf(letter);
    return [...subruleLetters.slice(from, subruleLetters.indexOf(toLetter) + 1)].map((each) => plain + each);
  }
  const [section, rule] = plain.split(".");
  const to = Number(/^(?:\d{3}\.)?(\d{1,3})$/u.exec(rangeEnd)?.[1] ?? Number.NaN);
  if (!letter && to >= Number(rule) && to - Number(rule) < 30) {
    return Array.from({ length: to - Number(rule) + 1 }, (_, index) => `${section}.${Number(rule) + index}`);
  }
  return rangeEnd.includes(".") ? [first, rangeEnd] : [first];
}

/** The rule numbers a text names, each once, chapters ("section 8") left out. */
export function numbersInText(text: string): RuleNumber[] {
  return [...new Set(citationsInText(text).map((found) => found.number))].filter((number) => number.length >= 3);
}
