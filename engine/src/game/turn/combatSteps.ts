import type { StepName } from "../state.ts";

/** The steps of a combat phase, in their order (CR 506.1; the first-strike step is one of its own here). */
export const COMBAT_STEPS: readonly StepName[] = [
  "beginning of combat",
  "declare attackers",
  "declare blockers",
  "first-strike damage",
  "combat damage",
  "end of combat",
];
