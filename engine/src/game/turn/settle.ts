/**
 * Before a player receives priority: state-based actions until there are none, then waiting triggers go on the stack, and again
 * (CR 117.5, 704.3, 603.3).
 */
import type { Game } from "../game.ts";
import { followDayAndNight } from "../frames/dayNight.ts";
import { rememberedOf } from "../layers/remembered.ts";
import { putTriggersOnStack } from "../stack/putTriggers.ts";
import { stateBasedActions } from "../stateBased.ts";
import { endConditionalEffects } from "./durations.ts";

/** Whether nothing has changed since the last look, and nothing waits. */
function isAtRest(game: Game): boolean {
  return game.state.pendingTriggers.length === 0 && rememberedOf(game).atRest;
}

export function settle(game: Game): void {
  if (isAtRest(game)) return;
  for (let round = 0; round < 1000; round++) {
    endConditionalEffects(game);
    const acted = followDayAndNight(game) || stateBasedActions(game);
    if (game.state.over) return;
    if (acted) continue;
    if (putTriggersOnStack(game)) continue;
    rememberedOf(game).atRest = true;
    return;
  }
  throw new Error("State-based actions and triggers never came to rest.");
}
