import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";

/** “Scry 2 cards.” */
export const cardsBehindNumber = wordingCheck("cards-behind-number", {
  ref: "ACT09",
  severity: "warning",
  rules: [cr("701.22a")],
  wording: "cards-behind-number",
  message: "The keyword action needs no “cards”.",
  why: "How many cards are looked at is what its number says.",
  help: "Write “Scry 2.”",
  wrong: [
    "Scry 2 «cards».",
    "Creature — Elf | When this creature enters, surveil 3 «cards».",
    "Choose one —\n• Scry 3 «cards».\n• Draw a card.",
    'Enchantment | Creatures you control have "{T}: Scry 1 «card»."',
  ],
  right: ["Scry 2.", "Surveil 1."],
  fixed: ["Scry 2.", "Creature — Elf | When this creature enters, surveil 3."],
});
