import { cr } from "../../rules/ruleNumber.ts";
import { misfitCheck } from "../misfits.ts";

/** “Sacrifice a card in your hand.” */
export const sacrificeOfNonpermanent = misfitCheck("sacrifice-of-nonpermanent", {
  ref: null,
  rules: [cr("701.21a")],
  on: "sacrifice",
  done: "be sacrificed",
  why: "Sacrificing moves a permanent from the battlefield to its owner's graveyard.",
  help: "Discard a card in a hand, exile one in a graveyard, counter a spell.",
  wrong: [
    "Sacrifice «a card in your hand».",
    "Each player sacrifices «a spell».",
    "Artifact | {T}, Sacrifice «an instant»: Add {R}.",
  ],
  right: ["Sacrifice an artifact or creature.", "Discard a card."],
});
