import { wordingCheck } from "../check.ts";

/** “the amount of creatures” */
export const uncountedWords = wordingCheck("uncounted-words", {
  ref: "NUM07",
  severity: "warning",
  rules: [],
  wording: ["amount-for-number", "much-for-many", "less-for-fewer", "greater-for-more"],
  message: (_place, today) => `Of what can be counted cards say “${today}”.`,
  why: "“Amount”, “much” and “less” are said of life, mana and damage, “greater” of values; of cards and creatures there is a number, many, more and fewer.",
  help: "Write “the number of creatures you control”, “that many cards”, “fewer cards”.",
  wrong: [
    "Draw cards equal to the «amount» of creatures you control.",
    "Discard your hand, then draw that «much» cards.",
    "If you have «less» cards in hand than an opponent, draw a card.",
    "If you have three or «less» cards in hand, draw a card.",
    "If you control two or «greater» creatures, draw a card.",
    "Creature — Elf | Whenever you attack with two or «greater» creatures, draw a card.",
    "Creature — Elf | When this creature enters, you gain life equal to the «amount» of Elves you control.",
    "Choose one —\n• Soot Herald deals damage to any target equal to the «amount» of lands you control.\n• Draw a card.",
  ],
  right: ["Draw cards equal to the number of creatures you control.", "Discard your hand, then draw that many cards."],
  fixed: [
    "Draw cards equal to the number of creatures you control.",
    "Discard your hand, then draw that many cards.",
    "If you have fewer cards in hand than an opponent, draw a card.",
    "If you have three or fewer cards in hand, draw a card.",
    "If you control two or more creatures, draw a card.",
  ],
});
