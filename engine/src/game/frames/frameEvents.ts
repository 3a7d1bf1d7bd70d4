/**
 * Events that the words of frames wait for: rolls, solved Cases, unlocked doors, Class levels, defeated battles.
 */
import { type EventVerbMeaning, onEvent } from "../eventPatterns/happening.ts";
import type { Target } from "../object.ts";
import { objectOf } from "../view.ts";
import { isFullyUnlocked } from "./unlocked.ts";

const object = (id: number): Target => ({ object: id });
const player = (id: number): Target => ({ player: id });

export const frameEvents: Readonly<Record<string, EventVerbMeaning>> = {
  roll: onEvent("keywordAction", { dice: "value" }, (event) =>
    event.verb === "roll" && event.player !== null
      ? { subject: player(event.player), objects: {}, amount: event.amount }
      : null,
  ),
  solve: onEvent("keywordAction", { what: "np" }, (event) =>
    event.verb === "solve" && event.player !== null
      ? { subject: player(event.player), objects: { what: event.objects.map(object) }, amount: 1 }
      : null,
  ),
  /** "You unlock this door": the half on which the words stand; "a door": any. */
  unlock: onEvent("unlock", { any: "value" }, (event, node, scope) => {
    const isThis = event.object === scope.source && event.face === scope.ability?.face;
    return node.any === true || isThis ? { subject: player(event.player), objects: {}, amount: 1 } : null;
  }),
  fullyUnlock: onEvent("unlock", { what: "np" }, (event, _node, scope) =>
    isFullyUnlocked(objectOf(scope.game, event.object))
      ? { subject: player(event.player), objects: { what: object(event.object) }, amount: 1 }
      : null,
  ),
  /** Made for Sieges; see `siege.ts`. */
  loseLastDefense: onEvent("removeCounters", {}, (event, _node, scope) => {
    if (event.counter !== "defense" || !("object" in event.from)) return null;
    const left = scope.game.state.objects[event.from.object]?.counters.defense ?? 0;
    return left === 0 ? { subject: event.from, objects: {}, amount: 1 } : null;
  }),
};
