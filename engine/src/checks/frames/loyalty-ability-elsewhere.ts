import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";

/** “+1: Draw a card.” on a creature. */
export const loyaltyAbilityElsewhere = check("loyalty-ability-elsewhere", {
  ref: "TYP11",
  severity: "error",
  rules: [cr("107.7"), cr("606.2")],
  on: "loyaltyAbility",
  test: (node, { face, isQuoted }) =>
    !isQuoted && !face.types.includes("planeswalker") && face.types.length > 0 && { at: node.cost as typeof node },
  message: (place) =>
    `“${place.words(place.node.cost as typeof place.node)}” can't be paid: only planeswalkers have loyalty.`,
  why: "A loyalty cost adds or removes loyalty counters, which only planeswalkers come with.",
  help: "Write a cost in mana or symbols, such as {1} or {T}, or make the card a planeswalker.",
  wrong: ["Creature — Elf | «+1»: Draw a card.", "Artifact | «−2»: Destroy target creature.", "Land | «−1»: Scry 1."],
  right: [
    "Legendary Planeswalker — Jace | +1: Draw a card.\n−2: Scry 1.",
    "Creature — Elf | {1}: Draw a card.",
    'Enchantment | Planeswalkers you control have "+1: Draw a card."',
  ],
});
