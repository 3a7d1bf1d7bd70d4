import { localize } from "cardwright/localize";
import * as vscode from "vscode";
import { type BaseLanguageClient, State } from "vscode-languageclient";
import { cardsLanguage } from "./client-options.ts";

/** The language status entry (behind the braces in the status bar) that says how the server is. */
export class ServerStatusItem implements vscode.Disposable {
  readonly #item = vscode.languages.createLanguageStatusItem("cardwright.server", { language: cardsLanguage });
  readonly #listener: vscode.Disposable;

  constructor(client: BaseLanguageClient) {
    this.#item.name = localize("Cardwright");
    this.#item.text = localize("Cardwright");
    this.#listener = client.onDidChangeState(({ newState }) => this.#show(newState));
    this.#show(client.state);
  }

  #show(state: State): void {
    this.#item.busy = state === State.Starting;
    const stopped = state === State.Stopped;
    this.#item.severity = stopped ? vscode.LanguageStatusSeverity.Error : vscode.LanguageStatusSeverity.Information;
    if (state === State.Running) this.#item.detail = localize("Reads your cards as you type.");
    else this.#item.detail = stopped ? localize("Not running.") : localize("Starting …");
    this.#item.command = stopped
      ? { title: localize("Restart Server"), command: "cardwright.restartServer" }
      : { title: localize("Show Log"), command: "cardwright.showLog" };
  }

  dispose(): void {
    this.#item.dispose();
    this.#listener.dispose();
  }
}
