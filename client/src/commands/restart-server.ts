import { localize } from "cardwright/localize";
import * as vscode from "vscode";
import type { CommandContext } from "./index.ts";

/** Ends the server and starts a new one; VS Code hands it every open card file again. */
export async function restartServer({ client }: CommandContext): Promise<void> {
  if (client.needsStop()) await client.stop();
  await client.start();
  vscode.window.setStatusBarMessage(localize("Cardwright's server was restarted"), 4000);
}
