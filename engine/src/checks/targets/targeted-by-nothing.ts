import { child } from "../trees.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";

/** “This creature can't be targeted.” */
export const targetedByNothing = check("targeted-by-nothing", {
  ref: "TGT22 TRG20",
  severity: "warning",
  rules: [cr("115.1"), cr("702.18a")],
  on: "being",
  test: (node) => {
    const verb = child(node, "verb");
    return verb?.kind === "target" && verb.voice === "passive" && { at: verb };
  },
  message: (place) => `“${place.words()}” is worded “… the target of a spell or ability”.`,
  why: "Something becomes the target of a spell or ability, and cards say of which.",
  help: "Write “becomes the target of a spell or ability”, “can't be the target of spells or abilities”, or the keyword hexproof or shroud.",
  wrong: [
    "Creature — Elf | This creature can't be «targeted».",
    "Creature — Elf | Whenever this creature becomes «targeted», draw a card.",
    "Creature — Elf | Whenever this creature is «targeted by a spell», draw a card.",
    'Enchantment | Creatures you control have "This creature can\'t be «targeted»."',
    "Choose one —\n• Target creature can't be «targeted» this turn.\n• Draw a card.",
  ],
  right: ["Creature — Elf | Whenever this creature becomes the target of a spell or ability, draw a card."],
});
