import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";
import { withoutWording } from "../rewriting.ts";
import { child } from "../trees.ts";

/** “Whenever this creature attacks draw a card.” */
export const missingTriggerComma = wordingCheck("trigger-without-comma", {
  ref: "TRG08",
  severity: "warning",
  rules: [cr("603.1")],
  wording: "no-comma",
  test: (node) => ({ at: child(node, "trigger")! }),
  message: (place) => `A comma belongs after “${place.words(child(place.node, "trigger"))}”.`,
  why: "The comma divides what an ability waits for from what it does.",
  help: "Put a comma after the trigger condition.",
  fixes: (place) => [place.replace("Put a comma", true, place.node, withoutWording(place.node, "no-comma"))],
  wrong: [
    "Creature — Elf | «Whenever this creature attacks» draw a card.",
    "Creature — Elf | «When this creature enters» you gain 2 life.",
    "Enchantment | «At the beginning of your upkeep» create a Treasure token.",
    'Creature — Elf | Elves you control have "«When this creature dies» draw a card."',
  ],
  right: ["Creature — Elf | Whenever this creature attacks, draw a card."],
  fixed: ["Creature — Elf | Whenever this creature attacks, draw a card."],
});
