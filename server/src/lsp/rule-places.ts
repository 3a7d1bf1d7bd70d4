import {
  type Edition,
  type RuleNumber,
  type RulesDocument,
  asRuleNumber,
  currentEdition,
  currentNumberOf,
  sectionDocument,
} from "@cardwright/engine/rules/index";
import { type RulePlace, rulesScheme } from "../rules-protocol.ts";
import { type RuleBook, type RuleBooks, ruleInBook } from "./rule-books.ts";

const documents = new WeakMap<Edition, Map<string, RulesDocument | undefined>>();
const ownDocuments = new Map<string, RulesDocument | undefined>();

/** The document of a section, written once for each edition; `undefined` when there is no such section. */
export function documentOfSection(section: string, edition: Edition | undefined): RulesDocument | undefined {
  let known = ownDocuments;
  if (edition) {
    known = documents.get(edition) ?? new Map();
    documents.set(edition, known);
  }
  if (!known.has(section)) known.set(section, sectionDocument(section, edition));
  return known.get(section);
}

/** The address of a section's document; its last part is what the editor's tab shows. */
export function addressOfSection({ edition, section, title }: RulesDocument): string {
  return `${rulesScheme}:/${edition}/${encodeURIComponent(`${section} ${title}`.replaceAll("/", "-"))}`;
}

/** Where a rule stands, by its number in the given book; `undefined` for a number that leads nowhere. */
export async function placeOfRule(given: string, book: RuleBook, books: RuleBooks): Promise<RulePlace | undefined> {
  const number = asRuleNumber(given);
  if (!number) return undefined;
  if (typeof book !== "string") return placeIn(number, book);
  const today = currentNumberOf(number, book); // there is no text of that edition: the current one has to do
  return today && placeIn(today, await currentBook(books));
}

/** Where a rule of the current edition stands in a book; in the current one where the book has no such rule. */
export async function placeOfCurrentRule(
  today: RuleNumber,
  book: RuleBook,
  books: RuleBooks,
): Promise<RulePlace | undefined> {
  const found = ruleInBook(today, book);
  if (typeof found.book === "object") return placeIn(found.number, found.book);
  return placeIn(today, await currentBook(books));
}

/** The current edition: the user's file of it, else our own summaries. */
async function currentBook(books: RuleBooks): Promise<Edition | undefined> {
  const book = await books.book(currentEdition);
  return typeof book === "object" ? book : undefined;
}

function placeIn(number: RuleNumber, edition: Edition | undefined): RulePlace | undefined {
  const document = documentOfSection(number.slice(0, 3), edition);
  const entry = document?.entries.find((candidate) => candidate.number === number);
  if (!document || !entry) return undefined;
  const start = document.text.split("\n")[entry.line]?.search(/\S/) ?? 0;
  const range = {
    start: { line: entry.line, character: start },
    end: { line: entry.line, character: start + entry.number.length },
  };
  return { uri: addressOfSection(document), range, name: `${entry.number} ${entry.title}` };
}
