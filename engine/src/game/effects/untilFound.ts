/**
 * "Reveal cards from the top of your library until you reveal a creature card", "exile cards … until …": how far down is seen
 * from the words, then all of them are revealed or exiled in one go (CR 701.20, 701.13).
 */
import { moveOf } from "../events/moves.ts";
import { cause } from "../events/pipeline.ts";
import { quantityRange } from "../amounts/quantities.ts";
import type { PlayerId, Target } from "../object.ts";
import { cr } from "../rules.ts";
import type { Scope } from "../scope.ts";
import { fits } from "../selectors/filter.ts";
import { mention } from "../selectors/references.ts";
import { placesOf, thingsIn } from "../selectors/zones.ts";
import { type TreeNode, child, children, maybeChild } from "../treeAccess.ts";
import { type Clause, forEachPlayer, objectsOf } from "./clause.ts";
import { rememberExiled } from "./moveVerbs.ts";

/** The "until you reveal …" among the tails of a verb; null when there is none. */
export function untilFoundOf(verb: TreeNode, tails: readonly TreeNode[]): TreeNode | null {
  if (verb.kind !== "reveal" && verb.kind !== "exile") return null;
  for (const tail of tails) {
    const duration = tail.kind === "until" ? maybeChild(tail, "duration") : null;
    const event = duration?.kind === "untilEvent" ? maybeChild(duration, "event") : null;
    const found = event && maybeChild(event, "verbs");
    if (found?.kind === verb.kind) return found;
  }
  return null;
}

/** Reveals or exiles cards from the top of libraries until enough that fit have been found. */
export function doUntilFound(scope: Scope, verb: TreeNode, found: TreeNode, clause: Clause): void {
  forEachPlayer(scope, clause, (player) => {
    const wanted = child(found, "what");
    const library = libraryOf(scope, child(verb, "what"));
    const { seen, fitting } = cardsUntil(scope, library, wanted);
    if (verb.kind === "reveal") reveal(scope, player, seen, fitting);
    else exile(scope, player, seen, fitting);
  });
}

function libraryOf(scope: Scope, what: TreeNode): Target[] {
  const zone = children(what, "suffixes").map((suffix) => maybeChild(suffix, "zone"))[0];
  return zone ? placesOf(scope, zone).flatMap((place) => thingsIn(scope, place)) : [];
}

/** The cards from the top down to the last one that is wanted; the whole library where there are too few. */
function cardsUntil(scope: Scope, library: readonly Target[], wanted: TreeNode): { seen: Target[]; fitting: Target[] } {
  const determiner = maybeChild(wanted, "determiner");
  const quantity = determiner && maybeChild(determiner, "quantity");
  const enough = quantity ? quantityRange(scope, quantity).min : 1;
  const seen: Target[] = [];
  const fitting: Target[] = [];
  for (const card of library) {
    if (fitting.length >= enough) break;
    seen.push(card);
    if (fits(scope, wanted, card)) fitting.push(card);
  }
  return { seen, fitting };
}

function reveal(scope: Scope, player: PlayerId, seen: Target[], fitting: Target[]): void {
  cause(scope, { kind: "reveal", objects: objectsOf(seen), player }, cr("701.20a"));
  mention(scope, seen, { plural: true, how: "revealed" });
  if (fitting.length > 0) mention(scope, fitting);
}

function exile(scope: Scope, player: PlayerId, seen: Target[], fitting: Target[]): void {
  const events = cause(
    scope,
    objectsOf(seen).map((object) => moveOf(scope.game, object, "exile", "exile", player)),
    cr("701.13a"),
  );
  const arrived = events.flatMap((event) =>
    event.kind === "move" && event.became !== null ? [{ from: event.object, object: event.became }] : [],
  );
  const cards = arrived.map(({ object }) => ({ object }));
  mention(scope, cards, { plural: true, how: "exiled" });
  const wanted = new Set(objectsOf(fitting));
  const found = arrived.filter(({ from }) => wanted.has(from)).map(({ object }) => ({ object }));
  if (found.length > 0) mention(scope, found);
  if (cards.length > 0 && scope.game.state.objects[scope.source]) rememberExiled(scope, objectsOf(cards));
}
