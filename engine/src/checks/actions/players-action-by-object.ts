import { cr } from "../../rules/ruleNumber.ts";
import { misfitCheck } from "../misfits.ts";
import { made } from "../trees.ts";

/** “Target creature draws a card.” */
export const playersActionByObject = misfitCheck("players-action-by-object", {
  ref: null,
  rules: [cr("109.1"), cr("102.1")],
  on: [
    "draw",
    "discard",
    "mill",
    "gainLife",
    "loseLife",
    "payLife",
    "scry",
    "surveil",
    "search",
    "create",
    "sacrifice",
    "gainControl",
    "control",
    "cast",
  ],
  place: "subject",
  done: "do that",
  why: "Creatures and other objects draw no cards, have no life, hands or libraries, and control nothing: players do.",
  help: "Name the player: “its controller”, “you”, “each opponent”.",
  fixes: (place, { phrase }) => {
    const clause = place.above("clause");
    if (!clause || !/^objects$/.test(phrase.kind)) return [];
    const controller = made("playerOf", {
      of: made("possessive", { of: phrase }),
      role: made("role", { is: "controller" }),
    });
    return [place.replace("Let its controller do it", false, phrase, controller)];
  },
  wrong: [
    "«Target creature» draws a card.",
    "Enchantment | At the beginning of your upkeep, «each creature» gains 2 life.",
    "Creature — Goblin | When this creature dies, «target artifact» discards a card.",
    "«Target planeswalker» sacrifices a creature.",
  ],
  right: [
    "Target player draws a card.",
    "Destroy target creature. Its controller gains 3 life.",
    "Each opponent loses 2 life.",
  ],
  fixed: ["Target creature's controller draws a card."],
});
