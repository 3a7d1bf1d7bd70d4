import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child, made } from "../trees.ts";

/** “Destroy this creature:” */
export const destroySelfAsCost = check("destroy-as-cost", {
  ref: "CST23",
  severity: "warning",
  rules: [cr("701.8a"), cr("702.12b")],
  on: "destroy",
  test: (_, place) =>
    (place.slot === "costs" && place.parent?.kind === "activatedAbility") || place.isIn("additionalCost", "then"),
  message: (place) => `“${place.words()}” isn't used as a cost: what is paid with is sacrificed.`,
  why: "An indestructible permanent can't be destroyed, so the cost couldn't be paid; and destroying what others control is no cost of yours.",
  help: "Write “Sacrifice this creature:”.",
  fixes: (place) => [
    place.replace("Sacrifice it", false, place.node, made("sacrifice", { what: child(place.node, "what") })),
  ],
  wrong: [
    "Creature — Elf | «Destroy this creature»: Draw a card.",
    "Artifact | {T}, «Destroy this artifact»: You gain 3 life.",
    "As an additional cost to cast this spell, «destroy a creature you control».\nDraw a card.",
    "Enchantment | «Destroy a creature you control»: Draw a card.",
  ],
  right: ["Creature — Elf | Sacrifice this creature: Draw a card."],
  fixed: ["Creature — Elf | Sacrifice this creature: Draw a card."],
});
