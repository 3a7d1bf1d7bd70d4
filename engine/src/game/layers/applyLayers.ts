/**
 * Applies continuous effects in the order of layers and timestamps (CR 613), to the objects on the battlefield and the stack.
 */
import { copyCharacteristics } from "../characteristics.ts";
import { ASPECT } from "../aspects.ts";
import { abilityIndex } from "../cards/abilityIndex.ts";
import type { Game } from "../game.ts";
import type { GameObject, ObjectId } from "../object.ts";
import type { Modification } from "../state.ts";
import type { ContinuousPart, StaticPart } from "../vocabulary.ts";
import { abilitiesIn, baseOf, effectsIn } from "./bases.ts";
import { counterModifications } from "./counters.ts";
import type { Derived, InForce } from "./derived.ts";
import { LAYERS, modify } from "./modify.ts";

/** One effect with something to do in a layer. */
interface Application {
  timestamp: number;
  /** Characteristic-defining abilities come first (CR 613.3). */
  first: boolean;
  /** A static ability, or else one change of certain objects. */
  held: InForce<ContinuousPart> | null;
  objects: readonly ObjectId[];
  change: Modification | null;
}

/** Everything one run through the layers works with. */
interface Run {
  game: Game;
  derived: Derived;
  /** Objects whose characteristics are their own already. */
  changed: Set<ObjectId>;
  /** Objects an effect began to apply to; it goes on with the same ones in later layers (CR 613.6). */
  begun: Map<string, { held: InForce<ContinuousPart>; objects: ObjectId[] }>;
  timed: readonly InForce<ContinuousPart>[];
  counted: readonly { object: GameObject; changes: readonly Modification[] }[];
  /** Whether static abilities have come, gone or changed hands since they were looked for. */
  stale: boolean;
}

/** Applies all layers to `derived.characteristics` and leaves the static abilities that are in force in `derived.continuous`. */
export function applyLayers(game: Game, derived: Derived, timed: readonly InForce<StaticPart>[]): void {
  const { continuousEffects } = game.state;
  const continuous = timed.filter((held): held is InForce<ContinuousPart> => held.part.kind === "continuous");
  const counted = withCounters(game);
  const run: Run = { game, derived, changed: new Set(), begun: new Map(), timed: continuous, counted, stale: false };
  let existing = continuousParts(run);
  if (existing.length === 0 && counted.length === 0 && continuousEffects.length === 0) return;
  note(derived, existing);
  let used = layersUsed(run, existing);
  // What is switched cannot be added to afterwards.
  if (used.has("switchPowerToughness")) derived.reads |= ASPECT.stats;
  for (const layer of LAYERS) {
    if (!used.has(layer)) continue;
    const applications = applicationsIn(run, layer, existing);
    if (applications.length === 0) continue;
    if (applications.length > 1)
      applications.sort((a, b) => Number(b.first) - Number(a.first) || a.timestamp - b.timestamp);
    for (const application of applications) apply(run, application, layer);
    let known: Set<string> | null = null;
    while (run.stale) {
      run.stale = false;
      known ??= new Set(existing.map(({ key }) => key));
      existing = continuousParts(run);
      note(derived, existing);
      used = new Set([...used, ...layersUsed(run, existing)]);
      if (used.has("switchPowerToughness")) derived.reads |= ASPECT.stats;
      applyNew(run, layer, existing, known);
    }
  }
  derived.continuous = existing;
  derived.reachingFar = existing.filter(({ part }) => part.reaches.some((zone) => zone !== "battlefield"));
}

/** An ability that something gave in a layer still has its own part in that layer: it depends on what gave it (CR 613.8a). */
function applyNew(
  run: Run,
  layer: Modification["layer"],
  existing: readonly InForce<ContinuousPart>[],
  known: Set<string>,
): void {
  const come = existing.filter(({ key }) => !known.has(key));
  for (const { key } of come) known.add(key);
  const applications = come
    .filter(({ part }) => part.layers.includes(layer))
    .map((held) => ofPart(run.game, held))
    .sort((a, b) => a.timestamp - b.timestamp);
  for (const application of applications) apply(run, application, layer);
}

/** What is derived depends on everything any effect looks at that was in force in one of the layers. */
function note(derived: Derived, existing: readonly InForce<ContinuousPart>[]): void {
  for (const { part } of existing) derived.reads |= part.reads;
}

function withCounters(game: Game): Run["counted"] {
  const counted: { object: GameObject; changes: readonly Modification[] }[] = [];
  for (const id of game.state.battlefield) {
    const object = game.state.objects[id]!;
    for (const _ in object.counters) {
      const changes = counterModifications(game, object);
      if (changes.length > 0) counted.push({ object, changes });
      break;
    }
  }
  return counted;
}

