import { localize, useTranslations } from "cardwright/localize";
import { type ServerReport, serverReportRequest } from "cardwright/protocol";
import * as vscode from "vscode";
import type { BaseLanguageClient, LanguageClientOptions } from "vscode-languageclient";
import { clientOptions, translations } from "./client-options.ts";
import { registerCommands } from "./commands/index.ts";
import { FileStatusItem } from "./file-status-item.ts";
import { ServerStatusItem } from "./server-status-item.ts";
import { registerRules } from "./rules/index.ts";
import { SetFileSender } from "./set-files.ts";
import type { Drawn } from "./panel/messages.ts";
import { SimulatePanel } from "./panel/simulate-panel.ts";

/** Makes a client that is not started yet; desktop and browser differ in nothing else. */
export type MakeClient = (options: LanguageClientOptions) => BaseLanguageClient;

/** What `activate` gives to other extensions; the end-to-end suite is the only one so far. */
export interface CardwrightApi {
  serverReport(): Promise<ServerReport>;
  /** What the simulate panel shows, as its page has counted it. */
  drawnInPanel(): Drawn | undefined;
}

/** Everything `activate` does once it is known how the server is started. */
export async function activateCardwright(
  context: vscode.ExtensionContext,
  makeClient: MakeClient,
): Promise<CardwrightApi> {
  useTranslations(translations());
  const log = vscode.window.createOutputChannel("Cardwright", { log: true });
  const client = makeClient(clientOptions(log));
  const panel = new SimulatePanel(context.extensionUri, client);
  context.subscriptions.push(
    log,
    client,
    panel,
    new FileStatusItem(client),
    new ServerStatusItem(client),
    new SetFileSender(client),
    ...registerRules(context, client),
    ...registerCommands({ client, log, panel, version: String(context.extension.packageJSON.version) }),
  );
  try {
    await client.start();
  } catch (error) {
    log.error(String(error));
    void vscode.window.showErrorMessage(localize("Cardwright could not start. Its log says why."));
  }
  return {
    serverReport: () => client.sendRequest<ServerReport>(serverReportRequest, {}),
    drawnInPanel: () => panel.drawn,
  };
}
