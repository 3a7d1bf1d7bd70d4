import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";
import { whole } from "./firstWord.ts";

/** “converted mana cost” */
export const convertedManaCost = wordingCheck("converted-mana-cost", {
  ref: "OLD06",
  severity: "warning",
  rules: [cr("202.3")],
  since: "pre-STX",
  tags: ["deprecated"],
  wording: ["converted-mana-cost", "cmc"],
  wholePhrase: true,
  message: (place) => `“${whole(place)}” is called mana value today.`,
  why: "The number is called mana value since 2021.",
  help: "Write “mana value”.",
  wrong: [
    "Destroy target creature with «converted mana cost» 3 or less.",
    "Return target creature card with «CMC» 3 or less from your graveyard to your hand.",
    "Creature — Elf | When this creature enters, you gain life equal to its «converted mana cost».",
  ],
  right: ["Destroy target creature with mana value 3 or less."],
  fixed: ["Destroy target creature with mana value 3 or less."],
});
