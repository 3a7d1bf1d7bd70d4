import type { RuleNumber } from "@cardwright/engine/rules/index";
import type { Position, Range } from "vscode-languageserver";
import type { RulePlace } from "../rules-protocol.ts";
import { tellingAt } from "./hover.ts";
import { type OpenFile, cardAt, rangeInCard } from "./open-files.ts";
import { type RuleBooks, currentNumberIn } from "./rule-books.ts";
import { lineText, speaksOfTheGame } from "./rule-hover.ts";
import { placeOfCurrentRule, placeOfRule } from "./rule-places.ts";
import type { RuleText } from "./rule-text.ts";
import { numberAt, rulesInLine } from "./rules-in-line.ts";

/** What the cursor in a card file points at: its words, the rule (as the current edition numbers it), and where that stands. */
export interface RuleAtPlace {
  readonly range: Range;
  readonly today: RuleNumber;
  readonly places: readonly RulePlace[];
}

/** The rule that a number names, a phrase is governed by, or a term is defined by; `undefined` where there is none. */
export async function ruleAt(
  file: OpenFile,
  position: Position,
  rules: RuleText,
  books: RuleBooks,
): Promise<RuleAtPlace | undefined> {
  const { book } = rules;
  const { line, character } = position;
  const text = lineText(file, line);
  const range = (start: number, end: number): Range => ({
    start: { line, character: start },
    end: { line, character: end },
  });
  const cited = numberAt(text, character, book, books);
  if (cited) {
    const place = await placeOfRule(cited.number, book, books);
    return { range: range(...cited.span), today: currentNumberIn(cited.number, book), places: place ? [place] : [] };
  }
  const offset = file.document.offsetAt(position);
  const card = cardAt(file, offset);
  const telling = card && tellingAt(card, offset - card.source.start);
  const [today] = telling?.numbers ?? [];
  if (card && telling && today) {
    const place = await placeOfCurrentRule(today, book, books);
    return { range: rangeInCard(file.document, card.source, telling.span), today, places: place ? [place] : [] };
  }
  const term = speaksOfTheGame(file, position) ? await rulesInLine(text, character, rules, books) : null;
  const [first] = term?.places ?? [];
  const number = first?.name.split(" ")[0] as RuleNumber | undefined;
  if (!term || !number) return undefined;
  return { range: range(term.start, term.end), today: currentNumberIn(number, book), places: term.places };
}
