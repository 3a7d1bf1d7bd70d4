import { alternativeCosts } from "./abilities/alternativeCosts.ts";
import { attachmentAbilities } from "./abilities/attachments.ts";
import { cardAbilities } from "./abilities/cards.ts";
import { combatStatics } from "./abilities/combatStatics.ts";
import { combatTriggers } from "./abilities/combatTriggers.ts";
import { handAndGraveyardAbilities } from "./abilities/fromHandAndGraveyard.ts";
import { castingFromElsewhere } from "./abilities/graveyardAndExileCasting.ts";
import { growthAbilities } from "./abilities/growth.ts";
import { landwalkAbilities } from "./abilities/landwalk.ts";
import { permanentAbilities } from "./abilities/permanents.ts";
import { safetyAbilities } from "./abilities/safety.ts";
import { spellCostAbilities } from "./abilities/spellCosts.ts";
import { upkeepAbilities } from "./abilities/upkeepAndDeath.ts";
import { compoundKeywordWords } from "./compoundWords.ts";
import type { KeywordDefinition } from "./keyword.ts";
import { fillTemplate, type KeywordValues } from "./template.ts";

/** Every keyword ability, variants included, in the order of their files. */
export const keywordAbilities: readonly KeywordDefinition[] = [
  ...combatStatics,
  ...landwalkAbilities,
  ...safetyAbilities,
  ...attachmentAbilities,
  ...combatTriggers,
  ...growthAbilities,
  ...upkeepAbilities,
  ...handAndGraveyardAbilities,
  ...alternativeCosts,
  ...castingFromElsewhere,
  ...spellCostAbilities,
  ...permanentAbilities,
  ...cardAbilities,
];

const byId = new Map(keywordAbilities.map((keyword) => [keyword.id, keyword]));

const byWords = new Map<string, KeywordDefinition[]>();
for (const keyword of keywordAbilities) {
  for (const name of [keyword.name, ...keyword.formerNames]) {
    const key = normalise(name);
    byWords.set(key, [...(byWords.get(key) ?? []), keyword]);
  }
}

function normalise(words: string): string {
  return words.replaceAll("’", "'").toLowerCase();
}

/**
 * @param id e.g. `"flying"`, `"typecycling"`
 * @returns the definition; `undefined` for an unknown id
 */
export function keywordById(id: string): KeywordDefinition | undefined {
  return byId.get(id);
}

/**
 * The keywords whose fixed words these are, former names included; the plain one before its variants.
 * @param words e.g. `"First strike"`, `"partner with"`, `"islandwalk"`, `"plainscycling"`; any letter case and apostrophe
 * @returns an empty list when it is no keyword
 */
export function keywordsByWords(words: string): readonly KeywordDefinition[] {
  const key = normalise(words);
  const found = byWords.get(key);
  if (found !== undefined) return found;
  const compound = compoundKeywordWords.get(key.split(" ").at(-1)!);
  if (compound !== undefined) return [byId.get(compound.keyword)!];
  if (/^\S+ offering$/.test(key)) return [byId.get("offering")!];
  return [];
}

/**
 * The keyword that these words name; see `keywordsByWords`.
 * @returns the first, or `undefined`
 */
export function keywordByWords(words: string): KeywordDefinition | undefined {
  return keywordsByWords(words)[0];
}

/**
 * The keyword and all it is a variant of, nearest first: *megamorph*, *morph*. Effects that name one of them mean it.
 * @param keyword any definition
 */
export function keywordFamily(keyword: KeywordDefinition): readonly KeywordDefinition[] {
  const parent = keyword.variantOf === null ? undefined : byId.get(keyword.variantOf);
  return parent === undefined ? [keyword] : [keyword, ...keywordFamily(parent)];
}

/** What stands in a hole when nobody says what. */
const placeholders: KeywordValues = {
  cost: "[cost]",
  secondCost: "[second cost]",
  n: "N",
  quality: "[quality]",
  objects: "[objects]",
  materials: "[materials]",
  landType: "[land type]",
  cardType: "[type]",
  name: "[name]",
  player: "[player]",
  ability: "[ability]",
  condition: "[condition]",
  gift: "[gift]",
  powerToughness: "[power/toughness]",
};

/**
 * Our reminder text for a keyword, without parentheses.
 * @param keyword its definition
 * @param values what its holes hold on the card; without them, and for holes without a value, words in square
 *   brackets stand there
 */
export function reminderText(keyword: KeywordDefinition, values?: KeywordValues): string {
  return (
    (values && fillTemplate(keyword.reminder, values)) ??
    fillTemplate(keyword.reminder, { ...placeholders, ...values })!
  );
}

/**
 * The rules text a keyword stands for.
 * @param keyword its definition
 * @param values what its holes hold on the card
 * @returns one line an ability; lines that speak of a hole without a value are left out; `null` when the keyword is a
 *   rule of the game and stands for no text
 */
export function meaningLines(keyword: KeywordDefinition, values: KeywordValues): readonly string[] | null {
  if (keyword.means === null) return null;
  return keyword.means.flatMap((line) => fillTemplate(line, values) ?? []);
}
