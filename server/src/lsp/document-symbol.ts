import type { DocumentSymbol, DocumentSymbolParams } from "vscode-languageserver";
import { fileOf } from "./context.ts";
import type { Feature } from "./feature.ts";
import { type OpenCard, type OpenFile, rangeInCard } from "./open-files.ts";
import { SymbolKind } from "./library.ts";

/** The longest piece of an ability's words that the outline shows. */
const outlineWords = 60;

/** The outline: card → (face →) ability. */
export function documentSymbols({ document, cards }: OpenFile): DocumentSymbol[] {
  return cards.map((card) => {
    const { source } = card;
    const [first, ...others] = source.faces;
    const symbol = faceSymbol(document, card, 0);
    const range = rangeInCard(document, source, [first!.span[0], source.faces.at(-1)!.span[1]]);
    const otherFaces = others.map((_, index) => faceSymbol(document, card, index + 1));
    return { ...symbol, range, children: [...(symbol.children ?? []), ...otherFaces] };
  });
}

function faceSymbol(document: OpenFile["document"], { source }: OpenCard, index: number): DocumentSymbol {
  const face = source.faces[index]!;
  return {
    name: face.name.text || source.text.slice(...face.name.span) || "?",
    detail: source.text.slice(...face.typeLine.span),
    kind: SymbolKind.Class,
    range: rangeInCard(document, source, face.span),
    selectionRange: rangeInCard(document, source, face.name.span),
    children: face.lines.map(({ text, start, end }) => ({
      name: text.length > outlineWords ? `${text.slice(0, outlineWords)}…` : text,
      kind: SymbolKind.Method,
      range: rangeInCard(document, source, [start, end]),
      selectionRange: rangeInCard(document, source, [start, end]),
    })),
  };
}

export const documentSymbolFeature: Feature<DocumentSymbolParams, DocumentSymbol[]> = {
  method: "textDocument/documentSymbol",
  capabilities: () => ({ documentSymbolProvider: true }),
  fallback: [],
  handle: ({ textDocument }, context) => {
    const file = fileOf(context, textDocument);
    return file ? documentSymbols(file) : [];
  },
};
