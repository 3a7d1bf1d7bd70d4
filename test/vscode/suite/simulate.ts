import assert from "node:assert/strict";
import * as vscode from "vscode";
import { cardwright, openFile, picture, placeOf, until } from "../helper.ts";

/** Clicks on the lens above a card: runs the command that it holds. */
async function clickLens(document: vscode.TextDocument, card: string): Promise<void> {
  const line = placeOf(document, card).line;
  const lens = await until(`there is a lens above ${card}`, async () => {
    const lenses = await vscode.commands.executeCommand<vscode.CodeLens[]>(
      "vscode.executeCodeLensProvider",
      document.uri,
    );
    return lenses?.find(({ range }) => range.start.line === line);
  });
  assert.match(lens.command?.title ?? "", /Simulate/);
  await vscode.commands.executeCommand(lens.command!.command, ...(lens.command!.arguments ?? []));
}

describe("simulate", () => {
  after(() => vscode.commands.executeCommand("workbench.action.closeEditorsInOtherGroups"));

  it("opens a panel beside the text from the lens, with board and steps", async () => {
    const { document } = await openFile("sampler.cards");
    await clickLens(document, "Harrow the Docks");
    const api = await cardwright();
    const drawn = await until("the panel has drawn the card", () => {
      const shown = api.drawnInPanel();
      return shown?.card === "Harrow the Docks" ? shown : undefined;
    });
    assert.ok(drawn.steps > 3, `only ${drawn.steps} steps`);
    assert.ok(drawn.permanents > 0, "an empty board");
    const tab = vscode.window.tabGroups.all
      .flatMap(({ tabs }) => tabs)
      .find(({ label }) => /Harrow the Docks/.test(label));
    assert.equal(tab?.group.viewColumn, vscode.ViewColumn.Two);
    await picture("simulate", "iframe.webview");
  });

  it("plays again when the card is changed", async () => {
    const { document } = await openFile("sampler.cards");
    const api = await cardwright();
    const edit = new vscode.WorkspaceEdit();
    const place = placeOf(document, "Harrow the Docks");
    edit.replace(
      document.uri,
      new vscode.Range(place, place.translate(0, "Harrow the Docks".length)),
      "Harrow the Quays",
    );
    assert.ok(await vscode.workspace.applyEdit(edit));
    await until("the panel shows the new name", () => api.drawnInPanel()?.card === "Harrow the Quays");
    await vscode.commands.executeCommand("undo");
    await until("the panel shows the old name", () => api.drawnInPanel()?.card === "Harrow the Docks");
  });
});
