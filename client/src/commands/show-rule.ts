import { localize } from "cardwright/localize";
import { type RulesSection, type RulesSectionParams, rulesSectionRequest } from "cardwright/protocol";
import * as vscode from "vscode";
import type { CommandContext } from "./index.ts";

/** The scheme of the read-only texts that hold a section of the rules each. */
const scheme = "cardwright-rules";

const texts = new Map<string, string>();
const changed = new vscode.EventEmitter<vscode.Uri>();

/** Lets VS Code open the sections this command makes. */
export function registerRulesDocuments(): vscode.Disposable {
  return vscode.workspace.registerTextDocumentContentProvider(scheme, {
    onDidChange: changed.event,
    provideTextDocumentContent: (uri) => texts.get(uri.toString()) ?? "",
  });
}

/** Opens the section of a rule beside the cards, at the rule; asks for the number where none is given. */
export async function showRule({ client }: CommandContext, given: unknown): Promise<void> {
  const prompt = localize("Number of the rule, such as 115.4 or 702.21");
  const number = typeof given === "string" ? given : await vscode.window.showInputBox({ prompt });
  if (!number) return;
  const params: RulesSectionParams = { number };
  const section = await client.sendRequest<RulesSection | null>(rulesSectionRequest, params);
  if (!section) {
    void vscode.window.showInformationMessage(localize("There is no rule {number}.", { number }));
    return;
  }
  const uri = vscode.Uri.from({ scheme, path: `/${section.edition}/${section.name}.md` });
  texts.set(uri.toString(), section.text);
  changed.fire(uri);
  const document = await vscode.workspace.openTextDocument(uri);
  const place = new vscode.Range(section.line, 0, section.line, 0);
  const viewColumn = vscode.ViewColumn.Beside;
  await vscode.window.showTextDocument(document, { viewColumn, preview: true, preserveFocus: true, selection: place });
}
