import { describeRule, ruleNumbersInText } from "@cardwright/engine/rules/index";
import { TextDocument } from "vscode-languageserver-textdocument";
import { type RulesInText, type RulesInTextParams, rulesInTextRequest } from "../rules-protocol.ts";
import { rulesFor } from "./context.ts";
import type { Feature } from "./feature.ts";
import { rangeOf } from "./open-files.ts";
import { type RuleBook, dateOfBook } from "./rule-books.ts";

/** The rule numbers of a text that lead somewhere: those that the book has. */
export function rulesInText(text: string, book: RuleBook): RulesInText {
  const document = TextDocument.create("text:", "", 0, text);
  const numbers = ruleNumbersInText(text)
    .filter(({ number }) => describeRule(number, book) !== undefined)
    .map(({ number, span }) => ({ number, range: rangeOf(document, [span[0], span[1]]) }));
  return { edition: dateOfBook(book), numbers };
}

export const rulesInTextFeature: Feature<RulesInTextParams, RulesInText> = {
  method: rulesInTextRequest,
  fallback: { edition: "", numbers: [] },
  handle: async ({ uri, text }, context) => rulesInText(text, (await rulesFor(context, uri)).book),
};
