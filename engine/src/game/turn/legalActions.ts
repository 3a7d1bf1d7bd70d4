/**
 * Everything a player with priority may do (CR 117.1), as options with labels.
 */
import type { Game } from "../game.ts";
import type { ObjectId, PlayerId } from "../object.ts";
import { definitionOf } from "../cards/library.ts";
import { derivedOf, memoOf } from "../layers/derived.ts";
import { activationProblem } from "../stack/activate.ts";
import { castProblem } from "../stack/castProblem.ts";
import type { Action } from "../state.ts";
import { abilitiesOf, characteristics, controllerOf, nameOf, permanents } from "../view.ts";
import { landProblem } from "./lands.ts";

export interface LegalAction {
  label: string;
  action: Action;
}

/** Passing comes first; mana abilities are left out while they would only fill the pool. */
export function legalActions(game: Game, player: PlayerId): LegalAction[] {
  const { state } = game;
  const key = `actions ${player} ${state.turn.step} ${state.stack.length} ${state.players[player]!.pool.length}`;
  const memo = memoOf(game);
  let actions = memo.get(key) as LegalAction[] | undefined;
  if (!actions) {
    actions = findActions(game, player);
    memo.set(key, actions);
  }
  return actions;
}

function findActions(game: Game, player: PlayerId): LegalAction[] {
  const actions: LegalAction[] = [{ label: "Pass", action: { kind: "pass" } }];
  for (const object of reachableCards(game, player)) {
    if (characteristics(game, object).types.includes("land") && !landProblem(game, player, object)) {
      actions.push({ label: `Play ${nameOf(game, { object })}`, action: { kind: "playLand", object } });
    }
    for (const method of game.library.vocabulary.castMethods(game, object, player)) {
      if (castProblem(game, player, object, method)) continue;
      const how = method.method === "normal" ? "" : ` (${method.method})`;
      const action: Action = { kind: "cast", object, face: method.face, method: method.method };
      actions.push({ label: `Cast ${nameOf(game, { object })}${how}`, action });
    }
  }
  for (const object of [...permanents(game), ...reachableCards(game, player)]) {
    for (const ability of abilitiesOf(game, object)) {
      if (ability.kind !== "activated" || !ability.zones.includes(game.state.objects[object]!.zone)) continue;
      if (whoMayActivate(game, object) !== player || ability.unmodelled.length > 0) continue;
      // Basic lands are tapped by the payment solver; listing each would only hide the rest.
      if (ability.manaAbility && ability.span === null) continue;
      if (activationProblem(game, player, object, ability)) continue;
      const action: Action = { kind: "activate", object, ability: ability.ref };
      actions.push({ label: `Activate ${nameOf(game, { object })}, line ${ability.line + 1}`, action });
    }
  }
  return actions;
}

/** Only an object's controller, or the owner of a card that has none, may activate its abilities (CR 602.2). */
function whoMayActivate(game: Game, object: ObjectId): PlayerId {
  return controllerOf(game, object);
}

/** Cards outside the battlefield that the rules or other cards may let the player use. */
function reachableCards(game: Game, player: PlayerId): ObjectId[] {
  const { hand, graveyard, library } = game.state.players[player]!;
  const { permissions } = derivedOf(game);
  if (permissions.has("castFrom") || permissions.has("playLandFrom")) {
    const others = game.state.players.filter((other) => other.id !== player).flatMap((other) => other.graveyard);
    return [...hand, ...graveyard, ...library.slice(0, 1), ...game.state.exile, ...others];
  }
  return [...hand, ...[...graveyard, ...game.state.exile].filter((id) => isUsableElsewhere(game, id))];
}

/** Whether a card has anything that lets it be used from a graveyard or exile. */
function isUsableElsewhere(game: Game, id: ObjectId): boolean {
  const { card } = game.state.objects[id]!;
  if (card === null) return false;
  return definitionOf(game.library, card).abilities.some(
    (ability) => ability.kind === "keyword" || !ability.zones.includes("battlefield"),
  );
}
