import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";

/** “You may sacrifice this creature at any time.” */
export const atAnyTime = check("at-any-time", {
  ref: "CST21",
  severity: "warning",
  rules: [cr("602.1")],
  on: "atAnyTime",
  test: (_, place) => ({ at: place.above("clause") ?? place.node }),
  message: "What a player may do at any time is an activated ability: a cost, a colon, an effect.",
  why: "Whenever a player may act, it is by casting a spell or activating an ability; only the form with a colon tells that others may respond.",
  help: "Write “Sacrifice this creature: …”.",
  wrong: [
    "Creature — Elf | «You may sacrifice this creature at any time».",
    "Artifact | «You may sacrifice this artifact at any time to draw a card».",
    'Enchantment | Creatures you control have "«You may sacrifice this creature at any time»."',
  ],
  right: ["Creature — Elf | Sacrifice this creature: Draw a card."],
});
