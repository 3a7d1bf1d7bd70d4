/**
 * What things can have in common or differ in: name, colour, card type, creature type, mana value, power (CR 105, 201.2, 205, 202.3).
 */
import { subtypes } from "../../language/lexicon/subtypes.ts";
import { isPermanentType } from "../characteristics.ts";
import { statOf } from "../amounts/stats.ts";
import type { Target } from "../object.ts";
import type { Scope } from "../scope.ts";
import { characteristics, nameOf } from "../view.ts";
import { hasSubtype } from "./nouns.ts";

type Values = (scope: Scope, object: number) => readonly string[];

const CREATURE_TYPES = new Set(subtypes.filter(({ category }) => category === "creature").map(({ id }) => id));
const LAND_TYPES = new Set(subtypes.filter(({ category }) => category === "land").map(({ id }) => id));

/** Of a changeling this is said with `hasSubtype`, as it has too many to list (CR 702.73a). */
const ofCategory =
  (category: ReadonlySet<string>): Values =>
  ({ game }, id) =>
    characteristics(game, id).subtypes.filter((type) => category.has(type));

const ofStat =
  (stat: string): Values =>
  (scope, object) => {
    const value = statOf(scope, { object }, stat);
    return value === null ? [] : [String(value)];
  };

const TRAITS: Readonly<Record<string, Values>> = {
  // What has no name has none in common with anything (CR 201.2).
  name: ({ game }, object) => [nameOf(game, { object })].filter((name) => name !== ""),
  color: ({ game }, id) => characteristics(game, id).colors,
  "card type": ({ game }, id) => characteristics(game, id).types,
  "permanent type": ({ game }, id) => {
    const values = characteristics(game, id);
    return values.types.filter((type) => isPermanentType({ ...values, types: [type] }));
  },
  "creature type": ofCategory(CREATURE_TYPES),
  "land type": ofCategory(LAND_TYPES),
  "mana value": ofStat("manaValue"),
  power: ofStat("power"),
  toughness: ofStat("toughness"),
};

/** Words for several of them: "different powers". */
const PLURALS: Readonly<Record<string, string>> = {
  names: "name",
  powers: "power",
  "mana values": "mana value",
};

/** Words that count them: "four or more card types among …". */
const COUNTED: Readonly<Record<string, string>> = {
  basicLandType: "land type",
  cardType: "card type",
  color: "color",
  name: "name",
  manaValue: "mana value",
  power: "power",
  creatureType: "creature type",
};

/** The trait a word names; null when the game does not know it. */
export function traitNamed(word: string): string | null {
  const trait = PLURALS[word] ?? COUNTED[word] ?? word;
  return Object.hasOwn(TRAITS, trait) ? trait : null;
}

/** What a thing has of a trait: its colours, its name … */
export function valuesOf(scope: Scope, thing: Target, trait: string): readonly string[] {
  return "object" in thing ? (TRAITS[trait]?.(scope, thing.object) ?? []) : [];
}

/** Whether two things have any value of a trait in common. */
export function haveInCommon(scope: Scope, one: Target, other: Target, trait: string): boolean {
  if (!("object" in one) || !("object" in other)) return false;
  const values = valuesOf(scope, one, trait);
  const others = valuesOf(scope, other, trait);
  if (values.some((value) => others.includes(value))) return true;
  if (trait !== "creature type") return false;
  // Two changelings share every creature type.
  return (
    values.some((type) => hasSubtype(scope, other.object, type)) ||
    others.some((type) => hasSubtype(scope, one.object, type)) ||
    (hasSubtype(scope, one.object, "Bear") && hasSubtype(scope, other.object, "Bear"))
  );
}

/** How many different values things have of a trait together. */
export function differentValues(scope: Scope, things: readonly Target[], trait: string): number {
  return new Set(things.flatMap((thing) => valuesOf(scope, thing, trait))).size;
}
