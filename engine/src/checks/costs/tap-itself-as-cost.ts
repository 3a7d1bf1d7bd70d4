import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child, isSelf, made } from "../trees.ts";

/** “Tap this creature:” */
export const tapSelfAsCost = check("tap-itself-as-cost", {
  ref: "CST05",
  severity: "warning",
  rules: [cr("107.5"), cr("302.6")],
  on: "tap",
  test: (node, place) =>
    place.slot === "costs" &&
    place.parent?.kind === "activatedAbility" &&
    isSelf(child(node, "what")) &&
    !place.isQuoted,
  message: (place) => `“${place.words()}” is written {T} in a cost.`,
  why: "In words the cost escapes the rule that a creature must have been yours since your turn began, which {T} obeys.",
  help: "Write “{T}:”.",
  fixes: (place) => [
    place.replace("Write {T}", false, place.node, made("tapSymbol", { symbols: [made("symbol", { is: "{T}" })] })),
  ],
  wrong: [
    "Creature — Elf | «Tap this creature»: Add {G}.",
    "Artifact | {2}, «Tap this artifact»: Draw a card.",
    "Creature — Elf | «Tap Soot Herald»: Draw a card.",
  ],
  right: ["Creature — Elf | {T}: Add {G}.", "Creature — Elf | Tap an untapped creature you control: Add {G}."],
  fixed: ["Creature — Elf | {T}: Add {G}."],
});
