/**
 * State-based actions (CR 704.5): all that apply happen at the same time, whenever a player would receive priority.
 */
import { decide } from "./choices.ts";
import type { Characteristics } from "./characteristics.ts";
import type { EventData } from "./events/event.ts";
import { happen, happenByRules } from "./events/pipeline.ts";
import { abilityIndex } from "./cards/abilityIndex.ts";
import { moveOf } from "./events/moves.ts";
import { type Game, set } from "./game.ts";
import { boardOf } from "./layers/board.ts";
import { rememberedOf } from "./layers/remembered.ts";
import { noteOfPlayer, noteOfShared } from "./layers/zoneNotes.ts";
import { type GameObject, type ObjectId, hasCounters } from "./object.ts";
import { cr } from "./rules.ts";
import type { Player } from "./state.ts";
import { attachmentActions } from "./stateBasedAttachments.ts";
import { characteristics, nameOf, playersInOrder } from "./view.ts";

/** One action with its rule. */
export interface StateBasedAction {
  event: EventData;
  rule: string;
}

/** Performs one round; true if anything was done, so that the game must check again. */
export function stateBasedActions(game: Game): boolean {
  if (losePlayers(game)) return true;
  const actions: StateBasedAction[] = [];
  permanentActions(game, actions);
  attachmentActions(game, actions);
  strayTokens(game, actions);
  if (actions.length === 0) return false;
  let acted = false;
  // Actions of one rule happen together, so that what leaves at the same time sees each other leave (CR 603.10a).
  const groups = new Map<string, StateBasedAction[]>();
  for (const action of actions) {
    const { event, rule } = action;
    const key = event.kind === "destroy" || event.kind === "move" ? "leave" : rule;
    groups.set(key, [...(groups.get(key) ?? []), action]);
  }
  for (const together of groups.values()) if (happenByRules(game, together).length > 0) acted = true;
  return acted;
}

/** CR 704.5a–c, 104: players who lose leave; the last one left wins. */
function losePlayers(game: Game): boolean {
  const { state } = game;
  let lost = false;
  const losing = state.players.some((player) => player.out === null && reasonToLose(player) !== null);
  for (const id of losing ? playersInOrder(game) : []) {
    const reason = reasonToLose(state.players[id]!);
    if (!reason) continue;
    if (happen(game, { kind: "loseGame", player: id, reason }, [reason]).length > 0) lost = true;
  }
  let left = 0;
  for (const { out } of state.players) if (out === null) left++;
  if (left <= 1 && state.players.length > 1) {
    if (left === 1) happen(game, { kind: "winGame", player: playersInOrder(game)[0]! }, [cr("104.2a")]);
    set(game, state, "over", true);
  }
  return lost;
}

function reasonToLose({ life, drewFromEmpty, counters }: Player): string | null {
  if (life <= 0) return cr("704.5a");
  if (drewFromEmpty) return cr("704.5b");
  return (counters.poison ?? 0) >= 10 ? cr("704.5c") : null;
}

function permanentActions(game: Game, actions: StateBasedAction[]): void {
  let legends: Map<string, ObjectId[]> | null = null;
  for (const id of boardOf(game).mortal) {
    const object = game.state.objects[id]!;
    const values = characteristics(game, id);
    const counters = hasCounters(object);
    const action = deathOf(game, object, values) ?? (counters ? annihilation(object) : null);
    if (action) actions.push(action);
    if (values.supertypes.includes("legendary")) {
      const key = `${values.controller}:${values.name}`;
      legends ??= new Map();
      legends.set(key, [...(legends.get(key) ?? []), id]);
    }
    const saga = counters ? sagaEnd(game, object, values) : null;
    if (saga) actions.push(saga);
  }
  if (legends) for (const same of legends.values()) if (same.length > 1) actions.push(...legendRule(game, same));
}

/** CR 704.5f–i, v. */
function deathOf(game: Game, object: GameObject, values: Characteristics): StateBasedAction | null {
  const { types } = values;
  if (types.includes("creature")) {
    const toughness = values.toughness ?? 0;
    if (toughness <= 0) return toGraveyard(game, object, cr("704.5f"));
    // What is indestructible ignores lethal damage, so that the game does not try forever (CR 702.12b).
    if (object.damage > 0 && !isIndestructible(game, values)) {
      if (object.damage >= toughness) return destruction(object, cr("704.5g"));
      if (object.deathtouched) return destruction(object, cr("704.5h"));
    }
  }
  if (types.includes("planeswalker") && !object.counters.loyalty) return toGraveyard(game, object, cr("704.5i"));
  // A Siege goes into exile by its own ability (CR 310.7, 310.11b).
  if (types.includes("battle") && !object.counters.defense && !isWaiting(game, object))
    return toGraveyard(game, object, cr("704.5v"));
  return null;
}

