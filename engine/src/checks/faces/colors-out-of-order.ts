import type { ManaSymbolMeaning } from "../../cards/manaCost.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { faceCheck } from "../check.ts";
import { writtenAs } from "./symbols.ts";

const PAIRS = ["WU", "WB", "UB", "UR", "BR", "BG", "RG", "RW", "GW", "GU"];

/** “{U}{W}” */
export const colorsOutOfOrder = faceCheck("colors-out-of-order", {
  ref: "SYM02",
  severity: "warning",
  rules: [cr("202.1"), cr("105.1")],
  on: "face",
  why: "Two colors are written in the order of the color wheel, the shorter way round: WU, WB, UB, UR, BR, BG, RG, RW, GW, GU.",
  help: "Put the colors in that order.",
  test: (face) => {
    const cost = face.source.manaCost;
    if (!cost || cost.symbols.some(({ meaning }) => /hybrid|brid|phyrexian|unknown/i.test(meaning.kind))) return [];
    const colored = cost.symbols.filter(({ meaning }) => meaning.kind === "color");
    const letters = colored.map(({ meaning }) => (meaning.kind === "color" ? meaning.color : "W"));
    const both = [...new Set(letters)];
    const pair = both.length === 2 ? PAIRS.find((one) => both.every((letter) => one.includes(letter))) : undefined;
    if (!pair) return [];
    const sorted = [...colored].sort((a, b) => pair.indexOf(letterOf(a.meaning)) - pair.indexOf(letterOf(b.meaning)));
    if (sorted.every((symbol, i) => symbol === colored[i])) return [];
    let next = 0;
    const text = cost.symbols
      .map((symbol) => (symbol.meaning.kind === "color" ? sorted[next++]!.text : symbol.text))
      .join("");
    return [writtenAs(cost, text)];
  },
  wrong: [
    "«{1}{U}{W}» Creature — Elf | Haste",
    "«{W}{G}» Creature — Elf | Haste",
    "«{2}{R}{B}{R}» Creature — Elf | Haste",
  ],
  right: ["{1}{W}{U} Creature — Elf | Haste", "{G}{W} Creature — Elf | Haste"],
  fixed: ["{1}{W}{U} Creature — Elf | Haste", "{G}{W} Creature — Elf | Haste", "{2}{B}{R}{R} Creature — Elf | Haste"],
});

function letterOf(meaning: ManaSymbolMeaning): string {
  return meaning.kind === "color" ? meaning.color : "";
}
