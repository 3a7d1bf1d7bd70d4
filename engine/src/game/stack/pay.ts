/**
 * Paying the total cost of a spell or ability (CR 601.2f–h): mana abilities first, then the mana, then everything else.
 */
import type { TreeNode } from "../../grammar/tree.ts";
import type { CompiledAbility } from "../cards/library.ts";
import { happen } from "../events/pipeline.ts";
import { type Game, Refused, set } from "../game.ts";
import { derivedOf } from "../layers/derived.ts";
import {
  type ManaCost,
  addCosts,
  isFree,
  parseManaCost,
  printManaCost,
  reduceColored,
  reduceGeneric,
  withX,
} from "../mana/cost.ts";
import { canPay, supplyOf } from "../mana/counting.ts";
import { type PaymentPlan, planPayment } from "../mana/solver.ts";
import type { ManaType, ManaUnit, ObjectId, PlayerId } from "../object.ts";
import { cr } from "../rules.ts";
import { type Scope, scopeOf, sourceOf } from "../scope.ts";
import type { Attempt, CostMeaning, CostPart } from "../vocabulary.ts";
import { nameOf } from "../view.ts";
import { type Purpose, isLimited, spendablePool, spendableSources, spendableSupply } from "./limitedMana.ts";
import { manaSources, manaSupply, useManaSource } from "./manaAbilities.ts";
import { isHelp, mayHaveHelp, useHelp, withHelp } from "./paymentHelp.ts";

/** What has to be paid: mana, and costs of other kinds. */
export interface TotalCost {
  mana: ManaCost;
  others: CostMeaning[];
  /** What an ability says about its own costs. */
  changes: readonly CostPart[] | null | undefined;
  /** What the payment is for, where mana may be limited to some things; else only other mana pays. */
  purpose: Purpose | undefined;
}

/** Makes a total. All are made here, so that they have one shape: games make them by the thousand. */
export function totalOf(
  mana: ManaCost,
  others: CostMeaning[],
  changes?: TotalCost["changes"],
  purpose?: Purpose,
): TotalCost {
  return { mana, others, changes, purpose };
}

/** The same cost, paid for something. */
export function paidFor({ mana, others, changes }: TotalCost, purpose: Purpose): TotalCost {
  return totalOf(mana, others, changes, purpose);
}

/** The same cost with other mana. */
export function withMana({ others, changes, purpose }: TotalCost, mana: ManaCost): TotalCost {
  return totalOf(mana, others, changes, purpose);
}

/** The mana and other costs that cost nodes ask for together. */
export function costOfNodes(game: Game, nodes: readonly TreeNode[]): TotalCost {
  const total = totalOf(parseManaCost(""), []);
  for (const node of nodes) {
    const meaning = game.library.vocabulary.cost(node);
    if (meaning.mana !== null) total.mana = addCosts(total.mana, parseManaCost(meaning.mana));
    else total.others.push(meaning);
  }
  return total;
}

/** What each ability costs, as its own words say; the same whenever it is asked. */
const costsOfAbilities = new WeakMap<CompiledAbility, TotalCost>();

/** The costs an ability's own words ask for. */
export function costOfAbility(game: Game, ability: CompiledAbility): TotalCost {
  let total = costsOfAbilities.get(ability);
  if (!total) {
    total = costOfNodes(game, game.library.vocabulary.costs(ability));
    total.changes = game.library.vocabulary.ownCostChanges(ability);
    costsOfAbilities.set(ability, total);
  }
  return total;
}

const leastCosts = new WeakMap<CompiledAbility, TotalCost>();

/** What an ability costs at least, as its own words say: X is 0. */
export function leastCostOfAbility(game: Game, ability: CompiledAbility): TotalCost {
  let least = leastCosts.get(ability);
  if (!least) {
    const { mana, others, changes } = costOfAbility(game, ability);
    least = totalOf(withX(mana, 0), others, changes);
    leastCosts.set(ability, least);
  }
  return least;
}

/** Whether anything could change what a spell or ability costs. */
export function hasCostChanges(game: Game, total: TotalCost): boolean {
  return derivedOf(game).costs.length > 0 || (total.changes !== undefined && total.changes !== null);
}

/** Effects that make spells and abilities cost more or less, increases first (CR 601.2f). */
export function withCostChanges(game: Game, total: TotalCost, attempt: Attempt): TotalCost {
  if (!hasCostChanges(game, total)) return total;
  let generic = 0;
  const additional: TreeNode[] = [];
  const less: ManaType[] = [];
  let more = "";
  const consider = (part: CostPart, scope: Scope): void => {
    if (!part.applies(scope, attempt)) return;
    generic += part.generic(scope, attempt);
    additional.push(...part.additional);
    for (const type of part.colored?.(scope, attempt) ?? []) {
      if (part.more) more += `{${type}}`;
      else less.push(type);
    }
  };
  for (const { part, scope } of derivedOf(game).costs) consider(part, scope);
  if (total.changes && attempt.object !== null && attempt.ability) {
    const own = scopeOf(game, attempt.object, attempt.player, attempt.ability);
    for (const part of total.changes) consider(part, own);
  }
  const extra = costOfNodes(game, additional);
  const mana = reduceColored(addCosts(addCosts(total.mana, extra.mana), parseManaCost(more)), less);
  const changed = generic >= 0 ? { ...mana, generic: mana.generic + generic } : reduceGeneric(mana, -generic);
  return totalOf(changed, [...total.others, ...extra.others], undefined, total.purpose);
}

