import type * as vscode from "vscode";
import { LanguageClient, TransportKind } from "vscode-languageclient/node";
import { type CardwrightApi, activateCardwright } from "./activate.ts";

/** Starts Cardwright in desktop VS Code and in remote windows: the server is a Node process of its own. */
export async function activate(context: vscode.ExtensionContext): Promise<CardwrightApi> {
  const module = context.asAbsolutePath("out/server.js");
  return activateCardwright(context, (options) => {
    const server = { module, transport: TransportKind.ipc } as const;
    return new LanguageClient("cardwright", "Cardwright", { run: server, debug: server }, options);
  });
}
