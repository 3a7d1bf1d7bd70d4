import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child, made } from "../trees.ts";

/** “At the beginning of upkeep” */
export const stepOfNobody = check("step-of-nobody", {
  ref: null,
  severity: "warning",
  rules: [cr("603.2b"), cr("500.1")],
  on: "phaseBare",
  test: () => true,
  message: (place) => `“${place.words()}” doesn't say whose.`,
  why: "Every player's turn has these steps, and the ability triggers in those that it names.",
  help: "Write “your upkeep”, “each upkeep” or “each player's upkeep”, whichever is meant.",
  fixes: (place) => {
    const phase = child(place.node, "phase");
    const of = made("possessivePronoun", { is: "your" });
    return [
      place.replace("Write “your”", false, place.node, made("phaseOf", { of, phase })),
      place.replace("Write “each”", false, place.node, made("eachPhase", { phase })),
    ];
  },
  wrong: [
    "Enchantment | At the beginning of «upkeep», draw a card.",
    "Enchantment | At the beginning of «end step», you gain 1 life.",
    "Artifact | {T}: Draw a card. Activate only during «upkeep».",
    'Enchantment | Creatures you control have "At the beginning of «draw step», you lose 1 life."',
  ],
  right: [
    "Artifact | {T}: Draw a card. Activate only during your upkeep.",
    "Enchantment | At the beginning of each upkeep, draw a card.",
    "Enchantment | At the beginning of combat on your turn, draw a card.",
  ],
  fixed: ["Enchantment | At the beginning of your upkeep, draw a card."],
});
