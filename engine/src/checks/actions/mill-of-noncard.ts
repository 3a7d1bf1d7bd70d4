import { cr } from "../../rules/ruleNumber.ts";
import { misfitCheck } from "../misfits.ts";
import { changed, made } from "../trees.ts";

/** “Mill two creatures.” */
export const millOfNoncard = misfitCheck("mill-of-noncard", {
  ref: null,
  rules: [cr("701.17a")],
  on: "mill",
  done: "be milled",
  why: "Milling puts cards from the top of a library into a graveyard; what they are isn't known before.",
  help: "Write “mills two cards”.",
  fixes: (place, { phrase }) => [
    place.replace(
      "Mill cards",
      false,
      phrase,
      changed(phrase, { noun: made("noun", { is: "card" }), qualities: undefined, suffixes: undefined }),
    ),
  ],
  wrong: [
    "Target player mills «two creatures».",
    "Creature — Rat | {T}: Each opponent mills «a permanent».",
    "Creature — Rat | When this creature enters, you mill «three tokens».",
  ],
  right: ["Target player mills two cards.", "You mill a card."],
  fixed: ["Target player mills two cards."],
});
