import { localize } from "cardwright/localize";
import { type FileStatus, fileStatusNotification } from "cardwright/protocol";
import * as vscode from "vscode";
import type { BaseLanguageClient } from "vscode-languageclient";
import { cardsLanguage } from "./client-options.ts";

const nextCommand = "cardwright.nextNotUnderstood";

/**
 * The entry of the status bar that says how much of the file in front is understood. A click goes to the next words that
 * are not.
 */
export class FileStatusItem implements vscode.Disposable {
  readonly #statuses = new Map<string, FileStatus>();
  readonly #item = vscode.window.createStatusBarItem("cardwright.file", vscode.StatusBarAlignment.Right, 100);
  readonly #parts: vscode.Disposable[];

  constructor(client: BaseLanguageClient) {
    this.#item.name = localize("Cardwright: Understood Abilities");
    this.#parts = [
      this.#item,
      client.onNotification(fileStatusNotification, (status: FileStatus) => {
        this.#statuses.set(status.uri, status);
        this.#show();
      }),
      vscode.window.onDidChangeActiveTextEditor(() => this.#show()),
      vscode.workspace.onDidCloseTextDocument((document) => this.#statuses.delete(document.uri.toString())),
      vscode.commands.registerCommand(nextCommand, () => this.#goToNext()),
    ];
  }

  /** The file in front; while a panel or a list has the focus, the card file beside it. */
  #current(): FileStatus | undefined {
    const { activeTextEditor, visibleTextEditors } = vscode.window;
    const editor = activeTextEditor ?? visibleTextEditors.find(({ document }) => document.languageId === cardsLanguage);
    return editor?.document.languageId === cardsLanguage
      ? this.#statuses.get(editor.document.uri.toString())
      : undefined;
  }

  #show(): void {
    const status = this.#current();
    if (!status || status.abilities === 0) {
      this.#item.hide();
      return;
    }
    const all = status.understood === status.abilities;
    this.#item.text = `$(${all ? "check" : "question"}) ${summary(status)}`;
    this.#item.tooltip = all
      ? localize("Cardwright understands every ability in this file.")
      : localize("Go to the next words that Cardwright does not understand.");
    this.#item.command = all ? undefined : nextCommand;
    this.#item.show();
  }

  #goToNext(): void {
    const editor = vscode.window.activeTextEditor;
    const places = this.#current()?.notUnderstood ?? [];
    if (!editor || places.length === 0) return;
    const after = editor.selection.end;
    const next =
      places.find(({ start }) => after.isBefore(new vscode.Position(start.line, start.character))) ?? places[0]!;
    const range = new vscode.Range(next.start.line, next.start.character, next.end.line, next.end.character);
    editor.selection = new vscode.Selection(range.start, range.end);
    editor.revealRange(range, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
  }

  dispose(): void {
    for (const part of this.#parts) part.dispose();
  }
}

function summary({ understood, abilities }: FileStatus): string {
  if (abilities === 1)
    return understood === 1 ? localize("1 ability understood") : localize("0 of 1 ability understood");
  return localize("{understood} of {abilities} abilities understood", { understood, abilities });
}
