/**
 * Rooms (CR 709.5): a permanent has the names, costs and words of those of its halves that are unlocked.
 */
import { type CardDefinition, definitionOf } from "../cards/library.ts";
import type { EventOf } from "../events/event.ts";
import { happen } from "../events/pipeline.ts";
import { type Game, Refused, set } from "../game.ts";
import { parseManaCost } from "../mana/cost.ts";
import type { Color, GameObject, ObjectId, PlayerId, PrintedValues } from "../object.ts";
import { cr } from "../rules.ts";
import { scopeOf } from "../scope.ts";
import { payTotal, paymentProblem, totalOf } from "../stack/pay.ts";
import { controllerOf } from "../view.ts";
import { UNLOCKED, halfBit, unlockedHalves } from "./unlocked.ts";

/** The card of a permanent whose two halves are doors; null for everything else. */
function roomOf(game: Game, object: GameObject | undefined): CardDefinition | null {
  if (!object?.card || object.kind !== "card" || object.zone !== "battlefield") return null;
  const definition = definitionOf(game.library, object.card);
  const isRoom =
    definition.faces.length === 2 && definition.faces.every(({ values }) => values.subtypes.includes("Room"));
  return isRoom ? definition : null;
}

const merged = new WeakMap<CardDefinition, Record<number, PrintedValues>>();

/** What a Room is with certain halves unlocked. */
function valuesWith(definition: CardDefinition, halves: number): PrintedValues {
  let known = merged.get(definition);
  if (!known) {
    known = {};
    merged.set(definition, known);
  }
  known[halves] ??= mergedValues(
    definition,
    definition.faces.map(({ values }) => values).filter((_, face) => (halves & halfBit(face)) !== 0),
  );
  return known[halves];
}

function mergedValues(definition: CardDefinition, unlocked: readonly PrintedValues[]): PrintedValues {
  const costs = unlocked.flatMap(({ manaCost }) => manaCost ?? []);
  return {
    ...definition.faces[0]!.values,
    name: unlocked.map(({ name }) => name).join(" // "),
    manaCost: costs.length > 0 ? costs.join("") : null,
    colors: [...new Set(unlocked.flatMap(({ colors }): Color[] => colors))],
    abilities: unlocked.flatMap(({ abilities }) => abilities),
  };
}

/** A Room enters with the half unlocked that was cast, else with none (CR 709.5d). */
export function enterRoom(game: Game, id: ObjectId, wasCast: boolean, player: PlayerId): void {
  const object = game.state.objects[id];
  const definition = roomOf(game, object);
  if (!definition) return;
  if (wasCast) happen(game, { kind: "unlock", object: id, face: object!.face, player }, [cr("709.5d")]);
  else set(game, object!, "printed", valuesWith(definition, 0));
}

/** Gives a half its designation. */
export function applyUnlock(game: Game, event: EventOf<"unlock">): void {
  const object = game.state.objects[event.object];
  const definition = roomOf(game, object);
  if (!object || !definition) return;
  const halves = unlockedHalves(object) | halfBit(event.face);
  set(game, object.memory, UNLOCKED, halves);
  set(game, object, "printed", halves === halfBit(object.face) ? null : valuesWith(definition, halves));
}

/** The halves that a player could unlock, by number. */
export function lockedHalves(game: Game, player: PlayerId, id: ObjectId): number[] {
  const object = game.state.objects[id];
  const definition = roomOf(game, object);
  if (!object || !definition || controllerOf(game, id) !== player) return [];
  return [0, 1].filter((face) => (unlockedHalves(object) & halfBit(face)) === 0);
}

/** Why a player cannot unlock a half now; null when they can. The moment has been looked at already. */
export function unlockProblem(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  face: number,
): { rule: string; why: string } | null {
  const cost = costOf(game, id, face);
  if (!lockedHalves(game, player, id).includes(face) || cost === null)
    return { rule: cr("709.5e"), why: "That half can't be unlocked." };
  return paymentProblem(scopeOf(game, id, player, null), player, totalOf(parseManaCost(cost), []));
}

function costOf(game: Game, id: ObjectId, face: number): string | null {
  return roomOf(game, game.state.objects[id])?.faces[face]?.values.manaCost ?? null;
}

/** The name of a half, for the list of what may be done. */
export function doorName(game: Game, id: ObjectId, face: number): string {
  return roomOf(game, game.state.objects[id])?.faces[face]?.values.name ?? "";
}

/** Pays the mana cost of a locked half and unlocks it: a special action (CR 709.5e). @throws Refused when that is not possible */
export function unlockDoor(game: Game, player: PlayerId, id: ObjectId, face: number): void {
  const problem = unlockProblem(game, player, id, face);
  if (problem) throw new Refused(problem.rule, problem.why);
  payTotal(scopeOf(game, id, player, null), player, totalOf(parseManaCost(costOf(game, id, face)!), []));
  happen(game, { kind: "unlock", object: id, face, player }, [cr("709.5e"), cr("116.2")]);
}
