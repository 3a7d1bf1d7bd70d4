/**
 * Zone changes by the verbs that tell of them: enter, die, leave, sacrifice, discard, mill, exile, return (CR 603.6, 700.4).
 */
import type { MoveCause, MoveEvent } from "../events/event.ts";
import type { Target } from "../object.ts";
import type { Scope } from "../scope.ts";
import { placesOf, type ZonePlace } from "../selectors/zones.ts";
import { type TreeNode, maybeChild, child } from "../treeAccess.ts";
import { characteristics, controllerOf } from "../view.ts";
import { type EventVerbMeaning, onEvent } from "./happening.ts";

const object = (id: number): Target => ({ object: id });

/** A move by a cause, done by a player to a card. */
function caused(cause: MoveCause, slot: string, more: Partial<EventVerbMeaning> = {}): EventVerbMeaning {
  return onEvent(
    "move",
    { [slot]: "np" },
    (event) =>
      event.cause === cause
        ? {
            subject: event.by === null ? null : { player: event.by },
            objects: { [slot]: object(event.object) },
            amount: 1,
          }
        : null,
    { passiveSlot: slot, looksBack: cause === "sacrifice" || cause === "destroy", ...more },
  );
}

function isAt(place: MoveEvent["to"], places: readonly ZonePlace[]): boolean {
  return places.some((one) => one.zone === place.zone && (one.player === null || one.player === place.player));
}

export const moveEvents: Readonly<Record<string, EventVerbMeaning>> = {
  enter: {
    ...onEvent("move", { how: "entering", of: "possessive" }, (event, _node, scope) => {
      if (event.to.zone !== "battlefield") return null;
      // Before it happens the card is still the old object; afterwards it is the new permanent.
      return {
        subject: object(event.became ?? event.object),
        objects: { by: { player: controllerAfter(scope, event) } },
      };
    }),
  },
  die: onEvent(
    "move",
    {},
    (event, _node, scope) => {
      if (event.from.zone !== "battlefield" || event.to.zone !== "graveyard") return null;
      const { types } = characteristics(scope.game, event.object);
      return types.includes("creature") || types.includes("planeswalker")
        ? { subject: object(event.object), objects: {}, amount: 1 }
        : null;
    },
    { looksBack: true },
  ),
  leave: onEvent(
    "move",
    { zone: "zone" },
    (event, node, scope) => {
      const zone = maybeChild(node, "zone");
      const places = zone ? placesOf(scope, zone) : [{ zone: "battlefield" as const, player: null }];
      return isAt(event.from, places) ? { subject: object(event.object), objects: {} } : null;
    },
    { looksBack: true },
  ),
  sacrifice: caused("sacrifice", "what"),
  destroy: onEvent("destroy", { what: "np" }, (event) => ({ subject: null, objects: { what: object(event.object) } }), {
    passiveSlot: "what",
    looksBack: true,
  }),
  discard: caused("discard", "cards"),
  mill: caused("mill", "cards"),
  exile: onEvent(
    "move",
    { what: "np" },
    (event) =>
      event.to.zone === "exile"
        ? { subject: event.by === null ? null : { player: event.by }, objects: { what: object(event.object) } }
        : null,
    { passiveSlot: "what", looksBack: true },
  ),
  play: caused("play", "what"),
  return: onEvent(
    "move",
    { what: "np", to: "zone" },
    (event, node, scope) => {
      if (event.cause !== "return" || !isAt(event.to, placesOf(scope, child(node, "to")))) return null;
      return { subject: event.by === null ? null : { player: event.by }, objects: { what: object(event.object) } };
    },
    { passiveSlot: "what", looksBack: true },
  ),
};

/** A move to where the words say, from where they say. */
export function tellPut(scope: Scope, event: MoveEvent, node: TreeNode) {
  const where = maybeChild(node, "where");
  const zone = where && maybeChild(where, "zone");
  if (!zone || !isAt(event.to, placesOf(scope, zone))) return null;
  const from = maybeChild(node, "from");
  if (from && !isAt(event.from, placesOf(scope, from))) return null;
  return {
    subject: event.by === null ? null : { player: event.by },
    objects: { what: object(event.object) },
    amount: 1,
  };
}

function controllerAfter(scope: Scope, event: MoveEvent): number {
  return event.became !== null && scope.game.state.objects[event.became]
    ? controllerOf(scope.game, event.became)
    : event.controller;
}
