import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { isTypeNoun, withNoun } from "../nouns.ts";
import { child } from "../trees.ts";

/** “Creatures you cast cost {1} less to cast.” */
export const costOfPermanent = check("cost-of-permanent", {
  ref: "CST14",
  severity: "warning",
  rules: [cr("601.2f"), cr("109.2")],
  on: ["cost", "costMore"],
  test: (node, place) => {
    const { subject } = place;
    if (!subject || child(node, "do")?.is !== "cast") return false;
    return subject.kind === "objects" && isTypeNoun(child(subject, "noun")) && { at: subject };
  },
  message: (place) => `“${place.words(place.subject)}” costs something while it is cast, when it is a spell.`,
  fixes: (place) => {
    const subject = place.subject!;
    const spell = withNoun(subject, "spell");
    return [spell && place.replace("Write “spell”", true, subject, spell)];
  },
  why: "“Creature” alone means one on the battlefield; what somebody casts is a spell.",
  help: "Write “Creature spells you cast cost {1} less to cast.”",
  wrong: [
    "Creature — Elf | «Goblins you cast» cost {2} less to cast.",
    "Enchantment | «Creatures you cast» cost {1} less to cast.",
    "Enchantment | «Artifacts» cost {1} less to cast.",
  ],
  right: [
    "This spell costs {1} less to cast.\nDraw a card.",
    "Enchantment | Creature spells you cast cost {1} less to cast.",
  ],
  fixed: [
    "Creature — Elf | Goblin spells you cast cost {2} less to cast.",
    "Enchantment | Creature spells you cast cost {1} less to cast.",
  ],
});
