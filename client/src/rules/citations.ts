import * as vscode from "vscode";
import type { BaseLanguageClient } from "vscode-languageclient";
import { hoverOf, placesOf, rulesInLine } from "./rules-in-line.ts";

/** Scenario files, whatever language they are opened in; and Markdown, where the user wants it. */
const scenarios: vscode.DocumentFilter = { pattern: "**/*.{scenario,feature}" };
const markdown: vscode.DocumentFilter = { language: "markdown" };

/** Rule numbers and terms of the game in texts that are no card files: hovers, definitions, and numbers of other editions. */
class Citations implements vscode.HoverProvider, vscode.DefinitionProvider, vscode.CodeActionProvider {
  constructor(readonly client: BaseLanguageClient) {}

  async provideHover(document: vscode.TextDocument, position: vscode.Position): Promise<vscode.Hover | undefined> {
    const found = await this.#look(document, position);
    return found && hoverOf(found, position.line);
  }

  async provideDefinition(document: vscode.TextDocument, position: vscode.Position): Promise<vscode.Location[]> {
    return placesOf(await this.#look(document, position));
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

  async #look(document: vscode.TextDocument, position: vscode.Position) {
    if (document.languageId === "markdown" && !wantsMarkdown(document)) return undefined;
    return rulesInLine(this.client, document, position);
  }
}

function wantsMarkdown({ uri }: vscode.TextDocument): boolean {
  return vscode.workspace.getConfiguration("cardwright", uri).get<boolean>("rules.inMarkdown") === true;
}

/** Has rule numbers told in scenarios and, where the setting says so, in Markdown. */
export function registerCitations(client: BaseLanguageClient): vscode.Disposable[] {
  const citations = new Citations(client);
  const selector = [scenarios, markdown];
  return [
    vscode.languages.registerHoverProvider(selector, citations),
    vscode.languages.registerDefinitionProvider(selector, citations),
    vscode.languages.registerCodeActionsProvider(selector, citations, {
      providedCodeActionKinds: [vscode.CodeActionKind.QuickFix],
    }),
  ];
}
