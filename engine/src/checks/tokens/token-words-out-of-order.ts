import type { TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { changed, children } from "../trees.ts";
import { isCreated } from "./tokenPhrases.ts";

/** The place of a quality in a token's description: 0 tapped, 1 supertype, 2 power and toughness, 3 color, 4 subtype, 5 card type. */
function rank(quality: TreeNode): number {
  switch (quality.kind) {
    case "adjective":
      return 0;
    case "supertype":
      return 1;
    case "stats":
      return 2;
    case "color":
      return 3;
    case "qualityAndList":
      return rank(children(quality, "items")[0]!);
    case "subtype":
    case "ownSubtype":
      return 4;
    case "cardType":
      return 5;
    default:
      return -1;
  }
}

/** “a green 3/3 Beast creature token” */
export const tokenWordsOutOfOrder = check("token-words-out-of-order", {
  ref: "TOK01",
  severity: "warning",
  rules: [cr("111.3")],
  on: "objects",
  test: (node, place) => {
    if (!isCreated(node, place.slot, place.parent)) return false;
    const qualities = children(node, "qualities");
    const ranks = qualities.map(rank);
    return (
      ranks.every((one) => one >= 0) &&
      ranks.some((one, i) => i > 0 && one < ranks[i - 1]!) && { at: [qualities[0]!, qualities.at(-1)!] }
    );
  },
  message: (place) => {
    const qualities = children(place.node, "qualities");
    return `In “${place.words(qualities[0], qualities.at(-1))}” the words stand in an unusual order.`;
  },
  why: "Tokens are described in one order: tapped, power and toughness, color, subtypes, card types.",
  help: "Write “a 3/3 green Beast creature token”.",
  fixes: (place) => {
    const sorted = [...children(place.node, "qualities")].sort((a, b) => rank(a) - rank(b));
    return [place.replace("Put them in order", true, place.node, changed(place.node, { qualities: sorted }))];
  },
  wrong: [
    "Create a «green 3/3 Beast creature» token.",
    "Creature — Elf | When this creature dies, create two «creature 1/1 white Soldier» tokens.",
    "Artifact | {2}, {T}: Create a «2/2 Zombie black creature» token.",
  ],
  right: ["Create a 3/3 green Beast creature token.", "Create a tapped 2/2 black Zombie creature token."],
  fixed: ["Create a 3/3 green Beast creature token."],
});
