/**
 * Moves between zones as events (CR 400.7, 700.4): how they are made and told apart.
 */
import type { Game } from "../game.ts";
import type { ObjectId, PlayerId } from "../object.ts";
import { cr } from "../rules.ts";
import type { GameEvent, MoveCause, MoveEvent, Place } from "./event.ts";
import { characteristics } from "../view.ts";

/** A move of an object from where it is, with everything else as it usually is. */
export function moveOf(
  game: Game,
  object: ObjectId,
  zone: Place["zone"],
  because: MoveCause,
  by: PlayerId | null,
  more: Partial<MoveEvent> = {},
): MoveEvent {
  const it = game.state.objects[object];
  const owner = it?.owner ?? game.state.lastKnown[object]!.object.owner;
  const from: Place = { zone: it?.zone ?? "exile", player: it?.owner ?? owner };
  return {
    kind: "move",
    object,
    from,
    to: { zone, player: owner },
    cause: because,
    by,
    position: 0,
    tapped: false,
    controller: zone === "battlefield" ? (by ?? owner) : owner,
    attachedTo: null,
    counters: {},
    faceDown: false,
    transformed: false,
    memory: {},
    copy: null,
    became: null,
    ...more,
  };
}

/** Dying is being put into a graveyard from the battlefield (CR 700.4). */
export function isDeath(game: Game, event: GameEvent): boolean {
  if (event.kind !== "move" || event.from.zone !== "battlefield" || event.to.zone !== "graveyard") return false;
  return characteristics(game, event.object).types.includes("creature");
}

/** Rules by which permanents go to the graveyard, by cause. */
export const MOVE_RULES: Partial<Record<MoveCause, string>> = {
  destroy: cr("701.8a"),
  sacrifice: cr("701.21a"),
  discard: cr("701.9a"),
  mill: cr("701.17a"),
  exile: cr("701.13a"),
};
