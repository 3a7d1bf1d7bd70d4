/**
 * A running game: the state (a value) and what is needed to work on it — the card library, the journal of changes that lets a
 * refused action or an unanswered choice be rolled back, and caches. Nothing here has to be saved: state and library are enough.
 *
 * All changes to the state go through `set` and `append`, so that `rollBack` can undo them.
 */
import type { CardLibrary } from "./cards/library.ts";
import type { Choice, Decider } from "./choices.ts";
import type { Derived } from "./layers/derived.ts";
import type { GameEvent } from "./events/event.ts";
import type { TreeNode } from "../grammar/tree.ts";
import type { GameState } from "./state.ts";

/** One undone change: the container, the key, and what stood there (or that nothing did). */
interface Change {
  container: Record<PropertyKey, unknown>;
  key: PropertyKey;
  before: unknown;
  existed: boolean;
  /** For lists that grew: their length before. */
  length: number | null;
}

export interface Game {
  readonly state: GameState;
  readonly library: CardLibrary;
  /** Changes since the last commit, oldest first. */
  changes: Change[];
  /** Counts changes that may alter what objects are; `derived` belongs to one version. */
  version: number;
  derived: Derived | null;
  derivedVersion: number;
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
    version: 0,
    derived: null,
    derivedVersion: -1,
    layering: null,
    decider: options.decider ?? null,
    answered: 0,
    events: options.log ? [] : null,
    replacing: [],
    listener: null,
    performed: null,
  };
}

/** Fields whose change alters no object's characteristics; all others start a new version. */
const HARMLESS = new Set<PropertyKey>([
  "pool",
  "random",
  "nextId",
  "agenda",
  "answers",
  "journal",
  "turnEvents",
  "pendingTriggers",
  "passes",
  "priority",
  "step",
  "lastKnown",
  "uses",
  "paid",
]);

/** Sets one field of some part of the state, remembering what stood there. */
export function set<Container extends object, Key extends keyof Container>(
  game: Game,
  container: Container,
  key: Key,
  value: Container[Key],
): void {
  const existed = Object.hasOwn(container, key);
  game.changes.push({
    container: container as Change["container"],
    key,
    before: container[key],
    existed,
    length: null,
  });
  container[key] = value;
  if (!HARMLESS.has(key)) game.version++;
}

/** Removes a key from a record of the state. */
export function unset<Container extends object>(game: Game, container: Container, key: keyof Container): void {
  if (!Object.hasOwn(container, key)) return;
  game.changes.push({
    container: container as Change["container"],
    key,
    before: container[key],
    existed: true,
    length: null,
  });
  delete container[key];
  game.version++;
}

/** Adds to the end of a list of the state. `harmless` lists (logs) do not alter characteristics. */
export function append<Item>(game: Game, list: Item[], item: Item, harmless = false): void {
  game.changes.push({ container: list as never, key: "length", before: null, existed: true, length: list.length });
  list.push(item);
  if (!harmless) game.version++;
}

/** A mark to roll back to. */
export function mark(game: Game): number {
  return game.changes.length;
}

/** Undoes every change since the mark, newest first. */
export function rollBack(game: Game, to: number): void {
  for (let i = game.changes.length - 1; i >= to; i--) {
    const change = game.changes[i]!;
    if (change.length !== null) (change.container as unknown as unknown[]).length = change.length;
    else if (change.existed) change.container[change.key] = change.before;
    else delete change.container[change.key];
  }
  game.changes.length = to;
  game.version++;
}

/** Forgets the journal of changes: what happened stays. */
export function commit(game: Game): void {
  game.changes.length = 0;
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
  const id = game.state.nextId;
  set(game, game.state, "nextId", id + 1);
  return id;
}

/** The next timestamp (CR 613.7). */
export function freshTimestamp(game: Game): number {
  const timestamp = game.state.nextTimestamp;
  set(game, game.state, "nextTimestamp", timestamp + 1);
  return timestamp;
}
