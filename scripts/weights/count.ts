/**
 * Usage counts of the steps through the grammar's templates over a corpus; of nothing else. The cards kept
 * apart (names whose SHA-1 begins with 0 or 1) are not counted.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { shortNameInText } from "../../engine/src/cards/readCard.ts";
import { Chart, inputOf } from "../../engine/src/grammar/chart.ts";
import { Deriver } from "../../engine/src/grammar/derive.ts";
import type { Grammar } from "../../engine/src/grammar/grammar.ts";
import type { Likelihood } from "../../engine/src/grammar/likelihood.ts";
import { MADE_BY, type TreeNode } from "../../engine/src/grammar/tree.ts";
import { type Frame, makeLikelihood, startContext } from "../../engine/src/language/completionContext.ts";
import { typeWordKey, typeWordPlace } from "../../engine/src/language/headCompletion.ts";
import { oracleGrammar } from "../../engine/src/language/grammar.ts";
import { abilityWordByWords } from "../../engine/src/language/lexicon/abilityWords.ts";
import { abilityWordKey } from "../../engine/src/language/lineFrontOffers.ts";
import { lineWords, type SentencePiece, sentencesOf } from "../../engine/src/language/linePieces.ts";
import { colorKey, colorsOfCost } from "../../engine/src/language/offerRanking.ts";
import { preferences } from "../../engine/src/language/preferences.ts";
import { definePrinters } from "../../engine/src/language/printLine.ts";
import { namesOf } from "../../engine/src/language/read.ts";
import type { CardNames } from "../../engine/src/language/sentences.ts";
import { violationsOf } from "../../engine/src/language/sorts/index.ts";
import type { Word } from "../../engine/src/text/words.ts";
import { DerivationCounter } from "./derivation.ts";
import { StepCounts } from "./stepCounts.ts";

interface CardLine {
  readonly name: string;
  readonly core?: boolean;
  readonly typeLine: string;
  readonly manaCost?: string;
  readonly text?: string;
  readonly faces?: readonly CardLine[];
}

/** Whether a card is kept apart: never counted, never looked into. */
export function keptApart(name: string): boolean {
  return /^[01]/.test(createHash("sha1").update(name).digest("hex"));
}

/** The faces of the cards that are counted. */
function facesToCount(file: string, without: ReadonlySet<string>): CardLine[] {
  const cards = readFileSync(file, "utf8")
    .split("\n")
    .filter((row) => row.trim())
    .map((row) => JSON.parse(row) as CardLine);
  return cards
    .filter(({ name, core }) => core !== false && !without.has(name) && !keptApart(name))
    .flatMap((card) => card.faces ?? [card]);
}

/**
 * How often each step was taken, by its number.
 * @param without names of cards that are not counted either
 */
export function countSteps(file: string, without: ReadonlySet<string> = new Set()): StepCounts {
  const counts = new StepCounts();
  const typeWord = (key: number): void => counts.add([key], [TYPE_WORDS]);
  const counter = new LineCounter(
    oracleGrammar(),
    makeLikelihood(() => 0),
    counts,
  );
  for (const face of facesToCount(file, without)) {
    const text = face.text ?? "";
    countTypeLine(face.typeLine, typeWord);
    const short = shortNameInText(face.name, face.typeLine, text);
    counter.face(text, face.typeLine, namesOf({ name: face.name, ...(short ? { shortName: short } : {}) }));
  }
  if (counter.derivations.lost) console.error(`${counter.derivations.lost} trees have no way through the tries`);
  return counts;
}

/** How many color words are kept: those that tell colors apart best. */
const MOST_COLOR_WORDS = 220;

/** How many cards of each color hold each word of the grammar, for the words that tell colors apart (see `offerRanking.ts`). */
export function countColorWords(file: string, without: ReadonlySet<string> = new Set()): Map<number, number> {
  const grammar = oracleGrammar();
  const cards = new Map<string, number>();
  const words = new Map<string, Map<string, number>>();
  const add = (counts: Map<string, number>, color: string, share: number) =>
    counts.set(color, (counts.get(color) ?? 0) + share);
  for (const face of facesToCount(file, without)) {
    const colors = colorsOfCost(face.manaCost ?? "");
    const text = (face.text ?? "").replace(/\([^)]*\)/g, "");
    const known = inputOf(grammar, lineWords(text)).ids;
    const held = new Set(lineWords(text).flatMap(({ raw }, i) => (known[i] && /^\p{L}/u.test(raw) ? [raw] : [])));
    for (const color of colors) {
      add(cards, color, 1 / colors.length);
      for (const word of held) {
        const counts = words.get(word) ?? new Map<string, number>();
        words.set(word, counts);
        add(counts, color, 1 / colors.length);
      }
    }
  }
  const total = sumOf(cards);
  const gain = (counts: ReadonlyMap<string, number>): number =>
    [...counts].reduce((sum, [color, n]) => sum + n * Math.log((n / cards.get(color)!) * (total / sumOf(counts))), 0);
  const best = [...words].sort(([, a], [, b]) => gain(b) - gain(a)).slice(0, MOST_COLOR_WORDS);
  const kept = new Map([...cards].map(([color, n]) => [colorKey(color, ""), Math.round(n)]));
  for (const [word, counts] of best)
    for (const [color, n] of counts) if (n >= 0.5) kept.set(colorKey(color, word), Math.max(1, Math.round(n)));
  return kept;
}

