import assert from "node:assert/strict";
import * as vscode from "vscode";
import { openCards, picture, until } from "../helper.ts";

const text = "First Card {1}{G}\nInstant\nTarget creature gains tramp\n";
const place = new vscode.Position(2, "Target creature gains tramp".length);

describe("completion", () => {
  it("offers what the grammar allows, documented with meaning and rule", async () => {
    const document = await openCards(text);
    const item = await until("trample is offered", async () => {
      const { items } = await vscode.commands.executeCommand<vscode.CompletionList>(
        "vscode.executeCompletionItemProvider",
        document.uri,
        place,
        undefined,
        20,
      );
      return items.find(({ label }) => (typeof label === "string" ? label : label.label) === "trample");
    });
    const { value } = item.documentation as vscode.MarkdownString;
    assert.match(value, /CR 702\.19/);
  });

  it("is taken with the keyboard, and no other words of the file are offered", async () => {
    const document = await openCards(text);
    const editor = await vscode.window.showTextDocument(document);
    editor.selection = new vscode.Selection(place, place);
    await vscode.commands.executeCommand("editor.action.triggerSuggest");
    await picture("completion", ".suggest-widget.visible .monaco-list-row");
    await until("trample is written", async () => {
      await vscode.commands.executeCommand("acceptSelectedSuggestion");
      return document.lineAt(2).text === "Target creature gains trample";
    });
  });
});
