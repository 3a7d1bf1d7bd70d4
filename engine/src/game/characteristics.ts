/**
 * What an object is after all effects (CR 109.3, 613): the only view of an object that rules outside `layers/` may use.
 */
import type { AbilityRef, Color, GameObject, ObjectId, PlayerId } from "./object.ts";

export interface Characteristics {
  name: string;
  manaCost: string | null;
  colors: Color[];
  supertypes: string[];
  types: string[];
  subtypes: string[];
  power: number | null;
  toughness: number | null;
  loyalty: number | null;
  defense: number | null;
  abilities: AbilityRef[];
  controller: PlayerId;
}

/** A copy to be changed. All characteristics are made here, so that they look the same to the machine. */
export function copyCharacteristics(of: Omit<Characteristics, "controller">, controller: PlayerId): Characteristics {
  return {
    name: of.name,
    manaCost: of.manaCost,
    colors: of.colors,
    supertypes: of.supertypes,
    types: of.types,
    subtypes: of.subtypes,
    power: of.power,
    toughness: of.toughness,
    loyalty: of.loyalty,
    defense: of.defense,
    abilities: of.abilities,
    controller,
  };
}

/** An object as it last existed in a zone, for whoever still refers to it (CR 603.10, 608.2h). */
export interface LastKnown {
  object: GameObject;
  characteristics: Characteristics;
  /** The object it became; null when it ceased to exist. */
  became: ObjectId | null;
  turn: number;
}

export function isCreature(values: Characteristics): boolean {
  return values.types.includes("creature");
}

export function isLand(values: Characteristics): boolean {
  return values.types.includes("land");
}

/** Permanent card types (CR 110.4a). */
const PERMANENT_TYPES = ["artifact", "battle", "creature", "enchantment", "land", "planeswalker"];

export function isPermanentType(values: { types: string[] }): boolean {
  return values.types.some((type) => PERMANENT_TYPES.includes(type));
}
