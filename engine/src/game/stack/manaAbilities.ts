/**
 * Mana abilities (CR 605): they do not use the stack, and may be activated while a cost is paid.
 */
import { type CompiledAbility, abilityOf } from "../cards/library.ts";
import type { GameEvent } from "../events/event.ts";
import { happen } from "../events/pipeline.ts";
import { boardOf } from "../layers/board.ts";
import { rememberedOf } from "../layers/remembered.ts";
import { type Game, Refused } from "../game.ts";
import type { ManaSource } from "../mana/solver.ts";
import type { ManaType, ObjectId, PlayerId } from "../object.ts";
import { cr } from "../rules.ts";
import { type Scope, scopeOf, sourceOf } from "../scope.ts";
import { characteristics, sortedAbilities } from "../view.ts";
import { costOfAbility } from "./pay.ts";
import { isFree } from "../mana/cost.ts";

/** How much less readily a cost other than tapping is paid for mana. */
const EXPENSE_OF_OTHER_COSTS = 5;

/**
 * The permanents of a player that could make mana now. Abilities that cost mana themselves are left to the player.
 * @param busy a permanent that is used otherwise
 */
export function manaSources(game: Game, player: PlayerId, busy: ObjectId | null): readonly ManaSource[] {
  const remembered = rememberedOf(game);
  remembered.mana[player] ??= findManaSources(game, player);
  const sources = remembered.mana[player];
  return busy !== null && sources.some(({ object }) => object === busy)
    ? sources.filter(({ object }) => object !== busy)
    : sources;
}

function findManaSources(game: Game, player: PlayerId): ManaSource[] {
  const sources: ManaSource[] = [];
  let shared: Scope | null = null;
  for (const object of boardOf(game).mana) {
    const values = characteristics(game, object);
    if (values.controller !== player) continue;
    for (const ability of sortedAbilities(game, object).mana) {
      const cost = costOfAbility(game, ability);
      if (!isFree(cost.mana)) continue;
      const plain = cost.others.every((other) => other.tapsSource);
      // Most are tapped and nothing else, which leaves nothing behind in a scope, so that they can share one.
      if (plain) {
        shared ??= scopeOf(game, object, player, ability);
        shared.source = object;
        shared.ability = ability;
      }
      const scope = plain ? shared! : scopeOf(game, object, player, ability);
      if (cost.others.some((other) => other.problem(scope) !== null)) continue;
      if (game.library.vocabulary.timingProblem(scope, ability)) continue;
      const outputs = game.library.vocabulary.manaOutputs(scope, ability);
      if (outputs.length === 0) continue;
      const isCreature = values.types.includes("creature");
      sources.push({
        object,
        ability: ability.ref,
        outputs,
        snow: values.supertypes.includes("snow"),
        expense: plain ? (isCreature ? 1 : 0) : EXPENSE_OF_OTHER_COSTS,
      });
    }
  }
  return onePerObject(sources);
}

/** A permanent with several tap abilities can use one of them; its lots are offered as alternatives of the first. */
function onePerObject(sources: ManaSource[]): ManaSource[] {
  const seen = new Map<ObjectId, ManaSource>();
  const result: ManaSource[] = [];
  for (const source of sources) {
    const first = seen.get(source.object);
    if (first) {
      first.lotAbilities ??= first.outputs.map(() => first.ability);
      first.lotAbilities.push(...source.outputs.map(() => source.ability));
      first.outputs = [...first.outputs, ...source.outputs];
      first.expense = Math.max(first.expense, source.expense);
      continue;
    }
    seen.set(source.object, source);
    result.push(source);
  }
  return result;
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
  for (const node of scope.game.library.vocabulary.costs(ability)) {
    const cost = scope.game.library.vocabulary.cost(node);
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
  const mana = lot.map((type) => ({ type, snow }));
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
