import { isNode } from "../../grammar/tree.ts";
import { made } from "../trees.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";

const SYMBOLS: Readonly<Record<string, string>> = {
  white: "{W}",
  blue: "{U}",
  black: "{B}",
  red: "{R}",
  green: "{G}",
  colorless: "{C}",
};

/** “Add one green mana.” */
export const manaInWords = check("mana-in-words", {
  ref: "SYM11",
  severity: "warning",
  rules: [cr("106.1"), cr("107.4a")],
  on: "manaInWords",
  test: () => true,
  message: "Mana of a color is added in symbols.",
  fixes: (place) => {
    const { amount, color } = place.node;
    const value = isNode(amount) ? Number(amount.value) : 0;
    const symbol = isNode(color) ? SYMBOLS[String(color.is)] : undefined;
    if (!symbol || !(value > 0 && value < 6)) return [];
    const symbols = Array.from({ length: value }, () => made("symbol", { is: symbol }));
    return [
      place.replace("Write symbols", true, place.node, made("manaSymbols", { symbols: made("mana", { symbols }) })),
    ];
  },
  why: "Symbols tell kind and amount at one glance; words stand only for mana whose color is chosen.",
  help: "Write “Add {G}.”",
  wrong: [
    "Creature — Elf | {T}: Add «one green mana».",
    "Add «three red mana».",
    'Enchantment | Creatures you control have "{T}: Add «one white mana»."',
    "Choose one —\n• Add «two black mana».\n• Draw a card.",
  ],
  right: ["Creature — Elf | {T}: Add {G}.", "Creature — Elf | {T}: Add one mana of any color."],
  fixed: ["Creature — Elf | {T}: Add {G}.", "Add {R}{R}{R}."],
});
