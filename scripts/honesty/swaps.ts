/** (d) Two neighbouring words swapped are unread or reported. */
import { type LineOfCard, newFindings, nodesAround, withLine } from "./changedCards.ts";
import { swapped } from "./changes.ts";

export interface SwapRates {
  tried: number;
  read: number;
  /** Read, and nothing is said that was not said of the card before. */
  silent: number;
  examples: string[];
}

/** How many words a line must have to be asked about. */
const FEWEST_WORDS = 6;

/** Swaps each two neighbouring words of a line, outside of mana costs, lists, names and reminder text. */
export function countSwaps(of: LineOfCard, rates: SwapRates): void {
  const { text, start, words } = of;
  if (words.filter(({ raw }) => isWord(raw)).length < FEWEST_WORDS || text.includes("(")) return;
  for (const [i, a] of words.entries()) {
    const b = words[i + 1];
    if (!b || !isWord(a.raw) || !isWord(b.raw) || a.key === b.key || !b.space) continue;
    // The halves of “nonland” and of “creature’s” are not words of their own.
    if (/[\p{L}'’-]/u.test(text.charAt(a.start - start - 1)) || /[\p{L}'’-]/u.test(text.charAt(b.end - start)))
      continue;
    const around = nodesAround(of, a);
    const behind = nodesAround(of, b);
    const common = around.filter((node) => behind.includes(node)).at(-1);
    if (Array.isArray(common?.items) || /^(?:name|abilityWord|selfName)$/.test(common?.kind ?? "")) continue;
    const changed = withLine(of, swapped(text, start, a, b));
    rates.tried++;
    if (!changed.isRead) continue;
    rates.read++;
    if (newFindings(of, changed).length > 0) continue;
    rates.silent++;
    const isSame = changed.meaning === of.original.meaning ? "same tree" : "other tree";
    rates.examples.push(
      `${isSame}\t${common?.kind}: ${around.at(-1)?.kind} | ${behind.at(-1)?.kind}\t${a.raw} ${b.raw}\t${swapped(text, start, a, b)}`,
    );
  }
}

function isWord(raw: string): boolean {
  return /^[\p{L}\d+\-−]/u.test(raw);
}
