import { localize } from "cardwright/localize";
import {
  type EditionTextParams,
  type KeepEdition,
  booksChangedNotification,
  editionTextRequest,
  editionsNotification,
  keepEditionNotification,
} from "cardwright/rules-protocol";
import * as vscode from "vscode";
import { type BaseLanguageClient, State } from "vscode-languageclient";
import { showRuleCommand } from "../client-options.ts";
import { addEdition } from "./add-edition.ts";
import { chooseEdition } from "./choose-edition.ts";
import { registerCitations } from "./citations.ts";
import { EditionStore } from "./edition-store.ts";
import { openRule } from "./open-rule.ts";
import { RuleDocuments, ruleDocumentsIn } from "./rule-documents.ts";
import type { RulesContext } from "./rules-context.ts";
import { suggestRulesFile } from "./suggest-rules-file.ts";
import { RulesView } from "./rules-view.ts";
import { searchRules } from "./search-rules.ts";
import { answerWorkspaceTexts } from "./workspace-texts.ts";

/** Everything of the rule book that lives in VS Code: editions, documents, the view, and rule numbers in other texts. */
export function registerRules(extension: vscode.ExtensionContext, client: BaseLanguageClient): vscode.Disposable[] {
  const store = new EditionStore(extension.globalStorageUri);
  const documents = new RuleDocuments(client);
  const view = new RulesView(client);
  const sendEditions = async () => {
    if (client.isRunning()) await client.sendNotification(editionsNotification, await store.dates());
    documents.refresh();
    view.refresh();
  };
  const context: RulesContext = { client, store, editionsChanged: sendEditions };
  // A place in the rules is of use only once the document shows what it was counted in.
  client.middleware.provideDefinition = (document, position, token, next) =>
    documents.lasting(async () => (await next(document, position, token)) ?? [], ruleDocumentsIn);
  const register = vscode.commands.registerCommand;
  return [
    documents,
    view,
    answerWorkspaceTexts(client),
    ...registerCitations(client, documents),
    client.onRequest(editionTextRequest, (params: EditionTextParams) => store.read(params)),
    client.onNotification(keepEditionNotification, ({ date, kept }: KeepEdition) => store.write(date, kept)),
    client.onNotification(booksChangedNotification, () => {
      documents.refresh();
      view.refresh();
    }),
    client.onDidChangeState(({ newState }) => {
      if (newState !== State.Running) return;
      void sendEditions();
      void suggestRulesFile(context, extension.globalState);
    }),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (!change.affectsConfiguration("cardwright.rules")) return;
      documents.refresh();
      view.refresh();
    }),
    register("cardwright.addRulesFile", (source?: unknown) => addEdition(context, source)),
    register("cardwright.chooseRulesEdition", () => chooseEdition(context)),
    register("cardwright.searchRules", (words?: unknown) =>
      searchRules(client, documents, (results) => view.showSearch(results), words),
    ),
    register("cardwright.clearRulesSearch", () => view.showSearch(undefined)),
    register(showRuleCommand, (number?: unknown, edition?: unknown) => showRule(documents, number, edition)),
  ];
}

/** Opens a rule; asks for the number where none is given. */
async function showRule(documents: RuleDocuments, given: unknown, edition: unknown): Promise<void> {
  const prompt = localize("Number of the rule, such as 115.4 or 702.21");
  const number = typeof given === "string" ? given : await vscode.window.showInputBox({ prompt });
  if (number) await openRule(documents, number, typeof edition === "string" ? edition : undefined);
}
