import { made } from "../trees.ts";
import { check } from "../check.ts";

/** “every player” */
export const everyForEach = check("every-for-each", {
  ref: "PLR04",
  severity: "warning",
  rules: [],
  on: "every",
  test: (_node, place) => place.parent?.kind === "objects" && place.slot === "determiner",
  message: (place) => `“${place.words()}” is worded “each”.`,
  fixes: (place) => [place.replace("Write “each”", true, place.node, made("each"))],
  why: "Cards use one word for what happens to all of a kind, one by one.",
  help: "Write “each player”, “each creature”, or “all creatures”.",
  wrong: [
    "«Every» player draws a card.",
    "Destroy «every» creature.",
    "Creature — Elf | When this creature enters, «every» opponent loses 1 life.",
    'Enchantment | Creatures you control have "{T}: Tap «every» creature."',
    "Choose one —\n• Soot Herald deals 1 damage to «every» creature.\n• Draw a card.",
  ],
  right: ["Each player draws a card."],
  fixed: ["Each player draws a card.", "Destroy each creature."],
});
