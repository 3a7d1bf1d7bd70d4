/**
 * Everything a player with priority may do (CR 117.1), as options with labels.
 */
import { doorName, lockedHalves, unlockProblem } from "../frames/rooms.ts";
import type { Game } from "../game.ts";
import type { Choice } from "../choices.ts";
import type { Characteristics } from "../characteristics.ts";
import type { GameObject, ObjectId, PlayerId } from "../object.ts";
import { ANY_ASPECT, ASPECT } from "../aspects.ts";
import { type CardDefinition, type CompiledAbility, definitionOf } from "../cards/library.ts";
import { isBoundToTime } from "../costs/timing.ts";
import { turnUpProblem } from "../keywords/faceDown.ts";
import { offersOtherCosts } from "../keywords/casting.ts";
import { type Base, abilitiesIn, baseOf } from "../layers/bases.ts";
import { boardOf } from "../layers/board.ts";
import { type Derived, derivedOf } from "../layers/derived.ts";
import { mayLookAtCombat } from "../layers/reads.ts";
import { rememberedOf } from "../layers/remembered.ts";
import { noteOfPlayer, noteOfShared } from "../layers/zoneNotes.ts";
import { effectRoots, targetNodesIn } from "../selectors/targetPhrases.ts";
import { mayActivate } from "../stack/activate.ts";
import { isSorceryTime, mayCast } from "../stack/castProblem.ts";
import type { Action, StepName } from "../state.ts";
import type { CastMethod } from "../vocabulary.ts";
import { characteristics, permanentsOf } from "../view.ts";
import { landProblem } from "./lands.ts";

export interface LegalAction {
  label: string;
  action: Action;
}

/** What a player may do. */
export interface FoundActions {
  actions: LegalAction[];
  /** Whether it may change by the step alone, without anything else having changed. */
  byStep: boolean;
  step: StepName;
  /** How much mana was in the pool. */
  pool: number;
  /** Aspects of the state that were looked at. */
  reads: number;
  /** The same as a choice; made when the player is asked. */
  choice: Choice | null;
}

/** Passing comes first; mana abilities are left out while they would only fill the pool. */
export function legalActions(game: Game, player: PlayerId): readonly LegalAction[] {
  return foundActions(game, player).actions;
}

/** The same, as what was found. */
export function foundActions(game: Game, player: PlayerId): FoundActions {
  const { turn, players } = game.state;
  const pool = players[player]!.pool.length;
  const { actions } = rememberedOf(game);
  const place = 2 * player + (isSorceryTime(game, player) ? 0 : 1);
  const known = actions[place];
  if (known && known.pool === pool && (!known.byStep || known.step === turn.step)) return known;
  const byStep = mayRulesSpeakOfSteps(game);
  const reads = byStep ? ANY_ASPECT : ANY_ASPECT & ~ASPECT.time & ~ASPECT.combat;
  const found: FoundActions = { actions: [PASS], byStep, step: turn.step, pool, reads, choice: null };
  findActions(game, player, found);
  actions[place] = found;
  return found;
}

function findActions(game: Game, player: PlayerId, found: FoundActions): void {
  const cards = reachableCards(game, player);
  const sorceries = isSorceryTime(game, player);
  for (const object of cards) findCasts(game, player, object, sorceries, found);
  for (const object of boardOf(game).activated[player]!) {
    const values = characteristics(game, object);
    findActivations(game, player, object, values, abilitiesIn(game, object, values).activated, found);
  }
  findTurningUp(game, player, found);
  if (sorceries) findDoors(game, player, found);
  for (const object of cards) {
    const values = characteristics(game, object);
    const { activatedElsewhere } = abilitiesIn(game, object, values);
    if (activatedElsewhere.length > 0) findActivations(game, player, object, values, activatedElsewhere, found);
  }
}

/** What cards forbid or allow about casting and activating may be bound to a step ("during combat"). */
function mayRulesSpeakOfSteps(game: Game): boolean {
  const derived = derivedOf(game);
  derived.boundToSteps ??= areBoundToSteps(derived);
  return derived.boundToSteps;
}

function areBoundToSteps({ restrictions, permissions, costs }: Derived): boolean {
  return (
    costs.length > 0 ||
    ABOUT_ACTIONS.some((about) => restrictions.has(about)) ||
    ABOUT_LEAVE.some((about) => permissions.has(about))
  );
}

const ABOUT_ACTIONS = ["cast", "activate", "playLand", "target", "targetPlayer"];
const ABOUT_LEAVE = ["castFrom", "playLandFrom", "additionalLand"];

const PASS: LegalAction = { label: "Pass", action: { kind: "pass" } };

function findCasts(game: Game, player: PlayerId, id: ObjectId, sorceries: boolean, found: FoundActions): void {
  const object = game.state.objects[id]!;
  const base = baseOf(game, object);
  const values = characteristics(game, id);
  if (sorceries && values.types.includes("land") && !landProblem(game, player, id)) {
    found.actions.push({ label: `Play ${values.name}`, action: { kind: "playLand", object: id } });
  }
  if (base.facts === undefined) base.facts = factsOf(game, object.card);
  const { facts } = base;
  if (!facts) return;
  // Whether another cost is offered may depend on what has happened.
  if (facts.offersOtherCosts) dependOnTime(found);
  if (facts.castingLooksAtCombat) found.reads |= ASPECT.combat;
  for (const method of methodsOf(game, player, object, base, values)) {
    if ((!method.flash && !sorceries) || !mayCast(game, player, id, method)) continue;
    const how = method.method === "normal" ? "" : ` (${method.method})`;
    const action: Action = { kind: "cast", object: id, face: method.face, method: method.method };
    found.actions.push({ label: `Cast ${values.name}${how}`, action });
  }
}

