import { withoutWording } from "../rewriting.ts";
import { made } from "../trees.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";

/** “When this creature leaves” */
export const leavesAlone = wordingCheck("leaves-alone", {
  ref: "TRG16",
  severity: "warning",
  rules: [cr("603.6c")],
  wording: "leaves-alone",
  wholePhrase: true,
  message: (place) => `“${place.words()}” doesn't say what is left: “the battlefield”.`,
  fixes: (place) => [
    place.replace("Add “the battlefield”", true, place.node, {
      ...withoutWording(place.node, "leaves-alone"),
      zone: made("battlefieldZone"),
    }),
  ],
  why: "“Enters” is said by itself today, but what leaves leaves the battlefield.",
  help: "Write “When this creature leaves the battlefield”.",
  wrong: [
    "Creature — Elf | When this creature «leaves», draw a card.",
    "Enchantment | Whenever a creature you control «leaves», you gain 1 life.",
    'Enchantment | Creatures you control have "When this creature «leaves», draw a card."',
  ],
  right: ["Creature — Elf | When this creature leaves the battlefield, draw a card."],
  fixed: ["Creature — Elf | When this creature leaves the battlefield, draw a card."],
});
