import { cr } from "../../rules/ruleNumber.ts";
import { type FaceFound, faceCheck } from "../check.ts";
import { SYMBOLS, symbolsOf } from "./symbols.ts";

/** “{U/W}”, “{R/2}”, “{P/W}” */
export const symbolPartsOutOfOrder = faceCheck("symbol-parts-out-of-order", {
  ref: "SYM06 SYM07",
  severity: "warning",
  rules: [cr("107.4"), cr("107.4f")],
  on: "face",
  why: "The halves of a symbol stand in one order on all cards, and other tools know only that one.",
  help: "Write {W/U}, {2/R}, {C/W}, {W/P}.",
  nodes: SYMBOLS,
  test: (face, nodes) =>
    symbolsOf(face, nodes)
      .filter(
        ({ meaning, text, canonical }) =>
          meaning.kind !== "unknown" && /\//.test(text) && text.toUpperCase() !== canonical,
      )
      .map(
        ({ text, span, canonical }): FaceFound => ({
          span,
          message: `“${text}” is written ${canonical}.`,
          fixes: [{ title: `Write ${canonical}`, safe: true, edits: [{ span, text: canonical }] }],
        }),
      ),
  wrong: [
    "{1}«{U/W}» Creature — Elf | Haste",
    "«{R/2}»«{R/2}» Creature — Elf | Haste",
    "{1}«{P/W}» Creature — Elf | Haste",
    "Artifact | «{W/C}», {T}: Draw a card.",
  ],
  right: ["{1}{W/U} Creature — Elf | Haste", "Artifact | {2/R}, {T}: Draw a card."],
  fixed: ["{1}{W/U} Creature — Elf | Haste"],
});
