import { wordCheck } from "../check.ts";
import { beginsWithSmallLetter } from "../../text/letters.ts";
import { isProper } from "./letters.ts";

/** “draw a card. you gain 2 life.” */
export const lowercaseSentence = wordCheck("lowercase-sentence", {
  ref: "MOD03",
  severity: "warning",
  rules: [],
  surface: "capital",
  test: ({ typed, expected, before }, place) =>
    beginsWithSmallLetter(typed.raw) &&
    place.node.kind !== "legendRule" &&
    !isProper(place.node, expected) &&
    (before === undefined || before.key === "." || (before.key === '"' && place.isQuoted)),
  message: ({ typed, expected }) => `A sentence begins here: “${expected}”, not “${typed.raw}”.`,
  why: "Sentences begin with a capital letter.",
  help: "Write a capital letter.",
  wrong: [
    "«draw» a card.",
    "Draw a card. «you» gain 2 life.",
    "Creature — Elf | «flying»",
    "Creature — Elf | «when» this creature enters, draw a card.",
  ],
  right: ["Draw a card. You gain 2 life.", "Creature — Elf | Flying"],
  fixed: ["Draw a card."],
});
