import * as vscode from "vscode";
import { BrowserMessageReader, BrowserMessageWriter, LanguageClient } from "vscode-languageclient/browser";
import { activateCardwright, type CardwrightApi } from "../activate.ts";

/** Starts Cardwright in VS Code for the web: the server is a web worker. */
export async function activate(context: vscode.ExtensionContext): Promise<CardwrightApi> {
  const script = vscode.Uri.joinPath(context.extensionUri, "out/web/server.js").toString(true);
  // A new worker for every start, so that a restart gets one too. The client can't be left to make the transports: it asks
  // `instanceof Worker`, and VS Code's workers are none.
  const startWorker = async () => {
    const worker = new Worker(script, { name: "cardwright" });
    return { reader: new BrowserMessageReader(worker), writer: new BrowserMessageWriter(worker) };
  };
  return activateCardwright(context, (options) => new LanguageClient("cardwright", "Cardwright", startWorker, options));
}
