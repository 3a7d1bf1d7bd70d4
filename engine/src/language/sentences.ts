/**
 * Cutting a line before reading it: reminder text aside, the card's names and quoted abilities marked, sentences at full stops.
 * A failure then costs one sentence, never the line.
 */
import type { Mark } from "../grammar/grammar.ts";
import type { TreeNode } from "../grammar/tree.ts";
import { type Span, type Word, wordsOf } from "../text/words.ts";
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
    }
  | { readonly type: "reminder"; readonly text: string; readonly span: Span };

interface MarkedName {
  readonly form: string;
  readonly kind: "selfName" | "faceName";
  readonly words: readonly string[];
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
  return raw.replace(/[’‘]/g, "'");
}

/** Where the card's names stand among words; `~` and CARDNAME are names too. */
function nameMarks(words: readonly Word[], names: readonly MarkedName[]): Map<number, Mark[]> {
  const marks = new Map<number, Mark[]>();
  const add = (at: number, mark: Mark): void => {
    const list = marks.get(at);
    if (list) list.push(mark);
    else marks.set(at, [mark]);
  };
  for (let i = 0; i < words.length; i++) {
    const raw = words[i]!.raw;
    if (raw === "~" || raw === "CARDNAME")
      add(i, { kind: "selfName", end: i + 1, node: { kind: "selfName", form: "tilde" } });
    for (const name of names) {
      if (name.words.every((word, k) => i + k < words.length && straight(words[i + k]!.raw) === word)) {
        add(i, { kind: name.kind, end: i + name.words.length, node: { kind: name.kind, form: name.form } });
      }
    }
  }
  return marks;
}

/** Reads the words inside quotation marks; given by the reader, which reads lines. */
export type ReadQuoted = (words: readonly Word[]) => TreeNode;

/** Cuts a line's words into sentences and reminder texts. */
export function piecesOf(
  text: string,
  words: readonly Word[],
  start: number,
  names: readonly MarkedName[],
  readQuoted: ReadQuoted,
): Piece[] {
  const pieces: Piece[] = [];
  let current: Word[] = [];
  const flush = (stop: boolean): void => {
    if (current.length) pieces.push(sentencePiece(current, names, readQuoted, stop));
    current = [];
  };
  const nameStops = stopsInNames(words, names);
  let quoted = false;
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    if (word.key === '"') {
      quoted = !quoted;
      current.push(word);
      if (!quoted && endsSentence(words, i)) flush(false);
      continue;
    }
    if (word.key === "(" && !quoted) {
      const close = closingParenthesis(words, i);
      if (close < 0) {
        current.push(word);
        continue;
      }
      flush(false);
      const span: Span = [word.start, words[close]!.end];
      pieces.push({ type: "reminder", text: text.slice(word.start - start + 1, words[close]!.start - start), span });
      i = close;
      continue;
    }
    if (word.key === "." && !quoted && !nameStops.has(i)) {
      if (current.length) flush(true);
      else current.push(word);
      continue;
    }
    current.push(word);
  }
  flush(false);
  return pieces;
}

/** A closing quote ends the sentence when its ability ended with a full stop and a new sentence begins behind it. */
function endsSentence(words: readonly Word[], close: number): boolean {
  const before = words[close - 1];
  const after = words[close + 1];
  if (!before || !/^[.!?]$/.test(before.key) || !after) return false;
  return /^\p{Lu}/u.test(after.raw) || after.key === "(";
}

function closingParenthesis(words: readonly Word[], open: number): number {
  let depth = 0;
  for (let i = open; i < words.length; i++) {
    if (words[i]!.key === "(") depth++;
    else if (words[i]!.key === ")" && --depth === 0) return i;
  }
  return -1;
}

/** Full stops that belong to a name ("Dr. Ash"). */
function stopsInNames(words: readonly Word[], names: readonly MarkedName[]): Set<number> {
  const stops = new Set<number>();
  if (!names.some((name) => name.words.includes("."))) return stops;
  for (const [at, marks] of nameMarks(words, names)) {
    for (const mark of marks)
      for (let i = at; i < mark.end; i++) if (words[i]!.key === "." && i < mark.end) stops.add(i);
  }
  return stops;
}

function sentencePiece(
  words: readonly Word[],
  names: readonly MarkedName[],
  readQuoted: ReadQuoted,
  stop: boolean,
): Piece {
  const marks = nameMarks(words, names);
  for (let i = 0; i < words.length; i++) {
    if (words[i]!.key !== '"') continue;
    let close = i + 1;
    while (close < words.length && words[close]!.key !== '"') close++;
    if (close >= words.length) break;
    const ability = readQuoted(words.slice(i + 1, close));
    const node: TreeNode = { kind: "quoted", ability, span: [words[i]!.start, words[close]!.end] };
    marks.set(i, [...(marks.get(i) ?? []), { kind: "quoted", end: close + 1, node }]);
    i = close;
  }
  return { type: "sentence", words, marks, stop };
}
