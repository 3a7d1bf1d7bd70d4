import { type Understood, understoodRequest } from "cardwright/protocol";
import * as vscode from "vscode";
import type { CommandContext } from "./index.ts";
import { placeOfCursor, tellNoCard } from "./place.ts";

/** The scheme of the read-only texts that tell what was understood. */
const scheme = "cardwright-understood";

const language = "cardwright-understood";

/** The texts shown so far, by their address; a card shown again keeps its address and gets the new text. */
const texts = new Map<string, string>();
const changed = new vscode.EventEmitter<vscode.Uri>();

/** Lets VS Code open the texts this command makes. */
export function registerUnderstoodDocuments(): vscode.Disposable {
  return vscode.workspace.registerTextDocumentContentProvider(scheme, {
    onDidChange: changed.event,
    provideTextDocumentContent: (uri) => texts.get(uri.toString()) ?? "",
  });
}

/** Opens, beside the card, what its words were understood to say. */
export async function showUnderstood({ client }: CommandContext): Promise<void> {
  const place = placeOfCursor();
  if (!place) return;
  const understood = await client.sendRequest<Understood | null>(understoodRequest, place);
  if (!understood) return tellNoCard();
  const uri = vscode.Uri.from({ scheme, path: `/${understood.card}` });
  texts.set(uri.toString(), understood.text);
  changed.fire(uri);
  const opened = await vscode.workspace.openTextDocument(uri);
  // A language of its own, for which package.json wraps long lines and leaves line numbers out.
  const document = await vscode.languages.setTextDocumentLanguage(opened, language);
  await vscode.window.showTextDocument(document, {
    viewColumn: vscode.ViewColumn.Beside,
    preserveFocus: true,
    preview: true,
  });
}
