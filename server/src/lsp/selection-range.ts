import type { Span } from "@cardwright/engine/text/words";
import type { Position, SelectionRange, SelectionRangeParams } from "vscode-languageserver";
import { fileOf } from "./context.ts";
import type { Feature } from "./feature.ts";
import { type OpenCard, type OpenFile, cardAt, rangeOf } from "./open-files.ts";
import { treePlaceAt } from "./tree-place.ts";

/** What growing a selection goes through, the innermost first: word, phrase, clause, sentence, ability, face, card. */
export function selectionRange(file: OpenFile, position: Position): SelectionRange {
  const offset = file.document.offsetAt(position);
  const card = cardAt(file, offset);
  const spans: Span[] = card ? spansAround(card, offset - card.source.start) : [];
  const start = card?.source.start ?? 0;
  const whole: Span[] = [[0, file.document.getText().length]];
  let result: SelectionRange | undefined;
  for (const [from, to] of [...whole, ...spans.map(([from, to]): Span => [from + start, to + start])]) {
    const range = rangeOf(file.document, [from, to]);
    result = result ? { range, parent: result } : { range };
  }
  return result!;
}

/** The spans around a place of a card, the outermost first, each within the one before and no two the same. */
function spansAround({ source, analysis }: OpenCard, offset: number): Span[] {
  const face = source.faces.find(({ span }) => offset >= span[0] && offset <= span[1]);
  const candidates: (Span | undefined)[] = [[0, source.text.length]];
  if (face) {
    const line = [face.name, face.typeLine, ...face.metadata].find(
      ({ span }) => offset >= span[0] && offset <= span[1],
    );
    candidates.push(face.span, line?.span);
  }
  const place = treePlaceAt({ source, analysis }, offset);
  if (place) candidates.push(place.ability.span, ...place.path.map(({ span }) => span));
  candidates.push(wordAround(source.text, offset));
  const spans: Span[] = [];
  for (const span of candidates) {
    const last = spans.at(-1);
    if (!span || span[0] >= span[1]) continue;
    if (last && (span[0] < last[0] || span[1] > last[1] || (span[0] === last[0] && span[1] === last[1]))) continue;
    spans.push(span);
  }
  return spans;
}

const wordPattern = /\{[^{}\s]+\}|[\p{L}\p{N}+\-−/*'’]+/gu;

function wordAround(text: string, offset: number): Span | undefined {
  for (const match of text.matchAll(wordPattern)) {
    const end = match.index + match[0].length;
    if (match.index > offset) return undefined;
    if (end >= offset) return [match.index, end];
  }
  return undefined;
}

export const selectionRangeFeature: Feature<SelectionRangeParams, SelectionRange[]> = {
  method: "textDocument/selectionRange",
  capabilities: () => ({ selectionRangeProvider: true }),
  fallback: [],
  handle: ({ textDocument, positions }, context) => {
    const file = fileOf(context, textDocument);
    return file ? positions.map((position) => selectionRange(file, position)) : [];
  },
};
