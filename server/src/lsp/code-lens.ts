import type { CodeLens, CodeLensParams } from "vscode-languageserver";
import { localize } from "../localize.ts";
import { fileOf } from "./context.ts";
import type { Feature } from "./feature.ts";
import { type OpenFile, rangeInCard } from "./open-files.ts";

/** "▶ Simulate" above each card's name. The client's own command plays it; it is told the file and the line. */
export function codeLenses({ document, cards }: OpenFile): CodeLens[] {
  return cards.map(({ source }) => {
    const range = rangeInCard(document, source, source.faces[0]!.name.span);
    const command = {
      title: `▶ ${localize("Simulate")}`,
      tooltip: localize("Play this card on a board made for it"),
      command: "cardwright.simulate",
      arguments: [document.uri, range.start.line],
    };
    return { range, command };
  });
}

export const codeLensFeature: Feature<CodeLensParams, CodeLens[]> = {
  method: "textDocument/codeLens",
  capabilities: () => ({ codeLensProvider: { resolveProvider: false } }),
  fallback: [],
  handle: ({ textDocument }, context) => {
    const file = context.settings["simulate.lens"] ? fileOf(context, textDocument) : undefined;
    return file ? codeLenses(file) : [];
  },
};
