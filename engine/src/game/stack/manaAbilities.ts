/**
 * Mana abilities (CR 605): they do not use the stack, and may be activated while a cost is paid.
 */
import { ANY_ASPECT, ASPECT } from "../aspects.ts";
import { type CompiledAbility, abilityOf } from "../cards/library.ts";
import type { GameEvent } from "../events/event.ts";
import { restrictionsOf } from "../costs/timing.ts";
import { happen } from "../events/pipeline.ts";
import { baseOf } from "../layers/bases.ts";
import { boardOf } from "../layers/board.ts";
import { rememberedOf } from "../layers/remembered.ts";
import { type Game, Refused } from "../game.ts";
import { type ManaSupply, supplyOf } from "../mana/counting.ts";
import type { ManaSource } from "../mana/solver.ts";
import type { ManaType, ObjectId, PlayerId } from "../object.ts";
import { cr } from "../rules.ts";
import { type Scope, askingScope, scopeOf, sourceOf } from "../scope.ts";
import { characteristics, sortedAbilities } from "../view.ts";
import { costOfAbility } from "./pay.ts";
import { isFree } from "../mana/cost.ts";
import type { CostMeaning } from "../vocabulary.ts";

/** How much less readily a cost other than tapping is paid for mana. */
const EXPENSE_OF_OTHER_COSTS = 5;

/** The permanents of a player that could make mana now. Abilities that cost mana themselves are left to the player. */
export function manaSupply(game: Game, player: PlayerId): ManaSupply {
  const remembered = rememberedOf(game);
  remembered.mana[player] ??= findSupply(game, player);
  return remembered.mana[player];
}

/**
 * The same as a list.
 * @param busy a permanent that is used otherwise
 */
export function manaSources(game: Game, player: PlayerId, busy: ObjectId | null): readonly ManaSource[] {
  const { sources } = manaSupply(game, player);
  return busy !== null && sources.some(({ object }) => object === busy)
    ? sources.filter(({ object }) => object !== busy)
    : sources;
}

/** A source that is the same whenever it can be tapped. */
export interface SimpleSource {
  ability: CompiledAbility;
  facts: ManaAbility;
  source: ManaSource;
}

/** What is always true of a mana ability. */
interface ManaAbility {
  /** It costs no mana, so that it can be used for paying. */
  usable: boolean;
  others: readonly CostMeaning[];
  /** It costs nothing but tapping. */
  plain: boolean;
  /** It makes the same mana at any time. */
  fixed: boolean;
}

const manaAbilities = new WeakMap<CompiledAbility, ManaAbility>();

function factsOf(game: Game, ability: CompiledAbility): ManaAbility {
  let facts = manaAbilities.get(ability);
  if (!facts) {
    const { mana, others } = costOfAbility(game, ability);
    const plain = others.every((other) => other.tapsSource);
    const fixed = game.library.vocabulary.hasFixedMana(ability) && restrictionsOf(ability, "activate").length === 0;
    facts = { usable: isFree(mana), others, plain, fixed };
    manaAbilities.set(ability, facts);
  }
  return facts;
}

/** What tapping for a fixed lot of mana looks at: what is there, whether it is tapped, how long it has been there. */
const OF_PLAIN_SOURCES = ASPECT.objects | ASPECT.board | ASPECT.tapped | ASPECT.play;

function findSupply(game: Game, player: PlayerId): ManaSupply {
  const sources: ManaSource[] = [];
  let reads = OF_PLAIN_SOURCES;
  for (const object of boardOf(game).mana[player]!) {
    const simple = simpleSource(game, object);
    if (simple) {
      const asking = askingScope(game, object, player, simple.ability);
      if (!cannotPay(asking, simple.facts.others)) sources.push(simple.source);
      continue;
    }
    for (const ability of sortedAbilities(game, object).mana) {
      const facts = factsOf(game, ability);
      if (!facts.usable) continue;
      if (!facts.plain || !facts.fixed) reads = ANY_ASPECT;
      const scope = scopeOf(game, object, player, ability);
      if (cannotPay(scope, facts.others) || game.library.vocabulary.timingProblem(scope, ability)) continue;
      const outputs = game.library.vocabulary.manaOutputs(scope, ability);
      if (outputs.length > 0) addSource(sources, sourceWith(game, object, ability, outputs, facts));
    }
  }
  return supplyOf(sources, reads);
}

