import { isNode, type TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { findNode } from "../trees.ts";
import { selfOf } from "../actions/selfAsSource.ts";

/** A name that is neither the card's nor declared. */
export const unknownName = check("unknown-name", {
  ref: "SLF06",
  severity: "error",
  rules: [cr("201.5"), cr("201.4")],
  on: "unknownName",
  test: (node, place) => {
    const name = (node.name as { text?: string } | undefined)?.text ?? "";
    if (name === "" || / from /.test(name) || (place.face.options.cardNames ?? []).includes(name)) return false;
    return !place.face.abilities.some(({ tree }) => givesName(tree, name));
  },
  message: (place) => `“${place.words()}” is not the name of this card, nor of any other that is known.`,
  why: "A card that speaks of itself uses its own name; another name means another card, which is then called “a card named …”.",
  help: "Write the card's name as it stands above, or “this creature”.",
  fixes: (place) => [place.replace("Let the card speak of itself", false, place.node, selfOf(place.face))],
  wrong: [
    "Creature — Goblin | When «Sot Harold» dies, draw a card.",
    "«Ash Singer» deals 3 damage to any target.",
    "Artifact | {T}, Sacrifice «Brass Lantern»: Draw a card.",
    "Creature — Goblin | Whenever «Ember Wolf» attacks, you gain 1 life.",
  ],
  right: ["Creature — Goblin | When Soot Herald dies, draw a card.", "Soot Herald deals 3 damage to any target."],
  fixed: ["Creature — Goblin | When this creature dies, draw a card."],
});

/** Whether a token or another object is given this name on the card. */
function givesName(tree: TreeNode, name: string): boolean {
  return (
    findNode(tree, (node) => node.kind !== "unknownName" && isNode(node.name) && node.name.text === name, true) !==
    undefined
  );
}
