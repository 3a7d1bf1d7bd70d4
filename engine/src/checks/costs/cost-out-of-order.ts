import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { children, hasWording } from "../trees.ts";
import { rank } from "./costRank.ts";

/** “{T}, {2}:” */
export const costOrder = check("cost-out-of-order", {
  ref: "CST03",
  severity: "warning",
  rules: [cr("602.1a")],
  on: "activatedAbility",
  test: (node) => {
    // Where a comma is missing too, its fix puts them in order as well.
    if (hasWording(node, "no-cost-comma")) return false;
    const costs = children(node, "costs");
    // Loyalty goes with no other cost, in whatever order.
    if (costs.some(({ kind }) => kind === "signedNumber" || kind === "number")) return false;
    return costs.some((cost, i) => i > 0 && rank(cost) < rank(costs[i - 1]!)) && { at: [costs[0]!, costs.at(-1)!] };
  },
  message: (place) => {
    const costs = children(place.node, "costs");
    return `In “${place.words(costs[0], costs.at(-1))}” the parts of the cost stand in an unusual order.`;
  },
  why: "Costs are paid in any order, but all cards list mana first, then {T} or {Q}, then what else is asked for.",
  help: "Put mana first and {T} second: “{2}, {T}, Sacrifice this artifact:”.",
  fixes: (place) => {
    const costs = children(place.node, "costs");
    const sorted = [...costs].sort((a, b) => rank(a) - rank(b));
    return [place.replace("Put them in order", true, place.node, { ...place.node, costs: sorted })];
  },
  wrong: [
    "Artifact | «{T}, {2}»: Draw a card.",
    "Artifact | «Sacrifice this artifact, {T}»: Draw a card.",
    "Creature — Elf | «Pay 2 life, {1}{G}, {T}»: Destroy target artifact.",
    'Enchantment | Creatures you control have "«{T}, {1}»: Draw a card."',
  ],
  right: ["Artifact | {2}, {T}, Sacrifice this artifact: Draw a card.", "Artifact | {T}, Pay 1 life: Add {B}."],
  fixed: [
    "Artifact | {2}, {T}: Draw a card.",
    "Artifact | {T}, Sacrifice this artifact: Draw a card.",
    "Creature — Elf | {1}{G}, {T}, Pay 2 life: Destroy target artifact.",
  ],
});
