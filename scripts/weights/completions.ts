/** Measures completion: cards are cut at random words, and the true next word is looked for among the first ten offers. */
import { readFileSync } from "node:fs";
import type { Likelihood } from "../../engine/src/grammar/likelihood.ts";
import { shortNameInText } from "../../engine/src/cards/readCard.ts";
import { completeLine } from "../../engine/src/language/completion.ts";
import { numberOfWord } from "../../engine/src/language/lexicon/numberWords.ts";
import { namesOf } from "../../engine/src/language/read.ts";
import { isTypeWord } from "../../engine/src/language/vocabulary.ts";
import { type Word, wordsOf } from "../../engine/src/text/words.ts";
import { keptApart } from "./count.ts";

interface CardLine {
  readonly name: string;
  readonly typeLine: string;
  readonly text?: string;
  readonly faces?: readonly CardLine[];
}

export interface CompletionCounts {
  asked: number;
  found: number;
  milliseconds: number;
  slowest: number;
}

/** A small seeded generator: the same cuts every time. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const FIRST = 10;

/**
 * @param namesFile one card name a line
 * @param cardsFile the cards, one JSON a line
 * @param cuts how many cuts a card
 */
export function measureCompletions(
  namesFile: string,
  cardsFile: string,
  seed: number,
  cuts: number,
  report?: (before: string, next: string, offers: readonly string[]) => void,
  likelihood?: Likelihood,
): CompletionCounts {
  const wanted = new Set(
    readFileSync(namesFile, "utf8")
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
  );
  const random = seeded(seed);
  const counts: CompletionCounts = { asked: 0, found: 0, milliseconds: 0, slowest: 0 };
  for (const row of readFileSync(cardsFile, "utf8").split("\n")) {
    if (!row.trim()) continue;
    const card = JSON.parse(row) as CardLine;
    if (!wanted.has(card.name)) continue;
    for (const face of card.faces ?? [card]) {
      const text = face.text ?? "";
      const shortName = shortNameInText(face.name, face.typeLine, text);
      const names = namesOf({ name: face.name, ...(shortName ? { shortName } : {}) });
      const places = text.split("\n").flatMap((line, i, lines) =>
        askable(line, [face.name, shortName ?? face.name]).map((word) => ({
          line,
          word,
          linesAbove: lines.slice(0, i),
        })),
      );
      for (let i = 0; i < cuts && places.length; i++) {
        const { line, word, linesAbove } = places[Math.floor(random() * places.length)]!;
        const before = performance.now();
        const context = { typeLine: face.typeLine, linesAbove };
        const { offers } = completeLine(line, word.start, names, undefined, context, likelihood);
        const took = performance.now() - before;
        counts.milliseconds += took;
        counts.slowest = Math.max(counts.slowest, took);
        counts.asked++;
        const first = offers.slice(0, FIRST).map((offer) => wordsOf(offer.text, 0, isTypeWord)[0]?.key ?? "");
        if (first.includes(word.key === "an" ? "a" : word.key)) counts.found++;
        else if (!keptApart(card.name))
          report?.(
            line.slice(0, word.start),
            word.key,
            offers.slice(0, FIRST).map((offer) => offer.text),
          );
      }
    }
  }
  return counts;
}

/** The words that are asked for: no names, no numbers, no symbols of mana, nothing in reminder text. */
function askable(line: string, names: readonly string[]): Word[] {
  const hidden = [...line.matchAll(/\([^)]*\)/g)].map((match) => [match.index, match.index + match[0].length] as const);
  for (const name of names)
    for (let at = line.indexOf(name); name && at >= 0; at = line.indexOf(name, at + 1))
      hidden.push([at, at + name.length]);
  return wordsOf(line, 0, isTypeWord).filter(
    (word) =>
      /^\p{L}/u.test(word.raw) &&
      (word.space || word.start === 0) &&
      numberOfWord(word.key) === undefined &&
      word.key !== "x" &&
      !hidden.some(([from, to]) => word.start >= from && word.start < to),
  );
}
