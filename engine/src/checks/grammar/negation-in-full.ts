import { wordingCheck } from "../check.ts";

/** “cannot” */
export const negationInFull = wordingCheck("negation-in-full", {
  ref: "PUN08",
  severity: "warning",
  rules: [],
  wording: ["cannot", "can-not", "uncontracted"],
  message: (_place, today) => `Cards write “${today}”.`,
  why: "Cards contract what is denied: “can't”, “doesn't”, “isn't”.",
  help: "Write “can't”.",
  wrong: [
    "Creature — Elf | This creature «cannot» block.",
    "Creature — Elf | This creature «can not» attack alone.",
    "Creatures «cannot» attack this turn.",
    'Enchantment | Creatures you control have "This creature «cannot» be blocked."',
    "Choose one —\n• Target creature «cannot» block this turn.\n• Draw a card.",
    "Creature — Elf | This creature «does not» untap during your untap step.",
  ],
  right: [
    "Creature — Elf | This creature can't block.",
    "Creature — Elf | This creature doesn't untap during your untap step.",
  ],
  fixed: ["Creature — Elf | This creature can't block."],
});
