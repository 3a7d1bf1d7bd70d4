import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";

/** “is unable to block” */
export const unableForCant = wordingCheck("unable-for-cant", {
  ref: "STA05",
  severity: "warning",
  rules: [cr("101.2")],
  wording: ["unable-for-cant", "not-able-for-cant", "may-not-for-cant"],
  message: (_place, today) => `What is forbidden is worded “${today}”.`,
  why: "“Can't” is the word of the rules for what is forbidden, and always wins.",
  help: "Write “can't”.",
  wrong: [
    "Creature — Elf | This creature «is unable to» block.",
    "Creature — Elf | This creature «may not» attack alone.",
    "Target creature «may not» block this turn.",
    "Creature — Elf | This creature «isn't able to» attack.",
    "Enchantment | Players «are not allowed to» cast spells.",
    'Enchantment | Creatures you control have "This creature «is unable to» block."',
    "Choose one —\n• Target creature «is unable to» block this turn.\n• Draw a card.",
  ],
  right: ["Creature — Elf | This creature can't block."],
  fixed: ["Creature — Elf | This creature can't block."],
});
