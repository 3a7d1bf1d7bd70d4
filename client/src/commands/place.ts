import { localize } from "cardwright/localize";
import type { PlaceParams } from "cardwright/protocol";
import * as vscode from "vscode";
import { cardsLanguage } from "../client-options.ts";

/** Where the cursor is, in a card file in front; else tells the user what to do and gives `undefined`. */
export function placeOfCursor(): PlaceParams | undefined {
  const editor = vscode.window.activeTextEditor;
  if (editor?.document.languageId !== cardsLanguage) {
    void vscode.window.showInformationMessage(localize("Open a card file and put the cursor into a card first."));
    return undefined;
  }
  const { line, character } = editor.selection.active;
  return { textDocument: { uri: editor.document.uri.toString() }, position: { line, character } };
}

/** Tells the user that the cursor is in no card. */
export function tellNoCard(): void {
  void vscode.window.showInformationMessage(localize("Put the cursor into a card first."));
}
