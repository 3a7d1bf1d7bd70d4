import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";

/** “3 damage divided among any number of targets” */
export const dividedByNobody = wordingCheck("divided-by-nobody", {
  ref: "TGT21",
  severity: "warning",
  rules: [cr("601.2d")],
  wording: "divided-by-nobody",
  wholePhrase: true,
  message: "Damage is divided “as you choose”.",
  why: "Who divides the damage has to be said; it is done as the spell or ability goes on the stack, and each target is dealt at least 1.",
  help: "Write “3 damage divided as you choose among one, two, or three targets”.",
  wrong: [
    "Soot Herald deals «3 damage divided among up to three targets».",
    "Creature — Elf | When this creature enters, it deals «2 damage divided among one or two targets».",
    "Artifact | {T}: Soot Herald deals «4 damage divided among any number of target creatures».",
  ],
  right: ["Soot Herald deals 4 damage divided as you choose among any number of targets."],
  fixed: ["Soot Herald deals 3 damage divided as you choose among up to three targets."],
});
