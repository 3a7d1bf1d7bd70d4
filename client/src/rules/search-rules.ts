import { localize } from "cardwright/localize";
import { type FoundRuleItem, type SearchRulesParams, searchRulesRequest } from "cardwright/rules-protocol";
import * as vscode from "vscode";
import type { BaseLanguageClient } from "vscode-languageclient";
import { openRule } from "./open-rule.ts";
import type { RuleDocuments } from "./rule-documents.ts";

/** How many rules are shown; more typing finds better than more scrolling. */
const mostResults = 50;

interface RuleItem extends vscode.QuickPickItem {
  readonly number: string;
}

/** What a search has found, for the view. */
export interface SearchResults {
  readonly words: string;
  readonly rules: readonly FoundRuleItem[];
}

/** Asks the server for rules; without words it only makes the search ready. */
export function findRules(client: BaseLanguageClient, words: string): Promise<FoundRuleItem[]> {
  const params: SearchRulesParams = { words, limit: mostResults };
  return client.sendRequest<FoundRuleItem[]>(searchRulesRequest, params);
}

/**
 * Searches the rules as the user types: by number, range, title or words, typing errors allowed. Enter opens the rule; either
 * way the results stay in the view.
 */
export async function searchRules(
  client: BaseLanguageClient,
  documents: RuleDocuments,
  keep: (results: SearchResults) => void,
  given: unknown,
): Promise<void> {
  const pick = vscode.window.createQuickPick<RuleItem>();
  pick.placeholder = localize("A number, a range such as 601.2a-i, or words");
  pick.matchOnDescription = true;
  pick.matchOnDetail = true;
  // The order is the server's: the best rule first. VS Code would sort what matches by its label; it has no word for it yet.
  (pick as unknown as { sortByLabel: boolean }).sortByLabel = false;
  let latest = 0;
  let results: SearchResults = { words: "", rules: [] };
  const look = async (words: string) => {
    const own = ++latest;
    pick.busy = true;
    const rules = await findRules(client, words).catch(() => []);
    if (own !== latest) return; // newer words are on their way
    pick.busy = false;
    results = { words, rules };
    pick.items = rules.map(itemOf);
  };
  pick.onDidChangeValue((words) => void look(words));
  pick.onDidAccept(() => {
    const [item] = pick.selectedItems;
    pick.hide();
    if (item) void openRule(documents, item.number);
  });
  pick.onDidHide(() => {
    if (results.rules.length > 0) keep(results);
    pick.dispose();
  });
  pick.show();
  if (typeof given === "string") pick.value = given;
  await look(pick.value);
}

/** Shown whatever was typed: the server, not VS Code, decides what fits. */
function itemOf({ number, title, text }: FoundRuleItem): RuleItem {
  return { label: number, description: title, detail: text, alwaysShow: true, number };
}
