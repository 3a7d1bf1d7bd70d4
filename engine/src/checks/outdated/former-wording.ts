import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";
import { child, hasWording, holds } from "../trees.ts";

const TODAY: Readonly<Record<string, string>> = {
  clause: "“… you control enters”",
  phaseOf: "“first main phase”",
  counter: "just “countered”",
  once: "“each turn”",
};

/** “enters under your control”, “your precombat main phase”, “can't be countered by spells or abilities”, “once per turn” */
export const formerWording = wordingCheck("former-wording", {
  ref: "TRG13 TRG17 OLD15 OLD17",
  severity: "warning",
  rules: [cr("603.6a"), cr("505.1"), cr("101.2"), cr("603.2")],
  tags: ["deprecated"],
  wording: ["enters-under-control", "precombat-main-phase", "by-spells-or-abilities", "per-turn"],
  test: (node, place) => {
    // Activations have a check of their own, and so has “the battlefield”, which mends both.
    if (node.kind === "once") return !holds(place.above("clause"), "activate", "triggersOnly", "thisTime");
    return node.kind !== "clause" || !hasWording(child(node, "verbs"), "enters-the-battlefield", "comes-into-play");
  },
  message: (place) => `These words are out of date: today it is ${TODAY[place.node.kind] ?? "said otherwise"}.`,
  why: "Cards say one thing in one way, and the way has changed since this was usual.",
  help: "Write “a creature you control enters”, “your first main phase”, “can't be countered”, “once each turn”.",
  wrong: [
    "Enchantment | Whenever a creature «enters under your control», draw a card.",
    "Creature — Elf | Whenever another Elf «enters under your control», you gain 1 life.",
    "Enchantment | At the beginning of your «precombat» main phase, add {R}.",
    "Creature — Elf | This spell can't be countered «by spells or abilities».",
    "Enchantment | Whenever you draw a card, you gain 1 life. This ability triggers only once «per» turn.",
    "Enchantment | Whenever you gain life, you may draw a card. Do this only once «per» turn.",
  ],
  right: [
    "Enchantment | Whenever a creature you control enters, draw a card.",
    "Enchantment | Whenever a land enters under an opponent's control, draw a card.",
    "Enchantment | At the beginning of your first main phase, add {R}.",
    "Enchantment | Creature spells you control can't be countered.",
    "Enchantment | Whenever you draw a card, you gain 1 life. This ability triggers only once each turn.",
  ],
  fixed: [
    "Enchantment | Whenever a creature you control enters, draw a card.",
    "Creature — Elf | Whenever another Elf you control enters, you gain 1 life.",
    "Enchantment | At the beginning of your first main phase, add {R}.",
    "Creature — Elf | This spell can't be countered.",
    "Enchantment | Whenever you draw a card, you gain 1 life. This ability triggers only once each turn.",
  ],
});
