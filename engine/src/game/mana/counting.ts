/**
 * Paying where counting is enough: every source makes one mana of one type, and every symbol wants one type. It is so for most
 * boards, and asked far more often than anything is paid.
 */
import type { ManaType, ManaUnit, ObjectId } from "../object.ts";
import type { ManaCost, ManaSymbol } from "./cost.ts";
import { type ManaSource, type PaymentPlan, planPayment, rankOf } from "./solver.ts";

/** The mana sources of a player, counted. */
export interface ManaSupply {
  sources: readonly ManaSource[];
  /** Aspects of the state that were looked at to find them. */
  reads: number;
  /** Whether each makes one mana of one type. */
  single: boolean;
  /** Whether any of them makes mana that may be spent only on some things. */
  limited: boolean;
  /** The most mana they can make together. */
  most: number;
  /** How many make mana of a type, where all are single. */
  ofType: Readonly<Record<ManaType, number>>;
}

/** Counts what mana sources can make. */
export function supplyOf(sources: readonly ManaSource[], reads: number): ManaSupply {
  const ofType: Record<ManaType, number> = { W: 0, U: 0, B: 0, R: 0, G: 0, C: 0 };
  let single = true;
  let limited = false;
  let most = 0;
  for (const source of sources) {
    most += mostOf(source);
    if (source.limited) limited = true;
    if (isSingle(source)) ofType[source.outputs[0]![0]!]++;
    else single = false;
  }
  return { sources, reads, single, limited, most, ofType };
}

function mostOf({ outputs }: ManaSource): number {
  let most = 0;
  for (const lot of outputs) if (lot.length > most) most = lot.length;
  return most;
}

/**
 * Whether a cost can be paid at all.
 * @param life how much life may be paid for Phyrexian symbols
 * @param busy a source that is used otherwise
 */
export function canPay(
  cost: ManaCost,
  pool: readonly ManaUnit[],
  supply: ManaSupply,
  life: number,
  busy: ObjectId | null,
): boolean {
  const used = busy === null ? undefined : supply.sources.find(({ object }) => object === busy);
  const most = pool.length + supply.most - (used ? mostOf(used) : 0);
  const enough = most >= cost.generic + cost.symbols.length;
  if (!enough && !cost.symbols.some(takesLife)) return false;
  if (supply.single && cost.symbols.every(isPlain)) return enough && hasColors(cost, pool, supply, used);
  const sources = used ? supply.sources.filter((source) => source !== used) : supply.sources;
  return planPayment(cost, pool, sources, life) !== null;
}

function hasColors(
  { symbols }: ManaCost,
  pool: readonly ManaUnit[],
  supply: ManaSupply,
  used: ManaSource | undefined,
): boolean {
  for (const symbol of symbols) {
    const type = symbol.types[0]!;
    let wanted = 0;
    for (const other of symbols) if (other.types[0] === type) wanted++;
    let there = supply.ofType[type];
    if (used && used.outputs[0]![0] === type) there--;
    for (const unit of pool) if (unit.type === type) there++;
    if (there < wanted) return false;
  }
  return true;
}

/** A source that makes one mana of one type. */
export function isSingle({ outputs }: ManaSource): boolean {
  return outputs.length === 1 && outputs[0]!.length === 1;
}

/** A symbol that only mana of one type pays. */
export function isPlain({ types, generic, life, snow }: ManaSymbol): boolean {
  return types.length === 1 && generic === 0 && life === 0 && !snow;
}

function takesLife({ life }: ManaSymbol): boolean {
  return life > 0;
}

/**
 * The plan the search of `planPayment` would find, where all sources are single and all symbols plain: mana of the pool first, then
 * sources, the cheapest first; what a symbol wants is taken before generic mana is.
 */
export function planByCounting(
  cost: ManaCost,
  pool: readonly ManaUnit[],
  sources: readonly ManaSource[],
): PaymentPlan | null {
  if (pool.length + sources.length < cost.generic + cost.symbols.length) return null;
  const free = [...pool.keys()];
  const left = cheapestFirst(sources);
  const plan: PaymentPlan = { uses: [], spent: [], life: 0 };
  for (const { types } of cost.symbols) {
    const unit = free.findIndex((index) => pool[index]!.type === types[0]);
    if (unit >= 0) {
      plan.spent.push(free[unit]!);
      free.splice(unit, 1);
      continue;
    }
    const at = left.findIndex(({ outputs }) => outputs[0]![0] === types[0]);
    if (at < 0) return null;
    plan.uses.push({ source: left[at]!, output: 0 });
    left.splice(at, 1);
  }
  for (let i = 0; i < cost.generic; i++) {
    if (i < free.length) plan.spent.push(free[i]!);
    else plan.uses.push({ source: left[i - free.length]!, output: 0 });
  }
  return plan;
}

function cheapestFirst(sources: readonly ManaSource[]): ManaSource[] {
  const sorted = sources.slice();
  for (const source of sources) {
    if (rankOf(source) === rankOf(sources[0]!)) continue;
    sorted.sort((a, b) => rankOf(a) - rankOf(b));
    break;
  }
  return sorted;
}
