import { child } from "../trees.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";

/** “This creature must attack” */
export const mustAttack = check("must-attack", {
  ref: "OLD14",
  severity: "warning",
  rules: [cr("508.1d")],
  on: "must",
  test: (node) => ["attack", "block"].includes(child(node, "do")?.kind ?? "") && !child(node, "do", "what"),
  message: (place) => `“${place.words()}” is worded “… each combat if able”.`,
  why: "A creature can only be made to attack or block as far as it is able to, and cards say so.",
  help: "Write “This creature attacks each combat if able.” or “Target creature attacks this turn if able.”",
  wrong: [
    "Creature — Elf | This creature «must attack».",
    "Target creature «must block» this turn.",
    "Enchantment | Creatures your opponents control «must attack» each turn.",
    'Enchantment | Creatures you control have "This creature «must attack»."',
    "Choose one —\n• Target creature «must attack» this turn.\n• Draw a card.",
  ],
  right: ["Creature — Elf | This creature attacks each combat if able."],
});
