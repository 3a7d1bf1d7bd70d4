import { simulate } from "@cardwright/engine/simulate/simulate";
import type { PlayCard } from "./coverage/measure-card.ts";

/**
 * Plays cards for `coverage --play`: a card is playable when nothing of it is left unmodelled on the board made for it. A card
 * on which the simulator fails is not, and the report says on what it failed; the others are measured all the same.
 */
export function playMeasure(): PlayCard {
  return (card) => {
    try {
      const { unmodelled } = simulate(card, { seed: 1 });
      return {
        playable: unmodelled.length === 0,
        reasons: unmodelled.map(({ nodeKind, why }) => `${nodeKind}: ${why}`),
      };
    } catch (error) {
      return { playable: false, reasons: [`the simulator failed: ${error instanceof Error ? error.message : error}`] };
    }
  };
}
