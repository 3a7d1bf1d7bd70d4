import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child, made } from "../trees.ts";

/** “counts as a Goblin” */
export const countsAs = check("counts-as", {
  ref: "OLD21",
  severity: "warning",
  rules: [cr("205.1b")],
  tags: ["deprecated"],
  on: "countsAs",
  test: () => true,
  message: (place) => `“${place.words()}” is worded “is … in addition to its other types” today.`,
  why: "An object is of a type or isn't; that it keeps its other types is said.",
  help: "Write “is a Goblin in addition to its other types”.",
  fixes: (place) => {
    const what = child(place.node, "what");
    const isOne = child(what, "determiner")?.kind === "a";
    const of = made("possessivePronoun", { is: isOne ? "its" : "their" });
    return [
      place.replace(
        "Word it as cards do",
        true,
        place.node,
        made("be", { complement: made("isObject", { what, of }) }),
      ),
    ];
  },
  wrong: [
    "Creature — Elf | This creature «counts as a Goblin».",
    "Enchantment | Lands you control «count as Forests».",
    'Enchantment | Creatures you control have "This creature «counts as an artifact»."',
  ],
  right: ["Creature — Elf | This creature is a Goblin in addition to its other types."],
  fixed: [
    "Creature — Elf | This creature is a Goblin in addition to its other types.",
    "Enchantment | Lands you control are Forests in addition to their other types.",
  ],
});
