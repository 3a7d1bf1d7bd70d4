/**
 * The change an event makes to the state: the only place where the state of play is written (turn bookkeeping aside).
 */
import { addPhases } from "../turn/extraPhases.ts";
import { ASPECT } from "../aspects.ts";
import { randomBelow } from "../chance.ts";
import { type Game, append, freshTimestamp, set, setTapped, unset } from "../game.ts";
import { changesWhatItIs } from "../layers/counters.ts";
import type { GameObject, ObjectId, Target } from "../object.ts";
import { cr } from "../rules.ts";
import { objectOf, zoneList } from "../view.ts";
import { applyDamage } from "./damage.ts";
import type { EventOf, GameEvent } from "./event.ts";
import { applyEmblem } from "../frames/emblems.ts";
import { applyUnlock } from "../frames/rooms.ts";
import { applyMove, removeObject } from "./applyMove.ts";
import { applyToken } from "./applyToken.ts";
import { moveOf } from "./moves.ts";
import { happen } from "./pipeline.ts";

export function applyEvent(game: Game, event: GameEvent): void {
  const { state } = game;
  switch (event.kind) {
    case "move":
      applyMove(game, event);
      return;
    case "createToken":
      applyToken(game, event);
      return;
    case "createEmblem":
      applyEmblem(game, event);
      return;
    case "draw":
      applyDraw(game, event);
      return;
    case "damage":
      applyDamage(game, event);
      return;
    case "gainLife":
      set(game, state.players[event.player]!, "life", state.players[event.player]!.life + event.amount);
      return;
    case "loseLife":
      set(game, state.players[event.player]!, "life", state.players[event.player]!.life - event.amount);
      return;
    case "tap":
      setTapped(game, state.objects[event.object]!, true);
      return;
    case "untap":
      setTapped(game, state.objects[event.object]!, false);
      return;
    case "addCounters":
      changeCounters(game, event.to, event.counter, event.amount);
      return;
    case "removeCounters":
      if (event.alsoRemove) changeCounters(game, event.from, event.alsoRemove, -event.amount);
      changeCounters(game, event.from, event.counter, -event.amount);
      return;
    case "counterSpell":
      applyCounter(game, event);
      return;
    case "addMana":
      set(game, state.players[event.player]!, "pool", [...state.players[event.player]!.pool, ...event.mana]);
      return;
    case "attach":
      set(game, state.objects[event.object]!, "attachedTo", event.to);
      // An attachment gets a new timestamp (CR 613.7e).
      set(game, state.objects[event.object]!, "timestamp", freshTimestamp(game));
      return;
    case "unattach":
      set(game, state.objects[event.object]!, "attachedTo", null);
      return;
    case "shuffle":
      shuffle(game, event.player);
      return;
    case "changeControl":
      set(game, state.objects[event.object]!, "sickSince", state.turn.number);
      set(game, state.objects[event.object]!, "controlledSince", state.turn.number);
      return;
    case "transform":
      set(game, state.objects[event.object]!, "face", event.face);
      return;
    case "dayNight":
      set(game, state, "dayNight", event.to);
      return;
    case "unlock":
      applyUnlock(game, event);
      return;
    case "turnFaceUp":
      set(game, state.objects[event.object]!, "faceDown", false);
      return;
    case "setMemory":
      set(game, objectForMemory(game, event.object).memory, event.name, event.value);
      return;
    case "heal":
      set(game, state.objects[event.object]!, "damage", 0);
      set(game, state.objects[event.object]!, "deathtouched", false);
      return;
    case "removeFromCombat":
      removeFromCombat(game, event.object);
      return;
    case "ceaseToExist":
      removeObject(game, event.object, null);
      return;
    case "loseGame":
      set(game, state.players[event.player]!, "out", event.reason);
      return;
    case "winGame":
      for (const player of state.players) {
        if (player.id !== event.player && player.out === null) set(game, player, "out", cr("104.2b"));
      }
      return;
    case "extraTurn":
      append(game, state.extraTurns, event.player);
      return;
    case "extraPhases":
      addPhases(game, event.steps);
      return;
    default:
      return;
  }
}

function objectForMemory(game: Game, id: ObjectId): GameObject {
  return objectOf(game, id);
}

/** Draws the top card; from an empty library only the attempt is remembered (CR 121.4). */
function applyDraw(game: Game, event: EventOf<"draw">): void {
  const player = game.state.players[event.player]!;
  const top = player.library[0];
  if (top === undefined) set(game, player, "drewFromEmpty", true);
  else happen(game, moveOf(game, top, "hand", "draw", event.player), [cr("121.1")], event.source);
}

function changeCounters(game: Game, on: Target, counter: string, by: number): void {
  const holder = "object" in on ? game.state.objects[on.object] : game.state.players[on.player];
  if (!holder) return;
  const now = (holder.counters[counter] ?? 0) + by;
  const aspects = "object" in on && changesWhatItIs(counter) ? ASPECT.objects : ASPECT.counters;
  if (now > 0) set(game, holder.counters, counter, now, aspects);
  else unset(game, holder.counters, counter, aspects);
}

/** A countered spell goes to its owner's graveyard, a countered ability ceases to exist (CR 701.6a). */
function applyCounter(game: Game, event: EventOf<"counterSpell">): void {
  const object = game.state.objects[event.object]!;
  if (object.kind === "ability") removeObject(game, event.object, null);
  else {
    const zone = game.library.vocabulary.destinationAfter(object, false);
    happen(game, moveOf(game, event.object, zone, "counter", event.by), [cr("701.6a")], event.source);
  }
}

/** A random order of a library, from the random state (CR 701.24a). */
function shuffle(game: Game, player: number): void {
  const cards = [...zoneList(game, "library", player)];
  for (let i = cards.length - 1; i > 0; i--) {
    const j = randomBelow(game, i + 1);
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  set(game, game.state.players[player]!, "library", cards);
}

/** CR 506.4. */
export function removeFromCombat(game: Game, object: ObjectId): void {
  const { combat } = game.state;
  if (!combat) return;
  const attacks = combat.attacks
    .filter((attack) => attack.attacker !== object)
    .map((attack) =>
      attack.blockers.includes(object)
        ? { ...attack, blockers: attack.blockers.filter((id) => id !== object) }
        : attack,
    );
  set(game, game.state, "combat", { ...combat, attacks });
}
