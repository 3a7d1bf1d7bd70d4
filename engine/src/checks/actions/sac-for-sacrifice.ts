import { firstWord } from "../outdated/firstWord.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";

/** “Sac a creature” */
export const sacForSacrifice = wordingCheck("sac-for-sacrifice", {
  ref: null,
  severity: "warning",
  rules: [cr("701.21a")],
  wording: "sac",
  test: firstWord,
  message: "Cards write “sacrifice” in full.",
  why: "Short forms of players' talk do not stand on cards.",
  help: "Write “Sacrifice a creature”.",
  wrong: [
    "Creature — Elf | «Sac» a creature: Draw a card.",
    "Target player «sacs» a creature.",
    "Choose one —\n• «Sac» a creature.\n• Draw a card.",
    'Enchantment | Creatures you control have "«Sac» this creature: Draw a card."',
  ],
  right: ["Creature — Elf | Sacrifice a creature: Draw a card."],
  fixed: ["Creature — Elf | Sacrifice a creature: Draw a card."],
});
