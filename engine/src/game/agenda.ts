/** The agenda: what the machine does next. */
import { type Game, append } from "./game.ts";
import type { Task } from "./state.ts";

/** Puts tasks on the agenda; the last one given is done first. */
export function push(game: Game, first: Task, second?: Task, third?: Task): void {
  const { agenda } = game.state;
  append(game, agenda, first, 0);
  if (second) append(game, agenda, second, 0);
  if (third) append(game, agenda, third, 0);
}

/** Takes the next task off the agenda, for the machine: this is not undone by rolling back. */
export function takeOff(game: Game): Task | undefined {
  return game.state.agenda.pop();
}
