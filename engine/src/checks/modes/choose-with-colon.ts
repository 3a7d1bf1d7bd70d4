import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";

/** “Choose one:” */
export const colonAfterChoose = wordingCheck("choose-with-colon", {
  ref: "MOD01 OLD19",
  severity: "warning",
  rules: [cr("700.2")],
  wording: "colon-for-dash",
  wholePhrase: true,
  message: (place) => `“${place.words()}” is followed by a long dash, and each mode stands on a line of its own.`,
  why: "A colon divides a cost from its effect; modes are introduced by “Choose one —” and marked with bullets.",
  help: "Write “Choose one —”, then one line for each mode, starting with •.",
  wrong: [
    "«Choose one:»\n• Draw a card.\n• Destroy target creature.",
    "Creature — Elf | When this creature enters, «choose one:»\n• You gain 2 life.\n• Draw a card.",
    "«Choose two:»\n• Draw a card.\n• Destroy target creature.\n• You gain 3 life.",
  ],
  right: ["Choose one —\n• Draw a card.\n• Destroy target creature."],
  fixed: ["Choose one —\n• Draw a card.\n• Destroy target creature."],
});
