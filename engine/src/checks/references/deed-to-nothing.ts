import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { problemOf } from "./problems.ts";

/** “Exile target creature. Draw a card for each creature destroyed this way.” */
export const deedToNothing = check("deed-to-nothing", {
  ref: null,
  severity: "warning",
  rules: [cr("608.2c")],
  on: ["timeAdverb", "wayAdverb"],
  test: (node, place) => node.is === "this way" && problemOf(node, place)?.kind === "nothing said before",
  message: (place) => `“${place.words()}” speaks of something done before, but nothing of the kind is done.`,
  why: "“This way” means what the instructions before it did; they do something else, so nothing is ever done this way.",
  help: "Use the same verb in both places: “Destroy …. … for each creature destroyed this way.”",
  wrong: [
    "Exile target creature. Draw a card for each creature destroyed «this way».",
    "Creature — Elf | When this creature enters, mill three cards. You gain 1 life for each card exiled «this way».",
    "Destroy all artifacts. You gain 2 life for each card discarded «this way».",
  ],
  right: [
    "Destroy all creatures. Draw a card for each creature destroyed this way.",
    "Soot Herald deals 2 damage to each creature. Draw a card for each creature that died this way.",
    "Each player may pay any amount of mana. Each player draws X cards, where X is the total amount of mana paid this way.",
    "Each player discards two cards, then each player gains life equal to the greatest number of cards a player discarded this way.",
    "Enchantment | At the beginning of your end step, populate. The token created this way gains haste.",
  ],
});
