import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { children, holds } from "../trees.ts";

/** One mode only. */
export const singleMode = check("single-mode", {
  ref: "MOD05",
  severity: "error",
  rules: [cr("700.2")],
  on: ["statement", "activatedAbility", "triggeredAbility", "loyaltyAbility"],
  test: (node) => {
    const modes = children(node, "modes");
    const only = modes[0];
    if (modes.length !== 1 || !only || !holds({ ...node, modes: undefined }, "chooseModes")) return false;
    return { at: only };
  },
  message: "There is nothing to choose from: this is the only mode.",
  why: "A modal spell or ability has two modes or more.",
  help: "Add another mode, or write the effect without “choose”.",
  fixes: () => [],
  wrong: [
    "Choose one —\n«• Draw a card.»",
    "Creature — Elf | When this creature enters, choose one —\n«• You gain 2 life.»",
    "Artifact | {T}: Choose one —\n«• Destroy target creature.»",
  ],
  right: ["Choose one —\n• Draw a card.\n• Destroy target creature."],
});
