/**
 * Sieges (CR 310.11): the battle whose last defense counter is removed is exiled and may be cast as its other face.
 */
import { decideMay } from "../choices.ts";
import { definitionOf } from "../cards/library.ts";
import { moveOf } from "../events/moves.ts";
import { cause } from "../events/pipeline.ts";
import { cr } from "../rules.ts";
import type { Scope } from "../scope.ts";
import { castSpell } from "../stack/cast.ts";
import { castProblem } from "../stack/castProblem.ts";
import type { CastMethod } from "../vocabulary.ts";
import { follow } from "../view.ts";

/** Exiles the battle; its controller may cast it transformed for nothing. */
export function defeatBattle(scope: Scope): void {
  const { game, source, controller } = scope;
  const battle = game.state.objects[source];
  if (battle?.zone !== "battlefield") return;
  cause(scope, moveOf(game, source, "exile", "exile", controller), cr("310.11b"));
  const exiled = follow(game, source);
  const card = exiled === null ? null : game.state.objects[exiled];
  if (!card?.card || card.zone !== "exile") return;
  const other = definitionOf(game.library, card.card).faces[1];
  if (!other) return;
  const method: CastMethod = {
    method: "transformed",
    face: 1,
    manaCost: "",
    costs: [],
    rule: cr("310.11b"),
    flash: true,
  };
  if (castProblem(game, controller, card.id, method)) return;
  const prompt = `Cast ${other.values.name} without paying its mana cost?`;
  if (decideMay(game, controller, prompt, card.id, cr("310.11b"), "help"))
    castSpell(game, controller, card.id, method, true);
}
