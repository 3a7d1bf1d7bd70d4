import { simulate } from "@cardwright/engine/simulate/simulate";
import type { PlayCard } from "./coverage/measure-card.ts";

/** Plays cards for `coverage --play`: a card is playable when nothing of it is left unmodelled on the board made for it. */
export function playMeasure(): PlayCard {
  return (card) => {
    const { unmodelled } = simulate(card, { seed: 1 });
    return { playable: unmodelled.length === 0, reasons: unmodelled.map(({ nodeKind, why }) => `${nodeKind}: ${why}`) };
  };
}
