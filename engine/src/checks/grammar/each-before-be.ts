import type { TreeNode } from "../../grammar/tree.ts";
import { check } from "../check.ts";
import { child } from "../trees.ts";

/** “Power and toughness each are equal to 2.” */
export const eachBeforeBe = check("each-before-be", {
  ref: null,
  severity: "warning",
  rules: [],
  on: "clause",
  test: (node) => node.each === true && child(node, "verbs")?.kind === "be" && { at: child(node, "verbs") as TreeNode },
  message: (place) => `“Each” stands behind the verb here: “${place.words()}”.`,
  why: "“Each” stands before a full verb (“each draw a card”), but behind “are”.",
  help: "Write “are each equal to”.",
  fixes: () => [],
  wrong: [
    "Creature — Elf | This creature's power and toughness each «are equal to the number of lands you control».",
    "Creature — Elf | Its power and toughness each «are equal to 2».",
    "Two target creatures each «are black».",
  ],
  right: ["Creature — Elf | This creature's power and toughness are each equal to the number of lands you control."],
});
