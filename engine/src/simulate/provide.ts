/**
 * Providing what a phrase asks for: made-up and stock cards are laid out until something fits its words.
 */
import { removeObject } from "../game/events/applyMove.ts";
import { type Game, NotModelled, commit, unset } from "../game/game.ts";
import type { ObjectId, ZoneName } from "../game/object.ts";
import { scopeOf } from "../game/scope.ts";
import { fitsDescription } from "../game/selectors/descriptions.ts";
import { universe } from "../game/selectors/objectPhrases.ts";
import { placesForPhrase } from "../game/selectors/phrasePlaces.ts";
import { place } from "../game/setup.ts";
import { type TreeNode, children, maybeChild } from "../game/treeAccess.ts";
import { MOST_THINGS, type Need } from "./needs.ts";
import { OPPONENT, YOU } from "./stage.ts";
import { STOCK_CARDS, cardThatFits } from "./stockCards.ts";

/** Sees to it that there is something for a phrase. */
export function provide(game: Game, need: Need, card: ObjectId): void {
  try {
    const scope = scopeOf(game, card, YOU, need.ability);
    const there = () =>
      universe(scope, need.phrase).filter(
        (thing) =>
          !("object" in thing) ||
          (thing.object !== card && (!need.mine || game.state.objects[thing.object]!.owner === YOU)),
      ).length;
    for (let attempt = 0; there() < need.count && attempt < MOST_THINGS; attempt++) {
      if (addOne(game, need, card) === null) return;
    }
  } catch (stopped) {
    // What the words mean is not modelled; it is listed elsewhere, and nothing can be laid out for it.
    if (!(stopped instanceof NotModelled)) throw stopped;
  }
}

/** Tries made-up and stock cards under both players until one fits the phrase. */
export function addOne(game: Game, need: Need, card: ObjectId): ObjectId | null {
  const scope = scopeOf(game, card, YOU, need.ability);
  const zone = zoneFor(need, game, card);
  if (zone === "stack") return null;
  const made = cardThatFits(game.library, need.phrase);
  const names = [...(made ? [made] : []), ...STOCK_CARDS.map(({ name }) => name), "Forest"];
  const wantsToken = zone === "battlefield" && saysToken(need.phrase);
  const players = need.mine || zone === "hand" || zone === "graveyard" ? [YOU, OPPONENT] : [OPPONENT, YOU];
  for (const name of names) {
    for (const player of players) {
      for (const tapped of zone === "battlefield" ? [false, true] : [false]) {
        const id = place(game, name, { zone, player, tapped, token: wantsToken });
        if (
          fitsDescription(scope, need.phrase, { object: id }) &&
          universe(scope, need.phrase).some((thing) => "object" in thing && thing.object === id)
        )
          return id;
        take(game, id);
      }
    }
  }
  return null;
}

/** "Token", but not "nontoken". */
function saysToken(phrase: TreeNode): boolean {
  const noun = maybeChild(phrase, "noun");
  const words = [...children(phrase, "qualities"), ...(noun ? [noun, ...children(noun, "items")] : [])];
  return words.some((node) => node.is === "token");
}

/** Takes back what did not fit, as if it had never been there. */
export function take(game: Game, id: ObjectId): void {
  removeObject(game, id, null);
  unset(game, game.state.lastKnown, id);
  commit(game);
}

/** Where a thing is that a phrase asks for. */
export function zoneFor(need: Need, game: Game, card: ObjectId): ZoneName {
  if (need.verb === "discard") return "hand";
  const [place] = placesForPhrase(scopeOf(game, card, YOU, need.ability), need.phrase);
  return place?.zone ?? "battlefield";
}
