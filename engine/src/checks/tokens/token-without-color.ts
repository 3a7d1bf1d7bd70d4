import type { TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { children, holds } from "../trees.ts";
import { isCreated, isDescribed } from "./tokenPhrases.ts";

function hasColor(node: TreeNode): boolean {
  return (
    children(node, "qualities").some(
      (quality) => holds(quality, "color") || quality.is === "colorless" || quality.is === "monocolored",
    ) || holds(node, "ofTheChosen", "ofColors", "ofAnyChosen", "color", "chosenColor")
  );
}

/** “a 2/2 Wolf creature token” */
export const tokenWithoutColor = check("token-without-color", {
  ref: "TOK02",
  severity: "warning",
  rules: [cr("111.3"), cr("105.2c")],
  on: "objects",
  test: (node, place) =>
    isCreated(node, place.slot, place.parent) &&
    isDescribed(node) &&
    children(node, "qualities").some(({ kind }) => kind === "stats") &&
    !hasColor(node) &&
    !holds(node, "thatDoes"),
  message: (place) => `“${place.words()}” doesn't say what color it is.`,
  why: "A token has just what its description says, and without a color it would be colorless; cards say that as well.",
  help: "Add a color, or “colorless”: “a 2/2 green Wolf creature token”.",
  fixes: () => [],
  wrong: [
    "Create «a 2/2 Wolf creature token».",
    "Creature — Elf | When this creature enters, create «two 1/1 Elf Warrior creature tokens».",
    "Artifact | {4}, {T}: Create «a 3/3 Golem artifact creature token».",
  ],
  right: [
    "Create a 2/2 green Wolf creature token.",
    "Create a 3/3 colorless Golem artifact creature token.",
    "Create a Treasure token.",
  ],
});
