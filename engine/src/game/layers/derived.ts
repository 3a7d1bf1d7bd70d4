/**
 * What follows from the state and is not in it: the characteristics of everything on the battlefield and the stack after all
 * layers (CR 613), and which triggers, replacement effects and other rules of cards are in force, indexed by what they wait for.
 * It is computed when someone asks and kept until something changes.
 */
import { type CardDefinition, type CompiledAbility, definitionOf } from "../cards/library.ts";
import type { Characteristics } from "../characteristics.ts";
import type { EventKind } from "../events/event.ts";
import type { Game } from "../game.ts";
import type { ObjectId, PlayerId } from "../object.ts";
import { type Scope, scopeOf } from "../scope.ts";
import type {
  ContinuousPart,
  CostPart,
  PermissionPart,
  ReplacementPart,
  RestrictionPart,
  TriggerPattern,
} from "../vocabulary.ts";
import { compiled } from "../view.ts";
import { counterModifications } from "./counters.ts";
import { LAYERS, modify } from "./modify.ts";
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
  /** Characteristics of cards elsewhere that somebody has asked for. */
  elsewhere: Map<ObjectId, Characteristics>;
  /** Other answers that hold until something changes, by a name of their own. */
  memo: Map<string, unknown>;
}

/** The derived state that belongs to the present state. */
export function derivedOf(game: Game): Derived {
  if (game.derived && game.derivedVersion === game.version) return game.derived;
  const derived = computeDerived(game);
  game.derived = derived;
  game.derivedVersion = game.version;
  return derived;
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
    elsewhere: new Map(),
    memo: new Map(),
  };
  for (const id of state.battlefield)
    derived.characteristics.set(id, startingCharacteristics(game, state.objects[id]!));
  for (const id of state.stack) derived.characteristics.set(id, startingCharacteristics(game, state.objects[id]!));
  const outer = game.layering;
  game.layering = derived;
  try {
    applyLayers(game, derived);
    indexRules(game, derived);
  } finally {
    game.layering = outer;
  }
  return derived;
}

/** One effect with something to do in a layer, in the order of timestamps. */
interface Application {
  timestamp: number;
  first: boolean;
  apply(): void;
}

function applyLayers(game: Game, derived: Derived): void {
  /** Objects an effect began to apply to; it goes on with the same ones in later layers (CR 613.6). */
  const begun = new Map<string, { held: InForce<ContinuousPart>; objects: ObjectId[] }>();
  const counted = [...derived.characteristics.keys()].filter((id) => hasCounters(game.state.objects[id]!.counters));
  let existing = continuousParts(game, derived);
  for (const layer of LAYERS) {
    if (existing.length === 0 && counted.length === 0 && game.state.continuousEffects.length === 0) break;
    const applications: Application[] = [];
    for (const effect of game.state.continuousEffects) {
      const changes = effect.modifications.filter((change) => change.layer === layer);
      if (changes.length === 0) continue;
      applications.push({
        timestamp: effect.timestamp,
        first: false,
        apply: () => {
          for (const id of effect.objects) {
            const values = derived.characteristics.get(id);
            if (values) for (const change of changes) modify(game, values, change);
          }
        },
      });
    }
    const inForce = [...existing];
    for (const [key, { held }] of begun) if (!inForce.some((other) => other.key === key)) inForce.push(held);
    for (const held of inForce) {
      if (!held.part.layers.includes(layer)) continue;
      applications.push({
        timestamp: game.state.objects[held.scope.source]?.timestamp ?? 0,
        first: held.part.characteristicDefining,
        apply: () => {
          let entry = begun.get(held.key);
          if (!entry) {
            const objects = [...derived.characteristics.keys()].filter((id) => held.part.affects(held.scope, id));
            entry = { held, objects };
            begun.set(held.key, entry);
          }
          for (const id of entry.objects) {
            for (const change of held.part.modifications(held.scope, id)) {
              if (change.layer === layer) modify(game, derived.characteristics.get(id)!, change);
            }
          }
        },
      });
    }
    for (const id of counted) {
      const object = game.state.objects[id]!;
      if (object.zone !== "battlefield") continue;
      const values = derived.characteristics.get(id)!;
      for (const change of counterModifications(game, object, layer)) {
        applications.push({ timestamp: object.timestamp, first: false, apply: () => modify(game, values, change) });
      }
    }
    applications.sort((a, b) => Number(b.first) - Number(a.first) || a.timestamp - b.timestamp);
    for (const application of applications) application.apply();
    // Only these layers change which static abilities there are, and whose.
    if (applications.length > 0 && ABILITIES_MAY_CHANGE.has(layer)) existing = continuousParts(game, derived);
  }
  derived.continuous = existing;
}

