import type { GrammaticalNumber } from "./grammaticalNumber.ts";

/** One card type (CR 205.2a) with the words cards use for it. */
export interface CardType {
  /** Lower case singular, e.g. `"creature"`; also what the tree stores. */
  readonly id: string;
  readonly singular: string;
  readonly plural: string;
  /** The rule section that defines the type. */
  readonly rule: string;
  /** Whether a card of this type can be on the battlefield as a permanent (CR 110.4); kindred never is one by itself. */
  readonly permanent: boolean;
  /** Whether a card of this type belongs to ordinary decks, and not only to a casual variant's supplementary deck. */
  readonly ordinary: boolean;
}

function cardType(id: string, plural: string, rule: string, permanent: boolean, ordinary = true): CardType {
  return { id, singular: id, plural, rule, permanent, ordinary };
}

/** All card types of CR 205.2a. */
export const cardTypes: readonly CardType[] = [
  cardType("artifact", "artifacts", "301", true),
  cardType("battle", "battles", "310", true),
  cardType("creature", "creatures", "302", true),
  cardType("enchantment", "enchantments", "303", true),
  cardType("instant", "instants", "304", false),
  cardType("kindred", "kindreds", "308", false),
  cardType("land", "lands", "305", true),
  cardType("planeswalker", "planeswalkers", "306", true),
  cardType("sorcery", "sorceries", "307", false),
  cardType("conspiracy", "conspiracies", "315", false, false),
  cardType("dungeon", "dungeons", "309", false, false),
  cardType("phenomenon", "phenomena", "312", false, false),
  cardType("plane", "planes", "311", false, false),
  cardType("scheme", "schemes", "314", false, false),
  cardType("vanguard", "vanguards", "313", false, false),
];

/**
 * Words that stood on type lines once, lower case, with the type (or `null` where it was only a heading before
 * creature types) that the line has today.
 */
export const formerCardTypeWords: ReadonlyMap<string, string | null> = new Map([
  ["tribal", "kindred"],
  ["interrupt", "instant"],
  ["summon", "creature"],
  ["enchant", "enchantment"],
  ["mono", null],
  ["poly", null],
  ["continuous", null],
]);

const byWord = new Map<string, { readonly type: CardType; readonly number: GrammaticalNumber }>();
for (const type of cardTypes) {
  byWord.set(type.plural, { type, number: "plural" });
  byWord.set(type.singular, { type, number: "singular" });
}

/**
 * The card type a word names.
 * @param word singular or plural, any letter case
 * @returns the type and the word's number, or `undefined` for any other word
 */
export function cardTypeByWord(
  word: string,
): { readonly type: CardType; readonly number: GrammaticalNumber } | undefined {
  return byWord.get(word.toLowerCase());
}
