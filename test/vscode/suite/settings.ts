import assert from "node:assert/strict";
import * as vscode from "vscode";
import { openFile } from "../helper.ts";

describe("editor settings for card files", () => {
  it("wrap lines, offer no words of the text, and draw no boxes around dashes", async () => {
    const { document } = await openFile("sampler.cards");
    const editor = vscode.workspace.getConfiguration("editor", document);
    assert.equal(editor.get("wordWrap"), "on");
    assert.equal(editor.get("wordBasedSuggestions"), "off");
    assert.equal(editor.get("unicodeHighlight.ambiguousCharacters"), false);
    assert.equal(editor.get("unicodeHighlight.nonBasicASCII"), false);
  });

  it("take symbols, bonuses and hyphenated names as one word", async () => {
    const document = await vscode.workspace.openTextDocument({
      language: "cards",
      content: "{W/U} gets +1/+1 Half-Elf's −2/−2\n",
    });
    const wordAt = (character: number) => {
      const range = document.getWordRangeAtPosition(new vscode.Position(0, character));
      return range && document.getText(range);
    };
    assert.deepEqual(
      [wordAt(2), wordAt(8), wordAt(12), wordAt(20), wordAt(29)],
      ["{W/U}", "gets", "+1/+1", "Half-Elf's", "−2/−2"],
    );
  });
});
