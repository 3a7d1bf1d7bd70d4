/**
 * What damage does (CR 120.3): it depends on what it is dealt to and on its source's keywords.
 */
import { type Game, set } from "../game.ts";
import { cr } from "../rules.ts";
import { characteristics, controllerOf, hasKeyword, keywordsOf } from "../view.ts";
import { numberOfKeyword } from "../keywords/parameters.ts";
import type { EventOf } from "./event.ts";
import { happen } from "./pipeline.ts";

export function applyDamage(game: Game, event: EventOf<"damage">): void {
  const { from, to, amount, source } = event;
  if ("player" in to) damagePlayer(game, event, to.player);
  else {
    const object = game.state.objects[to.object]!;
    const { types } = characteristics(game, to.object);
    const lose = (counter: string, rule: string) =>
      happen(
        game,
        { kind: "removeCounters", from: to, counter, amount: Math.min(amount, object.counters[counter] ?? 0) },
        [rule],
        source,
      );
    if (types.includes("planeswalker")) lose("loyalty", cr("120.3c"));
    if (types.includes("battle")) lose("defense", cr("120.3h"));
    if (types.includes("creature")) {
      if (hasKeyword(game, from, "wither") || hasKeyword(game, from, "infect")) {
        happen(
          game,
          { kind: "addCounters", to, counter: "-1/-1", amount, by: controllerOf(game, from) },
          [cr("120.3d")],
          source,
        );
      } else set(game, object, "damage", object.damage + amount);
      if (hasKeyword(game, from, "deathtouch")) set(game, object, "deathtouched", true);
    }
  }
  if (hasKeyword(game, from, "lifelink")) {
    happen(game, { kind: "gainLife", player: controllerOf(game, from), amount }, [cr("120.3f"), cr("702.15b")], source);
  }
}

function damagePlayer(game: Game, event: EventOf<"damage">, player: number): void {
  const { from, to, amount, source } = event;
  const by = controllerOf(game, from);
  if (hasKeyword(game, from, "infect")) {
    happen(game, { kind: "addCounters", to, counter: "poison", amount, by }, [cr("120.3b")], source);
  } else happen(game, { kind: "loseLife", player, amount }, [cr("120.3a")], source);
  if (!event.combat) return;
  // Each instance of toxic adds to the total (CR 702.164c).
  const toxic = keywordsOf(game, from, "toxic").reduce((sum, ability) => sum + numberOfKeyword(ability), 0);
  if (toxic > 0)
    happen(game, { kind: "addCounters", to, counter: "poison", amount: toxic, by }, [cr("120.3g")], source);
}
