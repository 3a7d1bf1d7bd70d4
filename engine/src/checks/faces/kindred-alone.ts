import { cr } from "../../rules/ruleNumber.ts";
import { faceCheck } from "../check.ts";

/** “Kindred — Goblin” */
export const kindredAlone = faceCheck("kindred-alone", {
  ref: "TYP14",
  severity: "error",
  rules: [cr("308.1")],
  on: "face",
  test: (face) => {
    const [only] = face.source.typeLine.types;
    return face.types.join() === "kindred"
      ? [
          {
            span: only?.span ?? face.source.typeLine.span,
            message: `“${only?.text}” has no other card type beside it.`,
          },
        ]
      : [];
  },
  why: "Kindred only lends creature types to another card type, which says how the card is cast and what becomes of it.",
  help: "Add the other type: “Kindred Sorcery — Goblin”.",
  wrong: [
    "«Kindred» — Goblin | Draw a card.",
    "Legendary «Kindred» — Elf | Creatures you control have flying.",
    "Snow «Kindred» — Elf | Draw a card.",
  ],
  right: ["Kindred Sorcery — Goblin | Draw a card.", "Kindred Enchantment — Elf | Creatures you control have flying."],
});
