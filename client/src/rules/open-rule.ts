import { localize } from "cardwright/localize";
import { rulesScheme } from "cardwright/rules-protocol";
import * as vscode from "vscode";
import type { RuleDocuments } from "./rule-documents.ts";
import { rangeOf } from "./rules-in-line.ts";

/** Opens a rule by its number (in the given edition, else in the one in use) beside the cards; says so when there is none. */
export async function openRule(documents: RuleDocuments, number: string, edition?: string): Promise<void> {
  const place = await documents.placeOf(number, edition);
  if (!place) {
    void vscode.window.showInformationMessage(localize("There is no rule {number}.", { number }));
    return;
  }
  const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(place.uri));
  const { start } = rangeOf(place.range);
  await vscode.window.showTextDocument(document, {
    viewColumn: columnForRules(),
    preview: true,
    preserveFocus: true,
    selection: new vscode.Range(start, start),
  });
}

/** Where rules already are; else beside the cards; else where there is room. */
function columnForRules(): vscode.ViewColumn {
  const rules = vscode.window.visibleTextEditors.find(({ document }) => document.uri.scheme === rulesScheme);
  if (rules?.viewColumn) return rules.viewColumn;
  return vscode.window.activeTextEditor ? vscode.ViewColumn.Beside : vscode.ViewColumn.Active;
}
