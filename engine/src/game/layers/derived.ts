/**
 * What follows from the state and is not in it: the characteristics of everything on the battlefield and the stack after all
 * layers (CR 613), and which triggers, replacement effects and other rules of cards are in force, indexed by what they wait for.
 * It is computed when someone asks, and kept until something changes that it was computed from.
 */
import { ASPECT } from "../aspects.ts";
import type { CompiledAbility } from "../cards/library.ts";
import type { Characteristics } from "../characteristics.ts";
import type { EventKind } from "../events/event.ts";
import type { Game } from "../game.ts";
import type { GameObject, ObjectId, PlayerId } from "../object.ts";
import type { Scope } from "../scope.ts";
import type { ContinuousEffect } from "../state.ts";
import type {
  ContinuousPart,
  CostPart,
  PermissionPart,
  ReplacementPart,
  RestrictionPart,
  StaticPart,
  TriggerPattern,
} from "../vocabulary.ts";
import { applyLayers } from "./applyLayers.ts";
import { type ObjectEffects, abilitiesIn, baseOf, effectsIn } from "./bases.ts";
import type { Board } from "./board.ts";
import { follow, isPlainOnStack } from "./follow.ts";
import { timedParts } from "./timed.ts";
import { noteOfPlayer, noteOfShared } from "./zoneNotes.ts";

/** A part of a static ability that is in force, with the point of view it is read from. */
export interface InForce<Part> {
  part: Part;
  scope: Scope;
  /** Tells one effect from another, also between versions of the derived state. */
  key: string;
  /** Set for effects that resolved spells and abilities left behind. */
  timedRule: number | null;
}

export interface Trigger {
  ability: CompiledAbility;
  pattern: TriggerPattern;
  source: ObjectId;
  controller: PlayerId;
}

export interface Derived {
  /** The objects on the battlefield and the stack, in that order. */
  objects: readonly ObjectId[];
  /** Those of them on the battlefield. */
  battlefield: readonly ObjectId[];
  /** The continuous effects of resolved spells and abilities. */
  effects: readonly ContinuousEffect[];
  /** Those of them with abilities that put something into force, as far as no effect has changed any; else all. */
  speaking: readonly ObjectId[];
  /** What they are, by id. */
  characteristics: (Characteristics | undefined)[];
  triggers: ReadonlyMap<EventKind, Trigger[]>;
  replacements: ReadonlyMap<EventKind, InForce<ReplacementPart>[]>;
  restrictions: ReadonlyMap<string, InForce<RestrictionPart>[]>;
  permissions: ReadonlyMap<string, InForce<PermissionPart>[]>;
  costs: InForce<CostPart>[];
  continuous: InForce<ContinuousPart>[];
  /** Those of them that reach objects off the battlefield. */
  reachingFar: InForce<ContinuousPart>[];
  /** Objects elsewhere that effects of resolved spells and abilities apply to. */
  touchedFar: ReadonlySet<ObjectId>;
  /** Aspects of the state that this was derived from. */
  reads: number;
  /** Cards in hands, graveyards, exile and the command zone with abilities that function there. */
  working: readonly ObjectId[];
  /** Whether nothing that stands on the stack puts anything into force or is changed by anything. */
  stackIsPlain: boolean;
  /** Whether what cards allow and forbid about actions may be bound to a step; null until somebody asks. */
  boundToSteps: boolean | null;
  /** The permanents sorted; see `boardOf`. */
  board: Board | null;
}

/** The derived state that belongs to the present state. */
export function derivedOf(game: Game): Derived {
  const { derived } = game;
  if (derived) {
    if (game.changed === 0) return derived;
    if (
      (game.changed & derived.reads) === 0 &&
      ((game.changed & ASPECT.cards) === 0 || !othersWork(game, derived)) &&
      ((game.changed & COMING_AND_GOING) === 0 || follow(game, derived))
    ) {
      game.changed = 0;
      return derived;
    }
  }
  const fresh = computeDerived(game);
  game.derived = fresh;
  game.changed = 0;
  return fresh;
}

/** What the derived state can follow, where it does not depend on it (see `follow.ts`). */
const COMING_AND_GOING = ASPECT.stack | ASPECT.board | ASPECT.stats | ASPECT.counters;

/** Whether cards with abilities that function off the battlefield have come or gone. */
function othersWork(game: Game, derived: Derived): boolean {
  const working = workingElsewhere(game);
  if (working === derived.working) return false;
  return working.length !== derived.working.length || working.some((id, index) => id !== derived.working[index]);
}

/** Lists that nothing is in; whoever has something for one makes a list of its own. */
const EMPTY: ReadonlyMap<never, never> = new Map<never, never>();

