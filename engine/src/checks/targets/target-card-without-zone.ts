import { sortOf } from "../../language/sorts/index.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import type { TreeNode } from "../../grammar/tree.ts";
import { children, hasNoun, holds, isTarget, made } from "../trees.ts";

/** “Exile target card.”: from where? */
export const targetCardWithoutZone = check("target-card-without-zone", {
  ref: "TGT15",
  severity: "error",
  rules: [cr("109.2a"), cr("115.2")],
  on: "objects",
  test: (node, place) =>
    isTarget(node) &&
    hasNoun(node, "card") &&
    !sortOf(node).isPlaced &&
    !namesPlace(node) &&
    !(place.parent?.kind.startsWith("np") && namesPlace(place.parent)),
  message: (place) => `“${place.words()}” doesn't say where the card is.`,
  why: "A card can only be a target in a zone that the words name; without one there is nothing to choose from.",
  help: "Name the zone: “target card from a graveyard”, “target creature card in your graveyard”.",
  fixes: (place) => [
    place.replace("Take it from a graveyard", false, place.node, {
      ...place.node,
      suffixes: [
        ...children(place.node, "suffixes"),
        made("inZone", {
          preposition: made("preposition", { is: "from" }),
          zone: made("zoneAny", { zone: made("zone", { is: "graveyard" }) }),
        }),
      ],
    }),
  ],
  wrong: [
    "Exile «target card».",
    "Artifact | {1}, {T}: Exile «target creature card».",
    "Creature — Cleric | When this creature dies, return «target instant card» to your hand.",
    "Choose one —\n• Exile «up to two target cards».\n• Draw a card.",
  ],
  right: ["Exile target card from a graveyard.", "Return target creature card from your graveyard to your hand."],
  fixed: ["Exile target card from a graveyard."],
});

/** Whether a zone, or what was done with the card (“exiled with this creature”), is said anywhere in a phrase. */
function namesPlace(phrase: TreeNode): boolean {
  return holds(phrase, "inZone", "ofZone", "fromAmong", "exile", "reveal", "discard", "mill", "isIn", "placed");
}
