import { type RulesOfCard, type RulesOfCardParams, rulesOfCardRequest } from "../rules-protocol.ts";
import { fileOf, rulesFor } from "./context.ts";
import type { Feature } from "./feature.ts";
import { type OpenCard, type OpenFile, cardAt, cardName, rangeInCard } from "./open-files.ts";
import { ruleInBook } from "./rule-books.ts";
import type { RuleText } from "./rule-text.ts";
import { usesOfCard } from "./rule-uses.ts";
import { listItem } from "./rules-search.ts";

/** The longest words of a card that a list shows. */
const longestWords = 48;

/** The rules that govern a card's words, each once, in the order of the words that bring it in. */
export function rulesOfCard({ document }: OpenFile, card: OpenCard, { book }: RuleText): RulesOfCard {
  const seen = new Set<string>();
  const rules: RulesOfCard["rules"][number][] = [];
  for (const { number: today, span } of usesOfCard(card).sort((a, b) => a.span[0] - b.span[0])) {
    if (seen.has(today)) continue;
    seen.add(today);
    const { number, book: found } = ruleInBook(today, book);
    const words = card.source.text.slice(...span).replace(/\s+/g, " ");
    rules.push({
      ...listItem(number, typeof found === "object" ? found : undefined),
      hasRulesUnder: false,
      words: words.length > longestWords ? `${words.slice(0, longestWords)}…` : words,
      range: rangeInCard(document, card.source, span),
    });
  }
  return { card: cardName(card), rules };
}

export const rulesOfCardFeature: Feature<RulesOfCardParams, RulesOfCard | null> = {
  method: rulesOfCardRequest,
  fallback: null,
  handle: async ({ textDocument, position }, context) => {
    const file = fileOf(context, textDocument);
    const card = file && cardAt(file, file.document.offsetAt(position));
    return card ? rulesOfCard(file, card, await rulesFor(context, textDocument.uri)) : null;
  },
};
