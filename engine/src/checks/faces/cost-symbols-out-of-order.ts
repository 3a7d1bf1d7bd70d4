import { cr } from "../../rules/ruleNumber.ts";
import { faceCheck } from "../check.ts";
import { type TypedSymbol, writtenAs } from "./symbols.ts";

const RANKS: Readonly<Record<string, number>> = { variable: 0, generic: 1, snow: 2, colorless: 3 };

/**
 * The place of a symbol in the order in which cards print them. Hybrid and plain symbols of colors are mixed in more ways
 * than one: only what stands before all colors is put in order.
 */
function group({ meaning }: Pick<TypedSymbol, "meaning">): number {
  return RANKS[meaning.kind] ?? 4;
}

/** “{R}{2}” */
export const costSymbolsOutOfOrder = faceCheck("cost-symbols-out-of-order", {
  ref: "SYM05",
  severity: "warning",
  rules: [cr("202.1"), cr("107.4")],
  on: "face",
  why: "Mana costs list X first, then generic mana, then snow and colorless, then colors.",
  help: "Write {X}{2}{R}.",
  test: (face) => {
    const cost = face.source.manaCost;
    if (!cost || cost.symbols.some(({ meaning }) => meaning.kind === "unknown")) return [];
    const { symbols } = cost;
    if (symbols.every((symbol, i) => i === 0 || group(symbols[i - 1]!) <= group(symbol))) return [];
    const sorted = [...symbols].sort((a, b) => group(a) - group(b)).map(({ text }) => text);
    return sorted.some((text, i) => text !== symbols[i]!.text) ? [writtenAs(cost, sorted.join(""))] : [];
  },
  wrong: [
    "«{R}{2}» Creature — Elf | Haste",
    "«{2}{X}{R}» Sorcery | Soot Herald deals X damage to any target.",
    "«{G}{1}{G}» Creature — Elf | Haste",
  ],
  right: ["{2}{R} Creature — Elf | Haste", "{X}{2}{R} Sorcery | Soot Herald deals X damage to any target."],
  fixed: ["{2}{R} Creature — Elf | Haste"],
});
