import type { TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";
import { withoutForms, withoutWording } from "../rewriting.ts";
import { child, children } from "../trees.ts";

/** “{2}, {T} Draw a card.” */
export const costWithoutColon = wordingCheck("cost-without-colon", {
  ref: "CST01",
  severity: "error",
  rules: [cr("602.1"), cr("602.1a")],
  wording: ["no-colon", "dash-for-colon", "comma-for-colon"],
  // A dash also divides costs from modes (spree) and from named modes.
  test: (node, place) =>
    !(
      node.surface?.wording?.includes("dash-for-colon") &&
      (place.above("mode") || (place.face.isSpell && !place.isQuoted))
    ) && { at: [children(node, "costs")[0]!, children(node, "costs").at(-1)!] },
  message: (place) => {
    const costs = children(place.node, "costs");
    return `After “${place.words(costs[0], costs.at(-1))}” a colon is missing, so it isn't a cost.`;
  },
  why: "An activated ability is written “cost: effect”; the colon is what makes the first part a cost.",
  help: "Put a colon between the cost and the effect: “{2}, {T}: Draw a card.”",
  fixes: (place) => {
    let node = place.node;
    for (const tag of ["no-colon", "dash-for-colon", "comma-for-colon"]) node = withoutWording(node, tag);
    const costs = children(node, "costs").map((cost) =>
      cost.kind === "pay" && child(cost, "cost")?.kind === "mana" ? child(cost, "cost")! : cost,
    );
    return [place.replace("Put a colon", false, place.node, withoutForms({ ...node, costs: costs as TreeNode[] }))];
  },
  wrong: [
    "Artifact | «{2}, {T}» Draw a card.",
    "Artifact | «{2}» — Draw a card.",
    "Artifact | «Pay {2}», draw a card.",
    "Creature — Elf | «{T}», add {G}.",
    'Creature — Elf | Creatures you control have "«{1}» Untap this creature."',
  ],
  right: [
    "Artifact | {2}, {T}: Draw a card.",
    "Creature — Elf | {T}: Add {G}.",
    "Artifact | When this artifact enters, you may pay {2}. If you do, draw a card.",
  ],
  fixed: [
    "Artifact | {2}, {T}: Draw a card.",
    "Artifact | {2}: Draw a card.",
    "Artifact | {2}: Draw a card.",
    "Creature — Elf | {T}: Add {G}.",
  ],
});
