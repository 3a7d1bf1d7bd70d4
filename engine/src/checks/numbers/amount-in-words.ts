import { hasWording } from "../trees.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";

/** What takes its number in digits. Energy, hand sizes and devotion are counted in words as well. */
const IN_DIGITS = new Set([
  "damage",
  "life",
  "scry",
  "surveil",
  "fateseal",
  "keyword",
  "amass",
  "bolster",
  "adapt",
  "support",
  "monstrosity",
  "incubate",
  "discover",
]);

const COMPARED = new Set(["orLess", "orGreater", "exactlyThat"]);

/** “deals three damage” */
export const amountInWords = wordingCheck("amount-in-words", {
  ref: "NUM02 KW04 ACT09",
  severity: "warning",
  rules: [cr("107.1")],
  wording: "words",
  wholePhrase: true,
  test: (node, place) => {
    const parent = place.parent?.kind ?? "";
    return (
      node.kind === "number" &&
      !hasWording(place.parent, "cards-behind-number") &&
      (IN_DIGITS.has(parent) || (COMPARED.has(parent) && place.above("statHaving") !== undefined))
    );
  },
  message: (place, today) => `“${place.words()}” is written in digits here: “${today}”.`,
  why: "Damage, life, power, mana values and the numbers of keywords are written in digits.",
  help: "Write the number in digits.",
  wrong: [
    "Soot Herald deals «three» damage to any target.",
    "You gain «five» life.",
    "Scry «two».",
    "Destroy target creature with power «four» or greater.",
    "Creature — Eldrazi | Annihilator «two»",
  ],
  right: ["Soot Herald deals 3 damage to any target.", "Scry 2.", "Draw three cards."],
  fixed: ["Soot Herald deals 3 damage to any target."],
});