/** How many lines begin with each ability word, and how many lines there are. */
export function countAbilityWords(file: string, without: ReadonlySet<string> = new Set()): Map<number, number> {
  const counts = new Map<number, number>();
  const add = (word: string) => counts.set(abilityWordKey(word), (counts.get(abilityWordKey(word)) ?? 0) + 1);
  for (const { text = "" } of facesToCount(file, without))
    for (const line of text.split("\n")) {
      add("");
      const word = abilityWordByWords(/^([^—]+) — /.exec(line)?.[1] ?? "");
      if (word) add(word.id);
    }
  return counts;
}

function sumOf(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/** Counts the words of a type line by where they stand. */
function countTypeLine(typeLine: string, add: (key: number) => void): void {
  const [types = "", behind = ""] = typeLine.split(" — ");
  for (const [i, word] of types.split(" ").entries())
    add(typeWordKey(typeWordPlace(i === 0 ? "" : types, undefined), word));
  for (const [i, word] of behind.split(" ").filter(Boolean).entries()) add(typeWordKey(typeWordPlace(types, i), word));
}

/** The number of the choice of a word in a type line. */
const TYPE_WORDS = 1;

class LineCounter {
  readonly derivations: DerivationCounter;

  constructor(
    private readonly grammar: Grammar,
    likelihood: Likelihood,
    counts: StepCounts,
  ) {
    definePrinters(grammar);
    this.derivations = new DerivationCounter(grammar, likelihood, (keys, groups) => counts.add(keys, groups));
  }

  face(text: string, typeLine: string, names: CardNames): void {
    let before = 0;
    for (const line of text.split("\n")) before = this.line(line, lineWords(line), typeLine, before, names, "line");
  }

  /** Counts a line; what its first sentence is about. */
  private line(
    text: string,
    words: readonly Word[],
    typeLine: string,
    before: number,
    names: CardNames,
    first: Frame,
  ): number {
    let last = before;
    let head = 0;
    const quoted = (inner: readonly Word[]): void => {
      if (inner.length) this.line(text, inner, typeLine, 0, names, "quoted");
    };
    for (const [i, piece] of sentencesOf(text, words, names, first, quoted).entries()) {
      last = this.sentence(piece, typeLine, last, names);
      if (i === 0) head = last;
    }
    return head;
  }

  private sentence(piece: SentencePiece, typeLine: string, before: number, names: CardNames): number {
    const context = startContext({ frame: piece.frame, typeLine, before });
    if (piece.opening && !piece.stop) {
      const keywords = this.parse("keywordLine", piece, names);
      if (keywords) return this.derivations.visit(this.asOpening(keywords), "opening", context);
    }
    const rule = piece.opening ? "opening" : "anySentence";
    const tree = this.parse(rule, piece, names);
    return tree ? this.derivations.visit(tree, rule, context) : 0;
  }

  /** A line of keywords as the opening of an ability that it is when words are read one by one. */
  private asOpening(keywords: TreeNode): TreeNode {
    const slot = this.grammar.rule("opening").root.slots.find(({ rule }) => rule.name === "keywordLine")!;
    const accept = slot.next.accepts[0]!;
    return { kind: accept.definition.kind!, keywords, [MADE_BY]: accept };
  }

  private parse(ruleName: string, { words, marks }: SentencePiece, names: CardNames): TreeNode | null {
    const chart = new Chart(this.grammar, inputOf(this.grammar, words, marks));
    const rule = this.grammar.rule(ruleName);
    const printContext = { names: names as Record<string, string> };
    const deriver = new Deriver(chart, { preferences, violations: violationsOf, printContext });
    const derived = chart.covers(rule) ? deriver.derive(rule, 0, words.length) : null;
    chart.release();
    return derived?.node ?? null;
  }
}
