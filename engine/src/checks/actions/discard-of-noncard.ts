import { cr } from "../../rules/ruleNumber.ts";
import { misfitCheck } from "../misfits.ts";
import { child } from "../trees.ts";
import { isTypeNoun, withNoun } from "../nouns.ts";

/** “Discard a creature.” */
export const discardOfNoncard = misfitCheck("discard-of-noncard", {
  ref: null,
  rules: [cr("701.9a"), cr("109.2")],
  on: "discard",
  done: "be discarded",
  why: "Only cards in a hand are discarded, and a type without the word “card” means a permanent.",
  help: "Write “Discard a creature card.”",
  fixes: (place, { phrase }) => {
    const card = isTypeNoun(child(phrase, "noun")) ? withNoun(phrase, "card") : undefined;
    return [card && place.replace("Add “card”", false, phrase, card)];
  },
  wrong: [
    "Target opponent discards «a creature».",
    "Artifact | {T}, Discard «a land»: Draw a card.",
    "Creature — Rat | When this creature dies, each player discards «an artifact».",
  ],
  right: ["Target opponent discards a creature card.", "Discard two cards.", "Discard your hand."],
  fixed: ["Target opponent discards a creature card.", "Artifact | {T}, Discard a land card: Draw a card."],
});
