/**
 * Events that could happen on a board, for triggers, replacements and conditions to be tried with.
 */
import type { EventData } from "../game/events/event.ts";
import { moveOf } from "../game/events/moves.ts";
import type { ObjectId, PlayerId } from "../game/object.ts";
import { characteristics, controllerOf, permanents } from "../game/view.ts";
import type { Stage } from "./stage.ts";

/** Events that could happen on this board, the harmless ones first. */
export function supposable(stage: Stage, source: ObjectId): EventData[] {
  const { game } = stage;
  const { players } = game.state;
  const events: EventData[] = [];
  const others = permanents(game).filter((id) => id !== source);
  const creatures = [...others, source].filter((id) => characteristics(game, id).types.includes("creature"));
  for (const player of players) {
    events.push(
      { kind: "draw", player: player.id },
      { kind: "gainLife", player: player.id, amount: 2 },
      { kind: "loseLife", player: player.id, amount: 2 },
      { kind: "look", objects: player.library.slice(0, 1), player: player.id, verb: "scry", amount: 1 },
      { kind: "look", objects: player.library.slice(0, 1), player: player.id, verb: "surveil", amount: 1 },
    );
    for (const card of player.hand) events.push(...fromHand(stage, card, player.id));
    for (const card of player.library.slice(0, 1)) events.push(moveOf(game, card, "graveyard", "mill", player.id));
    for (const card of player.graveyard) {
      events.push(moveOf(game, card, "exile", "exile", player.id), moveOf(game, card, "hand", "return", player.id));
    }
  }
  for (const object of [...others, source]) events.push(...toPermanent(stage, object));
  for (const from of creatures) {
    // Harm is rather done to others.
    const mine = controllerOf(game, from);
    for (const player of [...players].sort((a, b) => Number(a.id === mine) - Number(b.id === mine)))
      for (const combat of [true, false])
        events.push({ kind: "damage", from, to: { player: player.id }, amount: 2, combat, preventable: true });
    for (const to of creatures)
      events.push(
        { kind: "damage", from, to: { object: to }, amount: 1, combat: false, preventable: true },
        { kind: "damage", from, to: { object: to }, amount: 1, combat: true, preventable: true },
      );
  }
  for (const object of [...others, source]) {
    const by = controllerOf(game, object);
    events.push({ kind: "destroy", object, regenerable: false });
    events.push(
      moveOf(game, object, "graveyard", "sacrifice", by),
      moveOf(game, object, "exile", "exile", by),
      moveOf(game, object, "hand", "return", by),
    );
  }
  return events;
}

function fromHand(stage: Stage, card: ObjectId, player: PlayerId): EventData[] {
  const { game } = stage;
  const events: EventData[] = [];
  const { types } = characteristics(game, card);
  if (types.includes("land")) events.push(moveOf(game, card, "battlefield", "play", player, { controller: player }));
  if (!types.includes("instant") && !types.includes("sorcery"))
    events.push(moveOf(game, card, "battlefield", "put", player, { controller: player }));
  events.push(moveOf(game, card, "graveyard", "discard", player));
  return events;
}

function toPermanent(stage: Stage, object: ObjectId): EventData[] {
  const { game } = stage;
  const by = controllerOf(game, object);
  const tapped = game.state.objects[object]!.tapped;
  const to = { object };
  return [
    tapped ? { kind: "untap", object } : { kind: "tap", object, forMana: false },
    { kind: "addCounters", to, counter: "+1/+1", amount: 1, by },
    { kind: "becomesTarget", target: to, by: object, player: by === 0 ? 1 : 0 },
  ];
}
