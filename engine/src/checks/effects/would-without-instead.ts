import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { changed, child, children, findNode, holds, made, verbsIn } from "../trees.ts";

const LEAVES_OUT = [
  "regenerate",
  "instead",
  "insteadTail",
  "prevent",
  "skip",
  "enter",
  "ratherThan",
  "cannot",
  "redirect",
];

/** “If you would draw a card, draw two cards.” */
export const wouldWithoutInstead = check("would-without-instead", {
  ref: "REP01",
  severity: "error",
  rules: [cr("614.1a")],
  on: "ifThen",
  test: (node, place) => {
    const condition = child(node, "condition");
    const verbs = condition?.kind === "clause" ? verbsIn(child(condition, "verbs")) : [];
    if (!verbs.some(({ kind }) => kind === "would") || node.instead || place.above("instead")) return false;
    const effect = child(node, "effect") ?? child(node, "then");
    if (
      !effect ||
      findNode(effect, (below) => below.instead === true || /nstead/.test(below.kind)) ||
      holds(effect, ...LEAVES_OUT, "unread", "thatManyPlus", "halfThatMuch", "damagePlus", "damageTwiceThat") ||
      holds(condition, "insteadTail")
    )
      return false;
    // “If it would …, you may …” and what follows in the same ability can hold the word as well.
    return (
      !children(place.frame, "effects").some(
        (other) => other !== node && holds(other, "instead", "insteadTail", "unread"),
      ) && { at: effect }
    );
  },
  message: (place) => `After “If ${place.words(child(place.node, "condition"))}” the word “instead” is missing.`,
  why: "“Would” tells of an event that is replaced, and “instead” says by what; without it both would seem to happen.",
  help: "Add “instead” at the end: “…, draw two cards instead.”",
  fixes: (place) => {
    const effect = child(place.node, "effect") ?? child(place.node, "then");
    if (effect?.kind !== "clause") return [];
    return [
      place.replace(
        "Add “instead”",
        false,
        effect,
        changed(effect, { tails: [...children(effect, "tails"), made("insteadTail")] }),
      ),
    ];
  },
  wrong: [
    "Enchantment | If you would draw a card, «draw two cards».",
    "Creature — Elf | If this creature would die, «exile it».",
    "Enchantment | If you would gain life, «you gain twice that much life».",
    "If target creature would die this turn, «exile it».",
  ],
  right: [
    "Enchantment | If you would draw a card, draw two cards instead.",
    "Creature — Elf | If this creature would die, exile it instead.",
  ],
  fixed: [
    "Enchantment | If you would draw a card, draw two cards instead.",
    "Creature — Elf | If this creature would die, exile it instead.",
  ],
});
