import type { DefinitionParams, Location, LocationLink } from "vscode-languageserver";
import { fileOf, rulesFor } from "./context.ts";
import type { Feature } from "./feature.ts";
import { type RuleAtPlace, ruleAt } from "./rule-at.ts";

/** Where a rule stands, as the protocol wants it: with the words it was asked for where the client knows links. */
export function definitionsOf({ range, places }: RuleAtPlace, withLinks: boolean): Location[] | LocationLink[] {
  if (!withLinks) return places.map(({ uri, range: own }) => ({ uri, range: own }));
  return places.map(({ uri, range: own }) => ({
    originSelectionRange: range,
    targetUri: uri,
    targetRange: own,
    targetSelectionRange: own,
  }));
}

export const definitionFeature: Feature<DefinitionParams, Location[] | LocationLink[]> = {
  method: "textDocument/definition",
  capabilities: () => ({ definitionProvider: true }),
  fallback: [],
  handle: async ({ textDocument, position }, context) => {
    const file = fileOf(context, textDocument);
    const rules = await rulesFor(context, textDocument.uri);
    if (!file || !rules.showRuleCommand) return []; // only our own client has the documents that rules stand in
    const rule = await ruleAt(file, position, rules, context.books);
    return rule ? definitionsOf(rule, context.client.textDocument?.definition?.linkSupport === true) : [];
  },
};
