import { manaSymbolOf } from "../../cards/manaCost.ts";
import { cr } from "../../rules/ruleNumber.ts";
import type { Span } from "../../text/words.ts";
import { type FaceFound, faceCheck } from "../check.ts";
import { SYMBOLS, symbolsOf } from "./symbols.ts";

/** “{Y1}”, “{WU}” */
export const unknownSymbol = faceCheck("unknown-symbol", {
  ref: "SYM01",
  severity: "error",
  rules: [cr("107.4")],
  on: "face",
  why: "Mana symbols are a closed list; nobody knows how this one is paid.",
  help: "Use {2}, {W}, {W/U}, {2/W}, {W/P}, {C}, {S} or {X}.",
  nodes: SYMBOLS,
  test: (face, nodes) => [
    ...symbolsOf(face, nodes)
      .filter(
        ({ meaning, text }) => meaning.kind === "unknown" && !/^\{(?:½|∞|H[WUBRG]|P|D|L|TK|A|CHAOS)\}$/i.test(text),
      )
      .map(
        ({ text, span }): FaceFound => ({
          span,
          message: `“${text}” is no mana symbol.${hint(text)}`,
          fixes: fixesOf(text, span),
        }),
      ),
  ],
  wrong: ["«{W2U}»{R} Creature — Elf | Haste", "{1}«{WU}» Creature — Elf | Haste", "{1}«{Q/R}» Creature — Elf | Haste"],
  right: ["{1}{W/U} Creature — Elf | Haste", "{X}{S}{C}{2/W}{W/P} Creature — Elf | Haste"],
});

function splitPair(text: string): string | undefined {
  const pair = /^\{([WUBRG2C])([WUBRGP])\}$/i.exec(text);
  const joined = pair && manaSymbolOf(`${pair[1]!}/${pair[2]!}`);
  return joined && joined.meaning.kind !== "unknown" ? `{${joined.canonical}}` : undefined;
}

function hint(text: string): string {
  const hybrid = splitPair(text);
  return hybrid ? ` A hybrid symbol is written ${hybrid}.` : "";
}

function fixesOf(text: string, span: Span) {
  const hybrid = splitPair(text);
  return hybrid ? [{ title: `Write ${hybrid}`, safe: false, edits: [{ span, text: hybrid }] }] : [];
}
