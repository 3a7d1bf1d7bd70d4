import { cr } from "../../rules/ruleNumber.ts";
import { misfitCheck } from "../misfits.ts";

/** “Goad target artifact.” */
export const goadOfNoncreature = misfitCheck("goad-of-noncreature", {
  ref: null,
  rules: [cr("701.15a"), cr("701.60a")],
  on: ["goad", "suspect"],
  done: "be goaded or suspected",
  why: "Goaded and suspected creatures attack or block in another way; nothing but a creature does that.",
  help: "Name a creature: “Goad target creature.”",
  wrong: [
    "Goad «target artifact».",
    "Creature — Rogue | When this creature enters, suspect «target player».",
    "Enchantment | At the beginning of combat on your turn, goad «target planeswalker».",
  ],
  right: ["Goad target creature.", "Goad each creature your opponents control."],
});
