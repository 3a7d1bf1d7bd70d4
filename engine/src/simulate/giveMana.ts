/** Mana out of nowhere, for cards that are only there to be cast. */
import { commit, set } from "../game/game.ts";
import type { Stage } from "./stage.ts";

/** Mana to cast stock spells with. */
export function giveMana(stage: Stage, player: number): void {
  const owner = stage.state.players[player]!;
  const mana = (["U", "B", "B", "R", "G", "W", "C"] as const).map((type) => ({ type, snow: false }));
  set(stage.game, owner, "pool", [...owner.pool, ...mana]);
  commit(stage.game);
}
