import { ruleNumbersInText } from "@cardwright/engine/rules/index";
import type { InlayHint, InlayHintParams, Range } from "vscode-languageserver";
import { localize } from "../localize.ts";
import { fileOf, rulesFor } from "./context.ts";
import type { Feature } from "./feature.ts";
import { type OpenFile, rangeOf } from "./open-files.ts";
import { type RuleBook, type RuleBooks, dateOfBook } from "./rule-books.ts";
import { onlyUpdate } from "./rules-in-line.ts";
import { InlayHintKind } from "./library.ts";

/** Behind a rule number that the chosen edition does not have and another one has: its number there. A double click writes it. */
export function numberHints({ document }: OpenFile, range: Range, book: RuleBook, books: RuleBooks): InlayHint[] {
  const start = document.offsetAt(range.start);
  return ruleNumbersInText(document.getText(range)).flatMap(({ number, span }) => {
    const updated = onlyUpdate(number, book, books);
    if (!updated) return [];
    const place = rangeOf(document, [start + span[0], start + span[1]]);
    return {
      position: place.end,
      label: `→ ${updated}`,
      kind: InlayHintKind.Type,
      paddingLeft: true,
      tooltip: localize("The {edition} edition calls this rule {updated}. Double-click to write that.", {
        edition: dateOfBook(book),
        updated,
      }),
      textEdits: [{ range: place, newText: updated }],
    };
  });
}

export const inlayHintFeature: Feature<InlayHintParams, InlayHint[]> = {
  method: "textDocument/inlayHint",
  capabilities: () => ({ inlayHintProvider: true }),
  fallback: [],
  handle: async ({ textDocument, range }, context) => {
    const file = fileOf(context, textDocument);
    if (!file) return [];
    const { book } = await rulesFor(context, textDocument.uri);
    return numberHints(file, range, book, context.books);
  },
};
