import { isNode } from "../../grammar/tree.ts";
import { made } from "../trees.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";

/** “Mill 4.”, “Draw 2.” */
export const numberOfCards = check("number-of-cards", {
  ref: "ACT11",
  severity: "warning",
  rules: [cr("701.17a")],
  on: ["millNumber", "drawNumber"],
  test: () => true,
  message: (place) => `“${place.words()}” doesn't say of what: cards are counted in words.`,
  fixes: (place) => {
    const { kind, amount, surface: _surface, span: _span, ...slots } = place.node;
    const value = isNode(amount) ? amount.value : undefined;
    const one = made("objects", { determiner: made("a"), noun: made("noun", { is: "card" }) });
    const determiner = made("quantified", { quantity: made("count", { value }) });
    const cards = value === 1 ? one : made("objects", { determiner, noun: made("noun", { is: "card" }) });
    return [
      place.replace("Write it in words", true, place.node, {
        ...slots,
        kind: kind === "millNumber" ? "mill" : "draw",
        cards,
      }),
    ];
  },
  why: "Only keyword actions like scry take a bare number; cards are milled and drawn one by one.",
  help: "Write “mill four cards”, “draw two cards”.",
  wrong: [
    "«Mill 4».",
    "Target player «mills 3».",
    "Creature — Elf | When this creature enters, «mill 2».",
    "Choose one —\n• «Draw 2».\n• Scry 2.",
    'Enchantment | Creatures you control have "{T}: Target player «mills 1»."',
  ],
  right: ["Mill four cards.", "Scry 4."],
  fixed: ["Mill four cards.", "Target player mills three cards."],
});
