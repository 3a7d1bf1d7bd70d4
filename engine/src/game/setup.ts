/**
 * Setting up a situation: games that start in the middle, for the simulator, scenarios and tests.
 */
import { insert } from "./events/applyMove.ts";
import { type Game, addObject, commit, freshId, freshTimestamp, openGame } from "./game.ts";
import { push } from "./agenda.ts";
import type { EventData, GameEvent } from "./events/event.ts";
import { happen } from "./events/pipeline.ts";
import type { CardLibrary } from "./cards/library.ts";
import { type ObjectId, type PlayerId, type Target, type ZoneName, objectWith } from "./object.ts";
import { randomStateFromSeed } from "./random.ts";
import { type GameState, type StepName, emptyState } from "./state.ts";
import { definitionOf } from "./cards/library.ts";
import { STEPS, stepTasks } from "./turn/steps.ts";

export interface Placing {
  zone: ZoneName;
  /** Owner, and controller on the battlefield. */
  player: PlayerId;
  tapped?: boolean;
  counters?: Record<string, number>;
  attachedTo?: Target;
  /** It came under its controller's control this turn (CR 302.6). */
  sick?: boolean;
  /** It is a token with the card's values. */
  token?: boolean;
}

/** Puts a card where it is said to be, without any event: that is where it was all along. */
export function place(game: Game, card: string, where: Placing): ObjectId {
  const id = freshId(game);
  const values = definitionOf(game.library, card).faces[0]!.values;
  const counters: Record<string, number> = {};
  if (where.zone === "battlefield" && values.loyalty) counters.loyalty = values.loyalty;
  if (where.zone === "battlefield" && values.defense) counters.defense = values.defense;
  const object = objectWith({
    id,
    kind: where.token ? "token" : "card",
    card: where.token ? null : card,
    printed: where.token ? values : null,
    owner: where.player,
    controller: where.player,
    zone: where.zone,
    tapped: where.tapped ?? false,
    counters: { ...counters, ...where.counters },
    attachedTo: where.attachedTo ?? null,
    timestamp: freshTimestamp(game),
    sickSince: where.sick ? game.state.turn.number : -1,
  });
  addObject(game, object);
  insert(game, where.zone, where.player, id, -1);
  commit(game);
  return id;
}

/** A game in a step of somebody's turn, with that player about to receive priority. */
export function startInTheMiddle(
  library: CardLibrary,
  options: { players: string[]; seed: number; active?: PlayerId; step?: StepName; turn?: number; life?: number },
): Game {
  const state: GameState = emptyState({
    players: options.players,
    life: options.life,
    random: randomStateFromSeed(options.seed),
  });
  const step = options.step ?? "precombat main";
  const active = options.active ?? 0;
  state.turn = { number: options.turn ?? 3, active, inOrder: active, step, priority: null, passes: 0 };
  const later = STEPS.slice(STEPS.findIndex((one) => one.step === step) + 1).map((one) => one.step);
  state.agenda = [
    { kind: "nextTurn" },
    ...stepTasks(later),
    { kind: "endStep", step },
    { kind: "priority", player: active },
    { kind: "settle" },
  ];
  return openGame(state, library, { log: true });
}

/** Makes something happen out of the blue; state-based actions and triggers follow before anybody acts. */
export function makeHappen(game: Game, data: EventData, rules: string[]): GameEvent[] {
  const events = happen(game, data, rules);
  push(game, { kind: "settle" });
  commit(game);
  return events;
}
