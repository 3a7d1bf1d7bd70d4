/**
 * What a finished card of today calls itself in its rules text (CR 201.5, and the templates since 2024).
 */
import { ownShortName } from "./selfNames.ts";
import type { SelfWording } from "./rulesLine.ts";
import { type TypeLine, cardTypesOf, hasSupertype } from "./typeLine.ts";

/** Subtypes that take the place of the card type in "this …". */
const SUBTYPES = ["Aura", "Background", "Case", "Class", "Equipment", "Room", "Saga", "Siege", "Spacecraft", "Vehicle"];
const TYPES = ["creature", "planeswalker", "battle", "artifact", "enchantment", "land"];

/**
 * What to write for `~`: a legendary card's short name, "this creature" and the like for other permanents, the name for
 * instants, sorceries and faces whose type is not known.
 */
export function selfWordingOf(name: string, typeLine: TypeLine): SelfWording {
  const legendary = hasSupertype(typeLine, "legendary");
  const types = cardTypesOf(typeLine);
  const type = TYPES.find((candidate) => types.includes(candidate));
  if (legendary || !type) {
    const short = ownShortName(name, legendary);
    return { capital: short, lower: short };
  }
  const subtype =
    type === "creature" ? undefined : SUBTYPES.find((word) => typeLine.subtypes.some(({ text }) => text === word));
  const noun = subtype ?? type;
  return { capital: `This ${noun}`, lower: `this ${noun}` };
}
