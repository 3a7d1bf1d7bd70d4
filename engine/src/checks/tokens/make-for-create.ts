import { firstWord } from "../outdated/firstWord.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";

/** “Make a 1/1 token” */
export const makeForCreate = wordingCheck("make-for-create", {
  ref: null,
  severity: "warning",
  rules: [cr("701.7a")],
  wording: ["make-for-create", "summon-for-create", "spawn-for-create"],
  test: firstWord,
  message: "Tokens are created.",
  why: "“Create” is the keyword action that puts tokens onto the battlefield; abilities that speak of it find no other word.",
  help: "Write “Create a 1/1 green Elf creature token.”",
  wrong: [
    "«Make» a 1/1 green Elf creature token.",
    "«Summon» two 1/1 green Elf creature tokens.",
    "Creature — Elf | When this creature enters, «make» a Treasure token.",
    'Enchantment | Creatures you control have "{T}: «Spawn» a 1/1 green Elf creature token."',
    "Choose one —\n• «Make» a Food token.\n• Draw a card.",
    "Target player «makes» a Treasure token.",
  ],
  right: ["Create a 1/1 green Elf creature token."],
  fixed: ["Create a 1/1 green Elf creature token.", "Create two 1/1 green Elf creature tokens."],
});
