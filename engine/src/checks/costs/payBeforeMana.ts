import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child, isSelf, made } from "../trees.ts";

/** “Pay {2}:” */
export const payBeforeMana = check("pay-before-mana-cost", {
  ref: "CST06",
  severity: "warning",
  rules: [cr("602.1a")],
  tags: ["unnecessary"],
  on: "pay",
  test: (node, place) =>
    place.slot === "costs" &&
    place.parent?.kind === "activatedAbility" &&
    child(node, "cost")?.kind === "mana" &&
    !place.parent.surface?.wording?.length,
  message: (place) => `“${place.words()}” needs no “pay”: mana symbols before a colon are a cost.`,
  why: "Mana in a cost is always paid; cards say “pay” only of life and of mana elsewhere.",
  help: "Write the symbols alone: “{2}:”.",
  fixes: (place) => [place.replace("Leave out “pay”", true, place.node, child(place.node, "cost")!)],
  wrong: [
    "Artifact | «Pay {2}»: Draw a card.",
    "Artifact | «Pay {1}{U}», {T}: Draw a card.",
    'Enchantment | Creatures you control have "«Pay {1}»: Draw a card."',
  ],
  right: ["Artifact | {2}: Draw a card.", "Artifact | Pay 2 life: Draw a card."],
  fixed: ["Artifact | {2}: Draw a card."],
});

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

/** “Destroy this creature:” */
export const destroySelfAsCost = check("destroy-as-cost", {
  ref: "CST23",
  severity: "warning",
  rules: [cr("701.8a"), cr("702.12b")],
  on: "destroy",
  test: (_, place) => place.slot === "costs" && place.parent?.kind === "activatedAbility",
  message: (place) => `“${place.words()}” isn't used as a cost: what is paid with is sacrificed.`,
  why: "An indestructible permanent can't be destroyed, so the cost couldn't be paid; and destroying what others control is no cost of yours.",
  help: "Write “Sacrifice this creature:”.",
  fixes: (place) => [
    place.replace("Sacrifice it", false, place.node, made("sacrifice", { what: child(place.node, "what") })),
  ],
  wrong: [
    "Creature — Elf | «Destroy this creature»: Draw a card.",
    "Artifact | {T}, «Destroy this artifact»: You gain 3 life.",
    "Enchantment | «Destroy a creature you control»: Draw a card.",
  ],
  right: ["Creature — Elf | Sacrifice this creature: Draw a card."],
  fixed: ["Creature — Elf | Sacrifice this creature: Draw a card."],
});
