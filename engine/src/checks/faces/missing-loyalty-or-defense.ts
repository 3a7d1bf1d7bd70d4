import { cr } from "../../rules/ruleNumber.ts";
import { type FaceFound, faceCheck } from "../check.ts";

/** A planeswalker without loyalty, a battle without defense. */
export const missingLoyalty = faceCheck("missing-loyalty-or-defense", {
  ref: "TYP09",
  severity: "error",
  rules: [cr("209.1"), cr("210.1"), cr("306.5b")],
  on: "face",
  why: "A planeswalker enters with loyalty counters and a battle with defense counters; without a number it goes to the graveyard at once.",
  help: "Add a line “Loyalty: 4” or “Defense: 5”.",
  test: (face) => {
    const found: FaceFound[] = [];
    for (const [type, kind] of [
      ["planeswalker", "loyalty"],
      ["battle", "defense"],
    ] as const) {
      // The back of a double-faced card that turns into a planeswalker has it printed as well.
      if (!face.types.includes(type) || face.source.stats?.kind === kind) continue;
      const at = face.source.typeLine.types.find(({ text }) => text.toLowerCase() === type);
      found.push({ span: at?.span ?? face.source.typeLine.span, message: `The ${kind} of this ${type} is missing.` });
    }
    return found;
  },
  wrong: [
    "Soot Herald {3}{R}\nLegendary «Planeswalker» — Ajani\n+1: Draw a card.",
    "Soot Herald {1}{R}\n«Battle» — Siege\nWhen Soot Herald enters, draw a card.",
    "Soot Herald {2}{W}{W}\n«Planeswalker» — Ajani\n−2: You gain 3 life.\n3/3",
  ],
  right: ["Legendary Planeswalker — Ajani Loyalty: 4 | +1: Draw a card."],
});
