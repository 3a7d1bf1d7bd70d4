/**
 * Zone changes: the object that arrives is a new one, what it was is remembered as last known information (CR 400.7, 603.10).
 */
import { type Game, addObject, freshId, freshTimestamp, set, unset } from "../game.ts";
import { type GameObject, type ObjectId, type ZoneName, objectWith } from "../object.ts";
import { cr } from "../rules.ts";
import { definitionOf } from "../cards/library.ts";
import { isPermanentType } from "../characteristics.ts";
import { faceAtNight } from "../frames/dayNight.ts";
import { enterRoom } from "../frames/rooms.ts";
import { characteristics } from "../view.ts";
import { removeFromCombat } from "./apply.ts";
import type { EventOf } from "./event.ts";
import { happen } from "./pipeline.ts";

export function applyMove(game: Game, event: EventOf<"move">): void {
  const before = game.state.objects[event.object];
  if (!before) return;
  const { zone } = event.to;
  const id = freshId(game);
  // From the hand to the stack and from the stack to the battlefield the card goes on with what was chosen for it (CR 400.7a–d).
  const keepsStackItem = zone === "stack";
  const resolves = before.zone === "stack" && zone === "battlefield";
  const object = objectWith({
    id,
    // A copy of a permanent spell becomes a token (CR 608.3f).
    kind: before.kind === "spellCopy" && zone === "battlefield" ? "token" : before.kind,
    card: before.card,
    // Off the battlefield and the stack a card shows its front face (CR 712.8a).
    face:
      zone === "stack" || resolves || event.transformed
        ? event.transformed
          ? 1
          : zone === "battlefield"
            ? faceAtNight(game, before)
            : before.face
        : 0,
    printed: event.copy ?? (before.kind === "card" ? null : before.printed),
    owner: before.owner,
    controller: zone === "battlefield" || zone === "stack" ? event.controller : before.owner,
    zone,
    tapped: zone === "battlefield" && event.tapped,
    faceDown: event.faceDown,
    counters: copyOf(event.counters),
    attachedTo: event.attachedTo,
    timestamp: freshTimestamp(game),
    sickSince: game.state.turn.number,
    controlledSince: game.state.turn.number,
    memory: resolves ? Object.assign(castMemory(before), event.memory) : copyOf(event.memory),
    stack: keepsStackItem ? before.stack : null,
    previous: before.id,
  });
  removeObject(game, event.object, id);
  addObject(game, object);
  insert(game, zone, event.to.player, id, event.position);
  event.became = id;
  if (zone === "battlefield") enterCounters(game, event, object);
}

function copyOf<Value>(record: Record<string, Value>): Record<string, Value> {
  const copy: Record<string, Value> = {};
  for (const key in record) copy[key] = record[key]!;
  return copy;
}

/** What the permanent remembers of the spell it was: costs paid, X (CR 107.3m, 702.33d, 400.7d). */
function castMemory({ memory: before, stack }: GameObject): GameObject["memory"] {
  const memory = copyOf(before);
  if (!stack) return memory;
  memory.cast = true;
  memory.method = stack.method;
  if (stack.x !== null) memory.x = stack.x;
  for (const name in stack.paid.optional) memory[`paid ${name}`] = stack.paid.optional[name]!;
  return memory;
}

/** Planeswalkers and battles enter with counters by their printed number (CR 306.5b, 310.4b). */
function enterCounters(game: Game, event: EventOf<"move">, object: GameObject): void {
  const { loyalty, defense, types, subtypes } = characteristics(game, object.id);
  const put = (counter: string, amount: number, rule: string) =>
    happen(game, { kind: "addCounters", to: { object: object.id }, counter, amount, by: event.controller }, [rule]);
  if (types.includes("planeswalker") && loyalty) put("loyalty", loyalty, cr("306.5b"));
  if (subtypes.includes("Saga")) put("lore", 1, cr("714.3a"));
  if (subtypes.includes("Room")) enterRoom(game, object.id, event.cause === "resolve", event.controller);
  if (types.includes("battle") && defense) put("defense", defense, cr("310.4b"));
}

/** Takes an object out of its zone and remembers how it was. */
export function removeObject(game: Game, id: ObjectId, became: ObjectId | null): void {
  const { state } = game;
  const object = state.objects[id];
  if (!object) return;
  const known = { object, characteristics: characteristics(game, id), became, turn: state.turn.number };
  set(game, state.lastKnown, id, known);
  const holder = zoneHolder(game, object.zone, object.owner);
  set(
    game,
    holder.container,
    holder.key,
    holder.container[holder.key]!.filter((other) => other !== id),
  );
  unset(game, state.objects, id);
  if (object.zone === "battlefield") removeFromCombat(game, id);
}

type Lists = Record<string, ObjectId[]>;

function zoneHolder(game: Game, zone: ZoneName, player: number): { container: Lists; key: string } {
  const shared = zone === "battlefield" || zone === "stack" || zone === "exile" || zone === "command";
  return { container: (shared ? game.state : game.state.players[player]!) as unknown as Lists, key: zone };
}

/** Puts an object into a zone; libraries count from the top, -1 is the bottom. */
export function insert(game: Game, zone: ZoneName, player: number, id: ObjectId, position: number): void {
  const { container, key } = zoneHolder(game, zone, player);
  const list = container[key]!;
  if (zone !== "library") {
    set(game, container, key, [...list, id]);
    return;
  }
  const at = position < 0 ? list.length : Math.min(position, list.length);
  set(game, container, key, [...list.slice(0, at), id, ...list.slice(at)]);
}

/** Whether a card can be on the battlefield at all (CR 400.4a). */
export function canBePermanent(game: Game, object: GameObject, face = object.face): boolean {
  if (object.card === null) return true;
  return isPermanentType(definitionOf(game.library, object.card).faces[face]!.values);
}
