/**
 * Reads a `.cards` file (see CARD-FILES in the documentation). Reading never fails, takes time in proportion to the
 * text, and reports what is off-form as problems.
 */
import type { OwnWords } from "../language/ownWords.ts";
import type { Span } from "../text/words.ts";
import {
  type Allowance,
  type CardComment,
  type CardDocument,
  type CardSource,
  type Expectation,
  type FaceSource,
  type FormProblem,
  type ManaDialect,
  type SimulateExpectation,
  shiftProblem,
} from "./cardSource.ts";
import { parseComment } from "./comments.ts";
import { ownCopy } from "../text/ownCopy.ts";
import type { FaceContext } from "./faceContext.ts";
import { parseFace } from "./faceParser.ts";
import { LinesByText } from "./lineFacts.ts";
import { ProblemList } from "./problemList.ts";
import { type SourceLine, sourceLines, splitCards, unquoted } from "./splitCards.ts";
import type { TypeWords } from "./typeLine.ts";

/** How a file is to be read, beyond its text. */
export interface ParseOptions {
  /** How the set writes mana; found out from the text when left out. */
  readonly dialect?: ManaDialect;
  /** Card types and supertypes that the set adds. */
  readonly words?: TypeWords;
  /** Keywords and subtypes that the set adds; see {@link ownWordsOf}. */
  readonly ownWords?: OwnWords | undefined;
  /**
   * Cards read before, by {@link cardCacheKey}. Cards of equal text are taken from here (with all objects in them the
   * same), and new ones are entered.
   */
  readonly cache?: Map<string, ParsedCard>;
  /** Lines looked at before; the `words` have to be the same. */
  readonly lines?: LinesByText;
  /** How many cards are wanted from the beginning of the file; all when left out. */
  readonly most?: number;
}

/** A card without its place in a document: all its places are relative to its first character. */
export type ParsedCard = Omit<CardSource, "start" | "end">;

/** Reads a document. Anything at all may be given: an empty text, a binary file, ten thousand cards. */
export function parseCardDocument(text: string, options: ParseOptions = {}): CardDocument {
  const words = options.words ?? {};
  if (text.includes("\0"))
    return documentWithoutCards(text, "This is not a text file, so no card was looked for in it.");
  const lines = sourceLines(text);
  const known = options.lines ?? new LinesByText(words);
  const split = splitCards(lines, known);
  const dialect =
    options.dialect ??
    inferDialect(
      lines,
      split.cards.map(({ name }) => name),
      known,
    );
  known.settle(lines.length);
  const cards = split.cards.slice(0, options.most).map(({ first, last }): CardSource => {
    const start = lines[first]!.start;
    const end = lines[last]!.end;
    const card = cachedCard(text.slice(start, end), dialect, words, options.cache);
    return { start, end, ...card, ...(options.ownWords ? { ownWords: options.ownWords } : {}) };
  });
  const fileComments = split.fileComments.map((i) => parseComment(lines[i]!.text, lines[i]!.start));
  const top = split.topComments.map((i) => parseComment(lines[i]!.text, lines[i]!.start));
  const allows = [...fileComments, ...top].flatMap((content) => content.allows ?? []);
  const problems: FormProblem[] = fileComments.flatMap(({ problem }) => (problem ? [problem] : []));
  const noCard = cards.length === 0 && split.stray.length > 0;
  if (noCard) problems.push(noCardProblem(lines[split.stray[0]!]!));
  else problems.push(...strayProblems(lines, split.stray));
  for (const card of cards) for (const problem of card.problems) problems.push(shiftProblem(problem, card.start));
  return {
    text,
    cards,
    cardsLeft: split.cards.length - cards.length,
    problems: oneAboutBareMana(problems, dialect, options.dialect).sort(
      (a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1],
    ),
    dialect,
    fileComments: fileComments.map(({ comment }) => comment),
    allows: uniqueAllowances(allows),
    expectations: fileComments.flatMap(({ expectation }) => expectation ?? []),
  };
}

/** The key under which a card is kept in {@link ParseOptions.cache}. */
export function cardCacheKey(cardText: string, dialect: ManaDialect): string {
  // No text that is read has a zero in it.
  return dialect === "braced" ? cardText : `\0${cardText}`;
}

function cachedCard(text: string, dialect: ManaDialect, words: TypeWords, cache?: Map<string, ParsedCard>): ParsedCard {
  if (!cache) return parseCard(text, dialect, words);
  let card = cache.get(cardCacheKey(text, dialect));
  if (!card) {
    card = parseCard(ownCopy(text), dialect, words);
    cache.set(cardCacheKey(card.text, dialect), card);
  }
  return card;
}

