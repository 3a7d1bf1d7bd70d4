import { cr } from "../../rules/ruleNumber.ts";
import { misfitCheck } from "../misfits.ts";

/** “fights target player” */
export const fightOfNoncreature = misfitCheck("fight-of-noncreature", {
  ref: "ACT14",
  rules: [cr("701.14a")],
  on: "fight",
  done: "be fought",
  why: "Two creatures fight, each dealing damage equal to its power to the other; nothing else can.",
  help: "Write “fights target creature”, or let the creature deal damage equal to its power to something else.",
  wrong: [
    "Target creature you control fights «target player».",
    "Creature — Beast | When this creature enters, it fights «target planeswalker».",
    "Creature — Beast | {2}, {T}: This creature fights «target land».",
  ],
  right: [
    "Target creature you control fights target creature you don't control.",
    "Creature — Beast | When this creature enters, it fights another target creature.",
  ],
});
