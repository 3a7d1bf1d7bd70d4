import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";
import { firstWord } from "./firstWord.ts";

/** “take control of” */
export const takeControl = wordingCheck("take-control", {
  ref: "ACT20",
  severity: "warning",
  rules: [cr("108.4")],
  wording: "take-for-gain",
  test: firstWord,
  message: "Control is gained: “gain control of”.",
  why: "All cards use the same words for a change of control.",
  help: "Write “Gain control of target creature.”",
  wrong: [
    "«Take» control of target creature until end of turn.",
    "Creature — Rogue | When this creature enters, «take» control of target artifact.",
    "Enchantment | At the beginning of your upkeep, «take» control of target land.",
  ],
  right: ["Gain control of target creature until end of turn."],
  fixed: ["Gain control of target creature until end of turn."],
});
