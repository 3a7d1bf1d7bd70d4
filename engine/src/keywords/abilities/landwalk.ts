import { type KeywordDefinition, keywordAbility } from "../keyword.ts";
import { fighters } from "./shared.ts";

/** Landwalk (CR 702.14) is written with its land type: one definition for all, and one for each basic type. */
export const landwalkAbilities: readonly KeywordDefinition[] = [
  keywordAbility("landwalk", "702.14", {
    forms: ["{landType}walk", "{quality} {landType}walk", "{quality} landwalk"],
    kinds: "static",
    on: fighters,
    severalInstances: "redundant",
    reminder: "This creature can't be blocked while its defending player has such a land.",
  }),
  ...["plains", "island", "swamp", "mountain", "forest", "desert"].map((landType) =>
    keywordAbility(`${landType}walk`, "702.14", {
      kinds: "static",
      on: fighters,
      variantOf: "landwalk",
      reminder: `This creature can't be blocked while its defending player has ${article(landType)} ${capital(landType)}.`,
      means: `This creature can't be blocked as long as defending player controls ${article(landType)} ${capital(landType)}.`,
    }),
  ),
  ...["nonbasic", "legendary", "snow", "artifact"].map((quality) =>
    keywordAbility(`${quality} landwalk`, "702.14", {
      kinds: "static",
      on: fighters,
      variantOf: "landwalk",
      reminder: `This creature can't be blocked while its defending player has ${article(quality)} ${quality} land.`,
      means: `This creature can't be blocked as long as defending player controls ${article(quality)} ${quality} land.`,
    }),
  ),
];

function article(word: string): string {
  return /^[aeiou]/.test(word) ? "an" : "a";
}

function capital(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1);
}
