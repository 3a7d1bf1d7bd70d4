/** Simulating cards: what a card does on a board made for it. */
export { type BoardView, type PermanentView, type PlayerView, boardView } from "./boardView.ts";
export { type ExpectationResult, checkExpectation } from "./expectations.ts";
export type { SimulationReport, SimulationStep } from "./report.ts";
export { type SimulationOptions, simulate, simulateDefinition, simulateInParts } from "./simulate.ts";
