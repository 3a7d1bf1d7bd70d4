/** Completion in a card's head: the type line and the mana cost. */
import type { Completion } from "../grammar/complete.ts";
import { cardTypes } from "./lexicon/cardTypes.ts";
import { cardTypesOfCategory, subtypes } from "./lexicon/subtypes.ts";
import { supertypes } from "./lexicon/supertypes.ts";
import type { LineCompletion } from "./completion.ts";

/** Types by how usual they are on cards. */
const USUAL_TYPES = ["Creature", "Instant", "Sorcery", "Enchantment", "Artifact", "Land", "Planeswalker", "Battle"];

/** Offers for a cursor in a type line: supertypes and types, then, behind the dash, subtypes of those types. Never throws. */
export function completeTypeLine(line: string, cursor: number): LineCompletion {
  const before = line.slice(0, cursor);
  const partial = /[\p{L}’'-]*$/u.exec(before)?.[0] ?? "";
  const from = cursor - partial.length;
  const done = before.slice(0, from);
  const [types = "", behind] = done.split(/\s[—–-]+\s/);
  const has = (word: string): boolean => new RegExp(`\\b${word}\\b`, "i").test(done);
  const offers = behind === undefined ? typeOffers(types, has) : subtypeOffers(types, has);
  const typed = partial.toLowerCase();
  return { from, offers: offers.filter((offer) => offer.text.toLowerCase().startsWith(typed)) };
}

function typeOffers(types: string, has: (word: string) => boolean): Completion[] {
  const hasType = cardTypes.some((type) => has(type.singular));
  const rank = (word: string): number => {
    const at = USUAL_TYPES.indexOf(word);
    return at < 0 ? 0.5 : USUAL_TYPES.length - at;
  };
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  const offers: Completion[] = [
    ...cardTypes.map((type) => ({
      text: capital(type.singular),
      rule: "cardType",
      weight: rank(capital(type.singular)),
    })),
    ...supertypes.map((word) => ({ text: capital(word), rule: "supertype", weight: word === "legendary" ? 4.5 : 0.4 })),
  ].filter((offer) => !has(offer.text));
  if (hasType && types.trim()) offers.push({ text: "— ", rule: "dash", weight: 10 });
  return offers.sort((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1));
}

function subtypeOffers(types: string, has: (word: string) => boolean): Completion[] {
  const words = types.toLowerCase().split(/\s+/);
  return subtypes
    .filter((subtype) => subtype.standing !== "casual" && !has(subtype.id))
    .filter((subtype) => cardTypesOfCategory[subtype.category].some((type) => words.includes(type)))
    .map((subtype) => ({ text: subtype.id, rule: "subtype", weight: USUAL_SUBTYPES.has(subtype.id) ? 2 : 1 }))
    .sort((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1));
}

const USUAL_SUBTYPES = new Set(
  "Human Goblin Elf Soldier Wizard Warrior Zombie Spirit Vampire Dragon Knight Cleric Rogue Beast Angel Elemental Aura Equipment Vehicle Saga".split(
    " ",
  ),
);

const COLORS = ["W", "U", "B", "R", "G"];

/**
 * Offers for a cursor in a mana cost: numbers first, then the colors, those already there before the others, in the order in
 * which costs are written (CR 107.4, 202.1). Never throws.
 */
export function completeManaCost(cost: string, cursor: number): LineCompletion {
  const before = cost.slice(0, cursor);
  const from = /\{[^{}]*$/.exec(before)?.index ?? cursor;
  const done = before.slice(0, from).toUpperCase();
  const used = COLORS.filter((color) => done.includes(color));
  const generic = done === "" ? ["X", "1", "2", "3", "4", "5", "0"] : /^(?:\{X\})+$/.test(done) ? ["X", "1", "2"] : [];
  const hybrids = COLORS.flatMap((one, i) => COLORS.slice(i + 1).map((other) => `${one}/${other}`));
  const symbols = [
    ...generic,
    ...used,
    ...COLORS.filter((color) => !used.includes(color)),
    "C",
    ...hybrids,
    ...COLORS.map((one) => `${one}/P`),
    "S",
  ];
  const offers = symbols.map((symbol, i) => ({ text: `{${symbol}}`, rule: "symbol", weight: symbols.length - i }));
  const typed = before.slice(from).toUpperCase();
  return { from, offers: offers.filter((offer) => offer.text.startsWith(typed)) };
}
