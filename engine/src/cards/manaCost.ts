/**
 * Mana costs (CR 202.1) and the symbols in them (CR 107.4), in braces or bare.
 */
import type { Span } from "../text/words.ts";

/** One of the five colors, by its symbol's letter. */
export type ColorLetter = "W" | "U" | "B" | "R" | "G";

/** What one mana symbol asks for. */
export type ManaSymbolMeaning =
  /** `{2}` (CR 107.4b) */
  | { readonly kind: "generic"; readonly amount: number }
  /** `{W}` (CR 107.4a) */
  | { readonly kind: "color"; readonly color: ColorLetter }
  /** `{C}` (CR 107.4c) */
  | { readonly kind: "colorless" }
  /** `{S}` (CR 107.4h) */
  | { readonly kind: "snow" }
  /** `{X}` (CR 107.3) */
  | { readonly kind: "variable"; readonly letter: "X" | "Y" | "Z" }
  /** `{W/U}` (CR 107.4e) */
  | { readonly kind: "hybrid"; readonly colors: readonly [ColorLetter, ColorLetter] }
  /** `{2/W}` (CR 107.4e) */
  | { readonly kind: "twobrid"; readonly amount: number; readonly color: ColorLetter }
  /** `{C/W}` (CR 107.4e) */
  | { readonly kind: "colorlessHybrid"; readonly color: ColorLetter }
  /** `{W/P}` (CR 107.4f) */
  | { readonly kind: "phyrexian"; readonly color: ColorLetter }
  /** `{W/U/P}` (CR 107.4f) */
  | { readonly kind: "hybridPhyrexian"; readonly colors: readonly [ColorLetter, ColorLetter] }
  /** Anything else; nothing is guessed about it. */
  | { readonly kind: "unknown" };

/** One mana symbol of a cost. */
export interface ManaSymbol {
  readonly meaning: ManaSymbolMeaning;
  /** As typed, with its braces if it has them. */
  readonly text: string;
  /** As cards print it; for an unknown symbol, as typed. */
  readonly canonical: string;
  readonly span: Span;
}

/** A mana cost with its symbols in the order in which they were written. */
export interface ManaCost {
  readonly text: string;
  readonly span: Span;
  readonly symbols: readonly ManaSymbol[];
  /** Whether symbols stand in braces of their own (`{1}{R}`), or not (`1R`, `{1R}`, `(1)(R)`), or some do (`2{R}`). */
  readonly form: "braced" | "bare" | "mixed";
}

/** The order in which two-color symbols are printed. */
const PAIRS = ["WU", "WB", "UB", "UR", "BR", "BG", "RG", "RW", "GW", "GU"];

/**
 * What the inside of a symbol's braces means.
 * @param inner without braces, any letter case
 * @returns the meaning, and the inside as cards print it (`{u/w}` is printed `{W/U}`)
 */
export function manaSymbolOf(inner: string): { readonly meaning: ManaSymbolMeaning; readonly canonical: string } {
  const letters = inner.trim().toUpperCase();
  if (/^\d{1,9}$/.test(letters)) {
    const amount = Number(letters);
    return { meaning: { kind: "generic", amount }, canonical: String(amount) };
  }
  if (isColor(letters)) return { meaning: { kind: "color", color: letters }, canonical: letters };
  if (letters === "C") return { meaning: { kind: "colorless" }, canonical: "C" };
  if (letters === "S") return { meaning: { kind: "snow" }, canonical: "S" };
  if (letters === "X" || letters === "Y" || letters === "Z") {
    return { meaning: { kind: "variable", letter: letters }, canonical: letters };
  }
  const meaning = compoundSymbol(letters.split("/"));
  return meaning ? { meaning, canonical: insideOf(meaning) } : { meaning: { kind: "unknown" }, canonical: inner };
}

function compoundSymbol(parts: readonly string[]): ManaSymbolMeaning | null {
  const phyrexian = parts.filter((part) => part === "P").length;
  const colors = parts.filter(isColor);
  const numbers = parts.filter((part) => /^\d{1,2}$/.test(part));
  const colorless = parts.filter((part) => part === "C").length;
  if (phyrexian + colors.length + numbers.length + colorless !== parts.length || phyrexian > 1) return null;
  if (numbers.length === 0 && colorless === 0) {
    if (colors.length === 1 && phyrexian === 1) return { kind: "phyrexian", color: colors[0]! };
    if (colors.length === 2 && colors[0] !== colors[1]) {
      const pair = PAIRS.includes(colors.join("")) ? colors : [...colors].reverse();
      return { kind: phyrexian ? "hybridPhyrexian" : "hybrid", colors: [pair[0]!, pair[1]!] };
    }
    return null;
  }
  if (phyrexian || colors.length !== 1 || parts.length !== 2) return null;
  if (colorless) return { kind: "colorlessHybrid", color: colors[0]! };
  return { kind: "twobrid", amount: Number(numbers[0]), color: colors[0]! };
}

/** The printed inside of a compound symbol's braces. */
function insideOf(meaning: ManaSymbolMeaning): string {
  switch (meaning.kind) {
    case "hybrid":
      return meaning.colors.join("/");
    case "hybridPhyrexian":
      return `${meaning.colors.join("/")}/P`;
    case "phyrexian":
      return `${meaning.color}/P`;
    case "twobrid":
      return `${meaning.amount}/${meaning.color}`;
    case "colorlessHybrid":
      return `C/${meaning.color}`;
    default:
      return "";
  }
}