/** The layers in which there is anything to do. */
function layersUsed(
  { game, counted }: Run,
  existing: readonly InForce<ContinuousPart>[],
): ReadonlySet<Modification["layer"]> {
  const used = new Set<Modification["layer"]>();
  for (const { modifications } of game.state.continuousEffects) for (const { layer } of modifications) used.add(layer);
  for (const { part } of existing) for (const layer of part.layers) used.add(layer);
  for (const { changes } of counted) for (const { layer } of changes) used.add(layer);
  return used;
}

/** What there is to do in one layer. */
function applicationsIn(
  run: Run,
  layer: Modification["layer"],
  existing: readonly InForce<ContinuousPart>[],
): Application[] {
  const { game, begun, counted } = run;
  const applications: Application[] = [];
  for (const effect of game.state.continuousEffects) {
    for (const change of effect.modifications) {
      if (change.layer !== layer) continue;
      applications.push({ timestamp: effect.timestamp, first: false, held: null, objects: effect.objects, change });
    }
  }
  for (const held of existing) if (held.part.layers.includes(layer)) applications.push(ofPart(game, held));
  for (const [key, { held }] of begun) {
    if (held.part.layers.includes(layer) && !existing.some((other) => other.key === key))
      applications.push(ofPart(game, held));
  }
  for (const { object, changes } of counted) {
    for (const change of changes) {
      if (change.layer !== layer) continue;
      applications.push({ timestamp: object.timestamp, first: false, held: null, objects: [object.id], change });
    }
  }
  return applications;
}

function ofPart(game: Game, held: InForce<ContinuousPart>): Application {
  const timestamp = game.state.objects[held.scope.source]?.timestamp ?? 0;
  return { timestamp, first: held.part.characteristicDefining, held, objects: NO_OBJECTS, change: null };
}

const NO_OBJECTS: readonly ObjectId[] = [];

function apply(run: Run, { held, objects, change }: Application, layer: Modification["layer"]): void {
  if (held) applyPart(run, held, layer);
  else if (change) {
    const { characteristics } = run.derived;
    for (const id of objects) if (characteristics[id]) changeObject(run, id, change);
  }
}

function applyPart(run: Run, held: InForce<ContinuousPart>, layer: Modification["layer"]): void {
  const { part, scope, key } = held;
  let entry = run.begun.get(key);
  if (!entry) {
    entry = { held, objects: affectedBy(run, held) };
    run.begun.set(key, entry);
  }
  for (const id of entry.objects) {
    for (const change of part.modifications(scope, id)) if (change.layer === layer) changeObject(run, id, change);
  }
}

/** The objects a static ability affects as it begins to apply. */
function affectedBy({ derived }: Run, { part, scope }: InForce<ContinuousPart>): ObjectId[] {
  if (!part.holds(scope)) return [];
  const objects: ObjectId[] = [];
  const only = part.only?.(scope);
  for (const id of only ?? derived.objects) {
    if (derived.characteristics[id] && part.affects(scope, id)) objects.push(id);
  }
  return objects;
}

/** Changes characteristics; those shared with other objects are copied first. */
function changeObject(run: Run, id: ObjectId, change: Modification): void {
  const { game, derived, changed } = run;
  let values = derived.characteristics[id]!;
  const { abilities, controller } = values;
  if (!changed.has(id)) {
    changed.add(id);
    values = copyCharacteristics(values, values.controller);
    derived.characteristics[id] = values;
  }
  modify(game, values, change);
  if (values.abilities === abilities && values.controller === controller) return;
  if (values.abilities !== abilities) derived.speaking = derived.objects;
  const before = abilityIndex(game.library, abilities).continuous;
  const after = abilityIndex(game.library, values.abilities).continuous;
  if (before.length + after.length > 0) run.stale = true;
}

/** The continuous parts of the static abilities that objects have at this point of the layers. */
function continuousParts({ game, derived, timed }: Run): InForce<ContinuousPart>[] {
  const result: InForce<ContinuousPart>[] = [];
  for (const id of derived.speaking) {
    const values = derived.characteristics[id]!;
    if (abilitiesIn(game, id, values).continuous.length === 0) continue;
    const object = game.state.objects[id]!;
    if (!object.phasedOut) result.push(...effectsIn(game, object, values).continuous);
  }
  // Emblems work where they are (CR 114.4).
  for (const id of game.state.command) {
    const emblem = game.state.objects[id]!;
    if (emblem.kind === "emblem") result.push(...effectsIn(game, emblem, baseOf(game, emblem).values).continuous);
  }
  result.push(...timed);
  return result;
}
