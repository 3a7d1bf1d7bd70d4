import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { children, findNode, holds } from "../trees.ts";
import { isCreated, isDescribed, predefined } from "./tokenPhrases.ts";

/** “a green Elf creature token” */
export const tokenWithoutPower = check("token-without-power-toughness", {
  ref: "TOK04",
  severity: "error",
  rules: [cr("111.3"), cr("208.1")],
  on: "objects",
  test: (node, place) => {
    if (!isCreated(node, place.slot, place.parent) || !isDescribed(node) || holds(node, "named")) return false;
    const qualities = children(node, "qualities");
    if (
      !qualities.some(({ kind, is }) => kind === "cardType" && is === "creature") ||
      qualities.some(({ kind }) => kind === "stats")
    )
      return false;
    if (qualities.some(({ is }) => predefined.has(is as string))) return false;
    // The next sentences may say it: “Its power is equal to …”
    return (
      findNode(place.line.tree, ({ kind }) => ["stat", "isEqual", "haveStats", "stats"].includes(kind), true) ===
      undefined
    );
  },
  message: (place) => `“${place.words()}” says nothing of power and toughness.`,
  why: "A creature token without power and toughness is 0/0 and goes away at once.",
  help: "Write “a 1/1 green Elf creature token”.",
  fixes: () => [],
  wrong: [
    "Create «a green Elf creature token».",
    "Creature — Elf | When this creature dies, create «two white Soldier creature tokens».",
    "Artifact | {3}: Create «a colorless Golem artifact creature token».",
  ],
  right: ["Create a 1/1 green Elf creature token.", "Create a token that's a copy of target creature."],
});
