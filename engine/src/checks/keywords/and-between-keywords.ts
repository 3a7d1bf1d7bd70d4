import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";

/** “Flying and vigilance” */
export const andBetweenKeywords = wordingCheck("and-between-keywords", {
  ref: "PUN05",
  severity: "warning",
  rules: [cr("702.1")],
  wording: "and-between-keywords",
  wholePhrase: true,
  message: "Keywords on a line of their own have commas between them.",
  fixes: () => [],
  why: "A line of keywords is a list of abilities and no sentence.",
  help: "Write “Flying, vigilance”.",
  wrong: [
    "Creature — Elf | «Flying and vigilance»",
    "Creature — Elf | «First strike, and haste»",
    "Creature — Elf | «Trample and haste»\nWhenever this creature attacks, draw a card.",
  ],
  right: ["Creature — Elf | Flying, vigilance", "Creature — Elf | Other Elves you control have flying and vigilance."],
});
