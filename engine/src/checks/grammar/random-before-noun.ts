import { hasWording, made } from "../trees.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";

/** “a random card” */
export const randomBeforeNoun = check("random-before-noun", {
  ref: "ACT23 TGT25",
  severity: "warning",
  rules: [cr("701.9b")],
  on: ["discardRandom", "target"],
  test: (node) => node.kind === "discardRandom" || hasWording(node, "random-target"),
  message: (place) => `“${place.words()}”: what chance picks is worded “at random”.`,
  fixes: (place) => {
    const { kind, surface: _surface, span: _span, ...slots } = place.node;
    const cards = made("objects", {
      determiner: made("a"),
      noun: made("noun", { is: "card" }),
      suffixes: [made("atRandom")],
    });
    return kind === "target"
      ? []
      : [place.replace("Write “at random”", true, place.node, { ...slots, ...made("discard", { cards }) })];
  },
  why: "“Random” describes no card: it tells how one is chosen.",
  help: "Write “discards a card at random”, “target creature chosen at random”.",
  wrong: [
    "Target player «discards a random card».",
    "Destroy «target random» creature.",
    "Creature — Elf | When this creature enters, each opponent «discards a random card».",
    "Choose one —\n• «Discard a random card».\n• Draw a card.",
    'Enchantment | Creatures you control have "{T}: Target player «discards a random card»."',
  ],
  right: ["Target player discards a card at random."],
  fixed: ["Target player discards a card at random."],
});
