import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";
import { firstWord } from "./firstWord.ts";

/** “does 3 damage” */
export const doesDamage = wordingCheck("does-damage", {
  ref: "ACT07",
  severity: "warning",
  rules: [cr("120.1")],
  wording: ["do-for-deal", "inflict-for-deal"],
  // What nobody deals is told of by another check, which mends this too.
  test: (node, place) => (node.voice || place.subject || place.above("may", "have") ? firstWord(node, place) : false),
  message: "The verb for damage is “deals”.",
  why: "All cards use the same verb for damage.",
  help: "Write “deals 3 damage”.",
  wrong: [
    "Soot Herald «inflicts» 3 damage to target creature.",
    "Soot Herald «does» 3 damage to any target.",
    "Creature — Goblin | {T}: This creature «does» 1 damage to target creature.",
    "Creature — Goblin | When this creature dies, it «does» 2 damage to each opponent.",
  ],
  right: ["Soot Herald deals 3 damage to any target."],
  fixed: ["Soot Herald deals 3 damage to target creature.", "Soot Herald deals 3 damage to any target."],
});
