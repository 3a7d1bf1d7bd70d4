import { cr } from "../../rules/ruleNumber.ts";
import { wordCheck } from "../check.ts";
import { beginsWithSmallLetter } from "../../text/letters.ts";
import { isProper } from "./letters.ts";
import { isJoinedToNon } from "./non-without-hyphen.ts";

/** “goblin” */
export const lowercaseSubtype = wordCheck("lowercase-subtype", {
  ref: "CAP02 CAP06",
  severity: "warning",
  rules: [cr("205.3")],
  surface: "capital",
  // *mountainwalk* and *slivercycling* are one small word.
  test: ({ typed, expected }, place) =>
    beginsWithSmallLetter(typed.raw) &&
    isProper(place.node, expected) &&
    !place.above("keyword") &&
    !isJoinedToNon(place.node, place.parent),
  message: ({ typed, expected }) => `“${typed.raw}” is a name of the game and is written “${expected}”.`,
  why: "Subtypes and names are written with a capital letter wherever they stand.",
  help: "Write a capital letter.",
  wrong: [
    "Destroy target «goblin».",
    "Create two 1/1 green «elf» Warrior creature tokens.",
    "Creature — Elf | Other «elves» you control get +1/+1.",
  ],
  right: ["Destroy target Goblin.", "Creature — Elf | Other Elves you control get +1/+1."],
  fixed: ["Destroy target Goblin."],
});
