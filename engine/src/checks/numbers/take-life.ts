import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";

/** “You take 2 life.” */
export const takeLife = wordingCheck("take-life", {
  ref: "ACT08",
  severity: "warning",
  rules: [cr("119.3")],
  wording: "take-for-lose",
  message: "Life is lost.",
  why: "Players lose life, or are dealt damage; they take neither.",
  help: "Write “You lose 2 life.”",
  wrong: [
    "You «take» 2 life.",
    "Creature — Elf | When this creature dies, each opponent «takes» 1 life.",
    "Choose one —\n• Target player «takes» 3 life.\n• Draw a card.",
  ],
  right: ["You lose 2 life."],
  fixed: ["You lose 2 life."],
});