const ABILITIES_MAY_CHANGE = new Set(["copy", "control", "types", "abilities"]);

function hasCounters(counters: Record<string, number>): boolean {
  for (const _ in counters) return true;
  return false;
}

/** The continuous parts of the static abilities that objects have at this point of the layers. */
function continuousParts(game: Game, derived: Derived): InForce<ContinuousPart>[] {
  const result: InForce<ContinuousPart>[] = [];
  for (const [id, values] of derived.characteristics) {
    for (const ability of compiled(game, values.abilities)) {
      const { ref } = ability;
      if (ability.kind === "activated" || ability.kind === "triggered" || ability.kind === "spell") continue;
      const object = game.state.objects[id]!;
      if (!ability.zones.includes(object.zone) || object.phasedOut) continue;
      game.library.vocabulary.statics(ability).forEach((part, number) => {
        if (part.kind !== "continuous") return;
        const key = `${id}:${ref.card}:${ref.index}:${number}`;
        result.push({ part, scope: scopeOf(game, id, values.controller, ability), key, timedRule: null });
      });
    }
  }
  for (const timed of timedParts(game))
    if (timed.part.kind === "continuous") result.push(timed as InForce<ContinuousPart>);
  return result;
}

function indexRules(game: Game, derived: Derived): void {
  for (const [id, values] of derived.characteristics) {
    for (const ability of compiled(game, values.abilities)) indexAbility(game, derived, id, values.controller, ability);
  }
  for (const player of game.state.players) {
    for (const zone of [player.hand, player.graveyard]) for (const id of zone) indexElsewhere(game, derived, id);
  }
  for (const id of game.state.exile) indexElsewhere(game, derived, id);
  for (const id of game.state.command) indexElsewhere(game, derived, id);
  for (const timed of timedParts(game)) addPart(derived, timed);
}

const elsewhereCache = new WeakMap<CardDefinition, boolean>();

/** Whether a card has triggers or static abilities that function off the battlefield. */
function _worksElsewhere(definition: CardDefinition): boolean {
  let works = elsewhereCache.get(definition);
  if (works === undefined) {
    const off = (ability: CompiledAbility) => ability.zones.some((zone) => zone !== "battlefield" && zone !== "stack");
    works = definition.abilities.some(
      (ability) =>
        (ability.kind === "triggered" || ability.kind === "static" || ability.kind === "spell") && off(ability),
    );
    elsewhereCache.set(definition, works);
  }
  return works;
}

/** Abilities that function in a hand, graveyard, exile or the command zone (CR 113.6). */
function indexElsewhere(game: Game, derived: Derived, id: ObjectId): void {
  const object = game.state.objects[id]!;
  const refs = object.card
    ? definitionOf(game.library, object.card).faces[object.face]?.abilities
    : object.printed?.abilities;
  for (const ability of compiled(game, refs ?? [])) indexAbility(game, derived, id, object.owner, ability);
}

function indexAbility(
  game: Game,
  derived: Derived,
  id: ObjectId,
  controller: PlayerId,
  ability: CompiledAbility,
): void {
  const object = game.state.objects[id]!;
  if (!ability.zones.includes(object.zone) || object.phasedOut) return;
  const pattern = game.library.vocabulary.trigger(ability);
  if (pattern) {
    for (const kind of pattern.on) listIn(derived.triggers, kind).push({ ability, pattern, source: id, controller });
  }
  game.library.vocabulary.statics(ability).forEach((part, number) => {
    if (part.kind === "continuous") return;
    const key = `${id}:${ability.ref.card}:${ability.ref.index}:${number}`;
    addPart(derived, { part, scope: scopeOf(game, id, controller, ability), key, timedRule: null });
  });
}

function addPart(derived: Derived, held: InForce<ReturnType<Game["library"]["vocabulary"]["statics"]>[number]>): void {
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