/** The object that cannot make mana for the payment because paying uses it otherwise. */
function busySource(source: ObjectId, total: TotalCost): ObjectId | null {
  return total.others.some((cost) => cost.tapsSource) ? source : null;
}

/**
 * Whether the mana of a cost could be paid now.
 * @param source whose cost it is
 * @param ability the ability that is to be activated; null: it is to be cast
 */
export function canPayMana(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  total: TotalCost,
  ability: CompiledAbility | null,
): boolean {
  if (isFree(total.mana)) return true;
  const { pool, life } = game.state.players[player]!;
  const supply = manaSupply(game, player);
  const busy = busySource(source, total);
  const purpose = { object: source, ability };
  const helped = ability === null && mayHaveHelp(game, purpose);
  if (!supply.limited && !isLimited(pool) && !helped) return canPay(total.mana, pool, supply, life, busy);
  const units = spendablePool(game, player, pool, purpose);
  const spendable = spendableSupply(game, player, supply, purpose);
  if (!helped) return canPay(total.mana, units, spendable, life, busy);
  const together = supplyOf(withHelp(game, player, spendable.sources, purpose), spendable.reads);
  return canPay(total.mana, units, together, life, busy);
}

/** Whether the costs other than mana could be paid now. */
export function canPayOthers(scope: Scope, total: TotalCost): boolean {
  for (const cost of total.others) if (cost.problem(scope)) return false;
  return true;
}

/** How the mana part could be paid; null when it can't. */
export function planFor(scope: Scope, player: PlayerId, total: TotalCost): PaymentPlan | null {
  const { game } = scope;
  const { pool, life } = game.state.players[player]!;
  if (isFree(total.mana)) return { uses: [], spent: [], life: 0 };
  const purpose = total.purpose ?? null;
  const sources = spendableSources(game, player, manaSources(game, player, busySource(scope.source, total)), purpose);
  const together = withHelp(game, player, sources, purpose);
  return planPayment(total.mana, spendablePool(game, player, pool, purpose), together, life);
}

/** Why a total cost cannot be paid; null when it can. */
export function paymentProblem(scope: Scope, player: PlayerId, total: TotalCost): { rule: string; why: string } | null {
  return otherProblem(scope, total) ?? (planFor(scope, player, total) ? null : manaProblem(scope, player, total));
}

function otherProblem(scope: Scope, total: TotalCost): { rule: string; why: string } | null {
  for (const cost of total.others) {
    const problem = cost.problem(scope);
    if (problem) return problem;
  }
  return null;
}

function manaProblem(scope: Scope, player: PlayerId, total: TotalCost): { rule: string; why: string } {
  return { rule: cr("118.3"), why: `${nameOf(scope.game, { player })} can't pay ${printManaCost(total.mana)}.` };
}

/** Pays everything. @throws Refused when it cannot be paid; then the whole proposal is taken back. */
export function payTotal(scope: Scope, player: PlayerId, total: TotalCost): void {
  const problem = otherProblem(scope, total);
  if (problem) throw new Refused(problem.rule, problem.why);
  payMana(scope, player, total);
  for (const cost of total.others) {
    // Paying one cost may have made another impossible: the same creature cannot pay twice (CR 118.10).
    const now = cost.problem(scope);
    if (now) throw new Refused(now.rule, now.why);
    cost.pay(scope);
  }
}

function payMana(scope: Scope, player: PlayerId, total: TotalCost): void {
  if (isFree(total.mana)) return;
  const { game } = scope;
  const plan = planFor(scope, player, total);
  if (!plan) {
    const problem = manaProblem(scope, player, total);
    throw new Refused(problem.rule, problem.why);
  }
  const help: ManaUnit[] = [];
  for (const { source, output } of plan.uses) {
    if (isHelp(source, output)) help.push(useHelp(scope, player, source, output));
    else useManaSource(game, player, source, output);
  }
  const owner = game.state.players[player]!;
  const able = [...help, ...spendablePool(game, player, owner.pool, total.purpose ?? null)];
  const fromPool = planPayment(total.mana, able, [], plan.life);
  if (!fromPool) throw new Refused(cr("601.2h"), `The mana that was made does not pay ${printManaCost(total.mana)}.`);
  const spent = able.filter((unit, index) => fromPool.spent.includes(index) && !help.includes(unit));
  set(
    game,
    owner,
    "pool",
    owner.pool.filter((unit) => !spent.includes(unit)),
  );
  if (scope.item) scope.item.paid = { ...scope.item.paid, mana: [...scope.item.paid.mana, ...spent] };
  if (fromPool.life > 0)
    happen(game, { kind: "loseLife", player, amount: fromPool.life }, [cr("107.4f"), cr("119.4")], sourceOf(scope));
}
