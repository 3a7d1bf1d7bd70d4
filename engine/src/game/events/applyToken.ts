/**
 * Token creation (CR 111, 701.7).
 */
import { objectWith } from "../object.ts";
import { type Game, freshId, freshTimestamp, set, addObject } from "../game.ts";
import { cr } from "../rules.ts";
import { opponentsOf } from "../view.ts";
import { insert } from "./applyMove.ts";
import type { EventOf } from "./event.ts";
import { moveOf } from "./moves.ts";
import { announce } from "./pipeline.ts";

export function applyToken(game: Game, event: EventOf<"createToken">): void {
  const id = freshId(game);
  const { controller, values } = event;
  const object = objectWith({
    id,
    kind: "token",
    card: event.card,
    printed: values,
    owner: controller,
    controller,
    zone: "battlefield",
    tapped: event.tapped,
    counters: { ...event.counters },
    attachedTo: event.attachedTo,
    timestamp: freshTimestamp(game),
    sickSince: game.state.turn.number,
    controlledSince: game.state.turn.number,
  });
  addObject(game, object);
  insert(game, "battlefield", controller, id, 0);
  event.became = id;
  if (event.attacking && game.state.combat) {
    const defender = game.state.combat.attacks[0]?.defender ?? {
      player: opponentsOf(game, controller)[0] ?? controller,
    };
    const attack = { attacker: id, defender, blockers: [], blocked: false };
    set(game, game.state, "combat", { ...game.state.combat, attacks: [...game.state.combat.attacks, attack] });
  }
  // A token that is created enters the battlefield (CR 111.1, 603.6a).
  const entering = moveOf(game, id, "battlefield", "put", controller, { became: id, controller });
  announce(game, { ...entering, from: { zone: "command", player: controller } }, [cr("111.1")], event.source);
}
