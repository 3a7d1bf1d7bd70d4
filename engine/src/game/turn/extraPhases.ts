/**
 * Phases that are added to a turn (CR 500.8): they come directly after the phase that goes on, the latest first.
 */
import { type Game, set } from "../game.ts";
import type { StepName } from "../state.ts";
import { COMBAT_STEPS } from "./combatSteps.ts";
import { stepTasks } from "./steps.ts";

/** The steps of each phase that can be added. */
export const STEPS_OF_PHASE: Readonly<Record<string, readonly StepName[]>> = {
  combatPhase: COMBAT_STEPS,
  // All main phases but the first are postcombat main phases (CR 505.1a).
  mainPhase: ["postcombat main"],
};

/** Steps with which a phase begins. */
const BEGINNINGS = new Set<StepName>(["untap", "precombat main", "beginning of combat", "postcombat main", "end"]);

/** Whether a main, or a combat, phase goes on; "phase" is any. */
export function isInPhase({ state }: Game, phase: string): boolean {
  const { step } = state.turn;
  if (phase === "combatPhase") return COMBAT_STEPS.includes(step);
  if (phase === "mainPhase") return step === "precombat main" || step === "postcombat main";
  return true;
}

/** Puts steps on the agenda directly behind the phase that goes on. */
export function addPhases(game: Game, steps: readonly StepName[]): void {
  const { agenda } = game.state;
  let after = agenda.length - 1;
  for (; after >= 0; after--) {
    const task = agenda[after]!;
    if (task.kind === "nextTurn" || (task.kind === "step" && BEGINNINGS.has(task.step))) break;
  }
  set(game, game.state, "agenda", [...agenda.slice(0, after + 1), ...stepTasks(steps), ...agenda.slice(after + 1)]);
}
