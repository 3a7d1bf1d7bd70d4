import { meaningHints } from "@cardwright/engine/language/meaning/index";
import { ruleNumbersInText } from "@cardwright/engine/rules/index";
import type { InlayHint, InlayHintParams, Range } from "vscode-languageserver";
import { localize } from "../localize.ts";
import { meaningOf } from "./card-meaning.ts";
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

/** The longest words that stand behind others as a hint; the tooltip has them all. */
const longestWords = 32;

/** Behind words that speak of something said before: what that is. And which target is which, where there are several. */
export function referentHints({ document, cards }: OpenFile, range: Range): InlayHint[] {
  const [from, to] = [document.offsetAt(range.start), document.offsetAt(range.end)];
  return cards.flatMap((card) => {
    const { source, analysis } = card;
    if (source.end < from || source.start > to) return [];
    return analysis.faces.flatMap((face) =>
      meaningHints(meaningOf(face))
        .filter(({ offset }) => from <= source.start + offset && source.start + offset <= to)
        .map(({ offset, kind, spans, number }): InlayHint => {
          const words = spans.map((span) => source.text.slice(...span).replace(/\s+/g, " ")).join(", ");
          const short = words.length > longestWords ? `${words.slice(0, longestWords)}…` : words;
          return {
            position: document.positionAt(source.start + offset),
            label: kind === "target" ? `${number}` : `= ${short}`,
            paddingLeft: true,
            tooltip:
              kind === "target"
                ? localize("Target {number} of this ability", { number: number ?? "" })
                : localize("Means “{words}”", { words }),
          };
        }),
    );
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
    const numbers = numberHints(file, range, book, context.books);
    return context.settings["hints.referents"] ? [...numbers, ...referentHints(file, range)] : numbers;
  },
};
