/**
 * Sagas tell a chapter each turn: a lore counter goes on at the start of the first main phase (CR 714.3b).
 */
import { happen } from "../events/pipeline.ts";
import type { Game } from "../game.ts";
import type { PlayerId } from "../object.ts";
import { cr } from "../rules.ts";
import { characteristics, permanentsOf } from "../view.ts";

export function addLoreCounters(game: Game, active: PlayerId): void {
  for (const object of permanentsOf(game, active)) {
    if (!characteristics(game, object).subtypes.includes("Saga")) continue;
    happen(game, { kind: "addCounters", to: { object }, counter: "lore", amount: 1, by: active }, [cr("714.3b")]);
  }
}
