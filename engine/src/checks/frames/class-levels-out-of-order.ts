import { cr } from "../../rules/ruleNumber.ts";
import { faceCheck } from "../check.ts";
import { spanOf } from "../judgedCard.ts";
import { child } from "../trees.ts";

/** “{2}{U}: Level 3” on a Class without a level 2. */
export const classLevelsOutOfOrder = faceCheck("class-levels-out-of-order", {
  ref: "CLS02",
  severity: "error",
  rules: [cr("716.2a"), cr("716.2d")],
  on: "face",
  nodes: ["classLevel"],
  test: (face, nodes) => {
    // Where a line is not understood, a number may be missing only here.
    if (face.abilities.some(({ tree, unread }) => unread.length > 0 || tree.kind === "worded")) return [];
    for (const [i, node] of nodes("classLevel").entries()) {
      const level = child(node, "level");
      const span = level && spanOf(level);
      if (!span || level.value === i + 2) continue;
      const wanted = String(i + 2);
      return [
        {
          span,
          message: `Level ${level.value} can't be reached: the level bar that stands here is that of level ${wanted}.`,
          fixes: [{ title: `Write ${wanted}`, safe: false, edits: [{ span, text: wanted }] }],
        },
      ];
    }
    return [];
  },
  why: "A Class is level 1 from the start and gains one level at a time: level 2 from level 1, level 3 from level 2.",
  help: "Number the level bars 2, 3 and so on.",
  wrong: [
    "Enchantment — Class | Creatures you control have haste.\n{2}{U}: Level «3»\nCreatures you control have flying.",
    "Enchantment — Class | {2}{U}: Level 2\nCreatures you control have flying.\n{4}{U}: Level «2»\nCreatures you control have haste.",
    "Enchantment — Class | {2}{U}: Level «1»\nCreatures you control have flying.",
  ],
  right: [
    "Enchantment — Class | {2}{U}: Level 2\nCreatures you control have flying.\n{4}{U}: Level 3\nCreatures you control have haste.",
  ],
  fixed: [
    "Enchantment — Class | Creatures you control have haste.\n{2}{U}: Level 2\nCreatures you control have flying.",
  ],
});
