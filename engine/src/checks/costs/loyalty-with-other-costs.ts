import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { children } from "../trees.ts";

/** “+1, {2}: Draw a card.” */
export const loyaltyWithOtherCosts = check("loyalty-with-other-costs", {
  ref: "CST24",
  severity: "error",
  rules: [cr("606.4")],
  on: "activatedAbility",
  test: (node) => {
    const costs = children(node, "costs");
    const isLoyalty = costs.some(({ kind }) => kind === "signedNumber" || kind === "number");
    return isLoyalty && { at: [costs[0]!, costs.at(-1)!] };
  },
  message: (place) => {
    const costs = children(place.node, "costs");
    return `“${place.words(costs[0]!, costs.at(-1)!)}”: a loyalty ability costs loyalty and nothing else.`;
  },
  why: "The cost of a loyalty ability is a number of loyalty counters, put on or taken off; what else is to be paid has to be part of the effect.",
  help: "Write the number alone before the colon: “−2: You may discard a card. If you do, draw two cards.”",
  wrong: [
    "Legendary Planeswalker — Jace | «+1, {2}»: Draw a card.",
    "Legendary Planeswalker — Jace | «−3, Discard a card»: Draw three cards.",
    "Legendary Planeswalker — Jace | «{1}, +1»: Draw a card.",
    "Legendary Planeswalker — Jace | «0, Sacrifice a creature»: Draw a card.",
  ],
  right: ["Legendary Planeswalker — Jace | +1: Draw a card.\n0: You gain 1 life."],
});
