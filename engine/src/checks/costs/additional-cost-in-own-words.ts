import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";
import { withoutWording } from "../rewriting.ts";
import { changed, made } from "../trees.ts";

/** “To cast this, sacrifice a creature.” */
export const toCastThis = wordingCheck("additional-cost-in-own-words", {
  ref: "CST11",
  severity: "warning",
  rules: [cr("118.8"), cr("601.2b")],
  wording: "to-cast",
  wholePhrase: true,
  message: (place) => `“${place.words()}” asks for an additional cost, which cards word in one way only.`,
  why: "What is paid beside the mana cost is an additional cost; the fixed words tell players when it is paid, and that it can't be skipped.",
  help: "Write “As an additional cost to cast this spell, sacrifice a creature.”",
  fixes: (place) => {
    const what = made("self", { surface: { noun: "spell" } });
    return [
      place.replace("Word it as cards do", true, place.node, changed(withoutWording(place.node, "to-cast"), { what })),
    ];
  },
  wrong: [
    "«To cast this spell, sacrifice a creature».",
    "Instant | «To cast this, discard a card».",
    "Creature — Demon | «To cast this card, pay 3 life».",
  ],
  right: ["As an additional cost to cast this spell, sacrifice a creature.\nDraw two cards."],
  fixed: [
    "As an additional cost to cast this spell, sacrifice a creature.",
    "Instant | As an additional cost to cast this spell, discard a card.",
  ],
});
