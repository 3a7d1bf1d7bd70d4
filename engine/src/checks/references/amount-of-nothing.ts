import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { problemOf } from "./problems.ts";

/** “When this creature enters, you gain that much life.” */
export const amountOfNothing = check("amount-of-nothing", {
  ref: null,
  severity: "error",
  rules: [cr("608.2c")],
  on: ["thatMuch", "thatMany", "twiceThatMuch", "twiceThatMany", "halfThatMuch", "thatManyPlus", "damageThat"],
  test: (node, place) => problemOf(node, place)?.kind === "nothing said before",
  message: (place) => `“${place.words()}” stands for an amount, but none was said before it.`,
  why: "“That much” and “that many” are the amount of what happened or was done before: damage, life, cards, counters.",
  help: "Say how much: “2 life”, “life equal to its power”.",
  wrong: [
    "Creature — Elf | When this creature enters, you gain «that much» life.",
    "Enchantment | At the beginning of your upkeep, create «that many» Treasure tokens.",
    "Destroy target creature. Draw «that many» cards.",
  ],
  right: [
    "Creature — Elf | Whenever this creature is dealt damage, you gain that much life.",
    "Discard all the cards in your hand, then draw that many cards.",
    "Sacrifice any number of creatures. Draw that many cards.",
    "Enchantment | Whenever one or more artifacts you control enter, this enchantment deals that much damage to each opponent.",
  ],
});
