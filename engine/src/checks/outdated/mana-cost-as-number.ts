import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child, made } from "../trees.ts";

/** “mana cost 3 or less” */
export const manaCostAsNumber = check("mana-cost-as-number", {
  ref: "OLD06",
  severity: "warning",
  rules: [cr("202.3")],
  on: "statHaving",
  test: (node) => {
    const stat = child(node, "stat");
    return stat?.is === "manaCost" && { at: stat };
  },
  message: "A mana cost is symbols; the number is called mana value.",
  why: "Only the mana value, the total of the mana cost, can be more or less than a number.",
  help: "Write “mana value 3 or less”.",
  fixes: (place) => [
    place.replace("Write “mana value”", true, child(place.node, "stat")!, made("stat", { is: "manaValue" })),
  ],
  wrong: [
    "Destroy target creature with «mana cost» 3 or less.",
    "Return target card with «mana cost» 2 or less from your graveyard to your hand.",
    "Enchantment | Creatures you control with «mana cost» 4 or greater have trample.",
  ],
  right: ["Destroy target creature with mana value 3 or less."],
  fixed: ["Destroy target creature with mana value 3 or less."],
});
