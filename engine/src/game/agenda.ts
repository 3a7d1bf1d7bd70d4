/** The agenda: what the machine does next. */
import { type Game, set } from "./game.ts";
import type { Task } from "./state.ts";

/** Puts tasks on the agenda; the last one given is done first. */
export function push(game: Game, ...tasks: Task[]): void {
  set(game, game.state, "agenda", [...game.state.agenda, ...tasks]);
}
