import type { TreeNode } from "../../grammar/tree.ts";
import { check } from "../check.ts";
import { children } from "../trees.ts";

/** “Choose a card and it.” */
export const pronounInList = check("pronoun-in-list", {
  ref: null,
  severity: "warning",
  rules: [],
  on: ["npAndList", "npOrList"],
  test: (node) => {
    const stray = children(node, "items").slice(1).find(isBackward);
    return stray ? { at: stray } : false;
  },
  message: (place) => `“${place.words()}” names the same thing twice: a verb seems to be missing.`,
  why: "“It” and “them” speak of something named before, and a list that names it again says nothing more.",
  help: "Say what is done to it: “Choose a card and exile it.”",
  fixes: () => [],
  wrong: [
    "Choose a creature and «it».",
    "Search your library for a land card and «it», then shuffle.",
    "Artifact | {T}: Put a charge counter on target artifact and «it».",
  ],
  right: ["Choose a creature and exile it.", "Creature — Elf | When this creature dies, exile it and target creature."],
});

function isBackward(item: TreeNode): boolean {
  return item.kind === "pronoun" && /^(?:it|them|thoseOnes|itself)$/.test(item.is as string);
}
