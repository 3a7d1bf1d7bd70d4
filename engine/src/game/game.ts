/**
 * A running game: the state (a value) and what is needed to work on it — the card library, the journal of changes that lets a
 * refused action or an unanswered choice be rolled back, and caches. Nothing here has to be saved: state and library are enough.
 *
 * All changes to the state go through `set` and `append`, so that `rollBack` can undo them.
 */
import { ANY_ASPECT, ASPECT, aspectOf } from "./aspects.ts";
import type { CardLibrary } from "./cards/library.ts";
import type { Choice, Decider } from "./choices.ts";
import type { Base } from "./layers/bases.ts";
import type { Derived } from "./layers/derived.ts";
import type { Remembered } from "./layers/remembered.ts";
import type { ZoneNote } from "./layers/zoneNotes.ts";
import type { GameObject, PlayerId } from "./object.ts";
import type { GameEvent } from "./events/event.ts";
import type { TreeNode } from "../grammar/tree.ts";
import type { Scope } from "./scope.ts";
import type { GameState } from "./state.ts";

/** Room in the journal that is kept from one task to the next. */
const MOST_KEPT = 3000;

/** In the journal: nothing stood there before. */
const ABSENT = Symbol("absent");

export interface Game {
  readonly state: GameState;
  readonly library: CardLibrary;
  /** Changes since the last commit, oldest first; each is three items: the container, the key, what stood there. */
  changes: unknown[];
  /** How many items of that list count: it is not cut off after each task, only to grow again. */
  changesLength: number;
  /** Aspects (see `aspects.ts`) that have changed since `derived` was made or looked at. */
  changed: number;
  derived: Derived | null;
  /** Aspects that have changed since the remembered answers were looked at. */
  unseen: number;
  /** What objects are before any effect, by id; see `layers/bases.ts`. */
  bases: (Base | undefined)[];
  /** What is always true of the cards in the lists of zones; see `layers/zoneNotes.ts`. */
  zoneNotes: (ZoneNote | undefined)[];
  /** Answers that hold until something changes; see `layers/remembered.ts`. */
  remembered: Remembered | null;
  /** The scope of the present question; see `askingScope`. */
  asking: Scope | null;
  /** While layers are being applied the table under construction answers questions about characteristics. */
  layering: Derived | null;
  /** Answers choices at once; without it, the machine stops and returns the choice. */
  decider: Decider | null;
  /** How many answers of the present task have been used. */
  answered: number;
  /** Told of every event that happened; null when nobody listens, and then no log is made. */
  events: GameEvent[] | null;
  /** Replacement effects at work right now, by key. */
  replacing: string[];
  /** Called with each event as it happens, before its change, when somebody listens. */
  listener: ((game: Game, event: GameEvent) => void) | null;
  /** Clauses of effects that were performed, or left out with a rule, while somebody listens. */
  performed: Set<TreeNode> | null;
}

/** Thrown to stop a task that needs a decision; the machine rolls the task back and hands the choice out. */
export class ChoiceNeeded {
  constructor(readonly choice: Choice) {}
}

/** Thrown when a proposed action is not legal: it is rolled back as if it had never been proposed (CR 732.1). */
export class Refused {
  constructor(
    readonly rule: string,
    readonly why: string,
  ) {}
}

/** Thrown by the interpreter at a tree node whose meaning the game does not know. */
export class NotModelled extends Error {
  constructor(
    readonly nodeKind: string,
    readonly what: string,
  ) {
    super(what);
  }
}

/** What asking the game gives; something else where it does not know the words. What fails otherwise fails. */
export function unlessNotModelled<Result>(otherwise: Result, ask: () => Result): Result {
  try {
    return ask();
  } catch (stopped) {
    if (!(stopped instanceof NotModelled)) throw stopped;
    return otherwise;
  }
}

/** A running game on `state`; the state is changed in place. */
export function openGame(
  state: GameState,
  library: CardLibrary,
  options: { decider?: Decider; log?: boolean } = {},
): Game {
  return {
    state,
    library,
    changes: [],
    changesLength: 0,
    changed: 0,
    derived: null,
    bases: [],
    zoneNotes: [],
    unseen: 0,
    remembered: null,
    asking: null,
    layering: null,
    decider: options.decider ?? null,
    answered: 0,
    events: options.log ? [] : null,
    replacing: [],
    listener: null,
    performed: null,
  };
}

/** Notes that aspects of the state have changed. */
function touch(game: Game, aspects: number): void {
  game.changed |= aspects;
  game.unseen |= aspects;
}

