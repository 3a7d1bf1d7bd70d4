import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";
import { made } from "../trees.ts";

/** “Lifesteal”, “death touch” */
export const misspeltKeyword = wordingCheck("misspelt-keyword", {
  ref: "KW13",
  severity: "warning",
  rules: [cr("702.1")],
  wording: "misspelt",
  wholePhrase: true,
  message: (place) => `“${place.words()}” is no keyword of this game; “${place.node.is as string}” is.`,
  why: "Only the keywords of the rules mean something by themselves.",
  help: "Write the keyword as the game does, or declare your own in the set file.",
  fixes: (place) => [
    place.replace(`Write “${place.node.is as string}”`, false, place.node, made("keyword", { is: place.node.is })),
  ],
  wrong: [
    "Creature — Vampire | «Lifesteal»",
    "Creature — Vampire | Flying, «death touch»",
    "Target creature gains «double-strike» until end of turn.",
    "Artifact — Equipment | Equipped creature has «life link».\nEquip {2}",
  ],
  right: ["Creature — Vampire | Lifelink", "Creature — Vampire | Flying, deathtouch"],
  fixed: ["Creature — Vampire | Lifelink"],
});
