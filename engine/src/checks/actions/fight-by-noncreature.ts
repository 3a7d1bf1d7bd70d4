import { cr } from "../../rules/ruleNumber.ts";
import { misfitCheck } from "../misfits.ts";

/** “Target player fights target creature.” */
export const fightByNoncreature = misfitCheck("fight-by-noncreature", {
  ref: "ACT14",
  rules: [cr("701.14a")],
  on: "fight",
  place: "subject",
  done: "fight",
  why: "Two creatures fight, each dealing damage equal to its power to the other; nothing else can.",
  help: "Let a creature fight.",
  wrong: [
    "«Target player» fights target creature.",
    "«Target artifact you control» fights target creature.",
    "Choose one —\n• «Target land» fights target creature.\n• Draw a card.",
  ],
  right: [
    "Target creature you control fights target creature you don't control.",
    "Target artifact creature you control fights target creature you don't control.",
  ],
});