function isColor(letter: string): letter is ColorLetter {
  return letter.length === 1 && "WUBRG".includes(letter);
}

/** A run of letters and digits, cut into the symbols a bare cost is made of: `12WU` is 12, W, U. */
export interface BareSymbol {
  readonly start: number;
  readonly end: number;
  /** The inside of its braces. */
  readonly inner: string;
  /** Whether it stands in braces of its own already. */
  readonly braced: boolean;
}

const BARE_PIECE =
  /\{([^{}\s]{1,12})\}|\(([0-9WUBRGCSXYZP]{1,2}(?:\/[0-9WUBRGCP]){0,2})\)|(\d{1,3})|([WUBRGC2]\/[WUBRGCP](?:\/P)?)|([WUBRGCSXYZ])/iy;
const GROUP = /^(?:\d{1,2}[WUBRGCSXYZ]{1,8}|([WUBRGCXYZ])\1{1,7})$/i;

/**
 * Cuts a stretch without spaces into mana symbols, braced or not.
 * @returns `null` when some of it can't be mana (a word, say)
 */
export function bareSymbols(text: string): BareSymbol[] | null {
  const symbols: BareSymbol[] = [];
  let at = 0;
  while (at < text.length) {
    BARE_PIECE.lastIndex = at;
    const match = BARE_PIECE.exec(text);
    if (!match) return null;
    const end = at + match[0].length;
    const braced = match[1];
    if (braced !== undefined && GROUP.test(braced)) {
      // {1UU}: one pair of braces around several symbols.
      for (const symbol of bareSymbols(braced)!) {
        symbols.push({ ...symbol, start: symbol.start + at + 1, end: symbol.end + at + 1 });
      }
    } else {
      const inner = braced ?? match[2] ?? match[0];
      symbols.push({ start: at, end, inner, braced: braced !== undefined });
    }
    at = end;
  }
  return symbols.length > 0 ? symbols : null;
}

/**
 * Reads a mana cost. Never fails: what is no symbol becomes an unknown one.
 * @param text the cost's letters; white space between symbols is allowed
 * @param start the place of the first letter, in whatever places are wanted in
 */
export function parseManaCost(text: string, start: number): ManaCost {
  const symbols: ManaSymbol[] = [];
  let braced = 0;
  const add = (from: number, to: number, inner: string): void => {
    const { meaning, canonical } = manaSymbolOf(inner);
    const typed = text.slice(from, to);
    const known = meaning.kind !== "unknown";
    symbols.push({
      meaning,
      text: typed,
      canonical: known ? `{${canonical}}` : typed,
      span: [start + from, start + to],
    });
  };
  let at = 0;
  while (at < text.length) {
    if (/\s/.test(text[at]!)) {
      at++;
      continue;
    }
    let end = endOfPiece(text, at);
    const piece = text.slice(at, end);
    const pieces = bareSymbols(piece);
    if (pieces) {
      for (const symbol of pieces) {
        if (symbol.braced) braced++;
        add(at + symbol.start, at + symbol.end, symbol.inner);
      }
    } else {
      end = at + piece.length;
      add(at, end, piece.startsWith("{") && piece.endsWith("}") ? piece.slice(1, -1) : piece);
      if (piece.startsWith("{")) braced++;
    }
    at = end;
  }
  const form = braced === symbols.length ? "braced" : braced === 0 ? "bare" : "mixed";
  return { text, span: [start, start + text.length], symbols, form };
}

/** Where the braced symbol, or the run of other letters, that starts at a place ends. */
function endOfPiece(text: string, at: number): number {
  let end = at + 1;
  if (text[at] === "{") {
    while (end < text.length && text[end] !== "}" && text[end] !== "{") end++;
    return text[end] === "}" ? end + 1 : end;
  }
  while (end < text.length && text[end] !== "{" && !/\s/.test(text[end]!)) end++;
  return end;
}

/** The mana value of a cost (CR 202.3): X is 0, a hybrid symbol counts its larger part, an unknown symbol nothing. */
export function manaValueOf(cost: ManaCost | null): number {
  let total = 0;
  for (const { meaning } of cost?.symbols ?? []) {
    if (meaning.kind === "generic") total += meaning.amount;
    else if (meaning.kind === "twobrid") total += Math.max(meaning.amount, 1);
    else if (meaning.kind !== "variable" && meaning.kind !== "unknown") total += 1;
  }
  return total;
}

/** The colors of a cost (CR 202.2), in the order white, blue, black, red, green. */
export function colorsOf(cost: ManaCost | null): ColorLetter[] {
  const found = new Set<string>();
  for (const { meaning } of cost?.symbols ?? []) {
    if ("color" in meaning) found.add(meaning.color);
    else if ("colors" in meaning) for (const color of meaning.colors) found.add(color);
  }
  return [..."WUBRG"].filter((letter) => found.has(letter)) as ColorLetter[];
}

/** The cost as the formatter writes it: each symbol in its braces, or, in the bare dialect, single letters and numbers without. */
export function printManaCost(cost: ManaCost, dialect: "braced" | "bare" = "braced"): string {
  let printed = "";
  for (const { canonical } of cost.symbols) {
    const bare = dialect === "bare" && /^\{(?:\d+|[WUBRGCSXYZ])\}$/.test(canonical);
    const inside = canonical.slice(1, -1);
    // Two numbers side by side would become one.
    printed += bare && !(/^\d/.test(inside) && /\d$/.test(printed)) ? inside : canonical;
  }
  return printed;
}
