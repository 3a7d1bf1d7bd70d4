import { localize } from "cardwright/localize";
import { type CopiedCard, type CopyCardParams, type CopyStyle, copyCardRequest } from "cardwright/protocol";
import * as vscode from "vscode";
import type { CommandContext } from "./index.ts";
import { placeOfCursor, tellNoCard } from "./place.ts";

/** Puts the card under the cursor on the clipboard, as the given place of publication wants it. */
export async function copyCard({ client }: CommandContext, style: CopyStyle): Promise<void> {
  const place = placeOfCursor();
  if (!place) return;
  const params: CopyCardParams = { ...place, style };
  const copied = await client.sendRequest<CopiedCard | null>(copyCardRequest, params);
  if (!copied) return tellNoCard();
  await vscode.env.clipboard.writeText(copied.text);
  vscode.window.setStatusBarMessage(localize("Copied {card}", { card: copied.card }), 4000);
}
