/**
 * Modes (CR 700.2): chosen as a spell is cast, an ability activated or put on the stack.
 */
import type { CompiledAbility } from "../cards/library.ts";
import { decide } from "../choices.ts";
import { cr } from "../rules.ts";
import type { Scope } from "../scope.ts";
import { nameOf } from "../view.ts";
import { hasEnoughTargets } from "./targets.ts";

/** The chosen modes in printed order; empty when there is nothing to choose; null when no mode can be chosen. */
export function chooseModes(scope: Scope, ability: CompiledAbility): number[] | null {
  const { game } = scope;
  const choice = game.library.vocabulary.modes(scope, ability);
  if (!choice) return [];
  // A mode that has no legal targets cannot be chosen (CR 700.2a).
  const possible = choice.labels
    .map((_, index) => index)
    .filter((mode) => hasEnoughTargets(scope, game.library.vocabulary.targetPhrases(scope, ability, [mode])));
  if (possible.length < choice.min && !choice.repeatable) return null;
  if (possible.length === 0) return null;
  const picked = decide(game, {
    kind: "pick",
    about: "mode",
    player: scope.controller,
    prompt: `Choose ${choice.max === 1 ? "a mode" : "modes"} of ${nameOf(game, { object: scope.source })}.`,
    options: possible.map((mode) => ({ label: choice.labels[mode]! })),
    min: Math.min(choice.min, possible.length),
    max: Math.min(choice.max, possible.length),
    rule: cr("700.2a"),
    source: scope.source,
  });
  return picked.map((index) => possible[index]!).sort((a, b) => a - b);
}
