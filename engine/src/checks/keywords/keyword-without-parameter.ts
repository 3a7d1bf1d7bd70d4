import type { TreeNode } from "../../grammar/tree.ts";
import type { KeywordDefinition } from "../../keywords/keyword.ts";
import { keywordById } from "../../keywords/keywords.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";

function definitionOf(node: TreeNode): KeywordDefinition | undefined {
  return keywordById(node.is as string);
}

/** How a keyword is written in full: *ward {cost}* in words. */
function shownForm(node: TreeNode): string {
  const form = definitionOf(node)?.forms[0] ?? "";
  const words = form
    .replace("{cost}", "{2}")
    .replace("{n}", "2")
    .replace("{quality}", "red")
    .replace("{objects}", "creature")
    .replaceAll(/\{(?!\d)(\w+)\}/g, "…");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** “Ward”, “Equip” */
export const missingParameter = check("keyword-without-parameter", {
  ref: "KW01",
  severity: "error",
  rules: [cr("702.1a")],
  on: "keyword",
  // A keyword is named alone in “creatures with flashback”; as an ability of its own it is not.
  test: (node, place) =>
    node.missing === true ||
    (node.bare === true &&
      place.parent?.kind === "keywordLine" &&
      (definitionOf(node)?.parameters.some(({ required }) => required) ?? false)),
  message: (place) => `“${place.words()}” needs something behind it: “${shownForm(place.node)}”.`,
  why: "This keyword stands for an ability with a cost, a number or a quality in it; without that it says nothing.",
  help: "Add the cost, number or quality.",
  fixes: () => [],
  wrong: [
    "Creature — Elf | «Ward»",
    "Artifact — Equipment | Equipped creature gets +1/+1.\n«Equip»",
    "Creature — Elf | Flying, «annihilator»",
    "Artifact — Vehicle 3/3 | «Crew»",
    "Instant | Draw a card.\n«Flashback»",
    "Creature — Elf | «Protection»",
  ],
  right: [
    "Creature — Elf | Ward {2}",
    "Creature — Elf | Flying, annihilator 2",
    "Artifact — Vehicle 3/3 | Crew 2",
    "Creature — Elf | Protection from red",
  ],
});