function computeDerived(game: Game): Derived {
  const { state } = game;
  const derived: Derived = {
    objects: state.stack.length > 0 ? [...state.battlefield, ...state.stack] : state.battlefield,
    battlefield: state.battlefield,
    effects: state.continuousEffects.slice(),
    speaking: [],
    characteristics: new Array(state.nextId),
    triggers: EMPTY,
    replacements: EMPTY,
    restrictions: EMPTY,
    permissions: EMPTY,
    costs: [],
    continuous: [],
    reachingFar: [],
    touchedFar: touchedFar(game),
    reads: ASPECT.objects,
    working: workingElsewhere(game),
    stackIsPlain: true,
    boundToSteps: null,
    board: null,
  };
  const speaking: ObjectId[] = [];
  for (const id of derived.objects) {
    const { values, abilities } = baseOf(game, state.objects[id]!);
    derived.characteristics[id] = values;
    if (abilities.continuous.length + abilities.rules.length > 0) speaking.push(id);
  }
  derived.speaking = speaking;
  const timed = timedParts(game);
  const outer = game.layering;
  game.layering = derived;
  try {
    applyLayers(game, derived, timed);
    indexRules(game, derived, timed);
    derived.stackIsPlain = state.stack.every((id) => {
      const object = state.objects[id]!;
      const { values } = baseOf(game, object);
      return derived.characteristics[id] === values && isPlainOnStack(game, object, values);
    });
  } finally {
    game.layering = outer;
  }
  return derived;
}

const NOTHING: ReadonlySet<ObjectId> = new Set();

function touchedFar({ state }: Game): ReadonlySet<ObjectId> {
  let touched: Set<ObjectId> | null = null;
  for (const { objects } of state.continuousEffects) {
    for (const id of objects) {
      const zone = state.objects[id]?.zone;
      if (zone === undefined || zone === "battlefield" || zone === "stack") continue;
      touched ??= new Set();
      touched.add(id);
    }
  }
  return touched ?? NOTHING;
}

function indexRules(game: Game, derived: Derived, timed: readonly InForce<StaticPart>[]): void {
  const { objects } = game.state;
  for (const id of derived.speaking) {
    const values = derived.characteristics[id]!;
    if (abilitiesIn(game, id, values).rules.length > 0)
      indexObject(derived, effectsIn(game, objects[id]!, values), objects[id]!);
  }
  for (const id of derived.working) {
    const object = objects[id]!;
    indexObject(derived, effectsIn(game, object, baseOf(game, object).values), object);
  }
  for (const held of timed) addPart(derived, held);
}

/** Cards with abilities that function in a hand, graveyard, exile or the command zone (CR 113.6). */
function workingElsewhere(game: Game): readonly ObjectId[] {
  const { players, exile, command } = game.state;
  let working: ObjectId[] | null = null;
  for (const { id, hand, graveyard } of players) {
    if (noteOfPlayer(game, "hand", id).mayWork) working = withWorking(game, working, hand);
    if (noteOfPlayer(game, "graveyard", id).mayWork) working = withWorking(game, working, graveyard);
  }
  if (noteOfShared(game, "exile").mayWork) working = withWorking(game, working, exile);
  if (noteOfShared(game, "command").mayWork) working = withWorking(game, working, command);
  return working ?? NOTHING_WORKS;
}

const NOTHING_WORKS: readonly ObjectId[] = [];

function withWorking(game: Game, working: ObjectId[] | null, ids: readonly ObjectId[]): ObjectId[] {
  const result = working ?? [];
  for (const id of ids) if (baseOf(game, game.state.objects[id]!).worksElsewhere) result.push(id);
  return result;
}

/** Puts into the tables what the abilities of an object put into force. */
export function indexObject(derived: Derived, { triggers, rules }: ObjectEffects, { phasedOut }: GameObject): void {
  if (phasedOut) return;
  for (const trigger of triggers) {
    for (const kind of trigger.pattern.on) derived.triggers = withItem(derived.triggers, kind, trigger);
  }
  for (const held of rules) addPart(derived, held);
}

function addPart(derived: Derived, held: InForce<StaticPart>): void {
  const { part } = held;
  switch (part.kind) {
    case "replacement":
      for (const kind of part.on)
        derived.replacements = withItem(derived.replacements, kind, held as InForce<ReplacementPart>);
      return;
    case "restriction":
      derived.restrictions = withItem(derived.restrictions, part.about, held as InForce<RestrictionPart>);
      return;
    case "permission":
      derived.permissions = withItem(derived.permissions, part.about, held as InForce<PermissionPart>);
      return;
    case "cost":
      derived.costs.push(held as InForce<CostPart>);
      return;
  }
}

/** Puts an item into one of the lists of a table that is being made. */
function withItem<Key, Item>(table: ReadonlyMap<Key, Item[]>, key: Key, item: Item): ReadonlyMap<Key, Item[]> {
  const own = (table === EMPTY ? new Map<Key, Item[]>() : table) as Map<Key, Item[]>;
  const list = own.get(key);
  if (list) list.push(item);
  else own.set(key, [item]);
  return own;
}
