import { cr } from "../../rules/ruleNumber.ts";
import { faceCheck } from "../check.ts";
import { fix } from "./typeLine.ts";

/** “Planeswalker — Jace” */
export const planeswalkerNotLegendary = faceCheck("planeswalker-not-legendary", {
  ref: "TYP10",
  severity: "warning",
  rules: [cr("205.4d"), cr("306.4")],
  on: "face",
  test: (face) => {
    const { types, supertypes } = face.source.typeLine;
    const at = types.find(({ text }) => text.toLowerCase() === "planeswalker");
    if (!at || supertypes.length > 0) return [];
    const { span } = at;
    const [start] = types[0]!.span;
    return [
      {
        span,
        message: "A planeswalker is legendary.",
        fixes: [fix("Make it legendary", false, { span: [start, start], text: "Legendary " })],
      },
    ];
  },
  why: "Since 2017 all planeswalkers are legendary, so that nobody controls two of one name.",
  help: "Write “Legendary Planeswalker — Jace”.",
  wrong: [
    "«Planeswalker» — Jace | +1: Draw a card.",
    "«Planeswalker» — Chandra | −2: Draw a card.",
    "«Planeswalker» | 0: Draw a card.",
  ],
  right: ["Legendary Planeswalker — Jace | +1: Draw a card."],
  fixed: ["Legendary Planeswalker — Jace | +1: Draw a card."],
});
