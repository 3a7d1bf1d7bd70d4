/**
 * Numbers that things have: power, toughness, mana value, life total (CR 119, 202.3, 208).
 */
import { manaValue } from "../mana/cost.ts";
import type { Target } from "../object.ts";
import type { Scope } from "../scope.ts";
import { characteristics, objectOf } from "../view.ts";

type StatOfObject = (scope: Scope, object: number) => number | null;

const ofObjects: Readonly<Record<string, StatOfObject>> = {
  power: (scope, id) => characteristics(scope.game, id).power,
  toughness: (scope, id) => characteristics(scope.game, id).toughness,
  basePower: (scope, id) => characteristics(scope.game, id).power,
  baseToughness: (scope, id) => characteristics(scope.game, id).toughness,
  manaValue: (scope, id) => manaValue(characteristics(scope.game, id).manaCost, objectOf(scope.game, id).stack?.x ?? 0),
  loyalty: (scope, id) => objectOf(scope.game, id).counters.loyalty ?? 0,
};

const OF_PLAYERS = ["lifeTotal", "startingLifeTotal"];

export function knowsStat(stat: string): boolean {
  return Object.hasOwn(ofObjects, stat) || OF_PLAYERS.includes(stat);
}

/** The value; null when the thing has none. */
export function statOf(scope: Scope, thing: Target, stat: string): number | null {
  if ("player" in thing) {
    if (stat === "startingLifeTotal") return 20;
    return stat === "lifeTotal" ? scope.game.state.players[thing.player]!.life : null;
  }
  return ofObjects[stat]?.(scope, thing.object) ?? null;
}
