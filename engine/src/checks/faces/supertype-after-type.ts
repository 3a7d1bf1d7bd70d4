import { cr } from "../../rules/ruleNumber.ts";
import { faceCheck } from "../check.ts";
import { fix } from "./typeLine.ts";

/** “Creature Legendary” */
export const supertypeAfterType = faceCheck("supertype-after-type", {
  ref: "TYP04",
  severity: "warning",
  rules: [cr("205.4a")],
  on: "face",
  why: "Supertypes stand before card types on every card.",
  help: "Write “Legendary Creature”.",
  test: (face) => {
    const { supertypes, types } = face.source.typeLine;
    const first = types[0];
    const late = supertypes.filter(({ span }) => first && span[0] > first.span[0]);
    if (!first || late.length === 0) return [];
    const all = [...supertypes, ...types];
    const start = Math.min(...all.map(({ span }) => span[0]));
    const end = Math.max(...all.map(({ span }) => span[1]));
    const text = all.map((piece) => piece.text).join(" ");
    return [
      {
        span: late[0]!.span,
        message: `“${late[0]!.text}” belongs before the card type.`,
        fixes: [fix(`Write “${text}”`, true, { span: [start, end], text })],
      },
    ];
  },
  wrong: [
    "Creature «Legendary» — Elf | Haste",
    "Land «Basic» — Forest | ({T}: Add {G}.)",
    "Artifact «Legendary» | {T}: Add {C}.",
  ],
  right: ["Legendary Creature — Elf | Haste"],
  fixed: ["Legendary Creature — Elf | Haste"],
});
