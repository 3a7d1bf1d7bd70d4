import { cr } from "../../rules/ruleNumber.ts";
import type { Span } from "../../text/words.ts";
import { faceCheck } from "../check.ts";
import { allSymbolsOf, SYMBOLS } from "./symbols.ts";

/** “{t}: Add {g}.” */
export const lowercaseSymbol = faceCheck("lowercase-symbol", {
  ref: null,
  severity: "warning",
  rules: [cr("107.4"), cr("107.5")],
  on: "face",
  why: "Symbols are written with capital letters in rules text, and many tools know only those.",
  help: "Write {T}, {Q}, {W}, {2/R}, {X}.",
  nodes: SYMBOLS,
  test: (face, nodes) => {
    // Symbols in a row are one slip: “{1}{g}{g}” is told of once, from the first small letter to the last.
    const rows: { span: Span; text: string; to: string }[] = [];
    for (const { span, text, canonical } of allSymbolsOf(face, nodes)) {
      if (text === canonical || text.toUpperCase() !== canonical) continue;
      const row = rows.at(-1);
      if (row && row.span[1] === span[0])
        rows[rows.length - 1] = { span: [row.span[0], span[1]], text: row.text + text, to: row.to + canonical };
      else rows.push({ span, text, to: canonical });
    }
    return rows.map(({ span, text, to }) => ({
      span,
      message: `“${text}” is written ${to}.`,
      fixes: [{ title: `Write ${to}`, safe: true, edits: [{ span, text: to }] }],
    }));
  },
  wrong: [
    "Artifact | «{t}»: Add «{g}».",
    "Artifact | {1}, «{q}»: Draw a card.",
    "{1}«{g}{g}» Creature — Elf | Haste",
    "{1}«{u/r}» Creature — Elf | Haste",
    "Artifact | {2}«{r}», {T}: This artifact deals 1 damage to any target.",
    'Enchantment | Creatures you control have "«{t}»: Add {G}."',
    "Choose one —\n• Add «{r}{r}».\n• Draw a card.",
    "You get «{e}{e}».",
    "Creature — Elf | Kicker «{x}»",
  ],
  right: ["Artifact | {T}: Add {G}.", "{1}{U/R} Creature — Elf | {Q}: Draw a card.", "You get {E}{E}."],
  fixed: [
    "Artifact | {T}: Add {g}.",
    "Artifact | {1}, {Q}: Draw a card.",
    "{1}{G}{G} Creature — Elf | Haste",
    "{1}{U/R} Creature — Elf | Haste",
    "Artifact | {2}{R}, {T}: This artifact deals 1 damage to any target.",
  ],
});
