import { cr } from "../../rules/ruleNumber.ts";
import { type FaceFound, faceCheck } from "../check.ts";
import { holds } from "../trees.ts";

/** What each subtype needs on the card: kinds of nodes, and what they are called. */
const NEEDS: Readonly<Record<string, readonly (readonly [kind: string, called: string])[]>> = {
  Saga: [["chapter", "a chapter such as “I — …”"]],
  Case: [
    ["toSolve", "“To solve — …”"],
    ["solved", "“Solved — …”"],
  ],
  Spacecraft: [["threshold", "“Station” and a line such as “8+ | Flying”"]],
};

/** A Spacecraft that can't be stationed, a Saga without chapters, a Case that nobody can solve. */
export const frameWithoutItsText = faceCheck("frame-without-its-text", {
  ref: "STN01",
  severity: "warning",
  rules: [cr("714.1"), cr("719.3a"), cr("721.2")],
  on: "face",
  test: (face) =>
    face.types.includes("plane") ||
    face.abilities.some(({ tree, unread }) => unread.length > 0 || tree.kind === "worded")
      ? []
      : face.source.typeLine.subtypes.flatMap(({ text, span }): FaceFound[] => {
          const missing = NEEDS[text]?.find(([kind]) => !face.abilities.some(({ tree }) => holds(tree, kind)));
          return missing
            ? [{ span, message: `This ${text} has nothing that makes it one: ${missing[1]} is missing.` }]
            : [];
        }),
  why: "These subtypes do nothing by themselves; what the card is for stands in lines of a form of their own.",
  help: "Add such lines, or leave the subtype out.",
  wrong: [
    "Artifact — «Spacecraft» | Creatures you control have flying.",
    "Legendary Artifact — «Spacecraft» | Station",
    "Enchantment — «Saga» | Creatures you control have flying.",
    "Enchantment — «Case» | When this Case enters, draw a card.\nSolved — Creatures you control have flying.",
  ],
  right: [
    "Artifact — Spacecraft 3/3 | Station\n8+ | Flying",
    "Enchantment — Saga | I — Draw a card.\nII — Scry 1.",
    "Enchantment — Case | To solve — You control three or more creatures.\nSolved — Creatures you control have flying.",
  ],
});
