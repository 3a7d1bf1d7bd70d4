/**
 * Looking at objects: as they are now, or, once they are gone, as they last were (CR 113.7a, 608.2h).
 */
import { type AbilityIndex, abilityIndex } from "./cards/abilityIndex.ts";
import { type CardFace, type CompiledAbility, definitionOf } from "./cards/library.ts";
import type { Characteristics } from "./characteristics.ts";
import type { Game } from "./game.ts";
import { abilitiesIn } from "./layers/bases.ts";
import { boardOf } from "./layers/board.ts";
import { derivedOf } from "./layers/derived.ts";
import { characteristicsElsewhere } from "./layers/elsewhere.ts";
import type { AbilityRef, GameObject, ObjectId, PlayerId, Target, ZoneName } from "./object.ts";

/** What an object is after all effects; last known information once it has left. */
export function characteristics(game: Game, id: ObjectId): Characteristics {
  const derived = game.layering ?? (game.changed === 0 && game.derived ? game.derived : derivedOf(game));
  const here = derived.characteristics[id];
  if (here) return here;
  const object = game.state.objects[id];
  if (object) return characteristicsElsewhere(game, object);
  return lastKnownOf(game, id).characteristics;
}

/** The object itself, or as it last was. */
export function objectOf(game: Game, id: ObjectId): GameObject {
  return game.state.objects[id] ?? lastKnownOf(game, id).object;
}

function lastKnownOf(game: Game, id: ObjectId) {
  const last = game.state.lastKnown[id];
  if (!last) throw new Error(`No object ${id} is or was in this game.`);
  return last;
}

/** Whether the object still exists as that object. */
export function exists(game: Game, id: ObjectId): boolean {
  return game.state.objects[id] !== undefined;
}

export function controllerOf(game: Game, id: ObjectId): PlayerId {
  return characteristics(game, id).controller;
}

/** The object that this one has become by one zone change, if it is still there (CR 400.7). */
export function follow(game: Game, id: ObjectId): ObjectId | null {
  if (game.state.objects[id]) return id;
  const became = game.state.lastKnown[id]?.became ?? null;
  return became !== null && game.state.objects[became] ? became : null;
}

/** The face of a card that counts at the moment; null for tokens and abilities. */
export function faceOf(game: Game, object: GameObject): CardFace | null {
  if (object.card === null) return null;
  const definition = definitionOf(game.library, object.card);
  return definition.faces[object.face] ?? definition.faces[0]!;
}

/** The abilities an object has now, compiled. */
export function abilitiesOf(game: Game, id: ObjectId): readonly CompiledAbility[] {
  return sortedAbilities(game, id).all;
}

/** Compiled abilities of references, with those that keywords stand for. */
export function compiled(game: Game, refs: readonly AbilityRef[]): readonly CompiledAbility[] {
  return abilityIndex(game.library, refs).all;
}

/** The same, sorted by what one looks for. */
export function sortedAbilities(game: Game, id: ObjectId): AbilityIndex {
  return abilitiesIn(game, id, characteristics(game, id));
}

/** The keyword abilities of that name which an object has. */
export function keywordsOf(game: Game, id: ObjectId, keyword: string): readonly CompiledAbility[] {
  return sortedAbilities(game, id).byKeyword.get(keyword) ?? NO_ABILITIES;
}

const NO_ABILITIES: readonly CompiledAbility[] = [];

export function hasKeyword(game: Game, id: ObjectId, keyword: string): boolean {
  return sortedAbilities(game, id).keywords.has(keyword);
}

export function isOnBattlefield(game: Game, id: ObjectId): boolean {
  return game.state.objects[id]?.zone === "battlefield" && !game.state.objects[id]!.phasedOut;
}

/** Permanents that are there (not phased out), in order of arrival. */
export function permanents(game: Game): readonly ObjectId[] {
  if (game.layering) return game.state.battlefield.filter((id) => !game.state.objects[id]!.phasedOut);
  return boardOf(game).all;
}

export function permanentsOf(game: Game, player: PlayerId): readonly ObjectId[] {
  if (!game.layering) return boardOf(game).of[player]!;
  return permanents(game).filter((id) => controllerOf(game, id) === player);
}

/** The list of a zone; `player` matters for libraries, hands and graveyards. */
export function zoneList(game: Game, zone: ZoneName, player: PlayerId): ObjectId[] {
  const { state } = game;
  if (zone === "library" || zone === "hand" || zone === "graveyard") return state.players[player]![zone];
  return state[zone];
}

/** Players still in the game, in turn order from the active player (CR 101.4). */
export function playersInOrder(game: Game, from: PlayerId = game.state.turn.active): PlayerId[] {
  const { players } = game.state;
  const order: PlayerId[] = [];
  for (let i = 0; i < players.length; i++) {
    const player = players[(from + i) % players.length]!;
    if (player.out === null) order.push(player.id);
  }
  return order;
}

export function opponentsOf(game: Game, player: PlayerId): PlayerId[] {
  return playersInOrder(game).filter((other) => other !== player);
}

export function sameTarget(a: Target, b: Target): boolean {
  return "object" in a ? "object" in b && a.object === b.object : "player" in b && a.player === b.player;
}

/** "Bear", "Anna": the name of a thing for people. */
export function nameOf(game: Game, target: Target): string {
  if ("player" in target) return game.state.players[target.player]!.name;
  const { name } = characteristics(game, target.object);
  // Emblems have no names (CR 114.3).
  return name || (objectOf(game, target.object).kind === "emblem" ? "the emblem" : "");
}
