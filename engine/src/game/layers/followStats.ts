/**
 * Effects such as "+2/+2 until end of turn" change power and toughness by adding to them, after everything else that does (CR 613.4c).
 * So what an object is need not be worked out anew when one begins or ends: it is added, or taken away again.
 */
import { ASPECT } from "../aspects.ts";
import { type Characteristics, copyCharacteristics } from "../characteristics.ts";
import type { Game } from "../game.ts";
import { baseOf } from "./bases.ts";
import type { Derived } from "./derived.ts";
import type { ContinuousEffect } from "../state.ts";

/** The aspects of the state that change when an effect begins or ends. */
export function aspectsOfEffect({ modifications }: ContinuousEffect): number {
  return modifications.every(({ layer }) => layer === "changePowerToughness") ? ASPECT.stats : ASPECT.objects;
}

/** What has to be added to objects for the effects that have begun or ended. */
export interface StatsToAdd {
  effect: ContinuousEffect;
  /** 1 for what has begun, -1 for what has ended. */
  sign: 1 | -1;
}

/** The effects that have come and gone; null when adding is not enough. */
export function statsToAdd({ state }: Game, derived: Derived): StatsToAdd[] | null {
  if (derived.touchedFar.size > 0) return null;
  const changes: StatsToAdd[] = [];
  for (const effect of derived.effects)
    if (!state.continuousEffects.includes(effect)) changes.push({ effect, sign: -1 });
  for (const effect of state.continuousEffects)
    if (!derived.effects.includes(effect)) changes.push({ effect, sign: 1 });
  for (const { effect } of changes) {
    if (aspectsOfEffect(effect) !== ASPECT.stats) return null;
    for (const id of effect.objects) {
      const object = state.objects[id];
      if (object && object.zone !== "battlefield") return null;
      // What has no power is not simply added to.
      const values = derived.characteristics[id];
      if (object && (values?.power ?? null) === null) return null;
      if (object && values!.toughness === null) return null;
    }
  }
  return changes;
}

/** Adds what `statsToAdd` has found. */
export function addStats(game: Game, derived: Derived, changes: readonly StatsToAdd[]): void {
  for (const { effect, sign } of changes) {
    for (const id of effect.objects) {
      const values = derived.characteristics[id];
      if (values) derived.characteristics[id] = added(game, id, values, effect, sign);
    }
  }
  derived.effects = game.state.continuousEffects.slice();
}

function added(game: Game, id: number, before: Characteristics, { modifications }: ContinuousEffect, sign: 1 | -1) {
  const values = copyCharacteristics(before, before.controller);
  for (const change of modifications) {
    if (change.layer !== "changePowerToughness") continue;
    values.power = values.power! + sign * change.power;
    values.toughness = values.toughness! + sign * change.toughness;
  }
  const base = baseOf(game, game.state.objects[id]!).values;
  return isSame(values, base) ? base : values;
}

/** Whether an object is again what it is before any effect: then it shares that with others again. */
function isSame(values: Characteristics, base: Characteristics): boolean {
  for (const key in base) if (values[key as keyof Characteristics] !== base[key as keyof Characteristics]) return false;
  return true;
}
