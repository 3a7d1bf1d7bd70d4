import { UsageError } from "./io.ts";
import type { PlayCard } from "./coverage/measure-card.ts";

/** Plays cards for `coverage --play`. */
export function playMeasure(): PlayCard {
  throw new UsageError("--play is not possible yet: the simulator is not part of this build.");
}
