import {
  type RuleHoverOptions,
  type RuleNumber,
  currentEdition,
  describeRule,
  escapeMarkdown,
  glossaryTermsIn,
  lookupGlossaryTerm,
  numberMove,
  ruleAddress,
  ruleHover,
  ruleNumbersInText,
  termHover,
  titleInEdition,
  translateRuleNumber,
} from "@cardwright/engine/rules/index";
import { localize } from "../localize.ts";
import { type RulesInLine, type RulesInLineParams, rulesInLineRequest } from "../rules-protocol.ts";
import { type ServerContext, rulesFor } from "./context.ts";
import type { Feature } from "./feature.ts";
import { type RuleBook, type RuleBooks, dateOfBook } from "./rule-books.ts";
import { placeOfCurrentRule, placeOfRule } from "./rule-places.ts";
import type { RuleText } from "./rule-text.ts";

/** How many editions a hover tells of in which a number means something else, and how many replacements are offered. */
const mostEditions = 4;

/** A rule number in a line of text. */
export interface NumberInLine {
  readonly number: RuleNumber;
  readonly span: readonly [start: number, end: number];
}

/** The rule number at a place of a line, its end included; `undefined` for a number that no edition could have. */
export function numberAt(text: string, character: number, book: RuleBook, books: RuleBooks): NumberInLine | undefined {
  const found = ruleNumbersInText(text).find(({ span }) => span[0] <= character && character <= span[1]);
  return found && isRule(found.number, book, books) ? found : undefined;
}

/** Whether a number is a rule's in the book, or in another edition, or at least stands in a section there is. */
function isRule(number: RuleNumber, book: RuleBook, books: RuleBooks): boolean {
  return (
    describeRule(number, book) !== undefined ||
    titleInEdition(number) !== undefined ||
    books.datesWithNumbers.some((date) => titleInEdition(number, date) !== undefined)
  );
}

/** What is said of a rule number: the rule in the book, and what the number means in other editions. */
export function hoverOfNumber(number: RuleNumber, rules: RuleText, books: RuleBooks): string {
  const { book } = rules;
  const hover = ruleHover(number, { ...(book === undefined ? {} : { edition: book }), ...linksOf(rules) }) ?? "";
  const parts = hover.split("\n\n");
  const edition = parts.pop() ?? ""; // which edition it is of stays the last line
  return [...parts, ...otherMeanings(number, rules, books), edition].join("\n\n");
}

/** Links that run the client's command, where it has one. */
function linksOf(rules: RuleText): Pick<RuleHoverOptions, "linkTo"> {
  if (!rules.showRuleCommand) return {};
  return { linkTo: (number, edition) => rules.linkTo(number, edition) ?? "" };
}

/** One line about what the number meant in older editions, where the chosen one is a newer one. */
function otherMeanings(number: RuleNumber, rules: RuleText, books: RuleBooks): string[] {
  const chosen = dateOfBook(rules.book);
  if (chosen < currentEdition) return []; // `ruleHover` has told what the number means today
  const title = titleInEdition(number, chosen);
  const seen = new Set([title]);
  const meanings: string[] = [];
  for (const date of books.datesWithNumbers) {
    const move = date < chosen ? numberMove(number, date) : undefined;
    if (!move || seen.has(move.title)) continue;
    seen.add(move.title);
    const values = { title: `*${escapeMarkdown(move.title)}*`, year: date.slice(0, 4) };
    const link =
      move.today && `[${move.today}](${rules.linkTo(move.today, chosen) ?? ruleAddress(move.today, chosen)})`;
    meanings.push(
      link
        ? localize("{title} in the {year} edition (now {link})", { ...values, link })
        : localize("{title} in the {year} edition (gone now)", values),
    );
  }
  if (meanings.length === 0) return [];
  const older = meanings.slice(0, mostEditions).join(", ");
  const now = title ? `*${escapeMarkdown(title)}*` : localize("not used");
  return [localize("{number} is {older}, {now} today.", { number: headOf(number), older, now })];
}

/** The number whose title moved: a keyword's own number, or the section's. */
function headOf(number: RuleNumber): string {
  return /^70[12]\./.test(number) ? number.replace(/[a-z]$/, "") : number.slice(0, 3);
}

/**
 * The numbers by which a number may be replaced, if it was written for another edition than the chosen one: the newest edition
 * first, each result once.
 */
export function updatesOfNumber(number: RuleNumber, book: RuleBook, books: RuleBooks): RulesInLine["updates"] {
  const to = dateOfBook(book);
  const updates = new Map<string, string>();
  for (const from of books.datesWithNumbers) {
    if (from === to) continue;
    const updated = translateRuleNumber(number, from, to);
    if (!updated || updated === number || updates.has(updated)) continue;
    const title = titleInEdition(number, from) ?? "";
    const values = { number, title, from: from.slice(0, 4), updated, to };
    updates.set(
      updated,
      localize("Update {number} ({title}, as of {from}) to {updated}, its number in the {to} edition", values),
    );
  }
  return [...updates].slice(0, mostEditions).map(([updated, title]) => ({ title, number: updated }));
}

/** What the place has to do with the rules: a number first, else, where asked for, a term of the game; `null` for neither. */
export async function rulesInLine(
  text: string,
  character: number,
  rules: RuleText,
  books: RuleBooks,
  withTerms = true,
): Promise<RulesInLine | null> {
  const { book } = rules;
  const found = numberAt(text, character, book, books);
  if (found) {
    const place = await placeOfRule(found.number, book, books);
    return {
      start: found.span[0],
      end: found.span[1],
      hover: hoverOfNumber(found.number, rules, books),
      places: place ? [place] : [],
      updates: updatesOfNumber(found.number, book, books),
    };
  }
  if (!withTerms) return null;
  const term = glossaryTermsIn(text).find(({ span }) => span[0] <= character && character < span[1]);
  const edition = typeof book === "object" ? book : undefined;
  const entry = term && lookupGlossaryTerm(term.term, edition);
  if (!term || !entry) return null;
  const places = await Promise.all(
    entry.rules.map((number) =>
      entry.text === null ? placeOfCurrentRule(number, book, books) : placeOfRule(number, edition, books),
    ),
  );
  return {
    start: term.span[0],
    end: term.span[1],
    hover: termHover(term.term, { ...(edition ? { edition } : {}), ...linksOf(rules) }) ?? "",
    places: places.filter((place) => place !== undefined),
    updates: [],
  };
}

/** Whether a number is not one of the chosen edition, and exactly one replacement is known: what may be shown unasked. */
export function onlyUpdate(number: RuleNumber, book: RuleBook, books: RuleBooks): string | undefined {
  if (describeRule(number, book)) return undefined;
  const updates = updatesOfNumber(number, book, books);
  return updates.length === 1 ? updates[0]?.number : undefined;
}

/** The book a text is written for: the edition our own documents are of, else the one chosen for the document. */
async function textFor({ uri, edition }: RulesInLineParams, context: ServerContext): Promise<RuleText> {
  return edition === undefined ? rulesFor(context, uri) : context.rulesOf(await context.books.book(edition));
}

export const rulesInLineFeature: Feature<RulesInLineParams, RulesInLine | null> = {
  method: rulesInLineRequest,
  fallback: null,
  handle: async (params, context) =>
    rulesInLine(params.text, params.character, await textFor(params, context), context.books),
};