function note(game: Game, container: unknown, key: PropertyKey, before: unknown): void {
  const { changes, changesLength } = game;
  changes[changesLength] = container;
  changes[changesLength + 1] = key;
  changes[changesLength + 2] = before;
  game.changesLength = changesLength + 3;
}

/** Sets one field of some part of the state, remembering what stood there; `aspects` are those that the field belongs to. */
export function set<Container extends object, Key extends keyof Container>(
  game: Game,
  container: Container,
  key: Key,
  value: Container[Key],
  aspects: number = aspectOf(key),
): void {
  const before = container[key];
  note(game, container, key, before === undefined && !Object.hasOwn(container, key) ? ABSENT : before);
  container[key] = value;
  touch(game, aspects);
}

// What follows is written at every pass of priority or for every object; `set` has to look up what a field means.

/** Sets who has priority. */
export function setPriority(game: Game, player: PlayerId | null): void {
  const { turn } = game.state;
  if (turn.priority === player) return;
  note(game, turn, "priority", turn.priority);
  turn.priority = player;
}

/** Sets how many players in a row have passed. */
export function setPasses(game: Game, passes: number): void {
  const { turn } = game.state;
  if (turn.passes === passes) return;
  note(game, turn, "passes", turn.passes);
  turn.passes = passes;
}

/** Taps or untaps a permanent. */
export function setTapped(game: Game, object: GameObject, tapped: boolean): void {
  note(game, object, "tapped", object.tapped);
  object.tapped = tapped;
  touch(game, ASPECT.tapped);
}

/** Puts a new object into the table of objects. */
export function addObject(game: Game, object: GameObject): void {
  const { objects } = game.state;
  note(game, objects, object.id, objects[object.id] ?? ABSENT);
  objects[object.id] = object;
  touch(game, ASPECT.cards);
}

/** Removes a key from a record of the state. */
export function unset<Container extends object>(
  game: Game,
  container: Container,
  key: keyof Container,
  aspects: number = aspectOf(key),
): void {
  if (!Object.hasOwn(container, key)) return;
  note(game, container, key, container[key]);
  delete container[key];
  touch(game, aspects);
}

/** Adds to the end of a list of the state; `aspects` are those the list belongs to. */
export function append<Item>(game: Game, list: Item[], item: Item, aspects: number = ASPECT.objects): void {
  note(game, list, "length", list.length);
  list.push(item);
  touch(game, aspects);
}

/** A mark to roll back to. */
export function mark(game: Game): number {
  return game.changesLength;
}

/** Undoes every change since the mark, newest first. */
export function rollBack(game: Game, to: number): void {
  const { changes } = game;
  for (let i = game.changesLength - 3; i >= to; i -= 3) {
    const container = changes[i] as Record<PropertyKey, unknown>;
    const key = changes[i + 1] as PropertyKey;
    if (changes[i + 2] === ABSENT) delete container[key];
    else container[key] = changes[i + 2];
  }
  game.changesLength = to;
  touch(game, ANY_ASPECT);
}

/** Forgets the journal of changes: what happened stays. */
export function commit(game: Game): void {
  game.changesLength = 0;
  // What a long task left there would be held on to.
  if (game.changes.length > MOST_KEPT) game.changes.length = 0;
}

/** A copy of a state, or any part of it, that shares nothing with it. */
export function copyState<Value>(value: Value): Value {
  if (Array.isArray(value)) {
    const copy = new Array(value.length);
    for (let i = 0; i < value.length; i++) {
      const item = value[i];
      copy[i] = typeof item === "object" && item !== null ? copyState(item) : item;
    }
    return copy as Value;
  }
  if (typeof value === "object" && value !== null) {
    const copy: Record<string, unknown> = {};
    const from = value as Record<string, unknown>;
    for (const key in from) {
      const item = from[key];
      copy[key] = typeof item === "object" && item !== null ? copyState(item) : item;
    }
    return copy as Value;
  }
  return value;
}

/** The next unused object, effect or trigger id. */
export function freshId(game: Game): number {
  const { state } = game;
  const id = state.nextId;
  note(game, state, "nextId", id);
  state.nextId = id + 1;
  return id;
}

/** The next timestamp (CR 613.7). */
export function freshTimestamp(game: Game): number {
  const { state } = game;
  const timestamp = state.nextTimestamp;
  note(game, state, "nextTimestamp", timestamp);
  state.nextTimestamp = timestamp + 1;
  return timestamp;
}
