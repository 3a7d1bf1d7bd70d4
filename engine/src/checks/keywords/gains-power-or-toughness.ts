import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";
import { holds } from "../trees.ts";
import { firstWord, right } from "./gainAndGet.ts";

/** “gains +2/+2” */
export const gainsPower = wordingCheck("gains-power-or-toughness", {
  ref: "KW17 KW19",
  severity: "warning",
  rules: [cr("613.4c")],
  wording: ["gain-for-get", "have-for-get"],
  // Counters that are gotten are told of as a whole.
  test: (node, place) => !holds(node, "statsCounter") && firstWord(node, place),
  message: (place) => `“${place.words()}”: a creature gets power and toughness, and gains abilities.`,
  why: "Cards always say that a creature “gets +2/+2” and “gains” or “has” abilities.",
  help: "Write “gets +2/+2”.",
  wrong: [
    "Target creature «gains» +2/+2 until end of turn.",
    "Creature — Elf | Whenever this creature attacks, it «gains» +1/+0 until end of turn.",
    "Enchantment | Creatures you control «have» +1/+1.",
    "Choose one —\n• Target creature «gains» +3/+3 until end of turn.\n• Draw a card.",
  ],
  right,
  fixed: ["Target creature gets +2/+2 until end of turn."],
});
