/** Cutting a line, whole or up to a cursor, into the sentences that completion reads, each with where it stands. */
import { frontOf } from "./lineShapes.ts";
import { markedNames, type Piece, piecesOf, type CardNames } from "./sentences.ts";
import { type Word, wordsOf } from "../text/words.ts";
import type { Frame } from "./completionContext.ts";
import { isTypeWord } from "./vocabulary.ts";

/** A sentence of a line, as it is read. */
export interface SentencePiece {
  readonly words: readonly Word[];
  readonly marks: Extract<Piece, { type: "sentence" }>["marks"];
  /** Whether a full stop ended it. */
  readonly stop: boolean;
  readonly frame: Frame;
  /** Whether it is the first of its ability. */
  readonly opening: boolean;
}

const FRAMES: Readonly<Record<string, Frame>> = {
  mode: "mode",
  priced: "mode",
  chapter: "chapter",
  worded: "worded",
  tableRow: "row",
  threshold: "row",
  toSolve: "solve",
};
const DEEPEST = 4;

/** The front of a line and the words behind it. */
function withoutFronts(
  given: readonly Word[],
  text: string,
  start: number,
  first: Frame,
): { frame: Frame; words: readonly Word[] } {
  let words = given;
  let frame = first;
  for (let depth = 0; depth < DEEPEST; depth++) {
    const front = frontOf(words, text, start);
    if (!front.node || front.words.length === 0) break;
    words = front.words;
    frame = FRAMES[front.node.kind] ?? frame;
  }
  return { frame, words };
}

/**
 * The sentences of a line's words.
 * @param onQuoted is given the words inside quotation marks
 */
export function sentencesOf(
  text: string,
  given: readonly Word[],
  names: CardNames,
  first: Frame = "line",
  onQuoted: (words: readonly Word[]) => void = () => {},
): SentencePiece[] {
  const { frame, words } = withoutFronts(given, text, 0, first);
  const pieces = piecesOf(text, words, 0, markedNames(names), (inner) => {
    onQuoted(inner);
    return { kind: "statement", effects: [] };
  });
  const sentences: SentencePiece[] = [];
  for (const piece of pieces) {
    if (piece.type !== "sentence") continue;
    const opening = sentences.length === 0;
    sentences.push({
      words: piece.words,
      marks: piece.marks,
      stop: piece.stop,
      frame: opening ? frame : "later",
      opening,
    });
  }
  return sentences;
}

/** The words of a text. */
export function lineWords(text: string): Word[] {
  return wordsOf(text, 0, isTypeWord);
}
