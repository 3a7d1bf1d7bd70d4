/**
 * Printed values: what an object says before any effect. Only `layers/` reads them (CR 109.3, 613.1).
 */
import { type Characteristics, copyCharacteristics } from "../characteristics.ts";
import { definitionOf } from "../cards/library.ts";
import type { Game } from "../game.ts";
import type { GameObject, PlayerId, PrintedValues } from "../object.ts";

/** What an object without a word on it says: an emblem, but for its abilities (CR 114.3). */
export const NOTHING_PRINTED: PrintedValues = {
  name: "",
  manaCost: null,
  colors: [],
  supertypes: [],
  types: [],
  subtypes: [],
  power: null,
  toughness: null,
  loyalty: null,
  defense: null,
  abilities: [],
};

/** A face-down permanent or spell has no text and is a 2/2 creature (CR 708.2a). */
const FACE_DOWN: PrintedValues = { ...NOTHING_PRINTED, types: ["creature"], power: 2, toughness: 2 };

/** The copiable values before copy effects (CR 707.2). */
export function printedValues(game: Game, object: GameObject): PrintedValues {
  if (object.faceDown && object.zone !== "exile") return FACE_DOWN;
  if (object.printed) return object.printed;
  if (object.card === null) return NOTHING_PRINTED;
  const { faces } = definitionOf(game.library, object.card);
  return (faces[object.face] ?? faces[0]!).values;
}

/**
 * What an object is before any effect. The same for all objects of a card, and frozen: whoever changes it makes a copy first.
 */
export function startingCharacteristics(printed: PrintedValues, controller: PlayerId): Characteristics {
  return Object.freeze(copyCharacteristics(printed, controller));
}
