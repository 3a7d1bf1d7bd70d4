import type { GrammaticalNumber } from "./grammaticalNumber.ts";
import { casualSubtypeLists, newerSubtypeLists, subtypeLists } from "./subtypeLists.ts";

/** Which card types a subtype belongs to: one list for each of CR 205.3g-q. */
export type SubtypeCategory =
  | "artifact"
  | "battle"
  | "creature"
  | "dungeon"
  | "enchantment"
  | "land"
  | "planar"
  | "planeswalker"
  | "spell";

/**
 * Where a subtype is from: `listed` in the rules edition the lists were taken from, `newer` cards, or only `casual`
 * (joke and playtest) cards.
 */
export type SubtypeStanding = "listed" | "newer" | "casual";

/** A subtype, as the type line prints it. */
export interface Subtype {
  /** Printed form, e.g. `"Assembly-Worker"`, `"Time Lord"`; with a straight apostrophe (`"Urza's"`). */
  readonly id: string;
  readonly category: SubtypeCategory;
  readonly standing: SubtypeStanding;
}

/** The rule that lists the subtypes of a category. */
export const subtypeRules: Readonly<Record<SubtypeCategory, string>> = {
  artifact: "205.3g",
  enchantment: "205.3h",
  land: "205.3i",
  planeswalker: "205.3j",
  spell: "205.3k",
  creature: "205.3m",
  planar: "205.3n",
  dungeon: "205.3p",
  battle: "205.3q",
};

/** The card types (lower case) that can have subtypes of a category (CR 205.3c). */
export const cardTypesOfCategory: Readonly<Record<SubtypeCategory, readonly string[]>> = {
  artifact: ["artifact"],
  enchantment: ["enchantment"],
  land: ["land"],
  planeswalker: ["planeswalker"],
  spell: ["instant", "sorcery"],
  creature: ["creature", "kindred"],
  planar: ["plane"],
  dungeon: ["dungeon"],
  battle: ["battle"],
};

/** The five basic land types (CR 305.6). */
export const basicLandTypes = ["Plains", "Island", "Swamp", "Mountain", "Forest"] as const;

function split(list: string): string[] {
  return list
    .split(",")
    .map((item) => item.trim().replaceAll(/\s+/g, " "))
    .filter((item) => item !== "");
}

/** Every subtype; a word in two categories (*Spacecraft*, *Shard* …) has one entry in each. */
export const subtypes: readonly Subtype[] = [
  ...entries(subtypeLists, "listed"),
  ...entries(newerSubtypeLists, "newer"),
  ...entries(casualSubtypeLists, "casual"),
];

function entries(lists: Readonly<Partial<Record<SubtypeCategory, string>>>, standing: SubtypeStanding): Subtype[] {
  return Object.entries(lists).flatMap(([category, list]) =>
    split(list).map((id) => ({ id, category: category as SubtypeCategory, standing })),
  );
}

/** Plurals that are the singular again. Types that name a people or a mass noun, mostly. */
const samePlural = new Set(
  split(`
    Arcane, Assembly, Astartes, Aurochs, Azra, Bison, C'tan, Custodes, Dauthi, Eldrazi, Equipment, Fish, Gith, Gold,
    Jellyfish, Junk, Kavu, Kithkin, Kor, Kree, Merfolk, Metathran, Moonfolk, Myr, Nephilim, Plains, Power-Plant,
    Pegasus, Qu, Samurai, Sheep, Soltari, Spacecraft, Spawn, Starfish, Thalakos, Treefolk, Urza's, Vedalken,
    Vibranium, Drix, Zubera, Aetherborn`),
);

/** Plurals that follow no rule, first the one cards print. */
const irregularPlurals: Readonly<Record<string, readonly string[]>> = {
  Child: ["Children"],
  Cyclops: ["Cyclopes", "Cyclops"],
  Dwarf: ["Dwarves", "Dwarfs"],
  Elf: ["Elves"],
  Fungus: ["Fungi", "Funguses"],
  Hero: ["Heroes"],
  Homunculus: ["Homunculi", "Homunculuses"],
  Locus: ["Loci"],
  Mouse: ["Mice"],
  Nautilus: ["Nautiluses", "Nautili"],
  Ninja: ["Ninjas", "Ninja"],
  Octopus: ["Octopuses", "Octopi"],
  Ox: ["Oxen"],
  Pegasus: ["Pegasi", "Pegasus", "Pegasuses"],
  Platypus: ["Platypuses"],
  Werewolf: ["Werewolves"],
  Wolf: ["Wolves"],
};

/**
 * The plural a card prints for a subtype.
 * @param subtype the printed singular, e.g. `"Elf"`, `"Time Lord"`; an unknown word gets the regular English plural
 */
export function pluralOf(subtype: string): string {
  return pluralsOf(subtype)[0]!;
}

/**
 * All plurals people write for a subtype, the printed one first.
 * @param subtype the printed singular; an unknown word gets the regular English plural
 */
export function pluralsOf(subtype: string): readonly string[] {
  const irregular = irregularPlurals[subtype];
  if (irregular !== undefined) return irregular;
  if (samePlural.has(subtype)) return [subtype];
  return [regularPlural(subtype)];
}

/** English plural by spelling: *-y* after a consonant, hissing sounds, else *-s*. */
function regularPlural(word: string): string {
  if (/[^aeiou]y$/i.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(?:s|x|z|ch|sh)$/i.test(word)) return `${word}es`;
  return `${word}s`;
}

/** What a word names when it is a subtype's singular or plural. */
export interface SubtypeWord {
  /** The printed singular. */
  readonly id: string;
  readonly category: SubtypeCategory;
  readonly number: GrammaticalNumber;
}

const byWord = new Map<string, SubtypeWord[]>();
for (const subtype of subtypes) {
  const plurals = subtype.category === "planar" ? [] : pluralsOf(subtype.id);
  const singularToo = plurals.includes(subtype.id);
  enter(subtype.id, { ...wordOf(subtype), number: singularToo ? "either" : "singular" });
  for (const plural of plurals) if (plural !== subtype.id) enter(plural, { ...wordOf(subtype), number: "plural" });
}

function wordOf(subtype: Subtype): { id: string; category: SubtypeCategory } {
  return { id: subtype.id, category: subtype.category };
}

function enter(word: string, entry: SubtypeWord): void {
  const key = normalise(word);
  const entries = byWord.get(key);
  if (entries === undefined) byWord.set(key, [entry]);
  else entries.push(entry);
}

/** Letter case and the kind of apostrophe do not matter when words are compared. */
function normalise(word: string): string {
  return word.replaceAll("’", "'").toLowerCase();
}

/**
 * The subtype that a word (or the two words *Time Lord*) names. Where two categories share the word, the one that
 * ordinary cards use: everything comes before planes.
 * @param word singular or plural, any letter case, either apostrophe
 * @returns `undefined` when it is no subtype
 */
export function subtypeByWord(word: string): SubtypeWord | undefined {
  return byWord.get(normalise(word))?.[0];
}

/**
 * All subtypes that a word names; see `subtypeByWord`.
 * @returns an empty list when it is no subtype
 */
export function subtypesByWord(word: string): readonly SubtypeWord[] {
  return byWord.get(normalise(word)) ?? [];
}

/** The longest subtypes in words (Time Lord), for readers that look ahead. */
export const subtypesOfSeveralWords: readonly string[] = subtypes
  .map((subtype) => subtype.id)
  .filter((id) => id.includes(" "));
