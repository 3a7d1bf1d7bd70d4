/**
 * Keyword abilities: those the rules of the game look at directly, and those that stand for rules text (CR 702).
 */
import { keywordById } from "../../keywords/keywords.ts";
import { ownNameOf } from "../../language/ownWords.ts";
import type { Meaning, Table } from "../meaning.ts";
import { word } from "../treeAccess.ts";

/** Keywords that say which cards may be in a deck together, or command it: in the game there is nothing to do (CR 903, 702.124). */
const OF_DECKS = new Set(["choose a background", "doctor's companion", "friends forever", "partner", "partner group"]);

/** Keywords that combat, damage, targeting, casting … ask for by name. */
const NATIVE = new Set([
  "changeling",
  "convoke",
  "daybound",
  "deathtouch",
  "decayed",
  "defender",
  "devoid",
  "double strike",
  "delve",
  "disturb",
  "enchant",
  "escape",
  "fear",
  "first strike",
  "flash",
  "flashback",
  "flying",
  "haste",
  "hexproof",
  "hexproof from",
  "horsemanship",
  "improvise",
  "indestructible",
  "infect",
  "intimidate",
  "jump-start",
  "kicker",
  "nightbound",
  "buyback",
  "multikicker",
  "landwalk",
  "lifelink",
  "megamorph",
  "menace",
  "morph",
  "protection",
  "reach",
  "retrace",
  "shadow",
  "shroud",
  "skulk",
  "toxic",
  "trample",
  "vigilance",
  "wither",
]);

/** Whether the game's own rules know the keyword. */
export function isNativeKeyword(is: string): boolean {
  return NATIVE.has(is) || OF_DECKS.has(is);
}

/** Keywords that stand for triggered, activated or static text, which is compiled in their place. */
export function standsForText(is: string): boolean {
  return !isNativeKeyword(is) && (keywordById(is)?.means ?? null) !== null;
}

export const keywordMeanings: Table<Meaning> = {
  keyword: {
    slots: {
      is: "value",
      cost: "value",
      secondCost: "value",
      n: "value",
      quality: "value",
      objects: "np",
      landType: "value",
      cardType: "value",
      powerToughness: "value",
      name: "value",
    },
    // What a keyword's text cannot express is found when that text is compiled.
    unknown: (node) =>
      isNativeKeyword(word(node)) || standsForText(word(node)) || ownNameOf(node)
        ? null
        : `the keyword "${word(node)}" is not modelled`,
  },
};
