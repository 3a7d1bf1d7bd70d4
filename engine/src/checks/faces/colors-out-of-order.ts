import type { ManaSymbolMeaning } from "../../cards/manaCost.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { type FaceFound, faceCheck } from "../check.ts";
import { isInOrder } from "./cost-symbols-out-of-order.ts";
import { allManaOf, MANA, type TypedMana, writtenAs } from "./symbols.ts";

const PAIRS = ["WU", "WB", "UB", "UR", "BR", "BG", "RG", "RW", "GW", "GU"];

/** “{U}{W}” */
export const colorsOutOfOrder = faceCheck("colors-out-of-order", {
  ref: "SYM02",
  severity: "warning",
  rules: [cr("202.1"), cr("105.1")],
  on: "face",
  why: "Two colors are written in the order of the color wheel, the shorter way round: WU, WB, UB, UR, BR, BG, RG, RW, GW, GU.",
  help: "Put the colors in that order.",
  nodes: MANA,
  test: (face, nodes) => allManaOf(face, nodes).flatMap(sorted),
  wrong: [
    "«{1}{U}{W}» Creature — Elf | Haste",
    "«{W}{G}» Creature — Elf | Haste",
    "«{2}{R}{B}{R}» Creature — Elf | Haste",
    "Creature — Elf | «{1}{R}{B}», {T}: Draw a card.",
    "Creature — Elf | Kicker «{G}{B}»",
    'Enchantment | Creatures you control have "{T}: Add «{W}{G}»."',
  ],
  right: [
    "{1}{W}{U} Creature — Elf | Haste",
    "{G}{W} Creature — Elf | Haste",
    "Artifact | {G}{W}, {T}: Add {R} or {B}.",
  ],
  fixed: ["{1}{W}{U} Creature — Elf | Haste", "{G}{W} Creature — Elf | Haste", "{2}{B}{R}{R} Creature — Elf | Haste"],
});

function sorted(cost: TypedMana): FaceFound[] {
  // What stands in the wrong place beside its colors is told of once, as a whole.
  if (cost.symbols.some(({ meaning }) => /hybrid|brid|phyrexian|unknown/i.test(meaning.kind)) || !isInOrder(cost))
    return [];
  const colored = cost.symbols.filter(({ meaning }) => meaning.kind === "color");
  const both = [...new Set(colored.map(({ meaning }) => letterOf(meaning)))];
  const pair = both.length === 2 ? PAIRS.find((one) => both.every((letter) => one.includes(letter))) : undefined;
  if (!pair) return [];
  const inOrder = [...colored].sort((a, b) => pair.indexOf(letterOf(a.meaning)) - pair.indexOf(letterOf(b.meaning)));
  if (inOrder.every((symbol, i) => symbol === colored[i])) return [];
  let next = 0;
  const symbols = cost.symbols.map((symbol) => (symbol.meaning.kind === "color" ? inOrder[next++]! : symbol));
  return [writtenAs(cost, symbols.map(({ text }) => text).join(""))];
}

function letterOf(meaning: ManaSymbolMeaning): string {
  return meaning.kind === "color" ? meaning.color : "";
}
