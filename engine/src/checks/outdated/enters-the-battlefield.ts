import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";
import { entersToday, whole } from "./firstWord.ts";

/** “enters the battlefield” */
export const entersTheBattlefield = wordingCheck("enters-the-battlefield", {
  ref: "OLD01",
  severity: "warning",
  rules: [cr("614.1d"), cr("603.6a")],
  since: "pre-BLB",
  tags: ["deprecated"],
  // “Entered the battlefield under your control” keeps the words, and so does what looks back at a whole turn.
  test: (node, place) => node.tense !== "past" && node.tense !== "perfect" && !place.above("not", "cannot"),
  wording: "enters-the-battlefield",
  wholePhrase: true,
  fixes: (place) => entersToday(place, "enters-the-battlefield"),
  message: (place) => `“${whole(place)}” is worded without “the battlefield” today.`,
  why: "Only the battlefield is entered, so cards leave the words out since 2024.",
  help: "Write “enters”.",
  wrong: [
    "Creature — Elf | When this creature «enters the battlefield», draw a card.",
    "Land | This land «enters the battlefield tapped».",
    "Creature — Elf | Whenever another Elf you control «enters the battlefield», you gain 1 life.",
    'Artifact | Creatures you control have "When this creature «enters the battlefield», draw a card."',
    "Enchantment | Whenever a creature «enters the battlefield under your control», draw a card.",
  ],
  right: ["Creature — Elf | When this creature enters, draw a card.", "Land | This land enters tapped."],
  fixed: ["Creature — Elf | When this creature enters, draw a card.", "Land | This land enters tapped."],
});
