import { type WorkspaceText, workspaceTextsRequest } from "cardwright/rules-protocol";
import * as vscode from "vscode";
import type { BaseLanguageClient } from "vscode-languageclient";

const pattern = "**/*.{cards,scenario,feature}";
/** More files than this in one workspace are not read through. */
const mostFiles = 2000;

/** Answers the server, which reads no files: every card file and scenario of the workspace, as in the editor, else as saved. */
export function answerWorkspaceTexts(client: BaseLanguageClient): vscode.Disposable {
  return client.onRequest(workspaceTextsRequest, async (): Promise<WorkspaceText[]> => {
    const uris = await vscode.workspace.findFiles(pattern, "**/node_modules/**", mostFiles);
    const texts = await Promise.all(uris.map(textOf));
    return texts.filter((text) => text !== undefined);
  });
}

async function textOf(uri: vscode.Uri): Promise<WorkspaceText | undefined> {
  const open = vscode.workspace.textDocuments.find((document) => document.uri.toString() === uri.toString());
  if (open) return { uri: uri.toString(), text: open.getText() };
  try {
    return { uri: uri.toString(), text: new TextDecoder().decode(await vscode.workspace.fs.readFile(uri)) };
  } catch {
    return undefined; // deleted in the meantime
  }
}
