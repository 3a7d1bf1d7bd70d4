import { type FaceMeaning, analyseFace } from "@cardwright/engine/language/meaning/index";
import type { ReadFace } from "@cardwright/engine/cards/index";

const known = new WeakMap<ReadFace, FaceMeaning>();

/** What the words of a face mean, worked out once for each reading. Places count from the card's first character. */
export function meaningOf(face: ReadFace): FaceMeaning {
  const before = known.get(face);
  if (before) return before;
  const meaning = analyseFace({ typeLine: face.source.typeLine.canonical }, { lines: face.abilities });
  known.set(face, meaning);
  return meaning;
}
