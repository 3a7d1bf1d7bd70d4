/**
 * Cutting a line before reading it: reminder text aside, the card's names and quoted abilities marked, sentences at full stops.
 * A failure then costs one sentence, never the line.
 */
import { beginsWithCapital, beginsWithSmallLetter } from "../text/letters.ts";
import type { Mark } from "../grammar/grammar.ts";
import type { TreeNode } from "../grammar/tree.ts";
import { type Span, type Word, wordsOf } from "../text/words.ts";
import { quoteRegions } from "./quotes.ts";
import { isTypeWord } from "./vocabulary.ts";

/** The names a card can call itself by; the key is what the tree's `form` says. */
export interface CardNames {
  readonly full: string;
  readonly short?: string;
  readonly [face: string]: string | undefined;
}

/** A piece of a line. */
export type Piece =
  | {
      readonly type: "sentence";
      readonly words: readonly Word[];
      readonly marks: ReadonlyMap<number, readonly Mark[]>;
      readonly stop: boolean;
      /** Whether white space stands before its full stop. */
      readonly stopSpaced: boolean;
      /** Reminder texts in the middle of the sentence. */
      readonly asides: readonly Aside[];
    }
  | { readonly type: "reminder"; readonly text: string; readonly span: Span; readonly spaced: boolean };

/** Reminder text inside a sentence: it is taken out before reading. */
export interface Aside {
  /** How many words of the sentence stand before it. */
  readonly after: number;
  readonly text: string;
  readonly span: Span;
  /** Whether it has a space before it, as it should. */
  readonly spaced: boolean;
}

export interface MarkedName {
  readonly form: string;
  readonly kind: string;
  readonly words: readonly string[];
  /** What it is, where it is no name of the card: a word of the set. */
  readonly node?: TreeNode;
  /** Whether its words, in small letters, stand for capitals too. */
  readonly ignoresCase?: boolean;
}

/** Cuts names into words once a card. */
export function markedNames(names: CardNames): MarkedName[] {
  const result: MarkedName[] = [];
  for (const [form, name] of Object.entries(names)) {
    if (!name) continue;
    const words = wordsOf(name, 0, isTypeWord).map((word) => straight(word.raw));
    if (words.length) result.push({ form, kind: /^face/.test(form) ? "faceName" : "selfName", words });
  }
  return result;
}

function straight(raw: string): string {
  return raw.includes("’") || raw.includes("‘") ? raw.replace(/[’‘]/g, "'") : raw;
}

function nameNode({ kind, form, node }: MarkedName): TreeNode {
  if (node) return node;
  if (kind === "faceName") return { kind, form };
  return form === "full" ? { kind: "self" } : { kind: "self", surface: { name: form } };
}

/** Where the card's names stand among words; `~` and CARDNAME are names too. */
function nameMarks(words: readonly Word[], names: readonly MarkedName[]): ReadonlyMap<number, Mark[]> {
  let marks: Map<number, Mark[]> | undefined;
  const add = (at: number, mark: Mark): void => {
    marks ??= new Map();
    const list = marks.get(at);
    if (list) list.push(mark);
    else marks.set(at, [mark]);
  };
  for (let i = 0; i < words.length; i++) {
    const raw = words[i]!.raw;
    if (raw === "~" || raw === "CARDNAME")
      add(i, { kind: "selfName", end: i + 1, node: { kind: "self", surface: { name: "tilde" } } });
    for (const name of names) {
      if (standsAt(name, words, i)) add(i, { kind: name.kind, end: i + name.words.length, node: nameNode(name) });
    }
  }
  return marks ?? NO_MARKS;
}

const NO_MARKS: ReadonlyMap<number, Mark[]> = new Map();

function isLetter(text: string): boolean {
  const code = text.charCodeAt(0) | 32;
  return code >= 97 && code <= 122;
}

function standsAt({ words: name, ignoresCase }: MarkedName, words: readonly Word[], at: number): boolean {
  // Nearly always the first letter tells.
  if (!ignoresCase && isLetter(name[0]!) && words[at]!.raw.charCodeAt(0) !== name[0]!.charCodeAt(0)) return false;
  if (at + name.length > words.length) return false;
  for (let k = 0; k < name.length; k++) {
    const { raw } = words[at + k]!;
    if (raw === name[k] || straight(raw) === name[k]) continue;
    if (!ignoresCase || straight(raw).toLowerCase() !== name[k]) return false;
  }
  return true;
}

const NO_WORDS: readonly Word[] = [];
const NO_ASIDES: readonly Aside[] = [];

/**
 * Reads the words inside quotation marks; given by the reader, which reads lines.
 * `stopMayMiss`: the quotation took the comma of the sentence around it in place of its own full stop.
 */
export type ReadQuoted = (words: readonly Word[], stopMayMiss: boolean) => TreeNode;

