import assert from "node:assert/strict";
import * as vscode from "vscode";
import { openFile, picture, placeOf, until } from "../helper.ts";

/** What all hovers at the start of some words say together, once any says something. */
async function hoverOn(document: vscode.TextDocument, words: string): Promise<string> {
  return until(`something is said of “${words}”`, async () => {
    const place = placeOf(document, words);
    const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
      "vscode.executeHoverProvider",
      document.uri,
      place,
    );
    return hovers.flatMap(({ contents }) => contents.map((part) => (part as vscode.MarkdownString).value)).join("\n");
  });
}

describe("hover", () => {
  it("tells the rules of a phrase", async () => {
    const { document } = await openFile("sampler.cards");
    assert.match(await hoverOn(document, "target creature. Its"), /CR 115\.1a/);
    assert.match(await hoverOn(document, "Destroy"), /CR 701\.8/);
  });

  it("tells a keyword's meaning in our words, with the card's own cost", async () => {
    const { document } = await openFile("sampler.cards");
    assert.match(await hoverOn(document, "ward {2}"), /pay \{2\}[\s\S]*CR 702\.21/);
  });

  it("tells symbols", async () => {
    const { document } = await openFile("sampler.cards");
    assert.match(await hoverOn(document, "{B}{B}"), /black mana/);
  });

  it("is shown in the editor", async () => {
    const editor = await openFile("sampler.cards");
    const place = placeOf(editor.document, "target creature. Its");
    editor.selection = new vscode.Selection(place, place);
    await vscode.commands.executeCommand("editor.action.showHover");
    await picture("hover", ".monaco-hover:not(.hidden) .hover-contents");
    await vscode.commands.executeCommand("editor.action.hideHover");
  });
});
