/**
 * The payment solver: which mana of the pool pays which symbol, and which mana sources to use for what the pool lacks.
 * It looks for any way to pay, preferring mana that is already there, then sources that cost nothing but tapping, then the least
 * flexible ones; what it returns is a plan, nothing has happened yet.
 */
import type { AbilityRef, ManaType, ManaUnit, ObjectId } from "../object.ts";
import type { ManaCost, ManaSymbol } from "./cost.ts";
import { isPlain, isSingle, planByCounting } from "./counting.ts";

/** An ability that could make mana for this payment. */
export interface ManaSource {
  object: ObjectId;
  ability: AbilityRef;
  /** The different lots of mana it can make; one lot is chosen. */
  outputs: readonly (readonly ManaType[])[];
  /** Where the lots come from different abilities of the object: the ability of each lot. */
  lotAbilities?: AbilityRef[];
  snow: boolean;
  /** 0: only tapping; more: it costs something (a Treasure). Cheaper sources are used first. */
  expense: number;
  /** Whether any lot may be spent only on some things (CR 106.6). */
  limited?: boolean;
  /** From which lot on using it is no mana but help: see `stack/paymentHelp.ts`. */
  helpsFrom?: number;
  /** See `rankOf`. */
  rank?: number;
}

export interface PaymentPlan {
  /** Sources to use, with the lot each makes. */
  uses: { source: ManaSource; output: number }[];
  /** Indices into the pool that are spent. */
  spent: number[];
  /** Life paid for Phyrexian symbols. */
  life: number;
}

/** One mana that is there or can be had. */
interface Supply {
  type: ManaType;
  snow: boolean;
  pool: number;
  source: number;
  output: number;
  cost: number;
}

/**
 * @param life how much life may be paid for Phyrexian symbols
 * @returns null when the cost cannot be paid
 */
export function planPayment(
  cost: ManaCost,
  pool: readonly ManaUnit[],
  sources: readonly ManaSource[],
  life: number,
): PaymentPlan | null {
  if (sources.every(isSingle) && cost.symbols.every(isPlain)) return planByCounting(cost, pool, sources);
  return searchPlan(cost, pool, sources, life);
}

/** The same by trying the ways there are, for any cost and sources. */
export function searchPlan(
  cost: ManaCost,
  pool: readonly ManaUnit[],
  sources: readonly ManaSource[],
  life: number,
): PaymentPlan | null {
  const supplies = listSupplies(pool, sources);
  const chosenOutput = new Map<number, number>();
  const used = new Set<number>();
  let steps = 0;
  let lifePaid = 0;

  const available = (index: number): boolean => {
    const supply = supplies[index]!;
    if (used.has(index)) return false;
    if (supply.source < 0) return true;
    const chosen = chosenOutput.get(supply.source);
    return chosen === undefined || chosen === supply.output;
  };
  const withSupply = (index: number, next: () => boolean): boolean => {
    const { source, output } = supplies[index]!;
    const fresh = source >= 0 && !chosenOutput.has(source);
    used.add(index);
    if (fresh) chosenOutput.set(source, output);
    if (next()) return true;
    used.delete(index);
    if (fresh) chosenOutput.delete(source);
    return false;
  };
  const paySymbol = (symbols: readonly ManaSymbol[], at: number): boolean => {
    if (++steps > 20000) return false;
    const symbol = symbols[at];
    if (!symbol) return payGeneric(cost.generic);
    const tried = new Set<string>();
    for (let i = 0; i < supplies.length; i++) {
      const supply = supplies[i]!;
      if (!available(i) || !(symbol.types.includes(supply.type) || (symbol.snow && supply.snow))) continue;
      const key = sameSupply(supply, sources);
      if (tried.has(key)) continue;
      tried.add(key);
      if (withSupply(i, () => paySymbol(symbols, at + 1))) return true;
    }
    if (symbol.generic > 0 && payFrom(symbol.generic, 0, () => paySymbol(symbols, at + 1))) return true;
    if (symbol.life > 0 && lifePaid + symbol.life <= life) {
      lifePaid += symbol.life;
      if (paySymbol(symbols, at + 1)) return true;
      lifePaid -= symbol.life;
    }
    return false;
  };
  const payFrom = (amount: number, from: number, next: () => boolean): boolean => {
    if (++steps > 20000) return false;
    if (amount === 0) return next();
    for (let i = from; i < supplies.length; i++) {
      if (available(i) && withSupply(i, () => payFrom(amount - 1, i + 1, next))) return true;
    }
    return false;
  };
  const payGeneric = (amount: number): boolean => {
    const taken: number[] = [];
    const freshSources: number[] = [];
    for (let pass = 0; pass < 2 && taken.length < amount; pass++) {
      for (let i = 0; i < supplies.length && taken.length < amount; i++) {
        // First what is already made, by the pool or by a source that is used anyway; then further sources.
        const { source, output } = supplies[i]!;
        if (!available(i) || (pass === 0 && source >= 0 && !chosenOutput.has(source))) continue;
        if (source >= 0 && !chosenOutput.has(source)) {
          chosenOutput.set(source, output);
          freshSources.push(source);
        }
        used.add(i);
        taken.push(i);
      }
    }
    if (taken.length === amount) return true;
    for (const i of taken) used.delete(i);
    for (const source of freshSources) chosenOutput.delete(source);
    return false;
  };

  const hardestFirst = [...cost.symbols].sort((a, b) => waysToPay(a) - waysToPay(b));
  if (!paySymbol(hardestFirst, 0)) return null;
  return {
    uses: [...chosenOutput].map(([source, output]) => ({ source: sources[source]!, output })),
    spent: [...used].map((index) => supplies[index]!.pool).filter((index) => index >= 0),
    life: lifePaid,
  };
}

function waysToPay(symbol: ManaSymbol): number {
  return symbol.types.length + (symbol.generic > 0 ? 10 : 0) + (symbol.life > 0 ? 20 : 0);
}

/** `costOfSource`, worked out once for each source. */
export function rankOf(source: ManaSource): number {
  source.rank ??= costOfSource(source);
  return source.rank;
}

/** Which sources are used first: those that cost least and can do least else; colourless mana is good for less. */
function costOfSource({ outputs, expense }: ManaSource): number {
  const onlyColorless = outputs.every((lot) => lot.every((type) => type === "C"));
  return expense * 100 + outputs.length * 2 - (onlyColorless ? 1 : 0);
}

function listSupplies(pool: readonly ManaUnit[], sources: readonly ManaSource[]): Supply[] {
  const supplies: Supply[] = pool.map((unit, index) => ({ ...unit, pool: index, source: -1, output: 0, cost: -1 }));
  sources.forEach((source, index) => {
    const cost = rankOf(source);
    source.outputs.forEach((lot, output) => {
      for (const type of lot) supplies.push({ type, snow: source.snow, pool: -1, source: index, output, cost });
    });
  });
  return supplies.sort((a, b) => a.cost - b.cost);
}

const texts = new WeakMap<ManaSource["outputs"], string>();

function textOf(outputs: ManaSource["outputs"]): string {
  let text = texts.get(outputs);
  if (text === undefined) {
    text = JSON.stringify(outputs);
    texts.set(outputs, text);
  }
  return text;
}

/** Supplies that are as good as each other need to be tried only once. */
function sameSupply(supply: Supply, sources: readonly ManaSource[]): string {
  const lots = supply.source < 0 ? "pool" : textOf(sources[supply.source]!.outputs) + supply.output;
  return `${supply.type}${supply.snow}${lots}`;
}
