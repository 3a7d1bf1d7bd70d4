/**
 * Mana costs (CR 107.4, 118, 202): read from and written to symbols such as "{2}{W/U}{G/P}".
 */
import type { Color, ManaType } from "../object.ts";

/** One symbol that asks for something other than plain generic mana: any of these ways pays it. */
export interface ManaSymbol {
  text: string;
  /** Types of mana that pay it, one mana. */
  types: ManaType[];
  /** Monocoloured hybrid: this much generic mana pays it (CR 107.4e). */
  generic: number;
  /** Phyrexian: this much life pays it (CR 107.4f). */
  life: number;
  /** Snow: one mana from a snow source pays it (CR 107.4h). */
  snow: boolean;
}

export interface ManaCost {
  generic: number;
  symbols: ManaSymbol[];
  /** How many {X} it has. */
  x: number;
}

export const COLORS: readonly Color[] = ["W", "U", "B", "R", "G"];
const MANA_TYPES = new Set(["W", "U", "B", "R", "G", "C"]);

/** Reads a run of mana symbols. Symbols that are none (such as {T}) are left out. */
export function parseManaCost(text: string): ManaCost {
  let cost = parsed.get(text);
  if (!cost) {
    cost = readManaCost(text);
    parsed.set(text, cost);
  }
  return cost;
}

/** Costs that have been read; the same few stand on all cards, and nobody changes one in place. */
const parsed = new Map<string, ManaCost>();

function readManaCost(text: string): ManaCost {
  const cost: ManaCost = { generic: 0, symbols: [], x: 0 };
  for (const [, inner] of text.toUpperCase().matchAll(/\{([^}]+)\}/g)) {
    if (/^\d+$/.test(inner!)) cost.generic += Number(inner);
    else if (inner === "X" || inner === "Y" || inner === "Z") cost.x++;
    else {
      const symbol = parseSymbol(inner!);
      if (symbol) cost.symbols.push(symbol);
    }
  }
  return cost;
}

function parseSymbol(inner: string): ManaSymbol | null {
  const symbol: ManaSymbol = { text: `{${inner}}`, types: [], generic: 0, life: 0, snow: false };
  for (const part of inner.split("/")) {
    if (MANA_TYPES.has(part)) symbol.types.push(part as ManaType);
    else if (/^\d+$/.test(part)) symbol.generic = Number(part);
    else if (part === "P") symbol.life = 2;
    else if (part === "S") symbol.snow = true;
    else return null;
  }
  return symbol;
}

/** The cost with every {X} paid as `value` (CR 107.3a). */
export function withX(cost: ManaCost, value: number): ManaCost {
  return cost.x === 0 ? cost : { generic: cost.generic + cost.x * value, symbols: cost.symbols, x: 0 };
}

export function addCosts(a: ManaCost, b: ManaCost): ManaCost {
  return { generic: a.generic + b.generic, symbols: [...a.symbols, ...b.symbols], x: a.x + b.x };
}

/** Takes `amount` generic off; coloured parts are not reduced by it (CR 118.7a). */
export function reduceGeneric(cost: ManaCost, amount: number): ManaCost {
  return { ...cost, generic: Math.max(0, cost.generic - amount) };
}

/** Takes coloured mana off; what the cost has none of is taken off generic mana (CR 118.7b–c). */
export function reduceColored(cost: ManaCost, types: readonly ManaType[]): ManaCost {
  if (types.length === 0) return cost;
  const symbols = [...cost.symbols];
  let generic = 0;
  for (const type of types) {
    const at = symbols.findIndex((symbol) => symbol.types.length === 1 && symbol.types[0] === type);
    if (at >= 0) symbols.splice(at, 1);
    else generic++;
  }
  return reduceGeneric({ ...cost, symbols }, generic);
}

export function isFree(cost: ManaCost): boolean {
  return cost.generic === 0 && cost.symbols.length === 0 && cost.x === 0;
}

/** Mana value (CR 202.3): {X} counts `x`, a hybrid symbol its greatest part. */
export function manaValue(text: string | null, x = 0): number {
  if (text === null) return 0;
  const cost = parseManaCost(text);
  const ofSymbols = cost.symbols.reduce((sum, symbol) => sum + Math.max(1, symbol.generic), 0);
  return cost.generic + ofSymbols + cost.x * x;
}

/** The colours of the symbols of a cost, in the usual order (CR 105.2). */
export function colorsOfCost(text: string | null): Color[] {
  if (text === null) return [];
  const types = new Set(parseManaCost(text).symbols.flatMap((symbol) => symbol.types));
  return COLORS.filter((color) => types.has(color));
}

/** The symbols of a cost as text; {0} when it is free. */
export function printManaCost(cost: ManaCost): string {
  const generic = cost.generic > 0 ? `{${cost.generic}}` : "";
  const text = "{X}".repeat(cost.x) + generic + cost.symbols.map((symbol) => symbol.text).join("");
  return text || "{0}";
}
