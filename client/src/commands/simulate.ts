import * as vscode from "vscode";
import type { CommandContext } from "./index.ts";
import { placeOfCursor } from "./place.ts";

/**
 * Plays a card in the panel: the one whose lens was clicked (the lens names the file and the line), or the one under the
 * cursor. The panel opens at the first step, or at the one a caller names (from 0).
 */
export async function simulate({ panel }: CommandContext, uri: unknown, line: unknown, step: unknown): Promise<void> {
  if (typeof uri === "string" && typeof line === "number")
    return panel.play(vscode.Uri.parse(uri, true), new vscode.Position(line, 0), typeof step === "number" ? step : 0);
  const place = placeOfCursor();
  if (!place) return;
  const { textDocument, position } = place;
  await panel.play(vscode.Uri.parse(textDocument.uri, true), new vscode.Position(position.line, position.character));
}
