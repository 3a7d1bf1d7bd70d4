import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import type { TreeNode } from "../../grammar/tree.ts";
import { changed, child, children, hasWording, holds, made } from "../trees.ts";

const isOld = (adverb: TreeNode | undefined): boolean =>
  adverb?.is === "each turn" || hasWording(adverb, "every-for-each");

/** “attacks each turn if able” */
export const eachTurnIfAble = check("each-turn-if-able", {
  ref: "OLD13",
  severity: "warning",
  rules: [cr("508.1d"), cr("509.1c")],
  tags: ["deprecated"],
  on: "clause",
  test: (node) => {
    const tails = children(node, "tails");
    if (!tails.some(({ kind }) => kind === "ifAble")) return false;
    const at = tails.find((tail) => tail.kind === "timeAdverb" && isOld(child(tail, "adverb")));
    return (
      at !== undefined &&
      child(node, "verbs")?.kind !== "must" &&
      holds(child(node, "verbs"), "attack", "block") && { at }
    );
  },
  message: "Cards say “each combat if able” today.",
  why: "A turn can have more than one combat, and each of them asks anew.",
  help: "Write “attacks each combat if able”.",
  fixes: (place) => {
    const tail = children(place.node, "tails").find(({ kind }) => kind === "timeAdverb")!;
    return [
      place.replace(
        "Write “each combat”",
        true,
        tail,
        changed(tail, { adverb: made("timeAdverb", { is: "each combat" }) }),
      ),
    ];
  },
  wrong: [
    "Creature — Ogre | This creature attacks «each turn» if able.",
    "Enchantment | Creatures your opponents control attack «each turn» if able.",
    "Creature — Wall | This creature blocks «each turn» if able.",
    "Creature — Ogre | This creature attacks «every combat» if able.",
  ],
  right: ["Creature — Ogre | This creature attacks each combat if able."],
  fixed: ["Creature — Ogre | This creature attacks each combat if able."],
});
