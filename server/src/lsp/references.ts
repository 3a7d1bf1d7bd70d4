import { type RuleNumber, asRuleNumber } from "@cardwright/engine/rules/index";
import type { Location, ReferenceParams } from "vscode-languageserver";
import { type RuleReference, type RuleReferencesParams, ruleReferencesRequest } from "../rules-protocol.ts";
import { type ServerContext, fileOf, rulesFor } from "./context.ts";
import type { Feature } from "./feature.ts";
import { ruleAt } from "./rule-at.ts";
import { type RuleBook, currentNumberIn, ruleInBook } from "./rule-books.ts";
import { type SoughtRule, mentionsInText, usesInFile } from "./rule-uses.ts";
import type { Turn } from "./turn.ts";
import { workspaceFiles } from "./workspace-files.ts";

/** The user's cards that use a rule or name it, then the scenarios that do, file by file. */
export async function referencesToRule(
  sought: SoughtRule,
  context: ServerContext,
  turn: Turn,
): Promise<RuleReference[]> {
  const { cards, scenarios } = await workspaceFiles(context);
  const found: RuleReference[] = [];
  for (const file of cards) {
    await turn.checkpoint();
    for (const range of usesInFile(file, sought)) found.push({ uri: file.document.uri, range });
  }
  for (const document of scenarios)
    for (const range of mentionsInText(document, sought)) found.push({ uri: document.uri, range });
  return found;
}

/** A rule by its number today and by the one people write who have the book. */
function soughtRule(today: RuleNumber, book: RuleBook): SoughtRule {
  return { today, written: ruleInBook(today, book).number };
}

export const referencesFeature: Feature<ReferenceParams, Location[]> = {
  method: "textDocument/references",
  capabilities: () => ({ referencesProvider: true }),
  fallback: [],
  handle: async ({ textDocument, position, context: { includeDeclaration } }, context, turn) => {
    const file = fileOf(context, textDocument);
    const rules = await rulesFor(context, textDocument.uri);
    const rule = file && (await ruleAt(file, position, rules, context.books));
    if (!rule) return [];
    const uses = await referencesToRule(soughtRule(rule.today, rules.book), context, turn);
    const own = includeDeclaration && rules.showRuleCommand ? rule.places : [];
    return [...own.map(({ uri, range }) => ({ uri, range })), ...uses];
  },
};

export const ruleReferencesFeature: Feature<RuleReferencesParams, RuleReference[]> = {
  method: ruleReferencesRequest,
  fallback: [],
  handle: async ({ number: given, edition }, context, turn) => {
    const number = asRuleNumber(given);
    if (!number) return [];
    const book = await context.books.book(edition ?? context.settings["rules.edition"]);
    return referencesToRule(soughtRule(currentNumberIn(number, book), context.rules.book), context, turn);
  },
};
