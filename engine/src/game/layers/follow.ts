/**
 * Lets the derived state follow what comes onto the battlefield or the stack and what leaves them, where nothing else depends on it:
 * no effect applies to what came, and what came or left changes no other object. That is so for almost everything that is played.
 */
import { ASPECT } from "../aspects.ts";
import type { Characteristics } from "../characteristics.ts";
import type { Game } from "../game.ts";
import { type GameObject, type ObjectId, hasCounters } from "../object.ts";
import { abilitiesIn, baseOf, effectsIn } from "./bases.ts";
import { changedBoard } from "./board.ts";
import { type Derived, indexObject } from "./derived.ts";
import { type StatsToAdd, addStats, statsToAdd } from "./followStats.ts";

const NO_STATS: readonly StatsToAdd[] = [];

/** @returns false when the derived state has to be worked out anew; then nothing has been changed in it */
export function follow(game: Game, derived: Derived): boolean {
  const { battlefield, stack } = game.state;
  if (!derived.stackIsPlain) return false;
  // Mostly there is at most one.
  const came: ObjectId[] = [];
  const gone: ObjectId[] = [];
  if ((game.changed & ASPECT.board) !== 0 && !compareBoards(game, derived, came, gone)) return false;
  const entered = came.length;
  const stats = (game.changed & ASPECT.stats) === 0 ? NO_STATS : statsToAdd(game, derived);
  if (!stats || !lookAtStack(game, derived, came)) return false;
  if (came.length > 0 && derived.continuous.length > 0 && isSomethingAffected(game, derived, came)) return false;
  for (let i = derived.battlefield.length; i < derived.objects.length; i++)
    derived.characteristics[derived.objects[i]!] = undefined;
  for (const id of gone) derived.characteristics[id] = undefined;
  derived.battlefield = battlefield;
  derived.objects = stack.length > 0 ? battlefield.concat(stack) : battlefield;
  for (let i = 0; i < entered; i++) enter(game, derived, came[i]!);
  for (const id of stack) derived.characteristics[id] = baseOf(game, game.state.objects[id]!).values;
  if (stats.length > 0) addStats(game, derived, stats);
  // Where counters lie is part of the board.
  if ((game.changed & ASPECT.counters) !== 0) derived.board = null;
  if (derived.board && entered + gone.length > 0)
    derived.board = changedBoard(game, derived.board, came.slice(0, entered), gone);
  return true;
}

/** Finds what came onto the battlefield and what left it; false when other objects, or the tables of rules, depend on it. */
function compareBoards(game: Game, derived: Derived, came: ObjectId[], gone: ObjectId[]): boolean {
  const { battlefield, objects, timedRules } = game.state;
  let next = 0;
  for (const id of derived.battlefield) {
    if (battlefield[next] === id) next++;
    else {
      const { continuous, rules } = abilitiesIn(game, id, derived.characteristics[id]!);
      if (continuous.length + rules.length > 0) return false;
      gone.push(id);
    }
  }
  for (; next < battlefield.length; next++) {
    const id = battlefield[next]!;
    const object = objects[id]!;
    const { abilities } = baseOf(game, object);
    if (derived.characteristics[id] !== undefined && derived.battlefield.includes(id)) return false;
    if (object.phasedOut || hasCounters(object) || isTouched(game, id) || abilities.continuous.length > 0) return false;
    // Its rules go behind those of the other permanents, and there must be nothing that comes after them.
    if (abilities.rules.length > 0 && derived.working.length + timedRules.length > 0) return false;
    came.push(id);
  }
  return true;
}

/** Adds what came onto the stack; false when it puts something into force there or an effect applies to it. */
function lookAtStack(game: Game, derived: Derived, came: ObjectId[]): boolean {
  for (const id of game.state.stack) {
    const object = game.state.objects[id]!;
    const { values } = baseOf(game, object);
    if (derived.characteristics[id] === values) continue;
    if (!isPlainOnStack(game, object, values)) return false;
    came.push(id);
  }
  return true;
}

function isSomethingAffected(game: Game, derived: Derived, came: readonly ObjectId[]): boolean {
  const outer = game.layering;
  game.layering = derived;
  try {
    for (const id of came) {
      for (const { part, scope } of derived.continuous) if (part.affects(scope, id)) return true;
    }
    return false;
  } finally {
    game.layering = outer;
  }
}

/** Takes an object on the battlefield into the derived state. The tables may be in use as they were before, so they are copied. */
function enter(game: Game, derived: Derived, id: ObjectId): void {
  const object = game.state.objects[id]!;
  const { values, abilities } = baseOf(game, object);
  derived.characteristics[id] = values;
  if (abilities.rules.length === 0) return;
  derived.speaking = [...derived.speaking, id];
  const { triggers, rules } = effectsIn(game, object, values);
  // Only the tables it has something for, and in the one of triggers only the lists that it joins.
  if (triggers.length > 0) {
    const kinds = new Set(triggers.flatMap(({ pattern }) => pattern.on));
    derived.triggers = copyOf(derived.triggers, (kind) => kinds.has(kind));
  }
  if (rules.length > 0) {
    derived.replacements = copyOf(derived.replacements, () => true);
    derived.restrictions = copyOf(derived.restrictions, () => true);
    derived.permissions = copyOf(derived.permissions, () => true);
    derived.costs = [...derived.costs];
    derived.boundToSteps = null;
  }
  indexObject(derived, { continuous: [], triggers, rules }, object);
}

function copyOf<Key, Item>(table: ReadonlyMap<Key, Item[]>, ofThese: (key: Key) => boolean): ReadonlyMap<Key, Item[]> {
  const copy = new Map(table);
  for (const [key, list] of table) if (ofThese(key)) copy.set(key, [...list]);
  return copy;
}

/** Whether nothing that an object on the stack says is in force there, and no effect applies to it. */
export function isPlainOnStack(game: Game, object: GameObject, values: Characteristics): boolean {
  const { abilities } = baseOf(game, object);
  if (abilities.continuous.length + abilities.rules.length > 0) {
    const { continuous, triggers, rules } = effectsIn(game, object, values);
    if (continuous.length + triggers.length + rules.length > 0) return false;
  }
  return !isTouched(game, object.id);
}

/** Whether the effect of a resolved spell or ability applies to an object. */
function isTouched({ state }: Game, id: ObjectId): boolean {
  for (const { objects } of state.continuousEffects) if (objects.includes(id)) return true;
  return false;
}
