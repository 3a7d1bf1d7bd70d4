import { type RulesInLine, type RulesInLineParams, rulesInLineRequest } from "cardwright/rules-protocol";
import * as vscode from "vscode";
import type { BaseLanguageClient } from "vscode-languageclient";
import { showRuleCommand } from "../client-options.ts";

/** Lines and columns as VS Code has them. */
export function rangeOf({ start, end }: { start: PlainPosition; end: PlainPosition }): vscode.Range {
  return new vscode.Range(start.line, start.character, end.line, end.character);
}
interface PlainPosition {
  readonly line: number;
  readonly character: number;
}

/** What a place of any document has to do with the rules; `edition` where the document itself is of one. */
export async function rulesInLine(
  client: BaseLanguageClient,
  document: vscode.TextDocument,
  { line, character }: vscode.Position,
  edition?: string,
): Promise<RulesInLine | undefined> {
  if (!client.isRunning()) return undefined;
  const asked = { uri: document.uri.toString(), text: document.lineAt(line).text, character };
  const params: RulesInLineParams = edition === undefined ? asked : { ...asked, edition };
  return (await client.sendRequest<RulesInLine | null>(rulesInLineRequest, params)) ?? undefined;
}

/** The hover for what was found in a line; its links may open rules and do nothing else. */
export function hoverOf({ hover, start, end }: RulesInLine, line: number): vscode.Hover {
  const text = new vscode.MarkdownString(hover);
  text.isTrusted = { enabledCommands: [showRuleCommand] };
  return new vscode.Hover(text, new vscode.Range(line, start, line, end));
}

/** Where what was found in a line stands in the rules. */
export function placesOf(found: RulesInLine | undefined): vscode.Location[] {
  return (found?.places ?? []).map(({ uri, range }) => new vscode.Location(vscode.Uri.parse(uri), rangeOf(range)));
}
