import { type FaceMeaning, type Reference, referenceAt } from "@cardwright/engine/language/meaning/index";
import type { Span } from "@cardwright/engine/text/words";
import { type DocumentHighlight, DocumentHighlightKind, type DocumentHighlightParams } from "vscode-languageserver";
import { meaningOf } from "./card-meaning.ts";
import { fileOf } from "./context.ts";
import type { Feature } from "./feature.ts";
import { type OpenCard, type OpenFile, cardAt, rangeInCard } from "./open-files.ts";

/** What belongs together with the words at a place of a card: those that speak of a thing, and those that named it. */
export interface Together {
  /** The words that name the thing; several where nobody can say which of them is meant. */
  readonly named: readonly Span[];
  /** The words that speak of it again. */
  readonly again: readonly Span[];
}

/**
 * The words that mean the same as those at an offset of the card: of "it" or "that creature" what it speaks of, and of words that are
 * spoken of again, what speaks of them. `undefined` where nothing is spoken of twice.
 */
export function wordsTogether(card: OpenCard, offset: number): Together | undefined {
  for (const face of card.analysis.faces) {
    const [first, last] = [face.abilities[0], face.abilities.at(-1)];
    if (!first || !last || offset < first.span[0] || offset > last.span[1]) continue;
    const meaning = meaningOf(face);
    const reference = referenceAt(meaning, offset);
    if (reference && mentionsOf(reference).length > 0) return around(mentionsOf(reference), meaning);
    const named = innermost(meaning.references.flatMap(mentionsOf), offset);
    if (named) return around([named], meaning);
  }
  return undefined;
}

function mentionsOf({ referent }: Reference): readonly Span[] {
  return referent.kind === "one" || referent.kind === "several" ? referent.mentions.map(({ span }) => span) : [];
}

/** All that speaks of the same words. */
function around(named: readonly Span[], { references }: FaceMeaning): Together {
  const isNamed = (span: Span) => named.some((one) => one[0] === span[0] && one[1] === span[1]);
  const again = references.filter((reference) => mentionsOf(reference).some(isNamed)).map(({ span }) => span);
  return { named, again };
}

function innermost(spans: readonly Span[], offset: number): Span | undefined {
  const around = spans.filter(([start, end]) => start <= offset && offset <= end);
  return around.sort((a, b) => a[1] - a[0] - (b[1] - b[0]))[0];
}

/** The highlights for a place: what names the thing is shown as written, what speaks of it as read. */
export function highlightsAt(file: OpenFile, offset: number): DocumentHighlight[] {
  const card = cardAt(file, offset);
  const together = card && wordsTogether(card, offset - card.source.start);
  if (!card || !together) return [];
  const mark = (kind: DocumentHighlightKind) => (span: Span) => ({
    range: rangeInCard(file.document, card.source, span),
    kind,
  });
  return [
    ...together.named.map(mark(DocumentHighlightKind.Write)),
    ...together.again.map(mark(DocumentHighlightKind.Read)),
  ];
}

export const documentHighlightFeature: Feature<DocumentHighlightParams, DocumentHighlight[]> = {
  method: "textDocument/documentHighlight",
  capabilities: () => ({ documentHighlightProvider: true }),
  fallback: [],
  handle: ({ textDocument, position }, context) => {
    const file = fileOf(context, textDocument);
    return file ? highlightsAt(file, file.document.offsetAt(position)) : [];
  },
};
