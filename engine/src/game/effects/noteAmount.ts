/**
 * "That much", "that many": the amount of what just happened.
 */
import type { GameEvent } from "../events/event.ts";
import type { Scope } from "../scope.ts";

/** Remembers the amount of an action's events; actions without any leave the earlier amount standing. */
export function noteAmount(scope: Scope, events: readonly GameEvent[]): void {
  let amount = 0;
  let counted = false;
  for (const event of events) {
    if ("amount" in event && typeof event.amount === "number") {
      amount += event.amount;
      counted = true;
    } else if (
      event.kind === "move" ||
      event.kind === "createToken" ||
      event.kind === "tap" ||
      event.kind === "untap" ||
      event.kind === "draw"
    ) {
      amount += 1;
      counted = true;
    }
  }
  if (counted) scope.lastAmount = amount;
}
