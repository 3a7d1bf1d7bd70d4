import { cr } from "../../rules/ruleNumber.ts";
import { type FaceFound, faceCheck } from "../check.ts";
import { fix } from "./typeLine.ts";

/** Former words of the type line. */
export const oldTypeWord = faceCheck("old-type-word", {
  ref: "OLD16 OLD20",
  severity: "warning",
  rules: [cr("308.1"), cr("205.2a")],
  tags: ["deprecated"],
  on: "face",
  why: "These words stood on type lines once, and cards that have them have been reworded.",
  help: "Write “Kindred” for “Tribal”, “Instant” for “Interrupt”, “Creature — Elf” for “Summon Elf”.",
  test: (face) =>
    face.source.typeLine.types.flatMap(({ text, span }): FaceFound[] => {
      const now = { tribal: "Kindred", interrupt: "Instant", summon: "Creature —" }[text.toLowerCase()];
      return now
        ? [
            {
              span,
              message: `“${text}” is written “${now.replace(" —", "")}” today.`,
              fixes: [fix(`Write “${now}”`, true, { span, text: now })],
            },
          ]
        : [];
    }),
  wrong: [
    "«Tribal» Instant — Goblin | Draw a card.",
    "«Interrupt» | Counter target spell.",
    "«Tribal» Enchantment — Elf | Elves you control have vigilance.",
  ],
  right: ["Kindred Instant — Goblin | Draw a card."],
  fixed: ["Kindred Instant — Goblin | Draw a card.", "Instant | Counter target spell."],
});
