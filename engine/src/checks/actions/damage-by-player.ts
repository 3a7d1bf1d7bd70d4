import { cr } from "../../rules/ruleNumber.ts";
import { misfitCheck } from "../misfits.ts";
import { made } from "../trees.ts";

/** “Target player deals 3 damage to any target.” */
export const damageByPlayer = misfitCheck("damage-by-player", {
  ref: null,
  rules: [cr("120.1")],
  on: "dealDamage",
  place: "subject",
  done: "deal damage",
  why: "The source of damage is always an object: a creature, a spell, another permanent. Players deal none.",
  help: "Let the card itself or a creature deal the damage.",
  fixes: (place, { phrase }) => [place.replace("Let the card deal it", false, phrase, made("self"))],
  wrong: [
    "«You» deal 3 damage to any target.",
    "«Target player» deals 2 damage to target creature.",
    "Choose one —\n• «Each opponent» deals 1 damage to you.\n• Draw a card.",
  ],
  right: ["Soot Herald deals 3 damage to any target.", "Target creature you control deals 3 damage to any target."],
  fixed: ["Soot Herald deals 3 damage to any target."],
});
