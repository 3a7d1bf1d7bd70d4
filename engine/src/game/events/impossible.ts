/**
 * Events that cannot happen, so that nothing has to be replaced: "can't" beats everything (CR 101.2, 614.17), keywords included.
 */
import type { Game } from "../game.ts";
import { derivedOf } from "../layers/derived.ts";
import type { ObjectId, PlayerId, Target } from "../object.ts";
import { isProtectedFrom } from "../keywords/protection.ts";
import { cr } from "../rules.ts";
import type { Attempt } from "../vocabulary.ts";
import { characteristics, exists, hasKeyword, isOnBattlefield, nameOf } from "../view.ts";
import type { GameEvent } from "./event.ts";

export interface Obstacle {
  rule: string;
  why: string;
}

/** Why an event cannot happen; null when it can. */
export function impossible(game: Game, event: GameEvent): Obstacle | null {
  switch (event.kind) {
    case "destroy":
      if (!isOnBattlefield(game, event.object)) return gone(event.object);
      if (hasKeyword(game, event.object, "indestructible")) {
        return { rule: cr("702.12b"), why: `${nameOf(game, event)} is indestructible: it isn't destroyed.` };
      }
      return forbidden(game, "destroy", event.object, null);
    case "move":
      return exists(game, event.object) ? null : gone(event.object);
    case "damage":
      return impossibleDamage(game, event.from, event.to, event.amount, event.preventable);
    case "tap":
      if (!isOnBattlefield(game, event.object)) return gone(event.object);
      return game.state.objects[event.object]!.tapped
        ? { rule: cr("701.26a"), why: `${nameOf(game, event)} is already tapped.` }
        : null;
    case "untap":
      if (!isOnBattlefield(game, event.object)) return gone(event.object);
      if (!game.state.objects[event.object]!.tapped) {
        return { rule: cr("701.26b"), why: `${nameOf(game, event)} is already untapped.` };
      }
      return forbidden(game, "untap", event.object, null);
    case "counterSpell":
      if (!exists(game, event.object)) return gone(event.object);
      return forbidden(game, "counter", event.object, event.by);
    case "gainLife":
      if (event.amount <= 0) return { rule: cr("119.3"), why: "No life is gained." };
      return forbidden(game, "gainLife", null, event.player);
    case "loseLife":
      if (event.amount <= 0) return { rule: cr("119.3"), why: "No life is lost." };
      return forbidden(game, "loseLife", null, event.player);
    case "draw":
      return forbidden(game, "draw", null, event.player);
    case "addCounters":
      if (event.amount <= 0) return { rule: cr("107.1b"), why: "No counters are put on." };
      if ("object" in event.to && !exists(game, event.to.object)) return gone(event.to.object);
      return forbidden(game, "addCounters", "object" in event.to ? event.to.object : null, null);
    case "removeCounters":
      return event.amount <= 0 ? { rule: cr("107.1b"), why: "No counters are removed." } : null;
    case "search":
      return forbidden(game, "search", null, event.player);
    default:
      return null;
  }
}

function gone(_object: ObjectId): Obstacle {
  return { rule: cr("400.7"), why: "It is no longer there, so nothing happens to it." };
}

/** Damage of 0 is no damage (CR 120.8); protection prevents it (CR 702.16e); only some things can be dealt damage (CR 120.1). */
function impossibleDamage(
  game: Game,
  from: ObjectId,
  to: Target,
  amount: number,
  preventable: boolean,
): Obstacle | null {
  if (amount <= 0) return { rule: cr("120.8"), why: "0 damage is no damage at all." };
  if ("player" in to) {
    const out = game.state.players[to.player]!.out !== null;
    return out ? { rule: cr("104.5"), why: "That player has left the game." } : null;
  }
  if (!isOnBattlefield(game, to.object)) return gone(to.object);
  const { types, name } = characteristics(game, to.object);
  if (!types.some((type) => type === "creature" || type === "planeswalker" || type === "battle")) {
    return { rule: cr("120.1"), why: `${name} can't be dealt damage.` };
  }
  if (preventable && isProtectedFrom(game, to.object, from)) {
    return { rule: cr("702.16e"), why: `Protection prevents all the damage to ${name}.` };
  }
  return null;
}

/** Whether a card says that this can't be done. */
export function forbidden(
  game: Game,
  about: string,
  object: ObjectId | null,
  player: PlayerId | null,
  more: Partial<Attempt> = {},
): Obstacle | null {
  const rules = derivedOf(game).restrictions.get(about);
  if (!rules) return null;
  const attempt: Attempt = { object, player: player ?? -1, other: null, ...more };
  for (const held of rules) {
    if (held.part.forbids(held.scope, attempt)) {
      return { rule: held.part.rule, why: `${nameOf(game, { object: held.scope.source })} says that it can't.` };
    }
  }
  return null;
}
