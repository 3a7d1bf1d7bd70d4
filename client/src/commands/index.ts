import * as vscode from "vscode";
import type { BaseLanguageClient } from "vscode-languageclient";
import type { SimulatePanel } from "../panel/simulate-panel.ts";
import { copyCard } from "./copy-card.ts";
import { reportProblem } from "./report-problem.ts";
import { restartServer } from "./restart-server.ts";
import { registerUnderstoodDocuments, showUnderstood } from "./show-understood.ts";
import { simulate } from "./simulate.ts";

/** What commands work with. */
export interface CommandContext {
  readonly client: BaseLanguageClient;
  readonly log: vscode.LogOutputChannel;
  readonly panel: SimulatePanel;
  /** The extension's version. */
  readonly version: string;
}

/** Registers every command that package.json contributes. */
export function registerCommands(context: CommandContext): vscode.Disposable[] {
  const register = vscode.commands.registerCommand;
  return [
    registerUnderstoodDocuments(),
    register("cardwright.simulate", (uri?: unknown, line?: unknown, step?: unknown) =>
      simulate(context, uri, line, step),
    ),
    register("cardwright.showUnderstood", () => showUnderstood(context)),
    register("cardwright.copyAsText", () => copyCard(context, "text")),
    register("cardwright.copyForDiscord", () => copyCard(context, "discord")),
    register("cardwright.copyForReddit", () => copyCard(context, "reddit")),
    register("cardwright.restartServer", () => restartServer(context)),
    register("cardwright.showLog", () => context.log.show()),
    register("cardwright.reportProblem", () => reportProblem(context)),
  ];
}
