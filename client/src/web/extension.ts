import * as vscode from "vscode";
import { LanguageClient } from "vscode-languageclient/browser";
import { type CardwrightApi, activateCardwright } from "../activate.ts";

/** Starts Cardwright in VS Code for the web: the server is a web worker. */
export async function activate(context: vscode.ExtensionContext): Promise<CardwrightApi> {
  const script = vscode.Uri.joinPath(context.extensionUri, "out/web/server.js").toString(true);
  // A new worker for every start, so that a restart gets one too.
  const startWorker = async () => new Worker(script, { name: "cardwright" });
  return activateCardwright(context, (options) => new LanguageClient("cardwright", "Cardwright", startWorker, options));
}
