/**
 * What follows from the state and is not in it: the characteristics of everything on the battlefield and the stack after all
 * layers (CR 613), and which triggers, replacement effects and other rules of cards are in force, indexed by what they wait for.
 * It is computed when someone asks, and kept until something changes that it was computed from.
 */
import { ASPECT } from "../aspects.ts";
import { type AbilityIndex, abilityIndex, worksElsewhere } from "../cards/abilityIndex.ts";
import { type CompiledAbility, definitionOf } from "../cards/library.ts";
import type { Characteristics } from "../characteristics.ts";
import type { EventKind } from "../events/event.ts";
import type { Game } from "../game.ts";
import type { AbilityRef, GameObject, ObjectId, PlayerId } from "../object.ts";
import { type Scope, scopeOf } from "../scope.ts";
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
import type { Board } from "./board.ts";
import { startingCharacteristics } from "./printed.ts";
import { timedParts } from "./timed.ts";

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
  characteristics: Map<ObjectId, Characteristics>;
  triggers: Map<EventKind, Trigger[]>;
  replacements: Map<EventKind, InForce<ReplacementPart>[]>;
  restrictions: Map<string, InForce<RestrictionPart>[]>;
  permissions: Map<string, InForce<PermissionPart>[]>;
  costs: InForce<CostPart>[];
  continuous: InForce<ContinuousPart>[];
  /** Those of them that reach objects off the battlefield. */
  reachingFar: InForce<ContinuousPart>[];
  /** Objects elsewhere that effects of resolved spells and abilities apply to. */
  touchedFar: ReadonlySet<ObjectId>;
  /** Aspects of the state that this was derived from. */
  reads: number;
  /** Cards in hands, graveyards, exile and the command zone with abilities that function there. */
  working: ObjectId[];
  /** The permanents sorted; see `boardOf`. */
  board: Board | null;
  /** Answers that hold until anything changes, by a name of their own; see `memoOf`. */
  memo: Map<string, unknown>;
  memoVersion: number;
}

/** The derived state that belongs to the present state. */
export function derivedOf(game: Game): Derived {
  const { derived } = game;
  if (derived) {
    if (game.changed === 0) return derived;
    if ((game.changed & derived.reads) === 0 && !othersWork(game, derived)) {
      game.changed = 0;
      return derived;
    }
  }
  const fresh = computeDerived(game);
  game.derived = fresh;
  game.changed = 0;
  return fresh;
}

/** Answers that hold until anything changes: to be looked up, or put there by whoever works them out. */
export function memoOf(game: Game): Map<string, unknown> {
  const derived = derivedOf(game);
  if (derived.memoVersion !== game.version) {
    derived.memo = new Map();
    derived.memoVersion = game.version;
  }
  return derived.memo;
}

/** Whether cards with abilities that function off the battlefield have come or gone. */
function othersWork(game: Game, derived: Derived): boolean {
  if ((game.changed & ASPECT.cards) === 0) return false;
  const working = workingElsewhere(game);
  return working.length !== derived.working.length || working.some((id, index) => id !== derived.working[index]);
}

function computeDerived(game: Game): Derived {
  const { state } = game;
  const derived: Derived = {
    characteristics: new Map(),
    triggers: new Map(),
    replacements: new Map(),
    restrictions: new Map(),
    permissions: new Map(),
    costs: [],
    continuous: [],
    reachingFar: [],
    touchedFar: touchedFar(game),
    reads: ASPECT.objects,
    working: workingElsewhere(game),
    board: null,
    memo: new Map(),
    memoVersion: game.version,
  };
  for (const id of state.battlefield)
    derived.characteristics.set(id, startingCharacteristics(game, state.objects[id]!));
  for (const id of state.stack) derived.characteristics.set(id, startingCharacteristics(game, state.objects[id]!));
  const timed = timedParts(game);
  const outer = game.layering;
  game.layering = derived;
  try {
    applyLayers(game, derived, timed);
    indexRules(game, derived, timed);
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
  for (const [id, values] of derived.characteristics) {
    const { rules } = abilityIndex(game.library, values.abilities);
    if (rules.length > 0) indexObject(derived, game, game.state.objects[id]!, values.controller, rules);
  }
  for (const id of derived.working) {
    const object = game.state.objects[id]!;
    indexObject(derived, game, object, object.owner, abilityIndex(game.library, printedAbilities(game, object)).rules);
  }
  for (const held of timed) addPart(derived, held);
}

const NO_ABILITIES: AbilityRef[] = [];

function printedAbilities(game: Game, object: GameObject): AbilityRef[] {
  if (object.card === null) return object.printed?.abilities ?? NO_ABILITIES;
  return definitionOf(game.library, object.card).faces[object.face]?.abilities ?? NO_ABILITIES;
}

/** Cards with abilities that function in a hand, graveyard, exile or the command zone (CR 113.6). */
function workingElsewhere(game: Game): ObjectId[] {
  const { players, exile, command, objects } = game.state;
  const working: ObjectId[] = [];
  const look = (ids: readonly ObjectId[]) => {
    for (const id of ids) if (worksElsewhere(game.library, printedAbilities(game, objects[id]!))) working.push(id);
  };
  for (const player of players) {
    look(player.hand);
    look(player.graveyard);
  }
  look(exile);
  look(command);
  return working;
}

function indexObject(
  derived: Derived,
  game: Game,
  object: GameObject,
  controller: PlayerId,
  rules: AbilityIndex["rules"],
): void {
  if (object.phasedOut) return;
  for (const { ability, pattern, parts } of rules) {
    if (!ability.zones.includes(object.zone)) continue;
    if (pattern) {
      const trigger = { ability, pattern, source: object.id, controller };
      for (const kind of pattern.on) listIn(derived.triggers, kind).push(trigger);
    }
    for (const { part, number } of parts) {
      const key = `${object.id}:${ability.ref.card}:${ability.ref.index}:${number}`;
      addPart(derived, { part, scope: scopeOf(game, object.id, controller, ability), key, timedRule: null });
    }
  }
}

function addPart(derived: Derived, held: InForce<StaticPart>): void {
  const { part } = held;
  if (part.kind === "replacement")
    for (const kind of part.on) listIn(derived.replacements, kind).push(held as InForce<ReplacementPart>);
  else if (part.kind === "restriction") listIn(derived.restrictions, part.about).push(held as InForce<RestrictionPart>);
  else if (part.kind === "permission") listIn(derived.permissions, part.about).push(held as InForce<PermissionPart>);
  else if (part.kind === "cost") derived.costs.push(held as InForce<CostPart>);
}

function listIn<Key, Item>(map: Map<Key, Item[]>, key: Key): Item[] {
  let list = map.get(key);
  if (!list) {
    list = [];
    map.set(key, list);
  }
  return list;
}
