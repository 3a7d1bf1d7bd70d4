/**
 * Answers of tests that do not care: the first options, yes, all of it on the first.
 */
import type { Choice } from "./choices.ts";
import type { Game } from "./game.ts";

export function plainAnswer(_game: Game, choice: Choice): number[] {
  const { kind, options, min, max } = choice;
  if (
    choice.about === "attackers" ||
    choice.about === "blockers" ||
    choice.about === "scry" ||
    choice.about === "surveil"
  )
    return [];
  if (kind === "number") return [max];
  if (kind === "order") return options.map((_, index) => index);
  if (kind === "divide")
    return options.map((_, index) =>
      index === 0 ? (choice.total ?? 0) - (choice.least ?? 0) * (options.length - 1) : (choice.least ?? 0),
    );
  return options.map((_, index) => index).slice(0, Math.max(min, Math.min(max, 1)));
}
