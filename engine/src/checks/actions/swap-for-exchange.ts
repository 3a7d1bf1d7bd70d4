import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";

/** “Swap life totals with target player.” */
export const swapForExchange = wordingCheck("swap-for-exchange", {
  ref: "ACT29",
  severity: "warning",
  rules: [cr("701.12a")],
  wording: ["swap-for-exchange", "switch-life", "exchange-life"],
  message: (_place, today) => `What changes places is exchanged: “${today}”.`,
  why: "Exchanging is a keyword action: either all of it happens or nothing. Only power and toughness are switched.",
  help: "Write “Exchange life totals with target player.” or “Exchange control of two target creatures.”",
  wrong: [
    "«Swap» life totals with target player.",
    "Creature — Elf | When this creature enters, «swap» control of two target creatures.",
    "«Switch» life totals with target opponent.",
    "Choose one —\n• Exchange «life» with target player.\n• Draw a card.",
  ],
  right: [
    "Exchange life totals with target player.",
    "Switch target creature's power and toughness until end of turn.",
  ],
  fixed: ["Exchange life totals with target player."],
});