/** Reads the text of one card; its places are offsets in that text. */
export function parseCard(text: string, dialect: ManaDialect = "braced", words: TypeWords = {}): ParsedCard {
  const problems = new ProblemList();
  const lines = withoutQuoteSigns(sourceLines(text), problems);
  const context: FaceContext = { dialect, words, cardText: text, problems };
  const faces: FaceSource[] = [];
  const separators: Span[] = [];
  const comments: CardComment[] = [];
  const expectations: Expectation[] = [];
  const simulateExpectations: SimulateExpectation[] = [];
  const allows: Allowance[] = [];
  let faceLines: SourceLine[] = [];
  const endFace = (): void => {
    if (faceLines.length > 0) faces.push(parseFace(faceLines, context));
    faceLines = [];
  };
  for (const line of lines) {
    if (line.kind === "text") faceLines.push(line);
    else if (line.kind === "separator") {
      endFace();
      separators.push([line.start, line.end]);
    } else if (line.kind === "comment") {
      const content = parseComment(line.text, line.start);
      comments.push(content.comment);
      if (content.expectation) expectations.push(content.expectation);
      if (content.simulateExpectation) simulateExpectations.push(content.simulateExpectation);
      for (const allow of content.allows ?? []) allows.push(allow);
      if (content.problem) problems.problems.push(content.problem);
    }
  }
  endFace();
  reportEmptyFaces(separators, faces, text, problems);
  return {
    text,
    faces,
    separators,
    comments,
    expectations,
    simulateExpectations,
    allows,
    metadata: faces.flatMap((face) => face.metadata),
    problems: problems.problems.sort((a, b) => a.span[0] - b.span[0]),
  };
}

/** A card that was quoted in Markdown, each line after a `>`, is read without these signs. */
function withoutQuoteSigns(lines: readonly SourceLine[], problems: ProblemList): readonly SourceLine[] {
  const texts = lines.filter(({ kind }) => kind === "text");
  if (!texts.every((line) => line.text.startsWith(">"))) return lines;
  const cut = lines.map((line) => (line.kind === "text" ? unquoted(line) : line));
  const quotes = cut.filter(({ quoteStart }) => quoteStart !== undefined);
  if (quotes.length === 0) return lines;
  const edits = quotes.map((line) => ({ span: [line.quoteStart!, line.start] as Span, text: "" }));
  const message = "The signs of a Markdown quote (>) are not part of the card.";
  problems.add("markdown-leftover", edits[0]!.span, message, { title: "Take out the quote signs", edits });
  return cut;
}

function reportEmptyFaces(
  separators: readonly Span[],
  faces: readonly FaceSource[],
  text: string,
  problems: ProblemList,
): void {
  for (const [order, [start, end]] of separators.entries()) {
    const until = separators[order + 1]?.[0] ?? text.length;
    if (faces.some((face) => face.span[0] >= end && face.span[0] < until)) continue;
    const fix = { title: "Take out the line", edits: [{ span: [start, end] as Span, text: "" }] };
    problems.add("empty-face", [start, end], "No face follows this line.", fix);
  }
}

/** Whether most mana in a file is written in braces or bare. */
function inferDialect(lines: readonly SourceLine[], names: readonly number[], known: LinesByText): ManaDialect {
  let braced = 0;
  let bare = 0;
  let weak = 0;
  for (const i of names) {
    const evidence = known.of(lines[i]!.text).bareEvidence;
    if (evidence === "braced") braced++;
    else if (evidence === "strong") bare++;
    else if (evidence === "weak") weak++;
  }
  for (const { kind, text } of lines) {
    if (kind !== "text") continue;
    const { mana } = known.of(text);
    if (mana === "braced") braced++;
    else if (mana === "bare") bare++;
  }
  if (bare !== braced) return bare > braced ? "bare" : "braced";
  return bare === 0 && weak > 0 ? "bare" : "braced";
}

/** In a file that writes all mana bare, one message is enough; none when the set has decided so. */
function oneAboutBareMana(
  problems: FormProblem[],
  dialect: ManaDialect,
  decided: ManaDialect | undefined,
): FormProblem[] {
  if (dialect === "braced") return problems;
  const about = problems.filter(({ code }) => code === "bare-mana");
  const others = problems.filter(({ code }) => code !== "bare-mana");
  if (decided === "bare" || about.length === 0) return others;
  if (about.length === 1) return problems;
  const edits = about.flatMap(({ fix }) => fix?.edits ?? []).sort((a, b) => a.span[0] - b.span[0]);
  const message =
    "This file writes mana without braces. It is understood; card databases and other tools expect {1}{W}{U} for 1WU.";
  return [...others, { ...about[0]!, message, fix: { title: "Put all mana of the file in braces", edits } }];
}

function noCardProblem(line: SourceLine): FormProblem {
  const message =
    "No card was found in this file. A card starts with a line for its name and mana cost, then a type line, such as “Creature — Goblin Scout”.";
  return { code: "no-card", severity: "error", span: [line.start, line.end], message };
}

/** One message for each run of lines that belong to no card. */
function strayProblems(lines: readonly SourceLine[], stray: readonly number[]): FormProblem[] {
  if (stray.length === 0) return [];
  const places = stray.map((i) => lines[i]!);
  const edits = places.map(({ start }) => ({ span: [start, start] as Span, text: "// " }));
  return [
    {
      code: "text-outside-card",
      severity: "hint",
      span: [places[0]!.start, places.at(-1)!.end],
      message: "This text belongs to no card. Put // before it to keep it as a comment.",
      fix: { title: "Make it a comment", edits },
    },
  ];
}

function documentWithoutCards(text: string, message: string): CardDocument {
  const problem: FormProblem = { code: "no-card", severity: "error", span: [0, Math.min(1, text.length)], message };
  const nothing = { cards: [], cardsLeft: 0, fileComments: [], allows: [], expectations: [] };
  return { ...nothing, text, problems: [problem], dialect: "braced" };
}

function uniqueAllowances(allows: readonly Allowance[]): Allowance[] {
  const seen = new Map(allows.map((allow) => [`${allow.span[0]} ${allow.code}`, allow]));
  return [...seen.values()];
}
