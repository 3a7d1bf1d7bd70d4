import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child } from "../trees.ts";

/** “Double all damage.”, “Create twice as many tokens.” */
export const doublingWithoutEvent = check("doubling-without-event", {
  ref: "REP07 REP08",
  severity: "warning",
  rules: [cr("614.1a")],
  on: ["doubleEvent", "clause"],
  test: (node) =>
    node.kind === "doubleEvent" ||
    (child(node, "subject")?.kind === "damageObject" && child(node, "verbs", "complement", "verb")?.kind === "double"),
  message: (place) => `“${place.words()}” doesn't say what happens twice, and instead of what.`,
  why: "What is doubled is an event that would happen: the card says which one, and what happens instead.",
  help: "Write “If a source you control would deal damage to a permanent or player, it deals double that damage instead.” or “If one or more tokens would be created under your control, twice that many of those tokens are created instead.”",
  wrong: [
    "Enchantment | «Double all damage».",
    "Enchantment | «All damage is doubled».",
    "Enchantment | Creatures you control «deal double damage».",
    "Enchantment | «Create twice as many tokens».",
    "Enchantment | You «gain twice as much life».",
  ],
  right: [
    "Enchantment | If a source you control would deal damage to a permanent or player, it deals double that damage instead.",
    "Enchantment | If one or more tokens would be created under your control, twice that many of those tokens are created instead.",
  ],
});
