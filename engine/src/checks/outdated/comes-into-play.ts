import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";
import { entersToday, whole } from "./firstWord.ts";

/** “comes into play” */
export const comesIntoPlay = wordingCheck("comes-into-play", {
  ref: "OLD02",
  severity: "warning",
  rules: [cr("603.6a"), cr("403.1")],
  tags: ["deprecated"],
  wording: "comes-into-play",
  wholePhrase: true,
  fixes: (place) => entersToday(place, "comes-into-play"),
  message: (place) => `“${whole(place)}” is worded “enters” today.`,
  why: "The zone is called the battlefield since 2009, and permanents enter it.",
  help: "Write “enters”.",
  wrong: [
    "Creature — Elf | When this creature «comes into play», draw a card.",
    "Land | Soot Herald «comes into play tapped».",
    "Enchantment | Whenever a creature «comes into play under your control», you gain 1 life.",
    "Creature — Elf | Whenever another creature you control «comes into play», you gain 1 life.",
  ],
  right: ["Creature — Elf | When this creature enters, draw a card."],
  fixed: ["Creature — Elf | When this creature enters, draw a card."],
});
