import type { FoldingRange, FoldingRangeParams } from "vscode-languageserver";
import { fileOf } from "./context.ts";
import type { Feature } from "./feature.ts";
import { type OpenFile, rangeInCard } from "./open-files.ts";
import { FoldingRangeKind } from "./library.ts";

/**
 * A card folds to its name; so does each face of a card with several. Two or more comment lines in a row above a card
 * fold to the first.
 */
export function foldingRanges({ document, cards }: OpenFile): FoldingRange[] {
  const found: FoldingRange[] = [];
  const fold = (startLine: number, endLine: number, kind?: FoldingRangeKind) => {
    if (endLine > startLine) found.push(kind ? { startLine, endLine, kind } : { startLine, endLine });
  };
  for (const { source } of cards) {
    const lines = (span: readonly [number, number]) => {
      const { start, end } = rangeInCard(document, source, span);
      return [start.line, end.line] as const;
    };
    const [nameLine] = lines(source.faces[0]!.name.span);
    const lastFace = source.faces.at(-1)!;
    fold(nameLine, lines(lastFace.span)[1]);
    if (source.faces.length > 1) for (const face of source.faces.slice(1)) fold(...lines(face.span));
    const above = source.comments.map(({ span }) => lines(span)[0]).filter((line) => line < nameLine);
    if (above.length > 1) fold(above[0]!, above.at(-1)!, FoldingRangeKind.Comment);
  }
  return found;
}

export const foldingRangeFeature: Feature<FoldingRangeParams, FoldingRange[]> = {
  method: "textDocument/foldingRange",
  capabilities: () => ({ foldingRangeProvider: true }),
  fallback: [],
  handle: ({ textDocument }, context) => {
    const file = fileOf(context, textDocument);
    return file ? foldingRanges(file) : [];
  },
};
