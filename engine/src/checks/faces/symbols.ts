/** Mana symbols, in the mana cost and in the text (CR 107.4). */
import { manaSymbolOf, type ManaSymbolMeaning } from "../../cards/manaCost.ts";
import { cr } from "../../rules/ruleNumber.ts";
import type { Span } from "../../text/words.ts";
import { check, faceCheck, type FaceFound, type NodesOfKind } from "../check.ts";
import { children, made } from "../trees.ts";
import type { JudgedFace } from "../judgedCard.ts";

interface TypedSymbol {
  readonly text: string;
  readonly span: Span;
  readonly meaning: ManaSymbolMeaning;
  readonly canonical: string;
}

/** What is found of a mana cost that has to be written another way, with the fix. */
function writtenAs(cost: { readonly span: Span; readonly text: string }, text: string): FaceFound {
  return {
    span: cost.span,
    message: `“${cost.text}” is written ${text}.`,
    fixes: [{ title: `Write ${text}`, safe: true, edits: [{ span: cost.span, text }] }],
  };
}

/** The kind of node that stands for a symbol. */
const SYMBOLS = ["symbol"];

/** All mana symbols of a face in braces: of its mana cost and of its text. */
function symbolsOf(face: JudgedFace, nodes: NodesOfKind): TypedSymbol[] {
  const found: TypedSymbol[] = [];
  for (const { text, span, meaning, canonical } of face.source.manaCost?.symbols ?? [])
    if (text.startsWith("{")) found.push({ text, span, meaning, canonical });
  for (const { is, span } of nodes("symbol")) {
    const text = is as string;
    if (!span || span[1] - span[0] !== text.length || /^\{[TQE]\}$/i.test(text)) continue;
    const { meaning, canonical } = manaSymbolOf(text.slice(1, -1));
    found.push({ text, span, meaning, canonical: `{${canonical}}` });
  }
  return found;
}

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

const PAIRS = ["WU", "WB", "UB", "UR", "BR", "BG", "RG", "RW", "GW", "GU"];

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

/** “{1}{1}{W}” */
export const genericTwice = faceCheck("generic-mana-twice", {
  ref: "SYM08",
  severity: "warning",
  rules: [cr("107.4b")],
  on: "face",
  why: "Generic mana is one number in a cost.",
  help: "Add the numbers up: {2}{W}.",
  test: (face) => {
    const cost = face.source.manaCost;
    const generic = cost?.symbols.filter(({ meaning }) => meaning.kind === "generic") ?? [];
    if (!cost || generic.length < 2) return [];
    const total = generic.reduce((sum, { meaning }) => sum + (meaning.kind === "generic" ? meaning.amount : 0), 0);
    const braced = generic[0]!.text.startsWith("{");
    const text = cost.symbols
      .map((symbol) =>
        symbol === generic[0] ? (braced ? `{${total}}` : String(total)) : generic.includes(symbol) ? "" : symbol.text,
      )
      .join("");
    return [writtenAs(cost, text)];
  },
  wrong: [
    "«{1}{1}{W}» Creature — Elf | Haste",
    "«{2}{3}» Artifact | {T}: Add {C}.",
    "«{1}{2}{B}» Instant | Draw a card.",
  ],
  right: ["{2}{W} Creature — Elf | Haste"],
  fixed: ["{2}{W} Creature — Elf | Haste"],
});

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

/** A land with a mana cost. */
export const landWithManaCost = faceCheck("land-with-mana-cost", {
  ref: "SYM16",
  severity: "warning",
  rules: [cr("202.1b"), cr("305.9")],
  on: "face",
  why: "Lands are played, not cast, so a mana cost would never be paid.",
  help: "Leave the mana cost out.",
  test: (face) => {
    const cost = face.source.manaCost;
    if (!cost || !face.types.includes("land")) return [];
    const start = face.cardText.slice(0, cost.span[0]).trimEnd().length;
    return [
      {
        span: cost.span,
        message: `This land has a mana cost, “${cost.text}”.`,
        fixes: [{ title: "Leave it out", safe: false, edits: [{ span: [start, cost.span[1]], text: "" }] }],
      },
    ];
  },
  wrong: [
    "«{2}» Land | {T}: Add {C}.",
    "«{G}» Land — Forest | {T}: Add {G}.",
    "«{1}{W}» Artifact Land | {T}: Add {W}.",
  ],
  right: ["Land | {T}: Add {C}."],
});