/** The ways to cast a card. In its owner's hand they are always the same, unless something changes what it is or other costs are offered. */
function methodsOf(
  game: Game,
  player: PlayerId,
  object: GameObject,
  base: Base,
  values: Characteristics,
): readonly CastMethod[] {
  const steady =
    object.zone === "hand" && object.owner === player && values === base.values && !base.facts?.offersOtherCosts;
  if (!steady) return game.library.vocabulary.castMethods(game, object.id, player);
  base.castMethods ??= game.library.vocabulary.castMethods(game, object.id, player);
  return base.castMethods;
}

/** Turning a permanent face up is a special action (CR 116.2b). */
function findTurningUp(game: Game, player: PlayerId, found: FoundActions): void {
  for (const object of permanentsOf(game, player)) {
    const { faceDown, card } = game.state.objects[object]!;
    if (!faceDown || card === null || turnUpProblem(game, player, object)) continue;
    const { name } = definitionOf(game.library, card).faces[0]!.values;
    found.actions.push({ label: `Turn ${name} face up`, action: { kind: "turnFaceUp", object } });
  }
}

/** Unlocking a door is a special action (CR 709.5e). */
function findDoors(game: Game, player: PlayerId, found: FoundActions): void {
  for (const object of boardOf(game).besidesLands) {
    for (const face of lockedHalves(game, player, object)) {
      if (unlockProblem(game, player, object, face)) continue;
      found.actions.push({
        label: `Unlock ${doorName(game, object, face)}`,
        action: { kind: "unlock", object, face },
      });
    }
  }
}

function dependOnTime(found: FoundActions): void {
  found.byStep = true;
  found.reads = ANY_ASPECT;
}

/** Only an object's controller, or the owner of a card that has none, may activate its abilities (CR 602.2). */
function findActivations(
  game: Game,
  player: PlayerId,
  object: ObjectId,
  { controller, name }: Characteristics,
  activated: readonly CompiledAbility[],
  found: FoundActions,
): void {
  if (controller !== player) return;
  const { zone } = game.state.objects[object]!;
  for (const ability of activated) {
    if (!ability.zones.includes(zone)) continue;
    if (isBoundToTime(ability)) dependOnTime(found);
    if (looksAtCombat(game, ability)) found.reads |= ASPECT.combat;
    if (!mayActivate(game, player, object, ability)) continue;
    const action: Action = { kind: "activate", object, ability: ability.ref };
    found.actions.push({ label: `Activate ${name}, line ${ability.line + 1}`, action });
  }
}

const combatAbilities = new WeakMap<CompiledAbility, boolean>();

/** Whether what an ability may target, or costs, may depend on who attacks and blocks. */
function looksAtCombat(game: Game, ability: CompiledAbility): boolean {
  let looks = combatAbilities.get(ability);
  if (looks === undefined) {
    const targets = effectRoots(ability.node).flatMap(targetNodesIn);
    looks = mayLookAtCombat([...targets, ...game.library.vocabulary.costs(ability)]);
    combatAbilities.set(ability, looks);
  }
  return looks;
}

/** Cards outside the battlefield that the rules or other cards may let the player use. */
function reachableCards(game: Game, player: PlayerId): readonly ObjectId[] {
  const { hand, graveyard, library } = game.state.players[player]!;
  const { permissions } = derivedOf(game);
  if (permissions.has("castFrom") || permissions.has("playLandFrom")) {
    const others = game.state.players.filter((other) => other.id !== player).flatMap((other) => other.graveyard);
    return [...hand, ...graveyard, ...library.slice(0, 1), ...game.state.exile, ...others];
  }
  const { usable } = noteOfPlayer(game, "graveyard", player);
  const exiled = noteOfShared(game, "exile").usable;
  return usable.length + exiled.length === 0 ? hand : [...hand, ...usable, ...exiled];
}

/** What is always true of a card. */
export interface CardFacts {
  offersOtherCosts: boolean;
  /** What it may target, or costs, may depend on who attacks and blocks. */
  castingLooksAtCombat: boolean;
}

const cardFacts = new WeakMap<CardDefinition, CardFacts>();

/** The facts of the card an object is; null for tokens. */
function factsOf(game: Game, card: string | null): CardFacts | null {
  if (card === null) return null;
  const definition = definitionOf(game.library, card);
  let facts = cardFacts.get(definition);
  if (!facts) {
    const { abilities } = definition;
    facts = {
      offersOtherCosts: offersOtherCosts(game, card),
      castingLooksAtCombat: abilities.some(
        (ability) => (ability.kind === "spell" || ability.keyword !== null) && looksAtCombat(game, ability),
      ),
    };
    cardFacts.set(definition, facts);
  }
  return facts;
}
