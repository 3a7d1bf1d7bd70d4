import type { TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";
import { withoutWording } from "../rewriting.ts";
import { children } from "../trees.ts";
import { rank } from "./costRank.ts";

/** “{T}{2}:” */
export const missingCostComma = wordingCheck("cost-without-comma", {
  ref: "CST02",
  severity: "warning",
  rules: [cr("602.1a")],
  wording: "no-cost-comma",
  test: (node) => ({ at: [children(node, "costs")[0]!, children(node, "costs").at(-1)!] }),
  message: (place) => {
    const costs = children(place.node, "costs");
    return `In “${place.words(costs[0], costs.at(-1))}” a comma belongs between mana and the tap symbol.`;
  },
  why: "The parts of a cost are divided by commas; symbols in a row are one mana cost.",
  help: "Write “{2}, {T}:”.",
  fixes: (place) => {
    const costs = [...children(place.node, "costs")].sort((a, b) => rank(a) - rank(b)).map(withoutSpaces);
    return [place.replace("Divide them", true, place.node, { ...withoutWording(place.node, "no-cost-comma"), costs })];
  },
  wrong: [
    "Artifact | «{T}{2}»: Draw a card.",
    "Artifact | «{2}{T}»: Draw a card.",
    "Creature — Elf | «{1}{G} {T}»: Untap target land.",
    'Enchantment | Creatures you control have "«{1}{T}»: Draw a card."',
  ],
  right: ["Artifact | {2}, {T}: Draw a card.", "Artifact | {1}{G}: Draw a card."],
  fixed: [
    "Artifact | {2}, {T}: Draw a card.",
    "Artifact | {2}, {T}: Draw a card.",
    "Creature — Elf | {1}{G}, {T}: Untap target land.",
  ],
});

function withoutSpaces(cost: TreeNode): TreeNode {
  const { surface: _surface, ...rest } = cost;
  return { ...rest, kind: cost.kind };
}
