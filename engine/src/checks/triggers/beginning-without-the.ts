import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";

/** “At beginning of your upkeep”, “At the start of your upkeep” */
export const beginningWithoutThe = wordingCheck("beginning-without-the", {
  ref: null,
  severity: "warning",
  rules: [cr("603.2b"), cr("603.1")],
  wording: ["beginning-without-the", "start-for-beginning", "start-without-the"],
  wholePhrase: true,
  message: (place) => `“At ${place.words()}” is always worded “At the beginning of …”.`,
  why: "Abilities that wait for a step or phase all begin with the same words, by which players know them.",
  help: "Write “At the beginning of your upkeep, …”.",
  wrong: [
    "Enchantment | At «beginning of your upkeep», draw a card.",
    "Enchantment | At «beginning of combat on your turn», target creature gains haste until end of turn.",
    "Enchantment | At «the start of each player's draw step», that player discards a card.",
    "Enchantment | At «start of your end step», you gain 1 life.",
    "Draw a card. At «beginning of the next end step», discard a card.",
    'Enchantment | Creatures you control have "At «beginning of your upkeep», you lose 1 life."',
    "Choose one —\n• Draw a card.\n• Draw two cards. At «beginning of your next upkeep», discard a card.",
  ],
  right: [
    "Enchantment | At the beginning of your upkeep, draw a card.",
    "Enchantment | At the beginning of combat on your turn, target creature gains haste until end of turn.",
  ],
  fixed: [
    "Enchantment | At the beginning of your upkeep, draw a card.",
    "Enchantment | At the beginning of combat on your turn, target creature gains haste until end of turn.",
    "Enchantment | At the beginning of each player's draw step, that player discards a card.",
  ],
});
