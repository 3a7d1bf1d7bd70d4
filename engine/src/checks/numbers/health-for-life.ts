import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";

/** “3 health” */
export const healthForLife = wordingCheck("health-for-life", {
  ref: "ACT08",
  severity: "warning",
  rules: [cr("119.3")],
  wording: ["health", "hp", "life-points", "hit-points"],
  message: "What players gain and lose is called life.",
  why: "The rules know life, of which a player begins with twenty.",
  help: "Write “You gain 3 life.”",
  wrong: [
    "You gain 3 «health».",
    "You gain 3 «hit points».",
    "Enchantment | Whenever you gain «health», draw a card.",
    "Target player loses 2 life «points».",
    "Creature — Elf | When this creature dies, each opponent loses 1 «health».",
    "Choose one —\n• You gain 4 «hp».\n• Draw a card.",
    "Creature — Elf | Pay 2 «health»: Draw a card.",
  ],
  right: ["You gain 3 life."],
  fixed: [
    "You gain 3 life.",
    "You gain 3 life.",
    "Enchantment | Whenever you gain life, draw a card.",
    "Target player loses 2 life.",
  ],
});
