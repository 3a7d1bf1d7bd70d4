/** “gains +2/+2”, “gets flying” */
import type { TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";
import type { Place } from "../place.ts";

const right = [
  "Target creature gets +2/+2 until end of turn.",
  "Target creature gains flying until end of turn.",
  "Enchantment | Creatures you control get +1/+1 and have vigilance.",
];
const firstWord = (_: TreeNode, place: Place) => {
  const [start, end] = place.span();
  const word = /^\S+/.exec(place.face.cardText.slice(start, end))![0];
  return { at: { span: [start, start + word.length] as const } };
};

/** “gains +2/+2” */
export const gainsPower = wordingCheck("gains-power-or-toughness", {
  ref: "KW17 KW19",
  severity: "warning",
  rules: [cr("613.4c")],
  wording: ["gain-for-get", "have-for-get"],
  test: firstWord,
  message: (place) => `“${place.words()}”: a creature gets power and toughness, and gains abilities.`,
  why: "Cards always say that a creature “gets +2/+2” and “gains” or “has” abilities.",
  help: "Write “gets +2/+2”.",
  wrong: [
    "Target creature «gains» +2/+2 until end of turn.",
    "Creature — Elf | Whenever this creature attacks, it «gains» +1/+0 until end of turn.",
    "Enchantment | Creatures you control «have» +1/+1.",
    "Choose one —\n• Target creature «gains» +3/+3 until end of turn.\n• Draw a card.",
  ],
  right,
  fixed: ["Target creature gets +2/+2 until end of turn."],
});

/** “gets flying” */
export const getsAbility = wordingCheck("gets-ability", {
  ref: "KW17",
  severity: "warning",
  rules: [cr("113.1")],
  wording: "get-for-gain",
  test: firstWord,
  message: (place) => `“${place.words()}”: a creature gains abilities, and gets power and toughness.`,
  why: "Cards always say that a creature “gains flying”, or “has flying” where it lasts.",
  help: "Write “gains flying”.",
  wrong: [
    "Target creature «gets» flying until end of turn.",
    "Creature — Elf | {G}: This creature «gets» trample until end of turn.",
    "Creature — Elf | Whenever this creature attacks, target creature «gets» first strike until end of turn.",
  ],
  right,
  fixed: ["Target creature gains flying until end of turn."],
});
