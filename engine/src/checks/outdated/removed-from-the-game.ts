import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";
import { whole } from "./firstWord.ts";

/** “remove from the game” */
export const removedFromTheGame = wordingCheck("removed-from-the-game", {
  ref: "OLD03",
  severity: "warning",
  rules: [cr("701.13a"), cr("406.1")],
  tags: ["deprecated"],
  wording: "removed-from-the-game",
  wholePhrase: true,
  message: (place) => `“${whole(place)}” is worded with “exile” today.`,
  why: "What was called removed from the game is a zone, exile, since 2009.",
  help: "Write “exile”.",
  wrong: [
    "«Remove target creature from the game».",
    "Creature — Elf | {T}, «Remove a creature card in your graveyard from the game»: Draw a card.",
    "Creature — Elf | When this creature dies, «remove it from the game».",
  ],
  right: ["Exile target creature."],
  fixed: ["Exile target creature."],
});
