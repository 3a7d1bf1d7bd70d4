import { type KeywordDefinition, keywordAbility } from "../keyword.ts";
import { fighters } from "./shared.ts";

/**
 * Landwalk (CR 702.14). It is written with its land type as one word (`compoundWords.ts` lists them); *landwalk*
 * itself is the word for any land, and always has a quality before it.
 */
export const landwalkAbilities: readonly KeywordDefinition[] = [
  keywordAbility("landwalk", "702.14", {
    forms: ["{landType}walk", "{quality} {landType}walk"],
    kinds: "static",
    on: fighters,
    reminder: "This creature can't be blocked while its defending player has a {quality?} {landType}.",
    means: "This creature can't be blocked as long as defending player controls a {quality?} {landType}.",
  }),
];
