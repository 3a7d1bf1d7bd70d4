/**
 * Mana that may be spent only on some things (CR 106.6): what of the pool and of the sources there is for a payment.
 */
import { type CompiledAbility, abilityOf } from "../cards/library.ts";
import type { Game } from "../game.ts";
import { type ManaSupply, supplyOf } from "../mana/counting.ts";
import type { ManaSource } from "../mana/solver.ts";
import type { AbilityRef, ManaUnit, ObjectId, PlayerId } from "../object.ts";
import { scopeOf } from "../scope.ts";

/** What mana is spent on: casting a spell (no ability) or activating an ability of an object. */
export interface Purpose {
  object: ObjectId;
  ability: CompiledAbility | null;
}

/** The mana of a pool that may be spent on something; without a purpose, only mana that is good for anything. */
export function spendablePool(
  game: Game,
  player: PlayerId,
  pool: readonly ManaUnit[],
  purpose: Purpose | null,
): readonly ManaUnit[] {
  if (!isLimited(pool)) return pool;
  return pool.filter(({ limit }) => !limit || allows(game, player, limit.source, limit.ability, purpose));
}

/** Whether any of the mana is limited. */
export function isLimited(pool: readonly ManaUnit[]): boolean {
  for (const { limit } of pool) if (limit) return true;
  return false;
}

/** The sources whose mana may be spent on something, with the lots that may. */
export function spendableSources(
  game: Game,
  player: PlayerId,
  sources: readonly ManaSource[],
  purpose: Purpose | null,
): readonly ManaSource[] {
  if (!sources.some(({ limited }) => limited)) return sources;
  return sources.flatMap((source) => (source.limited ? someLots(game, player, source, purpose) : [source]));
}

/** The same, counted. */
export function spendableSupply(game: Game, player: PlayerId, supply: ManaSupply, purpose: Purpose | null): ManaSupply {
  return supply.limited ? supplyOf(spendableSources(game, player, supply.sources, purpose), supply.reads) : supply;
}

function someLots(game: Game, player: PlayerId, source: ManaSource, purpose: Purpose | null): ManaSource[] {
  const { object, lotAbilities } = source;
  const abilityOfLot = (lot: number) => lotAbilities?.[lot] ?? source.ability;
  const able = [...source.outputs.keys()].filter((lot) => allows(game, player, object, abilityOfLot(lot), purpose));
  if (able.length === 0) return [];
  const outputs = able.map((lot) => source.outputs[lot]!);
  return [{ ...source, outputs, lotAbilities: able.map(abilityOfLot), rank: undefined }];
}

/** Whether mana that an ability makes may be spent on something. */
function allows(game: Game, player: PlayerId, source: ObjectId, ref: AbilityRef, purpose: Purpose | null): boolean {
  const ability = abilityOf(game.library, ref);
  const limit = game.library.vocabulary.spendingLimit(ability);
  if (!limit) return true;
  return purpose !== null && game.library.vocabulary.maySpend(scopeOf(game, source, player, ability), limit, purpose);
}
