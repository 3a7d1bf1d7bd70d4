/**
 * Search, scry, surveil and the like (CR 701.22, 701.23, 701.25).
 */
import { amountOf } from "../amounts/amountOf.ts";
import { decide } from "../choices.ts";
import type { EventData } from "../events/event.ts";
import { moveOf } from "../events/moves.ts";
import { cause } from "../events/pipeline.ts";
import type { Table } from "../meaning.ts";
import type { ObjectId, PlayerId } from "../object.ts";
import { cr } from "../rules.ts";
import type { Scope } from "../scope.ts";
import { select } from "../selectors/filter.ts";
import { placesOf, thingsIn } from "../selectors/zones.ts";
import { type TreeNode, child, children, maybeChild } from "../treeAccess.ts";
import { characteristics, controllerOf, nameOf } from "../view.ts";
import { type Clause, type EffectVerbMeaning, forEachPlayer } from "./clause.ts";

/** Looks through zones for what the words describe; in a hidden zone one need not find it (CR 701.23b). */
function search(scope: Scope, node: TreeNode, clause: Clause): void {
  forEachPlayer(scope, clause, (player) => {
    const zones = [child(node, "zone"), ...children(node, "secondZone")];
    const places = zones.flatMap((zone) => placesOf(scope, zone));
    for (const place of places)
      cause(scope, { kind: "search", player, zone: place.zone, of: place.player ?? player }, cr("701.23a"));
    const what = maybeChild(node, "what");
    if (!what) return;
    const from = places.flatMap((place) => thingsIn(scope, place));
    select(scope, what, { from, chooser: player, optional: true, how: "found", hint: "help", rule: cr("701.23b") });
  });
}

/** Which of the cards on top go elsewhere; the rest stays on top in any order. */
function putAway(scope: Scope, player: PlayerId, count: number, verb: "scry" | "surveil", rule: string): void {
  const { game } = scope;
  const top = game.state.players[player]!.library.slice(0, count);
  if (top.length === 0) return;
  cause(scope, { kind: "look", objects: top, player, verb, amount: count }, rule);
  const away = decide(game, {
    kind: "pick",
    about: verb,
    player,
    prompt: verb === "scry" ? "Which cards go to the bottom of the library?" : "Which cards go to the graveyard?",
    options: top.map((object) => ({ label: nameOf(game, { object }), target: { object } })),
    min: 0,
    max: top.length,
    rule,
    source: scope.source,
  }).map((index) => top[index]!);
  const moves: EventData[] = away.map((object) =>
    verb === "scry"
      ? moveOf(game, object, "library", "put", player, { position: -1 })
      : moveOf(game, object, "graveyard", "put", player),
  );
  cause(scope, moves, rule);
  const kept = top.filter((object) => !away.includes(object));
  orderOnTop(scope, player, kept, rule);
}

/** Puts cards that are on top already into another order there. */
function orderOnTop(scope: Scope, player: PlayerId, kept: readonly ObjectId[], rule: string): void {
  if (kept.length < 2) return;
  const order = decide(scope.game, {
    kind: "order",
    about: "libraryOrder",
    player,
    prompt: "In which order do the cards stay on top, the first one on top?",
    options: kept.map((object) => ({ label: nameOf(scope.game, { object }), target: { object } })),
    min: kept.length,
    max: kept.length,
    rule,
    source: scope.source,
  });
  if (order.every((index, place) => index === place)) return;
  [...order].reverse().forEach((index) => {
    cause(scope, moveOf(scope.game, kept[index]!, "library", "put", player, { position: 0 }), rule);
  });
}

function scryLike(verb: "scry" | "surveil", rule: string): EffectVerbMeaning {
  return {
    slots: { amount: "amount" },
    run: (scope, node, clause) =>
      forEachPlayer(scope, clause, (player) =>
        putAway(scope, player, amountOf(scope, child(node, "amount")), verb, rule),
      ),
  };
}

/** Explore (CR 701.44a): reveal the top card; a land goes to hand, else the creature grows and the card may go. */
function explore(scope: Scope, _node: TreeNode, clause: Clause): void {
  const { game } = scope;
  for (const thing of clause.doers) {
    if (!("object" in thing)) continue;
    const player = controllerOf(game, thing.object);
    const [top] = game.state.players[player]!.library;
    cause(
      scope,
      { kind: "keywordAction", verb: "explore", player: null, objects: [thing.object], amount: 1 },
      cr("701.44a"),
    );
    if (top === undefined) continue;
    cause(scope, { kind: "reveal", objects: [top], player }, cr("701.44a"));
    if (characteristics(game, top).types.includes("land")) {
      cause(scope, moveOf(game, top, "hand", "put", player), cr("701.44a"));
      continue;
    }
    cause(scope, { kind: "addCounters", to: thing, counter: "+1/+1", amount: 1, by: player }, cr("701.44a"));
    putAway(scope, player, 1, "surveil", cr("701.44a"));
  }
}

export const libraryVerbs: Table<EffectVerbMeaning> = {
  search: { slots: { zone: "zone", secondZone: "zone", what: "np" }, run: search },
  scry: scryLike("scry", cr("701.22a")),
  surveil: scryLike("surveil", cr("701.25a")),
  explore: { slots: {}, run: explore },
};