/** Cuts a line's words into sentences and reminder texts. */
export function piecesOf(
  text: string,
  words: readonly Word[],
  start: number,
  names: readonly MarkedName[],
  readQuoted: ReadQuoted,
): Piece[] {
  const pieces: Piece[] = [];
  // The sentence is made of the words before its reminder texts, and those from a place on.
  let before = NO_WORDS;
  let from = 0;
  let asides = NO_ASIDES;
  const nameStops = stopsInNames(words, names);
  const regions = quoteRegions(words);
  const flush = (end: number, stop: false | Word): void => {
    const rest = words.slice(from, end);
    const sentence = before.length > 0 ? [...before, ...rest] : rest;
    if (sentence.length > 0)
      pieces.push(sentencePiece(sentence, names, regions.size > 0 ? readQuoted : null, stop, asides));
    before = NO_WORDS;
    asides = NO_ASIDES;
  };
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    const quoteEnd = regions.get(i);
    if (quoteEnd !== undefined) {
      i = quoteEnd;
      if (!endsSentence(words, i)) continue;
      flush(i + 1, false);
      from = i + 1;
      continue;
    }
    const close = word.key === "(" ? closingParenthesis(words, i) : -1;
    if (close >= 0) {
      const span: Span = [word.start, words[close]!.end];
      const inner = text.slice(word.start - start + 1, words[close]!.start - start);
      const spaced = word.space || i === 0;
      if (before.length + i > from && goesOn(words[close + 1])) {
        before = [...before, ...words.slice(from, i)];
        asides = [...asides, { after: before.length, text: inner, span, spaced }];
      } else {
        flush(i, false);
        pieces.push({ type: "reminder", text: inner, span, spaced });
      }
      from = close + 1;
      i = close;
      continue;
    }
    if (word.key !== "." || nameStops.has(i)) continue;
    // Behind a header's dash, or alone, it ends nothing.
    const last = i > from ? words[i - 1] : before[before.length - 1];
    if (last === undefined || last.key === "—") continue;
    flush(i, word);
    from = i + 1;
  }
  flush(words.length, false);
  return pieces;
}

/** Whether a sentence goes on behind reminder text: with its full stop, a comma, or a small letter. */
function goesOn(next: Word | undefined): boolean {
  return next !== undefined && (/^[.,:;]$/.test(next.key) || beginsWithSmallLetter(next.raw));
}

/** A closing quote ends the sentence when its ability ended with a full stop and a new sentence begins behind it. */
function endsSentence(words: readonly Word[], close: number): boolean {
  let last = close - 1;
  while (last > 0 && words[last]!.key === "'") last--;
  const before = words[last];
  const after = words[close + 1];
  if (!before || !/^[.!?]$/.test(before.key) || !after) return false;
  return beginsWithCapital(after.raw) || after.key === "(";
}

function closingParenthesis(words: readonly Word[], open: number): number {
  let depth = 0;
  for (let i = open; i < words.length; i++) {
    if (words[i]!.key === "(") depth++;
    else if (words[i]!.key === ")" && --depth === 0) return i;
  }
  return -1;
}

const NO_STOPS: ReadonlySet<number> = new Set();

/** Full stops that belong to a name ("Dr. Ash"). */
function stopsInNames(words: readonly Word[], names: readonly MarkedName[]): ReadonlySet<number> {
  if (!names.some((name) => name.words.includes("."))) return NO_STOPS;
  const stops = new Set<number>();
  for (const [at, marks] of nameMarks(words, names)) {
    for (const mark of marks)
      for (let i = at; i < mark.end; i++) if (words[i]!.key === "." && i < mark.end) stops.add(i);
  }
  return stops;
}

const NO_REGIONS: ReadonlyMap<number, number> = new Map();

/** A sentence with its marks; `readQuoted` is null where nothing is quoted. */
function sentencePiece(
  given: readonly Word[],
  names: readonly MarkedName[],
  readQuoted: ReadQuoted | null,
  end: false | Word,
  asides: readonly Aside[],
): Piece {
  const stop = end !== false;
  const stopSpaced = end !== false && end.space;
  const regions = readQuoted ? quoteRegions(given) : NO_REGIONS;
  if (readQuoted === null || regions.size === 0)
    return { type: "sentence", words: given, marks: nameMarks(given, names), stop, stopSpaced, asides };
  const words = [...given];
  const quotations: Mark[] = [];
  for (const [open, close] of regions) {
    const comma = words[close - 1]!;
    const stopMayMiss = comma.key === "," && close - 1 > open;
    const ability = readQuoted(words.slice(open + 1, stopMayMiss ? close - 1 : close), stopMayMiss);
    // The comma belongs to the sentence, and is read behind the quotation.
    if (stopMayMiss) words.splice(close - 1, 2, words[close]!, comma);
    const end = stopMayMiss ? close : close + 1;
    const node: TreeNode = { kind: "quoted", ability, span: [words[open]!.start, given[close]!.end] };
    quotations[open] = { kind: "quoted", end, node };
  }
  const marks = new Map(nameMarks(words, names));
  quotations.forEach((mark, open) => {
    marks.set(open, [...(marks.get(open) ?? []), mark]);
  });
  return { type: "sentence", words, marks, stop, stopSpaced, asides };
}
