/**
 * What a simulation tells: steps in plain words, each with its rules and the words of the card that caused it.
 */
import type { Unmodelled } from "../game/cards/library.ts";
import type { GameState } from "../game/state.ts";
import type { Span } from "../text/words.ts";
import type { BoardView } from "./boardView.ts";

export interface SimulationStep {
  /** From 1. */
  n: number;
  /** Kind of the event: "move", "damage", "nothing" … or "scene" for a heading. */
  event: string;
  text: string;
  /** Rule numbers, the most specific first. */
  rules: string[];
  /** The words of the card that caused it, counted from the card's first character; null for what only the rules cause. */
  span: Span | null;
  /** The board after the step; only when asked for. */
  board?: BoardView;
}

export interface SimulationReport {
  card: string;
  seed: number;
  /** One line: what the card did, or what could not be played. */
  verdict: string;
  steps: SimulationStep[];
  unmodelled: Unmodelled[];
  /** The game as it stands at the end of the first scene. */
  state: GameState;
}