function cannotPay(scope: Scope, costs: readonly CostMeaning[]): boolean {
  for (const cost of costs) if (cost.problem(scope) !== null) return true;
  return false;
}

function sourceWith(
  game: Game,
  object: ObjectId,
  ability: CompiledAbility,
  outputs: ManaSource["outputs"],
  { plain }: ManaAbility,
): ManaSource {
  const { types, supertypes } = characteristics(game, object);
  const expense = plain ? (types.includes("creature") ? 1 : 0) : EXPENSE_OF_OTHER_COSTS;
  const limited = game.library.vocabulary.spendingLimit(ability) !== null;
  return {
    object,
    ability: ability.ref,
    outputs,
    snow: supertypes.includes("snow"),
    expense,
    limited,
    rank: undefined,
  };
}

/** What a permanent as it is printed makes that has one mana ability, which makes fixed mana for being tapped; else null. */
function simpleSource(game: Game, object: ObjectId): SimpleSource | null {
  const base = baseOf(game, game.state.objects[object]!);
  if (base.values !== characteristics(game, object)) return null;
  if (base.mana === undefined) {
    const [ability, ...others] = base.abilities.mana;
    const facts = ability && others.length === 0 ? factsOf(game, ability) : null;
    const outputs =
      facts?.usable && facts.plain && facts.fixed
        ? game.library.vocabulary.manaOutputs(scopeOf(game, object, base.controller, ability!), ability!)
        : [];
    base.mana =
      outputs.length > 0
        ? { ability: ability!, facts: facts!, source: sourceWith(game, object, ability!, outputs, facts!) }
        : null;
  }
  return base.mana;
}

/** A permanent with several tap abilities can use one of them; its lots are offered as alternatives of the first. */
function addSource(sources: ManaSource[], source: ManaSource): void {
  const first = sources.at(-1);
  if (first?.object !== source.object) {
    sources.push(source);
    return;
  }
  first.lotAbilities ??= first.outputs.map(() => first.ability);
  first.lotAbilities.push(...source.outputs.map(() => source.ability));
  first.outputs = [...first.outputs, ...source.outputs];
  first.expense = Math.max(first.expense, source.expense);
  first.limited = first.limited || source.limited;
}

/** Activates a planned mana source: pays its cost and makes the planned lot (CR 605.3). */
export function useManaSource(game: Game, player: PlayerId, source: ManaSource, output: number): void {
  const ability = abilityOf(game.library, source.lotAbilities?.[output] ?? source.ability);
  const scope = scopeOf(game, source.object, player, ability);
  payManaAbility(scope, ability);
  const lot = source.outputs[output]!;
  announceUse(scope, ability);
  makeMana(scope, lot);
  followUp(scope, ability);
}

function payManaAbility(scope: Scope, ability: CompiledAbility): void {
  for (const cost of costOfAbility(scope.game, ability).others) {
    const problem = cost.problem(scope);
    if (problem) throw new Refused(problem.rule, problem.why);
    cost.pay(scope);
  }
}

function announceUse(scope: Scope, ability: CompiledAbility): void {
  const { game, source, controller: player } = scope;
  happen(
    game,
    { kind: "activate", object: source, from: source, player, manaAbility: true },
    [cr("605.3b")],
    sourceOf(scope, ability.node),
  );
}

/** Adds mana to the pool of the scope's player. */
export function makeMana(scope: Scope, lot: readonly ManaType[], player: PlayerId = scope.controller): GameEvent[] {
  const { game, source } = scope;
  const snow =
    (game.state.objects[source] ?? null) !== null && characteristics(game, source).supertypes.includes("snow");
  const limited = scope.ability && game.library.vocabulary.spendingLimit(scope.ability) ? scope.ability.ref : null;
  const mana = lot.map((type) => (limited ? { type, snow, limit: { ability: limited, source } } : { type, snow }));
  return happen(game, { kind: "addMana", player, mana, from: source }, [cr("106.4")], sourceOf(scope));
}

/** What a mana ability does besides making mana ("This land deals 1 damage to you"). */
function followUp(scope: Scope, ability: CompiledAbility): void {
  scope.game.library.vocabulary.performWithoutMana(scope, ability);
}

/** Activates a mana ability by a player's own wish, with priority (CR 605.3a). */
export function resolveManaAbility(scope: Scope, ability: CompiledAbility): void {
  scope.game.library.vocabulary.perform(scope, ability);
}
