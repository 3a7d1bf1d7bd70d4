/** What sort of thing a symbol in braces is. */
export type SymbolKind =
  | "colored"
  | "colorless"
  | "generic"
  | "variable"
  | "snow"
  | "hybrid"
  | "monocolored hybrid"
  | "colorless hybrid"
  | "Phyrexian"
  | "hybrid Phyrexian"
  | "tap"
  | "untap"
  | "energy"
  | "ticket"
  | "pawprint"
  | "chaos"
  | "planeswalker"
  | "Phyrexian in text"
  | "acorn"
  | "casual";

/** A symbol as cards print it between braces. */
export interface GameSymbol {
  /** With braces, e.g. `"{W/U}"`. */
  readonly text: string;
  readonly kind: SymbolKind;
  /** In plain words. */
  readonly name: string;
  /** The rule that explains it; `null` when only casual cards have it. */
  readonly rule: string | null;
  /** Whether it can stand in a mana cost (CR 107.4). */
  readonly mana: boolean;
  /** What it adds to a mana value (CR 202.3); 0 for symbols outside mana costs and for X off the stack. */
  readonly manaValue: number;
  /** The colors it makes an object (CR 105.2), as letters. */
  readonly colors: string;
}

const colorNames: Readonly<Record<string, string>> = { W: "white", U: "blue", B: "black", R: "red", G: "green" };

/** The ten pairs in the order hybrid symbols print them. */
const colorPairs = ["WU", "WB", "UB", "UR", "BR", "BG", "RG", "RW", "GW", "GU"] as const;

function coloredSymbols(): GameSymbol[] {
  return Object.entries(colorNames).flatMap(([letter, color]) => [
    manaSymbol(letter, "colored", `${color} mana`, "107.4a", 1, letter),
    manaSymbol(`2/${letter}`, "monocolored hybrid", `two generic or one ${color} mana`, "107.4e", 2, letter),
    manaSymbol(`C/${letter}`, "colorless hybrid", `one colorless or one ${color} mana`, "107.4e", 1, letter),
    manaSymbol(`${letter}/P`, "Phyrexian", `one ${color} mana or 2 life`, "107.4f", 1, letter),
  ]);
}

function pairSymbols(): GameSymbol[] {
  return colorPairs.flatMap((pair) => {
    const [first, second] = [pair[0]!, pair[1]!];
    const either = `one ${colorNames[first]!} or one ${colorNames[second]!} mana`;
    return [
      manaSymbol(`${first}/${second}`, "hybrid", either, "107.4e", 1, pair),
      manaSymbol(`${first}/${second}/P`, "hybrid Phyrexian", `${either}, or 2 life`, "107.4f", 1, pair),
    ];
  });
}

function manaSymbol(
  inside: string,
  kind: SymbolKind,
  name: string,
  rule: string | null,
  manaValue: number,
  colors = "",
): GameSymbol {
  return { text: `{${inside}}`, kind, name, rule, mana: true, manaValue, colors };
}

function otherSymbol(inside: string, kind: SymbolKind, name: string, rule: string | null): GameSymbol {
  return { text: `{${inside}}`, kind, name, rule, mana: false, manaValue: 0, colors: "" };
}

/** Every symbol, generic numbers up to 20 among them; larger numbers are understood by `symbolByText`. */
export const gameSymbols: readonly GameSymbol[] = [
  ...coloredSymbols(),
  ...pairSymbols(),
  manaSymbol("C", "colorless", "one colorless mana", "107.4c", 1),
  manaSymbol("S", "snow", "one mana from a snow source", "107.4h", 1),
  ...Array.from({ length: 21 }, (_, value) => genericSymbol(value)),
  manaSymbol("X", "variable", "X generic mana", "107.3", 0),
  manaSymbol("Y", "variable", "Y generic mana", "107.3p", 0),
  manaSymbol("Z", "variable", "Z generic mana", "107.3", 0),
  otherSymbol("T", "tap", "tap this permanent", "107.5"),
  otherSymbol("Q", "untap", "untap this permanent", "107.6"),
  otherSymbol("E", "energy", "one energy counter", "107.14"),
  otherSymbol("TK", "ticket", "one ticket counter", "107.17"),
  otherSymbol("P", "pawprint", "one pawprint of a mode", "107.18"),
  otherSymbol("CHAOS", "chaos", "the planar die's chaos symbol", "107.12"),
  otherSymbol("PW", "planeswalker", "the planar die's Planeswalker symbol", "107.11"),
  otherSymbol("H", "Phyrexian in text", "any Phyrexian mana symbol", "107.4g"),
  otherSymbol("A", "acorn", "an acorn, on casual cards", null),
  { ...manaSymbol("½", "casual", "half a generic mana", null, 0.5), manaValue: 0.5 },
  manaSymbol("HW", "casual", "half a white mana", null, 0.5, "W"),
  manaSymbol("HR", "casual", "half a red mana", null, 0.5, "R"),
  manaSymbol("∞", "casual", "infinite mana", null, Number.MAX_SAFE_INTEGER),
];

function genericSymbol(value: number): GameSymbol {
  return manaSymbol(String(value), "generic", `${value} generic mana`, value === 0 ? "107.4d" : "107.4b", value);
}

const byText = new Map(gameSymbols.map((symbol) => [symbol.text, symbol]));

/** Spellings of old databases and of people, all upper case, with the printed one. */
const otherSpellings: ReadonlyMap<string, string> = new Map([
  ["{UNTAP}", "{Q}"],
  ["{TAP}", "{T}"],
  ["{ENERGY}", "{E}"],
  ["{PHI}", "{H}"],
]);

/**
 * The symbol a piece of text in braces means.
 * @param text with braces, any letter case; halves of a hybrid in either order; W/P also as WP
 * @returns `undefined` when there is no such symbol. The result's `text` is the printed form.
 */
export function symbolByText(text: string): GameSymbol | undefined {
  const upper = text.toUpperCase();
  const direct = byText.get(upper) ?? byText.get(otherSpellings.get(upper) ?? "");
  if (direct !== undefined) return direct;
  const inside = upper.slice(1, -1);
  if (/^\d{1,7}$/.test(inside)) return genericSymbol(Number(inside));
  const parts = inside.includes("/") ? inside.split("/") : [...inside];
  if (parts.length === 2) return byText.get(`{${parts[0]}/${parts[1]}}`) ?? byText.get(`{${parts[1]}/${parts[0]}}`);
  if (parts.length === 3) return byText.get(`{${parts[1]}/${parts[0]}/${parts[2]}}`);
  return undefined;
}
