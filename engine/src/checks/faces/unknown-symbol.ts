import { manaSymbolOf } from "../../cards/manaCost.ts";
import { cr } from "../../rules/ruleNumber.ts";
import type { Span } from "../../text/words.ts";
import { type FaceFound, faceCheck } from "../check.ts";
import { SYMBOLS, symbolsOf } from "./symbols.ts";

/** Symbols that are no mana, and those of games with other rules. */
const ELSEWHERE = /^\{(?:½|∞|H[WUBRG]|[TQEPDLA]|TK|CHAOS)\}$/i;

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
      .filter(({ meaning, text }) => meaning.kind === "unknown" && !ELSEWHERE.test(text))
      .map(
        ({ text, span }): FaceFound => ({
          span,
          message: `“${text}” is no mana symbol.${hint(text)}`,
          fixes: fixesOf(text, span),
        }),
      ),
  ],
  unread: ({ span, typed }) =>
    /^\{[^{}\s+−-]{1,6}\}$/.test(typed) && isUnknown(typed)
      ? { span, message: `“${typed}” is no symbol.${hint(typed)}`, fixes: fixesOf(typed, span) }
      : undefined,
  wrong: [
    "«{W2U}»{R} Creature — Elf | Haste",
    "{1}«{WU}» Creature — Elf | Haste",
    "{1}«{Q/R}» Creature — Elf | Haste",
    "Creature — Elf | «{Y1}», {T}: Draw a card.",
    'Enchantment | Creatures you control have "«{RP}»: Draw a card."',
    "Creature — Elf | When this creature dies, you may pay «{N}». If you do, draw a card.",
  ],
  right: ["{1}{W/U} Creature — Elf | Haste", "{X}{S}{C}{2/W}{W/P} Creature — Elf | Haste"],
});

function isUnknown(text: string): boolean {
  return manaSymbolOf(text.slice(1, -1)).meaning.kind === "unknown" && !ELSEWHERE.test(text);
}

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
