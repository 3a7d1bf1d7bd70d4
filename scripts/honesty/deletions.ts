/** (c) A word left out is noticed: words are unread, or there is another tree that prints the shortened text. */
import { faceText, type LineOfCard, newFindings, nodesAround, printed, withLine } from "./changedCards.ts";
import type { Word } from "../../engine/src/text/words.ts";
import { without } from "./changes.ts";
import { neededWords, type Role } from "./grammarOfWords.ts";

/** Words that carry no meaning of their own. */
const FUNCTION_WORDS = new Set(
  "a an the of to and or in on from with by that it its you your they their is are for at if as this".split(" "),
);

export interface DeletionRates {
  tried: number;
  /** Unread, or another tree (without surface) that prints the shortened text. */
  noticed: number;
  /** Of these, the tree prints the shortened text only with its surface, and nothing is said of that. */
  silentSurface: number;
  /** Deletions that make bad English: how many are unread or reported. */
  badEnglish: Record<Role, { tried: number; told: number }>;
  unnoticed: string[];
  silent: string[];
  surfaceExamples: string[];
}

export function noDeletions(): DeletionRates {
  const none = (): { tried: number; told: number } => ({ tried: 0, told: 0 });
  return {
    tried: 0,
    noticed: 0,
    silentSurface: 0,
    badEnglish: { article: none(), "noun of a target": none(), verb: none() },
    unnoticed: [],
    silent: [],
    surfaceExamples: [],
  };
}

/** Leaves out each word of a line that the rates ask about, one at a time. */
export function countDeletions(of: LineOfCard, rates: DeletionRates): void {
  const needed = neededWords(of);
  for (const word of of.words) {
    if (!/^[\p{L}\d+\-−]/u.test(word.raw) || inReminder(of, word.start)) continue;
    // Clitics and the halves of *nonland* are no words of their own.
    if (!isWhole(of, word.start, word.end)) continue;
    if (isPartOfName(of, word)) continue;
    const role = needed.get(word);
    const isContent = (/^\p{L}{2,}/u.test(word.raw) || /^[\d+\-−]/.test(word.raw)) && !FUNCTION_WORDS.has(word.key);
    if (!role && !isContent) continue;
    const shorter = without(of.text, of.start, word);
    if (!/[\p{L}\d]/u.test(shorter)) continue;
    const changed = withLine(of, shorter);
    const told = !changed.isRead || newFindings(of, changed).length > 0;
    if (role) {
      rates.badEnglish[role].tried++;
      if (told) rates.badEnglish[role].told++;
      else rates.silent.push(`${role}\t${nodesAround(of, word).at(-1)?.kind}\t${word.raw}\t${shorter}`);
    }
    if (!isContent) continue;
    rates.tried++;
    if (!changed.isRead) {
      rates.noticed++;
      continue;
    }
    const text = faceText(changed, of.face);
    if (changed.meaning !== of.original.meaning && printed(changed, of.face, true) === text) {
      rates.noticed++;
      if (!told && printed(changed, of.face, false) !== text && isExactWithoutSurface(of)) {
        rates.silentSurface++;
        rates.surfaceExamples.push(`${word.raw}\t${shorter}`);
      }
    } else {
      const why = changed.meaning === of.original.meaning ? "same tree" : "other print";
      rates.unnoticed.push(`${why}\t${nodesAround(of, word).at(-1)?.kind}\t${word.raw}\t${shorter}`);
    }
  }
}

/** Whether a word is one of several in the card's own name, which is a name without it as well. */
function isPartOfName(of: LineOfCard, word: Word): boolean {
  const owner = nodesAround(of, word).at(-1);
  if (owner?.kind !== "self" || !owner.span) return false;
  return / /.test(of.original.source.text.slice(...owner.span)) && !/^this$/i.test(firstWord(of, owner.span[0]));
}

function firstWord(of: LineOfCard, start: number): string {
  return of.words.find((word) => word.start === start)?.raw ?? "";
}

function isExactWithoutSurface(of: LineOfCard): boolean {
  return printed(of.original, of.face, false) === faceText(of.original, of.face);
}

function inReminder(of: LineOfCard, at: number): boolean {
  const before = of.text.slice(0, at - of.start);
  return before.lastIndexOf("(") > before.lastIndexOf(")");
}

function isWhole(of: LineOfCard, start: number, end: number): boolean {
  const around = of.text.charAt(start - of.start - 1) + of.text.charAt(end - of.start);
  return !/[\p{L}\d'’-]/u.test(around);
}
