import type { Hover, Position } from "vscode-languageserver";
import { type OpenFile, cardAt } from "./open-files.ts";
import type { RuleBooks } from "./rule-books.ts";
import type { RuleText } from "./rule-text.ts";
import { rulesInLine } from "./rules-in-line.ts";
import { MarkupKind } from "./library.ts";

/** The text of a line, without its end. */
export function lineText({ document }: OpenFile, line: number): string {
  const start = { line, character: 0 };
  return document.getText({ start, end: { line: line + 1, character: 0 } }).replace(/[\r\n]+$/, "");
}

/**
 * What a rule number, or a term of the game, says of itself in a card file. Terms count in comments and rules lines only: a
 * name or a credit that happens to hold one is not about the game.
 */
export async function hoverOfLine(
  file: OpenFile,
  position: Position,
  rules: RuleText,
  books: RuleBooks,
  what: "numbers" | "terms",
): Promise<Hover | null> {
  const { line } = position;
  if (what === "terms" && !speaksOfTheGame(file, position)) return null;
  const found = await rulesInLine(lineText(file, line), position.character, rules, books, what === "terms");
  if (!found) return null;
  return {
    contents: { kind: MarkupKind.Markdown, value: found.hover },
    range: { start: { line, character: found.start }, end: { line, character: found.end } },
  };
}

/** Whether a place is in a comment or in a line of rules text. */
export function speaksOfTheGame(file: OpenFile, position: Position): boolean {
  const offset = file.document.offsetAt(position);
  const card = cardAt(file, offset);
  const inside = (start: number, end: number, at: number) => start <= at && at <= end;
  if (!card) return file.source.fileComments.some(({ span }) => inside(...span, offset));
  const at = offset - card.source.start;
  return (
    card.source.comments.some(({ span }) => inside(...span, at)) ||
    card.source.faces.some(({ lines }) => lines.some(({ start, end }) => inside(start, end, at)))
  );
}
