import { describeTree } from "../describe-tree.ts";
import { localize } from "../localize.ts";
import { type PlaceParams, type Understood, understoodRequest } from "../protocol.ts";
import { fileOf } from "./context.ts";
import type { Feature } from "./feature.ts";
import { type OpenCard, cardAt, cardName } from "./open-files.ts";

/** What a card was understood to say, in plain words: face by face, ability by ability, phrase by phrase. */
export function understood({ source, analysis }: OpenCard): Understood {
  const lines: string[] = [];
  const { abilities, understood: read } = analysis;
  for (const { source: face, abilities: readings } of analysis.faces) {
    lines.push(face.name.text, face.typeLine.canonical, "");
    for (const { span, tree } of readings)
      lines.push(source.text.slice(...span), ...describeTree(tree, source.text).map(indented), "");
  }
  lines.push(localize("{understood} of {abilities} abilities understood", { understood: read, abilities }));
  return { card: cardName({ source, analysis }), text: `${lines.join("\n")}\n` };
}

const indented = (line: string) => `  ${line}`;

export const understoodFeature: Feature<PlaceParams, Understood | null> = {
  method: understoodRequest,
  fallback: null,
  handle: ({ textDocument, position }, context) => {
    const file = fileOf(context, textDocument);
    const card = file && cardAt(file, file.document.offsetAt(position));
    return card ? understood(card) : null;
  },
};
