import { type RulesInText, type RulesInTextParams, rulesInTextRequest } from "cardwright/rules-protocol";
import * as vscode from "vscode";
import type { BaseLanguageClient } from "vscode-languageclient";
import { cardsLanguage } from "../client-options.ts";
import { type RuleDocuments, RuleLink } from "./rule-documents.ts";
import { hoverOf, placesOf, rangeOf, rulesInLine } from "./rules-in-line.ts";

/** Card files have hovers and definitions from the server; their links, which lead into our own documents, are made here. */
const cards: vscode.DocumentFilter = { language: cardsLanguage };
/** Scenario files, whatever language they are opened in; and Markdown, where the user wants it. */
const scenarios: vscode.DocumentFilter = { pattern: "**/*.{scenario,feature}" };
const markdown: vscode.DocumentFilter = { language: "markdown" };

/** Rule numbers and terms of the game in texts that are no card files: hovers, definitions, and numbers of other editions. */
class Citations
  implements
    vscode.HoverProvider,
    vscode.DefinitionProvider,
    vscode.CodeActionProvider,
    vscode.DocumentLinkProvider<RuleLink>
{
  constructor(
    readonly client: BaseLanguageClient,
    readonly documents: RuleDocuments,
  ) {}

  async provideHover(document: vscode.TextDocument, position: vscode.Position): Promise<vscode.Hover | undefined> {
    const found = await this.#look(document, position);
    return found && hoverOf(found, position.line);
  }

  async provideDefinition(document: vscode.TextDocument, position: vscode.Position): Promise<vscode.Location[]> {
    const ask = () => this.#look(document, position);
    return placesOf(await this.documents.lasting(ask, (found) => (found?.places ?? []).map(({ uri }) => uri)));
  }

  async provideCodeActions(document: vscode.TextDocument, { start }: vscode.Range): Promise<vscode.CodeAction[]> {
    const found = await this.#look(document, start);
    return (found?.updates ?? []).map(({ title, number }) => {
      const action = new vscode.CodeAction(title, vscode.CodeActionKind.QuickFix);
      action.edit = new vscode.WorkspaceEdit();
      action.edit.replace(document.uri, new vscode.Range(start.line, found!.start, start.line, found!.end), number);
      return action;
    });
  }

  async provideDocumentLinks(document: vscode.TextDocument): Promise<RuleLink[]> {
    if (!this.client.isRunning() || !speaksOfRules(document)) return [];
    const params: RulesInTextParams = { uri: document.uri.toString(), text: document.getText() };
    const { edition, numbers } = await this.client.sendRequest<RulesInText>(rulesInTextRequest, params);
    return numbers.map(({ number, range }) => new RuleLink(rangeOf(range), number, edition));
  }

  resolveDocumentLink(link: RuleLink): Promise<RuleLink> {
    return this.documents.resolveDocumentLink(link);
  }

  async #look(document: vscode.TextDocument, position: vscode.Position) {
    if (!speaksOfRules(document)) return undefined;
    return rulesInLine(this.client, document, position);
  }
}

/** Markdown is looked at only where the setting says so. */
function speaksOfRules({ languageId, uri }: vscode.TextDocument): boolean {
  if (languageId !== "markdown") return true;
  return vscode.workspace.getConfiguration("cardwright", uri).get<boolean>("rules.inMarkdown") === true;
}

/** Has rule numbers told in scenarios and, where the setting says so, in Markdown. */
export function registerCitations(client: BaseLanguageClient, documents: RuleDocuments): vscode.Disposable[] {
  const citations = new Citations(client, documents);
  const selector = [scenarios, markdown];
  return [
    vscode.languages.registerHoverProvider(selector, citations),
    vscode.languages.registerDefinitionProvider(selector, citations),
    vscode.languages.registerDocumentLinkProvider([cards, ...selector], citations),
    vscode.languages.registerCodeActionsProvider(selector, citations, {
      providedCodeActionKinds: [vscode.CodeActionKind.QuickFix],
    }),
  ];
}
