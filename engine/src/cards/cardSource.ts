/**
 * What a `.cards` file consists of: cards, faces and their pieces, each with its place.
 *
 * Places inside a {@link CardSource} are counted from the card's first character (`start` is that character's offset in
 * the document), so that everything worked out from a card stays valid when only other cards of the file change.
 */
import type { OwnWords } from "../language/ownWords.ts";
import type { Span } from "../text/words.ts";
import type { FormProblemCode } from "./formProblems.ts";
import type { ManaCost } from "./manaCost.ts";
import type { MendedText } from "./mendableText.ts";
import type { TypeLine } from "./typeLine.ts";

/** How a file writes mana: `{1}{R}` or `1R`. */
export type ManaDialect = "braced" | "bare";

/** Letters of a card and where they stand. */
export interface TextPiece {
  readonly text: string;
  readonly span: Span;
}

/** Text to put in the place of a span; an empty span inserts, an empty text deletes. */
export interface SourceEdit {
  readonly span: Span;
  readonly text: string;
}

/** Something about the form of a card file, not about what the card says. Its place is a card's or the document's: see where it is held. */
export interface FormProblem {
  readonly code: FormProblemCode;
  readonly severity: "error" | "hint";
  readonly span: Span;
  /** One sentence in the words of people who write cards. */
  readonly message: string;
  /** How to mend it without changing what the card means. */
  readonly fix?: { readonly title: string; readonly edits: readonly SourceEdit[] };
}

/** A comment line, from its slashes to its end. */
export interface CardComment extends TextPiece {
  /** What follows the slashes, trimmed. */
  readonly words: string;
}

/** `// expect <code> [on "words"]`: a message the card should get. */
export interface Expectation {
  readonly code: string;
  /** The words the message should stand at; `null` when any place will do. */
  readonly words: string | null;
  readonly span: Span;
}

/** `// expect simulate: …`: what should be so after the card was simulated; the words are read by the simulator. */
export interface SimulateExpectation extends TextPiece {}

/** `// cardwright: allow <code>`: the check that is silenced. */
export interface Allowance {
  readonly code: string;
  /** Where the code stands. */
  readonly span: Span;
}

/** One rules line of a face. */
export interface RulesLine {
  /** The line as it was typed, without white space at its ends. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** What is read in its place when the line has off-form parts (Markdown, mana without braces …), with the way back to their places. */
  readonly mended?: MendedText;
  /** The line as the formatter writes it. */
  readonly canonical: string;
}

/** Power and toughness, loyalty or defense, whichever the face has. */
export type FaceStats =
  | { readonly kind: "powerToughness"; readonly power: TextPiece; readonly toughness: TextPiece; readonly span: Span }
  | { readonly kind: "loyalty"; readonly value: TextPiece; readonly span: Span }
  | { readonly kind: "defense"; readonly value: TextPiece; readonly span: Span };

/** The names that start a metadata line. */
export type MetadataKey = "Rarity" | "Number" | "Artist" | "Flavor" | "Color" | "Layout";

/** One `Key: value` line below the rules text. */
export interface MetadataEntry {
  readonly key: MetadataKey;
  readonly value: TextPiece;
  readonly span: Span;
}

/** One face of a card: everything between two separator lines. */
export interface FaceSource {
  readonly span: Span;
  readonly name: TextPiece;
  readonly manaCost: ManaCost | null;
  readonly typeLine: TypeLine;
  readonly lines: readonly RulesLine[];
  readonly stats: FaceStats | null;
  /** In the order in which they were written; a key may repeat. */
  readonly metadata: readonly MetadataEntry[];
}

/** One card of a document. */
export interface CardSource {
  /** Offset of the card's first character (that of the first comment that belongs to it) in the document. */
  readonly start: number;
  /** Offset after its last character. */
  readonly end: number;
  /** The card's part of the document, as it is. */
  readonly text: string;
  /** At least one. */
  readonly faces: readonly FaceSource[];
  /** What its set adds to the language. */
  readonly ownWords?: OwnWords | undefined;
  /** The lines between faces. */
  readonly separators: readonly Span[];
  readonly comments: readonly CardComment[];
  readonly expectations: readonly Expectation[];
  readonly simulateExpectations: readonly SimulateExpectation[];
  readonly allows: readonly Allowance[];
  /** The metadata of all faces together. */
  readonly metadata: readonly MetadataEntry[];
  /** What is off-form in it; places are the card's. The same problems stand, with the document's places, in the document. */
  readonly problems: readonly FormProblem[];
}

/** A whole card file. All places here are the document's. */
export interface CardDocument {
  readonly text: string;
  readonly cards: readonly CardSource[];
  /** How many more cards stand behind these, where only the first were wanted. */
  readonly cardsLeft: number;
  /** Everything off-form, of the file and of all cards, in the order of the text. */
  readonly problems: readonly FormProblem[];
  readonly dialect: ManaDialect;
  /** Comments that belong to no card. */
  readonly fileComments: readonly CardComment[];
  /** Checks silenced for the whole file. */
  readonly allows: readonly Allowance[];
  /** Messages expected of a file that holds no card. */
  readonly expectations: readonly Expectation[];
}

/** Moves a span by a number of characters. */
export function shiftSpan(span: Span, by: number): Span {
  return [span[0] + by, span[1] + by];
}

/** A problem, and the edits that mend it, moved by a number of characters. */
export function shiftProblem(problem: FormProblem, by: number): FormProblem {
  if (by === 0) return problem;
  const edits = problem.fix?.edits.map((edit) => ({ span: shiftSpan(edit.span, by), text: edit.text }));
  return {
    ...problem,
    span: shiftSpan(problem.span, by),
    ...(problem.fix && edits ? { fix: { title: problem.fix.title, edits } } : {}),
  };
}