function toGraveyard(game: Game, object: GameObject, rule: string): StateBasedAction {
  return { event: moveOf(game, object.id, "graveyard", "stateBased", null), rule };
}

function destruction(object: GameObject, rule: string): StateBasedAction {
  return { event: { kind: "destroy", object: object.id, regenerable: true }, rule };
}

function isIndestructible(game: Game, values: Characteristics): boolean {
  return abilityIndex(game.library, values.abilities).keywords.has("indestructible");
}

/** +1/+1 and -1/-1 counters take each other away (CR 704.5q). */
function annihilation(object: GameObject): StateBasedAction | null {
  const pairs = Math.min(object.counters["+1/+1"] ?? 0, object.counters["-1/-1"] ?? 0);
  if (pairs === 0) return null;
  const from = { object: object.id };
  const event: EventData = { kind: "removeCounters", from, counter: "+1/+1", amount: pairs, alsoRemove: "-1/-1" };
  return { event, rule: cr("704.5q") };
}

/** The controller keeps one of several legendary permanents with the same name (CR 704.5j). */
function legendRule(game: Game, same: ObjectId[]): StateBasedAction[] {
  const player = characteristics(game, same[0]!).controller;
  const [kept] = decide(game, {
    kind: "pick",
    about: "legend",
    player,
    prompt: `Choose which ${nameOf(game, { object: same[0]! })} to keep.`,
    options: same.map((object) => ({ label: nameOf(game, { object }), target: { object } })),
    min: 1,
    max: 1,
    rule: cr("704.5j"),
    source: null,
  });
  return same
    .filter((_, index) => index !== kept)
    .map((object) => ({ event: moveOf(game, object, "graveyard", "stateBased", null), rule: cr("704.5j") }));
}

/** A Saga whose last chapter has been told is sacrificed, once that ability has left the stack (CR 704.5s). */
function sagaEnd(game: Game, object: GameObject, values: Characteristics): StateBasedAction | null {
  const lore = object.counters.lore ?? 0;
  if (lore === 0 || !values.subtypes.includes("Saga")) return null;
  const last = game.library.vocabulary.finalChapter(game, object.id);
  if (last === 0 || lore < last) return null;
  if (isWaiting(game, object)) return null;
  return { event: moveOf(game, object.id, "graveyard", "sacrifice", values.controller), rule: cr("704.5s") };
}

/** Whether it is the source of an ability that has triggered and not left the stack. */
function isWaiting({ state }: Game, { id: source }: GameObject): boolean {
  return (
    state.pendingTriggers.some((trigger) => trigger.source === source) ||
    state.stack.some((id) => state.objects[id]!.stack?.source === source)
  );
}

/** Tokens and copies outside their zones cease to exist (CR 704.5d–e). */
function strayTokens(game: Game, actions: StateBasedAction[]): void {
  const { state } = game;
  const remembered = rememberedOf(game);
  if (remembered.noStrays) return;
  const before = actions.length;
  for (const player of state.players) {
    if (noteOfPlayer(game, "hand", player.id).strays) strayActions(game, player.hand, actions);
    if (noteOfPlayer(game, "graveyard", player.id).strays) strayActions(game, player.graveyard, actions);
    // Tokens in libraries have been put there a moment ago, on top or on the bottom.
    const { library } = player;
    if (library.length > 0) strayAction(state.objects[library[0]!]!, actions);
    if (library.length > 1) strayAction(state.objects[library.at(-1)!]!, actions);
  }
  if (noteOfShared(game, "exile").strays) strayActions(game, state.exile, actions);
  remembered.noStrays = actions.length === before;
}

function strayActions({ state }: Game, ids: readonly ObjectId[], actions: StateBasedAction[]): void {
  for (const id of ids) strayAction(state.objects[id]!, actions);
}

function strayAction({ id, kind, zone }: GameObject, actions: StateBasedAction[]): void {
  if (kind === "card" || zone === "battlefield") return;
  if (kind === "token") actions.push({ event: { kind: "ceaseToExist", object: id }, rule: cr("704.5d") });
  else if (kind === "spellCopy" && zone !== "stack")
    actions.push({ event: { kind: "ceaseToExist", object: id }, rule: cr("704.5e") });
}
