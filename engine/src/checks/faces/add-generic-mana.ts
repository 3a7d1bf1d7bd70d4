import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { children, made } from "../trees.ts";

/** “Add {2}.” */
export const addGeneric = check("add-generic-mana", {
  ref: "SYM09",
  severity: "error",
  rules: [cr("107.4b"), cr("107.4c"), cr("106.1b")],
  on: "mana",
  test: (node, place) => {
    if (!place.isIn("addMana", "mana") || place.above("spendMana", "unless")) return false;
    return children(node, "symbols").some(({ is }) => /^\{\d+\}$/.test(is as string));
  },
  message: (place) => `“${place.words()}” can't be added: generic mana is only a cost.`,
  why: "Mana has a color or is colorless; a number in braces is a cost that any mana pays.",
  help: "Write {C} for each colorless mana: “Add {C}{C}.”",
  fixes: (place) => {
    const symbols = children(place.node, "symbols").flatMap((symbol) => {
      const amount = /^\{(\d+)\}$/.exec(symbol.is as string)?.[1];
      return amount ? Array.from({ length: Number(amount) }, () => made("symbol", { is: "{C}" })) : [symbol];
    });
    return symbols.length > 0 && symbols.length < 12
      ? [place.replace("Add colorless mana", true, place.node, made("mana", { symbols }))]
      : [];
  },
  wrong: [
    "Artifact | {T}: Add «{2}».",
    "Sorcery | Add «{3}».",
    "Creature — Elf | When this creature dies, add «{1}{G}».",
    "Land | {T}: Add «{1}».",
  ],
  right: ["Artifact | {T}: Add {C}{C}.", "Land | {T}: Add {G} or {W}."],
  fixed: ["Artifact | {T}: Add {C}{C}."],
});
