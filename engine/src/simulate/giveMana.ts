/** Mana out of nowhere, for cards that are only there to be cast; and such cards. */
import { commit, set } from "../game/game.ts";
import { place } from "../game/setup.ts";
import { type Stage, YOU } from "./stage.ts";

/** Mana to cast stock spells with. */
export function giveMana(stage: Stage, player: number): void {
  const owner = stage.state.players[player]!;
  const mana = (["U", "B", "B", "R", "G", "W", "C"] as const).map((type) => ({ type, snow: false }));
  set(stage.game, owner, "pool", [...owner.pool, ...mana]);
  commit(stage.game);
}

/** You cast stock cards, one after the other, until a test says that it is enough. */
export function castSome(stage: Stage, names: readonly string[], enough: () => boolean): void {
  for (const name of names) {
    if (enough()) return;
    place(stage.game, name, { zone: "hand", player: YOU });
    giveMana(stage, YOU);
    stage.act(YOU, (option) => option.label.startsWith(`Cast ${name}`));
    stage.resolveAll();
  }
}
