/**
 * Honesty of reading, as rates over a corpus (issue 3, point 6): what the tree says decides what is printed, and text that is
 * changed is never taken for what it was. Trees are compared without surface and places.
 */
import { readFileSync } from "node:fs";
import type { CorpusCard } from "../../engine/src/cards/index.ts";
import { cardsOf, linesOf } from "./changedCards.ts";
import { countDeletions, type DeletionRates, noDeletions } from "./deletions.ts";
import { differentlyWorded, fileByMeaning, type LinesByMeaning } from "./groups.ts";
import { countLeafChanges, type LeafRates } from "./leaves.ts";
import { countPrefixes, type PrefixRates } from "./prefixes.ts";
import { countSwaps, type SwapRates } from "./swaps.ts";

export interface HonestyRates {
  readonly lines: number;
  readonly leaves: LeafRates;
  readonly deletions: DeletionRates;
  readonly swaps: SwapRates;
  readonly prefixes: PrefixRates;
  readonly groups: { readonly lines: number; readonly groups: string[][] };
}

/**
 * The rates over every nth card (wholly understood ones only); groups over all cards, prefixes over the named ones.
 * @param staples a file of card names, one a line; left out, no prefixes are tried
 */
export function honestyRates(file: string, every: number, staples?: string): HonestyRates {
  const cards = cardsOf(file);
  const named = new Set(
    staples
      ? readFileSync(staples, "utf8")
          .split("\n")
          .map((name) => name.trim())
      : [],
  );
  return honestyOf(
    cards,
    every,
    cards.filter(({ name }) => named.has(name)),
  );
}

/** The rates of given cards. */
export function honestyOf(cards: readonly CorpusCard[], every: number, staples: readonly CorpusCard[]): HonestyRates {
  const leaves: LeafRates = { tried: 0, changed: 0, atItsPlace: 0, byKind: {} };
  const deletions = noDeletions();
  const swaps: SwapRates = { tried: 0, read: 0, silent: 0, examples: [] };
  const prefixes: PrefixRates = { cards: 0, prefixes: 0, threw: 0, words: 0, ownedWords: 0, examples: [] };
  const byMeaning: LinesByMeaning = new Map();
  let lines = 0;
  let filed = 0;
  for (const [index, card] of cards.entries()) {
    for (const line of linesOf(card)) {
      filed++;
      fileByMeaning(line, byMeaning);
      if (index % every !== 0) continue;
      lines++;
      countLeafChanges(line, leaves);
      countDeletions(line, deletions);
      countSwaps(line, swaps);
    }
  }
  for (const card of staples) countPrefixes(card, prefixes);
  return { lines, leaves, deletions, swaps, prefixes, groups: { lines: filed, groups: differentlyWorded(byMeaning) } };
}
