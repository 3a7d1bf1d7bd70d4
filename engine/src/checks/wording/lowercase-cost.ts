import { cr } from "../../rules/ruleNumber.ts";
import { wordCheck } from "../check.ts";
import type { Place } from "../place.ts";
import { beginsWithSmallLetter } from "../../text/letters.ts";

function startsCost(place: Place): boolean {
  return place.isIn("activatedAbility", "costs") || place.isIn("activated", "costs") || place.isIn("costs", "costs");
}

/** “{1}, {T}, sacrifice a creature:” */
export const lowercaseCost = wordCheck("lowercase-cost", {
  ref: "CST04",
  severity: "warning",
  rules: [cr("602.1a")],
  surface: "capital",
  test: ({ typed, before }, place) => beginsWithSmallLetter(typed.raw) && before?.key !== ":" && startsCost(place),
  message: ({ typed, expected }) => `“${typed.raw}” starts a part of a cost and is written “${expected}”.`,
  why: "Each part of a cost before the colon starts with a capital letter.",
  help: "Write a capital letter: “{1}, {T}, Sacrifice a creature:”.",
  wrong: [
    "Artifact | {1}, {T}, «sacrifice» a creature: Draw a card.",
    "Artifact | {2}, «discard» a card: Draw a card.",
    'Enchantment | Creatures you control have "{T}, «pay» 1 life: Draw a card."',
  ],
  right: ["Artifact | {1}, {T}, Sacrifice a creature: Draw a card."],
  fixed: ["Artifact | {1}, {T}, Sacrifice a creature: Draw a card."],
});
