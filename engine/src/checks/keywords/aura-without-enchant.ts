import type { TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { faceCheck } from "../check.ts";
import { children, holds } from "../trees.ts";

function enchants(tree: TreeNode): boolean {
  return (
    tree.kind === "keywordLine" && children(tree, "keywords").some(({ is }) => is === "enchant" || is === "bestow")
  );
}

/** An Aura without “Enchant …” */
export const auraWithoutEnchant = faceCheck("aura-without-enchant", {
  ref: "KW07",
  severity: "error",
  rules: [cr("303.4a"), cr("702.5a")],
  on: "face",
  why: "The enchant ability says what an Aura may target and be attached to; without it the spell has no target and the Aura goes to the graveyard.",
  help: "Add a line such as “Enchant creature”.",
  test: (face) => {
    const at = face.source.typeLine.subtypes.find(({ text }) => text === "Aura");
    if (!at || face.abilities.some(({ tree, unread }) => enchants(tree) || unread.length > 0 || holds(tree, "enchant")))
      return [];
    if (face.faceCount > 1 && face.index > 0 && face.source.manaCost === null && face.abilities.length === 0) return [];
    const line = face.source.lines[0];
    const place = line?.start ?? face.source.typeLine.span[1];
    return [
      {
        span: at.span,
        message: "This Aura has no enchant ability, so it can't be put on anything.",
        fixes: [
          {
            title: "Add “Enchant creature”",
            safe: false,
            edits: [{ span: [place, place], text: line ? "Enchant creature\n" : "\nEnchant creature" }],
          },
        ],
      },
    ];
  },
  wrong: [
    "Enchantment — «Aura» | Enchanted creature gets +1/+1.",
    "Enchantment — «Aura» | Flash\nEnchanted creature can't attack or block.",
    "Enchantment — «Aura» Curse | Enchanted player can't gain life.",
  ],
  right: [
    "Enchantment — Aura | Enchant creature\nEnchanted creature gets +1/+1.",
    "Enchantment | Creatures you control have flying.",
  ],
  fixed: ["Enchantment — Aura | Enchant creature\nEnchanted creature gets +1/+1."],
});
