/**
 * Draw, discard, mill, reveal, look, shuffle (CR 121, 701.9, 701.17, 701.20, 701.24).
 */
import { amountOf } from "../amounts/amountOf.ts";
import { quantityRange } from "../amounts/quantities.ts";
import type { EventData } from "../events/event.ts";
import { moveOf } from "../events/moves.ts";
import { cause } from "../events/pipeline.ts";
import type { Table } from "../meaning.ts";
import type { PlayerId } from "../object.ts";
import { cr } from "../rules.ts";
import type { Scope } from "../scope.ts";
import { select } from "../selectors/filter.ts";
import { mention } from "../selectors/references.ts";
import { placesOf, thingsIn } from "../selectors/zones.ts";
import { type TreeNode, child, maybeChild } from "../treeAccess.ts";
import { type Clause, type EffectVerbMeaning, forEachPlayer, objectsOf } from "./clause.ts";

/** How many cards "a card", "two cards", "that many cards" are. */
export function cardCount(scope: Scope, cards: TreeNode | null): number {
  const determiner = cards && maybeChild(cards, "determiner");
  const quantity = determiner && maybeChild(determiner, "quantity");
  return quantity ? quantityRange(scope, quantity).max : 1;
}

/** Cards are drawn one at a time (CR 121.2). */
function draw(scope: Scope, node: TreeNode, clause: Clause): void {
  const equal = maybeChild(node, "equal") ?? equalTail(clause);
  forEachPlayer(scope, clause, (player) => {
    const count = equal ? amountOf(scope, equal) : cardCount(scope, maybeChild(node, "cards"));
    const before = scope.outcome.events.length;
    for (let i = 0; i < count; i++) cause(scope, { kind: "draw", player }, cr("121.1"));
    const hand = scope.game.state.players[player]!.hand;
    const drawn = scope.outcome.events.length - before;
    if (drawn > 0)
      mention(
        scope,
        hand.slice(-drawn).map((object) => ({ object })),
        { how: "drawn" },
      );
  });
}

function equalTail(clause: Clause): TreeNode | null {
  const tail = clause.tails.find((one) => one.kind === "equalToTail");
  return tail ? child(tail, "equal") : null;
}

/** Each player chooses what to discard, then all discard together (CR 101.4, 701.9b). */
function discard(scope: Scope, node: TreeNode, clause: Clause): void {
  const events: EventData[] = [];
  forEachPlayer(scope, clause, (player) => {
    for (const object of objectsOf(cardsToDiscard(scope, node, player)))
      events.push(moveOf(scope.game, object, "graveyard", "discard", player));
  });
  cause(scope, events, cr("701.9a"));
}

function cardsToDiscard(scope: Scope, node: TreeNode, player: PlayerId) {
  const from = scope.game.state.players[player]!.hand.map((object) => ({ object }));
  const cards = maybeChild(node, "cards");
  if (!cards) return from;
  if (cards.kind !== "objects") return select(scope, cards, { how: "discarded" });
  return select(scope, cards, { from, chooser: player, how: "discarded", hint: "pay", rule: cr("701.9b") });
}

function mill(scope: Scope, node: TreeNode, clause: Clause): void {
  const events: EventData[] = [];
  const equal = equalTail(clause) ?? maybeChild(node, "equal");
  forEachPlayer(scope, clause, (player) => {
    const { library } = scope.game.state.players[player]!;
    const count = equal ? amountOf(scope, equal) : cardCount(scope, maybeChild(node, "cards"));
    for (const card of library.slice(0, count)) events.push(moveOf(scope.game, card, "graveyard", "mill", player));
  });
  const done = cause(scope, events, cr("701.17a"));
  const milled = done.flatMap((event) =>
    event.kind === "move" && event.became !== null ? [{ object: event.became }] : [],
  );
  mention(scope, milled, { plural: true, how: "milled" });
}

/** The cards that "your library", "that player's graveyard" hold go back with the shuffle (CR 701.24c–d). */
function shuffle(scope: Scope, node: TreeNode, clause: Clause): void {
  const into = maybeChild(node, "into");
  const what = maybeChild(node, "what") ?? maybeChild(node, "zone");
  forEachPlayer(scope, clause, (player) => {
    if (into && what) {
      const things = isZone(what)
        ? placesOf(scope, what).flatMap((place) => thingsIn(scope, place))
        : select(scope, what);
      cause(
        scope,
        objectsOf(things).map((object) => moveOf(scope.game, object, "library", "put", player)),
        cr("701.24a"),
      );
    }
    cause(scope, { kind: "shuffle", player }, cr("701.24a"));
  });
}

function isZone(node: TreeNode): boolean {
  return node.kind.startsWith("zone") || node.kind.endsWith("Zone");
}

function reveal(scope: Scope, node: TreeNode, clause: Clause): void {
  const zone = maybeChild(node, "zone");
  forEachPlayer(scope, clause, (player) => {
    const things = zone
      ? placesOf(scope, zone).flatMap((place) => thingsIn(scope, place))
      : select(scope, child(node, "what"), { how: "revealed" });
    if (zone) mention(scope, things, { plural: true, how: "revealed" });
    cause(scope, { kind: "reveal", objects: objectsOf(things), player }, cr("701.20a"));
  });
}

function lookAt(scope: Scope, node: TreeNode, clause: Clause): void {
  const zone = maybeChild(node, "zone");
  forEachPlayer(scope, clause, (player) => {
    const things = zone
      ? placesOf(scope, zone).flatMap((place) => thingsIn(scope, place))
      : select(scope, child(node, "what"), { unmentioned: true });
    mention(scope, things, { plural: true, how: "looked" });
    cause(
      scope,
      { kind: "look", objects: objectsOf(things), player, verb: "look", amount: things.length },
      cr("701.20e"),
    );
  });
}

export const cardVerbs: Table<EffectVerbMeaning> = {
  draw: { slots: { cards: "np", equal: "amount" }, run: draw },
  discard: { slots: { cards: "np", hand: "value" }, run: discard },
  mill: { slots: { cards: "np" }, run: mill },
  shuffle: { slots: { what: ["np", "zone"], into: "zone", zone: "zone" }, run: shuffle },
  reveal: { slots: { what: "np", zone: "zone" }, run: reveal },
  lookAt: { slots: { what: "np", zone: "zone" }, run: lookAt },
};
