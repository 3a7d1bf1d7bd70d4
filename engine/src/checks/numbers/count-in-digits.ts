import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";
import { one } from "./one.ts";

/** “draw 2 cards” */
export const countInDigits = wordingCheck("count-in-digits", {
  ref: "NUM01",
  severity: "warning",
  rules: [cr("107.1")],
  wording: "digits",
  wholePhrase: true,
  // “2 times” is “twice”.
  test: (node, place) =>
    !(place.parent?.kind === "timesCount" && node.value === 2) &&
    node.kind === "count" &&
    !one(node) &&
    (node.value as number) <= 10,
  message: (place, today) => `“${place.words()}” of something is written in words: “${today}”.`,
  why: "Cards count cards, tokens, counters and permanents in words up to ten, and write digits for damage, life and power.",
  help: "Write the number as a word.",
  wrong: [
    "Draw «2» cards.",
    "Creature — Elf | When this creature enters, create «3» 1/1 green Elf Warrior creature tokens.",
    "Put «4» +1/+1 counters on target creature.",
    "Choose one —\n• Destroy «2» target artifacts.\n• Draw a card.",
  ],
  right: ["Draw two cards.", "Soot Herald deals 2 damage to any target.", "You gain 4 life."],
  fixed: ["Draw two cards."],
});
