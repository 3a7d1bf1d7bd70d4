/**
 * What the parts of the face reader share.
 */
import type { Span } from "../text/words.ts";
import type { ManaDialect } from "./cardSource.ts";
import type { MendableText } from "./mendableText.ts";
import type { ProblemList } from "./problemList.ts";
import type { TypeWords } from "./typeLine.ts";

/** What reading a face needs to know about its card and file. */
export interface FaceContext {
  readonly dialect: ManaDialect;
  readonly words: TypeWords;
  /** The card's text; all places are offsets in it. */
  readonly cardText: string;
  /** Filled with what is off-form. */
  readonly problems: ProblemList;
}

/** The typed text at a place. */
export function typedAt(context: FaceContext, span: Span): string {
  return context.cardText.slice(span[0], span[1]);
}

/** The line end the card uses. */
export function lineEndOf(context: FaceContext): string {
  return context.cardText.includes("\r\n") ? "\r\n" : "\n";
}

/** Reports everything that was replaced in a line so far. */
export function reportMends(context: FaceContext, line: MendableText): void {
  if (line.mends.length > 0) context.problems.addMends(line.mends, (span) => typedAt(context, span));
}

/** Reports a label at a line's start that the line does not need. */
export function reportLabel(context: FaceContext, line: MendableText, length: number): void {
  const span = line.originOf(0, length);
  const label = typedAt(context, span).trim();
  const message = `No label is needed here: leave out “${label}”.`;
  context.problems.add("field-label", span, message, { title: "Leave out the label", edits: [{ span, text: "" }] });
}
