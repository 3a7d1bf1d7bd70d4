import { type Edition, currentEdition } from "@cardwright/engine/rules/index";
import {
  type RulePlace,
  type RulePlaceParams,
  type RulesDocumentAnswer,
  type RulesDocumentParams,
  rulePlaceRequest,
  rulesDocumentRequest,
} from "../rules-protocol.ts";
import type { Feature } from "./feature.ts";
import { documentOfSection, placeOfRule } from "./rule-places.ts";

/** A section as a read-only document, with what its outline and links need; `null` where the edition has no such section. */
export function rulesDocument(section: string, edition: Edition | undefined): RulesDocumentAnswer | null {
  const document = documentOfSection(section, edition);
  if (!document) return null;
  const links = document.links.map(({ number, line, start, end }) => ({
    number,
    range: { start: { line, character: start }, end: { line, character: end } },
  }));
  return { text: document.text, entries: document.entries, links };
}

export const rulesDocumentFeature: Feature<RulesDocumentParams, RulesDocumentAnswer | null> = {
  method: rulesDocumentRequest,
  fallback: null,
  handle: async ({ edition, section }, { books }) => {
    const book = await books.book(edition);
    if (typeof book === "object") return rulesDocument(section, book);
    return edition === currentEdition ? rulesDocument(section, undefined) : null;
  },
};

export const rulePlaceFeature: Feature<RulePlaceParams, RulePlace | null> = {
  method: rulePlaceRequest,
  fallback: null,
  handle: async ({ number, edition }, { books, settings }) => {
    const book = await books.book(edition ?? settings["rules.edition"]);
    return (await placeOfRule(number, book, books)) ?? null;
  },
};
