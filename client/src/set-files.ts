import { type SetFileText, setFilesNotification } from "cardwright/protocol";
import * as vscode from "vscode";
import { type BaseLanguageClient, State } from "vscode-languageclient";

/** The name of the file that says what a set adds to the game and how its cards are judged. */
const setFileName = "cardset.json";
/** More set files than this in one workspace are no sets any more. */
const mostSetFiles = 200;

/**
 * Sends the server every set file of the workspace, whatever file system it is on, and again when one changes: a saved file,
 * or one that is being edited.
 */
export class SetFileSender implements vscode.Disposable {
  readonly #parts: vscode.Disposable[];

  constructor(readonly client: BaseLanguageClient) {
    const watcher = vscode.workspace.createFileSystemWatcher(`**/${setFileName}`);
    const send = () => void this.#send();
    const sendIfSetFile = (document: vscode.TextDocument) => {
      if (document.uri.path.endsWith(`/${setFileName}`)) send();
    };
    this.#parts = [
      watcher,
      watcher.onDidCreate(send),
      watcher.onDidChange(send),
      watcher.onDidDelete(send),
      vscode.workspace.onDidChangeWorkspaceFolders(send),
      vscode.workspace.onDidChangeTextDocument(({ document }) => sendIfSetFile(document)),
      client.onDidChangeState(({ newState }) => {
        if (newState === State.Running) send();
      }),
    ];
  }

  async #send(): Promise<void> {
    const uris = await vscode.workspace.findFiles(`**/${setFileName}`, "**/node_modules/**", mostSetFiles);
    const texts = await Promise.all(uris.map(textOf));
    const files = texts.filter((file) => file !== undefined);
    if (this.client.isRunning()) await this.client.sendNotification(setFilesNotification, files);
  }

  dispose(): void {
    for (const part of this.#parts) part.dispose();
  }
}

/** A set file as it stands in the editor, else as it is saved; `undefined` where it can't be read. */
async function textOf(uri: vscode.Uri): Promise<SetFileText | undefined> {
  const open = vscode.workspace.textDocuments.find((document) => document.uri.toString() === uri.toString());
  if (open) return { uri: uri.toString(), text: open.getText() };
  try {
    return { uri: uri.toString(), text: new TextDecoder().decode(await vscode.workspace.fs.readFile(uri)) };
  } catch {
    return undefined; // deleted in the meantime
  }
}
