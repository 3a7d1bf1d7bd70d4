import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child, hasWording, isSelf, made } from "../trees.ts";

/** Tags of what the mistaken wordings are. */
const OWN_WORDS = ["to-cast", "cost-of-nothing", "cost-of-this", "cost-as-heading"];

/** “To cast this, sacrifice a creature.” */
export const toCastThis = check("additional-cost-in-own-words", {
  ref: "CST11",
  severity: "warning",
  rules: [cr("118.8"), cr("601.2b")],
  on: "additionalCost",
  test: (node) => {
    const what = child(node, "what");
    return OWN_WORDS.some((tag) => hasWording(node, tag)) || (isSelf(what) && what?.surface?.noun !== "spell");
  },
  message: (place) => `“${place.words()}” asks for an additional cost, which cards word in one way only.`,
  why: "What is paid beside the mana cost is an additional cost; the fixed words tell players when it is paid, and that it can't be skipped.",
  help: "Write “As an additional cost to cast this spell, sacrifice a creature.”",
  fixes: (place) => {
    const what = made("self", { surface: { noun: "spell" } });
    const then = child(place.node, "then");
    return [place.replace("Word it as cards do", true, place.node, made("additionalCost", { what, then }))];
  },
  wrong: [
    "«As an additional cost, sacrifice a creature».",
    "«As an additional cost to cast Soot Herald, discard a card».",
    "«To play this card, pay 3 life».",
    "Creature — Demon | «To cast this creature, sacrifice a land».",
    "«Additional cost: Sacrifice a creature».",
    "«To cast this spell, sacrifice a creature».",
    "Instant | «To cast this, discard a card».",
    "Creature — Demon | «To cast this card, pay 3 life».",
  ],
  right: ["As an additional cost to cast this spell, sacrifice a creature.\nDraw two cards."],
  fixed: [
    "As an additional cost to cast this spell, sacrifice a creature.",
    "As an additional cost to cast this spell, discard a card.",
    "As an additional cost to cast this spell, pay 3 life.",
    "Creature — Demon | As an additional cost to cast this spell, sacrifice a land.",
    "As an additional cost to cast this spell, sacrifice a creature.",
    "As an additional cost to cast this spell, sacrifice a creature.",
    "Instant | As an additional cost to cast this spell, discard a card.",
  ],
});
