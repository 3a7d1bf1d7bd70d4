import { cr } from "../../rules/ruleNumber.ts";
import { misfitCheck } from "../misfits.ts";
import { changed, made } from "../trees.ts";

/** “Draw a creature.” */
export const drawOfNoncard = misfitCheck("draw-of-noncard", {
  ref: null,
  rules: [cr("121.1")],
  on: "draw",
  done: "be drawn",
  why: "A player draws cards from the top of their library without looking for one.",
  help: "Write “Draw a card”, or search the library for a card of that kind.",
  fixes: (place, { phrase }) => [
    place.replace(
      "Draw cards",
      false,
      phrase,
      changed(phrase, { noun: made("noun", { is: "card" }), qualities: undefined, suffixes: undefined }),
    ),
  ],
  wrong: [
    "Draw «a creature».",
    "Creature — Elf | When this creature dies, draw «two lands».",
    "Artifact | {2}, {T}: Each player draws «a spell».",
  ],
  right: ["Draw a card.", "Each player draws two cards."],
  fixed: ["Draw a card."],
});
