import { subtypes } from "../language/lexicon/subtypes.ts";

/** A keyword that is one word with its parameter. */
export interface CompoundKeywordWord {
  /** Which keyword's form it is. */
  readonly keyword: "landwalk" | "typecycling";
  /** The parameter as rules text writes it: `"Island"`, `"Sliver"`, `"land"`. */
  readonly type: string;
}

/**
 * Every word that stands for landwalk (CR 702.14a) or typecycling (CR 702.29e) with a type of the lexicon, lower
 * case: *islandwalk*, *mountaincycling*, *wizardcycling*, *landcycling* …
 */
export const compoundKeywordWords: ReadonlyMap<string, CompoundKeywordWord> = buildWords();

function buildWords(): ReadonlyMap<string, CompoundKeywordWord> {
  const words = new Map<string, CompoundKeywordWord>();
  for (const subtype of subtypes) {
    if (subtype.id.includes(" ") || subtype.category === "planar") continue;
    const stem = subtype.id.toLowerCase();
    words.set(`${stem}cycling`, { keyword: "typecycling", type: subtype.id });
    if (subtype.category === "land") words.set(`${stem}walk`, { keyword: "landwalk", type: subtype.id });
  }
  for (const type of ["land", "artifact", "creature", "enchantment", "planeswalker", "instant", "sorcery"]) {
    words.set(`${type}cycling`, { keyword: "typecycling", type });
  }
  words.set("landwalk", { keyword: "landwalk", type: "land" });
  return words;
}

/**
 * The word for a keyword with a type, as a card prints it inside a line.
 * @param keyword `"landwalk"` or `"typecycling"`
 * @param type as rules text writes it: `"Island"`, `"land"`
 */
export function compoundKeywordWord(keyword: CompoundKeywordWord["keyword"], type: string): string {
  return type.toLowerCase() + (keyword === "landwalk" ? "walk" : "cycling");
}
