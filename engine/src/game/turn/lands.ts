/**
 * Playing lands, a special action (CR 116.2a, 305).
 */
import { forbidden } from "../events/impossible.ts";
import type { Game } from "../game.ts";
import { derivedOf } from "../layers/derived.ts";
import type { ObjectId, PlayerId } from "../object.ts";
import { cr } from "../rules.ts";
import { type Problem, isSorceryTime } from "../stack/castProblem.ts";
import { characteristics } from "../view.ts";

/** How many lands a player may play this turn (CR 305.2). */
export function landLimit(game: Game, player: PlayerId): number {
  const more = derivedOf(game).permissions.get("additionalLand") ?? [];
  return more.reduce((sum, { part, scope }) => {
    const attempt = { object: null, player, other: null };
    return part.allows(scope, attempt) ? sum + (part.amount?.(scope) ?? 1) : sum;
  }, 1);
}

export function landProblem(game: Game, player: PlayerId, card: ObjectId): Problem | null {
  const object = game.state.objects[card];
  if (!object || !characteristics(game, card).types.includes("land"))
    return { rule: cr("305.1"), why: "It is no land." };
  if (!isSorceryTime(game, player))
    return { rule: cr("305.1"), why: "Lands are played in a main phase while the stack is empty." };
  if (game.state.players[player]!.landsPlayed >= landLimit(game, player)) {
    return { rule: cr("305.2"), why: "No further land can be played this turn." };
  }
  const mine = object.zone === "hand" && object.owner === player;
  if (!mine && !mayPlayFrom(game, player, card)) return { rule: cr("305.1"), why: "It can't be played from there." };
  return forbidden(game, "playLand", card, player);
}

function mayPlayFrom(game: Game, player: PlayerId, card: ObjectId): boolean {
  const attempt = { object: card, player, other: null };
  return (derivedOf(game).permissions.get("playLandFrom") ?? []).some(({ part, scope }) => part.allows(scope, attempt));
}
