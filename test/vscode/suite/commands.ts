import assert from "node:assert/strict";
import * as vscode from "vscode";
import { openFile, picture, placeOf, until } from "../helper.ts";

/** Puts the cursor on some words of the sampler and runs a command there. */
async function runAt(words: string, command: string): Promise<void> {
  const editor = await openFile("sampler.cards");
  const place = placeOf(editor.document, words);
  editor.selection = new vscode.Selection(place, place);
  await vscode.commands.executeCommand(command);
}

describe("commands", () => {
  it("are all there", async () => {
    const contributed =
      vscode.extensions.getExtension("cardwright.cardwright-vscode")?.packageJSON.contributes.commands;
    const known = new Set(await vscode.commands.getCommands(true));
    for (const { command } of contributed)
      assert.ok(known.has(command), `${command} is contributed and not registered`);
  });

  it("copy the card under the cursor for Discord", async () => {
    await runAt("Haste", "cardwright.copyForDiscord");
    const copied = await vscode.env.clipboard.readText();
    assert.match(copied, /^\*\*Cinder Courier\*\* \{1\}\{R\}\nCreature — Goblin Scout\n/);
  });

  it("show what was understood, beside the card", async () => {
    await runAt("Destroy target", "cardwright.showUnderstood");
    const shown = await until("the text is shown", () =>
      vscode.window.visibleTextEditors.find(({ document }) => document.uri.scheme === "cardwright-understood"),
    );
    assert.match(shown.document.getText(), /destroy[\s\S]*target/i);
    await picture("understood");
    await vscode.commands.executeCommand("workbench.action.closeEditorsInOtherGroups");
  });

  it("start a problem report that holds no card", async () => {
    await runAt("Haste", "cardwright.reportProblem");
    const editor = await until("the report is open", () => {
      const front = vscode.window.activeTextEditor;
      return front?.document.languageId === "markdown" ? front : undefined;
    });
    assert.match(editor.document.getText(), /Cardwright 0\.\d+\.\d+, VS Code 1\./);
    assert.doesNotMatch(editor.document.getText(), /Cinder Courier/);
    await vscode.commands.executeCommand("workbench.action.revertAndCloseActiveEditor");
  });

  it("restart the server", async () => {
    await runAt("Haste", "cardwright.restartServer");
    const { document } = await openFile("sampler.cards");
    await until("lenses are there again", async () => {
      const lenses = await vscode.commands.executeCommand<vscode.CodeLens[]>(
        "vscode.executeCodeLensProvider",
        document.uri,
      );
      return lenses?.length === 7;
    });
  });
});
