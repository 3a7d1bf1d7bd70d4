import type { TreeNode } from "../../grammar/tree.ts";
import { check } from "../check.ts";
import { child, holds } from "../trees.ts";

/** Kinds of phrase that “it happened again” counts. */
function countsOccurrence(verbs: TreeNode | undefined): boolean {
  return (
    verbs?.kind === "be" &&
    child(verbs, "complement")?.kind === "isObject" &&
    holds(verbs, "theNth", "theFirst", "occurrence")
  );
}

/** “This attacks creature each combat if able.” */
export const thisAlone = check("this-alone", {
  ref: null,
  severity: "warning",
  rules: [],
  on: "thisTime",
  // “This triggers only once each turn” is told of as a whole.
  test: (_node, place) =>
    !countsOccurrence(child(place.parent, "verbs")) && child(place.parent, "verbs")?.kind !== "triggers",
  message: "“This” doesn't say what is meant.",
  why: "A card speaks of itself by what it is: “this creature”, “this land”, “this spell”.",
  help: "Write “this creature”.",
  fixes: () => [],
  wrong: [
    "Creature — Elf | «This» attacks each combat if able.",
    "Creature — Elf | When «this» enters, draw a card.",
    "Creature — Elf | Whenever «this» attacks a player, draw a card.",
  ],
  right: [
    "Creature — Elf | This creature attacks each combat if able.",
    "Artifact | {2}: Put a charge counter on this artifact. If this is the third time this ability has resolved this turn, draw a card.",
  ],
});
