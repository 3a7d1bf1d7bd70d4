import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";
import { whole } from "./firstWord.ts";

/** “his or her” */
export const hisOrHer = wordingCheck("his-or-her", {
  ref: "OLD07",
  severity: "warning",
  rules: [cr("109.5")],
  since: "pre-DOM",
  tags: ["deprecated"],
  wording: ["his-or-her", "he-or-she", "him-or-her"],
  wholePhrase: true,
  message: (place, today) => `“${whole(place)}” is worded “${today}” today.`,
  why: "Cards speak of a player as “they” since 2018.",
  help: "Write “their” or “they”.",
  wrong: [
    "Target player discards «his or her» hand.",
    "Each opponent puts the top card of «his or her» library into exile.".replace(
      "puts the top card of «his or her» library into exile",
      "sacrifices a creature of «his or her» choice",
    ),
    "Creature — Elf | When this creature dies, target opponent reveals «his or her» hand.",
    "Target player discards a card unless «he or she» pays {2}.",
    "Creature — Elf | Whenever an opponent draws a card, this creature deals 1 damage to «him or her».",
  ],
  right: ["Target player discards their hand."],
  fixed: ["Target player discards their hand."],
});
