import { localize } from "cardwright/localize";
import { type ServerReport, serverReportRequest } from "cardwright/protocol";
import * as vscode from "vscode";
import type { CommandContext } from "./index.ts";

/**
 * Opens a new text with everything a problem report needs, for the user to complete and send where they like. It holds no
 * card: which text to show is the user's choice. Nothing is sent anywhere.
 */
export async function reportProblem({ client, version }: CommandContext): Promise<void> {
  const report = client.isRunning() ? await client.sendRequest<ServerReport>(serverReportRequest, {}) : undefined;
  const lines = [
    `# ${localize("A problem with Cardwright")}`,
    "",
    `## ${localize("What I typed, what I expected, what I saw")}`,
    "",
    "",
    `## ${localize("Where it happened")}`,
    "",
    `- Cardwright ${version}, VS Code ${vscode.version}, ${vscode.env.appHost}`,
    report
      ? `- ${localize("The server runs, with {files} files and {cards} cards open", { files: report.openFiles, cards: report.openCards })}`
      : `- ${localize("The server does not run")}`,
    "",
    ...(report?.troubles.length ? [`## ${localize("From the log")}`, "", "```", ...report.troubles, "```", ""] : []),
  ];
  const document = await vscode.workspace.openTextDocument({ language: "markdown", content: lines.join("\n") });
  const editor = await vscode.window.showTextDocument(document);
  editor.selection = new vscode.Selection(4, 0, 4, 0);
}
