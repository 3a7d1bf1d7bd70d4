import { copyCard } from "@cardwright/engine/cards/index";
import { type CopiedCard, type CopyCardParams, copyCardRequest } from "../protocol.ts";
import { fileOf } from "./context.ts";
import type { Feature } from "./feature.ts";
import { cardAt, cardName } from "./open-files.ts";

/** The card at a place as text for another program; the forms themselves are the engine's. */
export const copyCardFeature: Feature<CopyCardParams, CopiedCard | null> = {
  method: copyCardRequest,
  fallback: null,
  handle: ({ textDocument, position, style }, context) => {
    const file = fileOf(context, textDocument);
    const card = file && cardAt(file, file.document.offsetAt(position));
    return card ? { card: cardName(card), text: `${copyCard(card.source, style)}\n` } : null;
  },
};
