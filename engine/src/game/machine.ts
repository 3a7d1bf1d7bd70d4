/**
 * The resumable machine. `advance` runs a game until somebody has to decide something or the game is over. Where a game stands is
 * data: the agenda of tasks and the answers given so far to the choices of the present task. A task that needs a further answer is
 * rolled back and run again with it, so no half-done resolution ever has to be stored.
 */
import { push, takeOff } from "./agenda.ts";
import type { CardLibrary } from "./cards/library.ts";
import { type Choice, whyNotAnAnswer } from "./choices.ts";
import type { GameEvent } from "./events/event.ts";
import { ChoiceNeeded, type Game, Refused, commit, copyState, mark, openGame, rollBack, set } from "./game.ts";
import { act } from "./turn/act.ts";
import { askPriority } from "./turn/priority.ts";
import { endStep, nextTurn, runStep } from "./turn/steps.ts";
import { settle } from "./turn/settle.ts";
import { resolveTop } from "./stack/resolve.ts";
import type { GameState, Task } from "./state.ts";

export interface Advanced {
  state: GameState;
  /** What happened, in order. */
  events: GameEvent[];
  /** The decision that is needed next; null when the game is over. */
  awaiting: Choice | null;
  /** Set when the last answer asked for something the rules do not allow: nothing happened. */
  refused: { rule: string; why: string } | null;
}

/**
 * Runs the game on from `state`, which is not changed.
 * @param answer the answer to the choice that was awaited; none at the start
 */
export function advance(state: GameState, library: CardLibrary, answer: number[] | null = null): Advanced {
  const game = openGame(copyState(state), library, { log: true });
  if (answer) game.state.answers.push(answer);
  const result = run(game);
  return { state: game.state, events: game.events ?? [], ...result };
}

/** Runs a game in place until a choice is needed (or, with a decider, until it is over or `until` says so). */
export function run(
  game: Game,
  until: ((game: Game) => boolean) | null = null,
): Pick<Advanced, "awaiting" | "refused"> {
  let refused: Advanced["refused"] = null;
  while (!game.state.over) {
    if (until?.(game)) return { awaiting: null, refused };
    // Taking the task off is not in the journal of changes: whoever rolls the task back puts it on the agenda again.
    const task = takeOff(game);
    if (!task) break;
    const start = mark(game);
    const logged = game.events?.length ?? 0;
    game.answered = 0;
    if (game.replacing.length > 0) game.replacing.length = 0;
    try {
      perform(game, task);
      if (game.state.answers.length > 0) set(game, game.state, "answers", []);
      commit(game);
    } catch (stopped) {
      rollBack(game, start);
      game.state.agenda.push(task);
      if (game.events) game.events.length = logged;
      if (stopped instanceof ChoiceNeeded) return { awaiting: stopped.choice, refused };
      if (!(stopped instanceof Refused)) throw stopped;
      refused = { rule: stopped.rule, why: stopped.why };
      game.state.answers = [];
      // A refused action is taken back and its player still has priority; any other task asks again (CR 732.1).
      if (task.kind === "act") game.state.agenda = game.state.agenda.slice(0, -1);
      else if (game.decider) throw new Error(`The decider gave an answer that is none: ${stopped.why}`);
    }
  }
  return { awaiting: null, refused };
}

function perform(game: Game, task: Task): void {
  switch (task.kind) {
    case "nextTurn":
      nextTurn(game);
      return;
    case "step":
      runStep(game, task.step);
      return;
    case "endStep":
      endStep(game, task.step);
      return;
    case "settle":
      settle(game);
      return;
    case "priority":
      askPriority(game, task.player);
      return;
    case "act":
      act(game, task.player, task.action);
      return;
    case "resolveTop":
      resolveTop(game);
      return;
    case "cleanupAgain":
      push(game, { kind: "step", step: "cleanup" });
      return;
  }
}

/** Replays decisions: the same start and answers give the same game (used by tests and saved scenarios). */
export function replay(start: GameState, library: CardLibrary, answers: readonly number[][]): GameState {
  let at = advance(start, library);
  for (const answer of answers) {
    if (!at.awaiting || whyNotAnAnswer(at.awaiting, answer)) break;
    at = advance(at.state, library, answer);
  }
  return at.state;
}
