import { cr } from "../../rules/ruleNumber.ts";
import { faceCheck } from "../check.ts";
import { allManaOf, MANA, type TypedMana, type TypedSymbol, writtenAs } from "./symbols.ts";

const RANKS: Readonly<Record<string, number>> = { variable: 0, generic: 1, snow: 2, colorless: 3 };

/**
 * The place of a symbol in the order in which cards print them. Hybrid and plain symbols of colors are mixed in more ways
 * than one: only what stands before all colors is put in order.
 */
function group({ meaning }: Pick<TypedSymbol, "meaning">): number {
  return RANKS[meaning.kind] ?? 4;
}

/** Whether the symbols stand in the order of {@link group}; where one is unknown, nothing is said. */
export function isInOrder({ symbols }: TypedMana): boolean {
  if (symbols.some(({ meaning }) => meaning.kind === "unknown")) return true;
  return symbols.every((symbol, i) => i === 0 || group(symbols[i - 1]!) <= group(symbol));
}

/** “{R}{2}” */
export const costSymbolsOutOfOrder = faceCheck("cost-symbols-out-of-order", {
  ref: "SYM05",
  severity: "warning",
  rules: [cr("202.1"), cr("107.4")],
  on: "face",
  why: "Mana costs list X first, then generic mana, then snow and colorless, then colors.",
  help: "Write {X}{2}{R}.",
  nodes: MANA,
  test: (face, nodes) =>
    allManaOf(face, nodes).flatMap((cost) => {
      if (isInOrder(cost)) return [];
      const sorted = [...cost.symbols].sort((a, b) => group(a) - group(b)).map(({ text }) => text);
      return [writtenAs(cost, sorted.join(""))];
    }),
  wrong: [
    "«{R}{2}» Creature — Elf | Haste",
    "«{2}{X}{R}» Sorcery | Soot Herald deals X damage to any target.",
    "«{G}{1}{G}» Creature — Elf | Haste",
    "Artifact | «{G}{1}», {T}: Draw a card.",
    "Creature — Elf | Kicker «{W}{3}»",
    "Creature — Elf | When this creature dies, you may pay «{B}{2}». If you do, draw a card.",
    'Enchantment | Creatures you control have "«{1}{X}», {T}: Draw X cards."',
  ],
  right: ["{2}{R} Creature — Elf | Haste", "{X}{2}{R} Sorcery | Soot Herald deals X damage to any target."],
  fixed: ["{2}{R} Creature — Elf | Haste"],
});
