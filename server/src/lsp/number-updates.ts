import type { CodeAction, Range } from "vscode-languageserver";
import type { OpenFile } from "./open-files.ts";
import type { RuleBook, RuleBooks } from "./rule-books.ts";
import { lineText } from "./rule-hover.ts";
import { numberAt, onlyUpdate, updatesOfNumber } from "./rules-in-line.ts";
import { CodeActionKind } from "./library.ts";

/** What a rule number under the cursor can be replaced by, where another edition numbers differently. */
export function numberUpdates(file: OpenFile, range: Range, book: RuleBook, books: RuleBooks): CodeAction[] {
  const { document } = file;
  const { line, character } = range.start;
  const found = numberAt(lineText(file, line), character, book, books);
  if (!found) return [];
  const place = { start: { line, character: found.span[0] }, end: { line, character: found.span[1] } };
  const only = onlyUpdate(found.number, book, books);
  return updatesOfNumber(found.number, book, books).map(({ title, number }) => ({
    title,
    kind: CodeActionKind.QuickFix,
    isPreferred: number === only,
    edit: {
      documentChanges: [
        { textDocument: { uri: document.uri, version: document.version }, edits: [{ range: place, newText: number }] },
      ],
    },
  }));
}
