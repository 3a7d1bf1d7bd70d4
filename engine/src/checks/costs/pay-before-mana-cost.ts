import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child } from "../trees.ts";

/** “Pay {2}:” */
export const payBeforeMana = check("pay-before-mana-cost", {
  ref: "CST06",
  severity: "warning",
  rules: [cr("602.1a")],
  tags: ["unnecessary"],
  on: "pay",
  test: (node, place) =>
    place.slot === "costs" &&
    place.parent?.kind === "activatedAbility" &&
    child(node, "cost")?.kind === "mana" &&
    !place.parent.surface?.wording?.length,
  message: (place) => `“${place.words()}” needs no “pay”: mana symbols before a colon are a cost.`,
  why: "Mana in a cost is always paid; cards say “pay” only of life and of mana elsewhere.",
  help: "Write the symbols alone: “{2}:”.",
  fixes: (place) => [place.replace("Leave out “pay”", true, place.node, child(place.node, "cost")!)],
  wrong: [
    "Artifact | «Pay {2}»: Draw a card.",
    "Artifact | «Pay {1}{U}», {T}: Draw a card.",
    'Enchantment | Creatures you control have "«Pay {1}»: Draw a card."',
  ],
  right: ["Artifact | {2}: Draw a card.", "Artifact | Pay 2 life: Draw a card."],
  fixed: ["Artifact | {2}: Draw a card."],
});
