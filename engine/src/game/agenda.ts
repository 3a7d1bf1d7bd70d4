/** The agenda: what the machine does next. */
import { type Game, append, removeLast } from "./game.ts";
import type { Task } from "./state.ts";

/** Puts tasks on the agenda; the last one given is done first. */
export function push(game: Game, ...tasks: Task[]): void {
  for (const task of tasks) append(game, game.state.agenda, task, 0);
}

/** Takes the next task off the agenda. */
export function takeOff(game: Game): void {
  removeLast(game, game.state.agenda, 0);
}
