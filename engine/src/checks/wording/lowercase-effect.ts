import { cr } from "../../rules/ruleNumber.ts";
import { wordCheck } from "../check.ts";
import { beginsWithSmallLetter } from "../../text/letters.ts";

/** “{2}: draw a card.” */
export const lowercaseEffect = wordCheck("lowercase-effect", {
  ref: "CST07 CAP09",
  severity: "warning",
  rules: [cr("602.1")],
  surface: "capital",
  test: ({ typed, before }) =>
    beginsWithSmallLetter(typed.raw) && (before?.key === ":" || before?.key === "—" || before?.key === "•"),
  message: ({ typed, expected, before }) =>
    `After “${before?.raw}” a sentence begins: “${expected}”, not “${typed.raw}”.`,
  why: "What follows a colon, a long dash or a bullet is a sentence of its own.",
  help: "Write a capital letter: “{2}: Draw a card.”",
  wrong: [
    "Artifact | {2}: «draw» a card.",
    "Artifact | {2}, {T}: «target» creature gains haste until end of turn.",
    "Choose one —\n• «destroy» target artifact.\n• Draw a card.",
    "Creature — Elf | Landfall — «whenever» a land you control enters, draw a card.",
  ],
  right: [
    "Artifact | {2}: Draw a card.",
    "Creature — Elf | Landfall — Whenever a land you control enters, draw a card.",
  ],
  fixed: ["Artifact | {2}: Draw a card."],
});
