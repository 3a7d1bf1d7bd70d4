/**
 * Priority (CR 117): who may act, what they may do, and what happens when all pass in a row.
 */
import { push } from "../agenda.ts";
import { type Choice, decide } from "../choices.ts";
import { type Game, setPasses, setPriority } from "../game.ts";
import type { PlayerId } from "../object.ts";
import { cr } from "../rules.ts";
import { nameOf, playersInOrder } from "../view.ts";
import { type LegalAction, foundActions } from "./legalActions.ts";

export function askPriority(game: Game, player: PlayerId): void {
  const { players } = game.state;
  if (players[player]!.out !== null) {
    pass(game, player);
    return;
  }
  setPriority(game, player);
  const found = foundActions(game, player);
  const { actions } = found;
  found.choice ??= choiceOf(game, player, actions);
  const [picked] = decide(game, found.choice);
  const { action } = actions[picked!]!;
  if (action.kind === "pass") {
    pass(game, player);
    return;
  }
  setPasses(game, 0);
  // Whoever acted has priority again afterwards (CR 117.3c).
  push(game, { kind: "priority", player }, { kind: "settle" }, { kind: "act", player, action });
}

function choiceOf(game: Game, player: PlayerId, actions: readonly LegalAction[]): Choice {
  return {
    kind: "pick",
    about: "action",
    player,
    prompt: `${nameOf(game, { player })} has priority.`,
    options: actions,
    min: 1,
    max: 1,
    rule: cr("117.1"),
    source: null,
  };
}

/** All players in succession passed: the top of the stack resolves, or the step ends (CR 117.4). */
function pass(game: Game, player: PlayerId): void {
  const { state } = game;
  let others = 0;
  for (const { id, out } of state.players) if (out === null && id !== player) others++;
  const inGame = state.players[player]!.out === null ? others + 1 : others;
  const passes = state.turn.passes + 1;
  if (passes >= inGame) {
    setPasses(game, 0);
    if (state.stack.length === 0) return;
    push(game, { kind: "priority", player: playersInOrder(game)[0]! }, { kind: "settle" }, { kind: "resolveTop" });
    return;
  }
  setPasses(game, passes);
  push(game, { kind: "priority", player: playerAfter(game, player) });
}

/** The next player in turn order who is still in the game. */
function playerAfter({ state: { players } }: Game, player: PlayerId): PlayerId {
  let next = player;
  do next = (next + 1) % players.length;
  while (players[next]!.out !== null && next !== player);
  return next;
}
