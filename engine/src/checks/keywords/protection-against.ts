import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";

/** “Protection against red” */
export const protectionAgainst = wordingCheck("protection-against", {
  ref: "KW06",
  severity: "warning",
  rules: [cr("702.16a")],
  wording: ["against-for-from", "immune-to"],
  message: (place) => `“${place.words()}” is worded “protection from …”.`,
  why: "The keyword is “protection from …”, and other cards look for just that.",
  help: "Write “Protection from red”.",
  wrong: [
    "Creature — Knight | Protection «against» red",
    "Target creature gains protection «against» blue until end of turn.",
    "Creature — Knight | This creature «is immune to» red.",
    "Creature — Knight | Flying, protection «against» Goblins",
  ],
  right: ["Creature — Knight | Protection from red", "Target creature gains protection from blue until end of turn."],
  fixed: ["Creature — Knight | Protection from red"],
});
