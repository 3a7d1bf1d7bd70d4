/**
 * Keyword actions that are made of other actions: connive, discover (CR 701.50, 701.57).
 */
import { amountOf } from "../amounts/amountOf.ts";
import { statOf } from "../amounts/stats.ts";
import { pickAtRandom } from "../chance.ts";
import { decideMay } from "../choices.ts";
import type { EventData } from "../events/event.ts";
import { moveOf } from "../events/moves.ts";
import { cause } from "../events/pipeline.ts";
import { plainMethods } from "../keywords/casting.ts";
import type { Table } from "../meaning.ts";
import type { ObjectId, PlayerId } from "../object.ts";
import { cr } from "../rules.ts";
import type { Scope } from "../scope.ts";
import { select } from "../selectors/filter.ts";
import { castSpell } from "../stack/cast.ts";
import { castProblem } from "../stack/castProblem.ts";
import { type TreeNode, child, maybeChild } from "../treeAccess.ts";
import { characteristics, controllerOf } from "../view.ts";
import { type Clause, type EffectVerbMeaning, doingObjects, forEachPlayer, objectsOf } from "./clause.ts";

const A_CARD: TreeNode = { kind: "objects", determiner: { kind: "a" }, noun: { kind: "noun", is: "card" } };

/** Draws and discards as many cards; the creature grows for each nonland card among them (CR 701.50a, 701.50e). */
function connive(scope: Scope, node: TreeNode, clause: Clause): void {
  const amount = maybeChild(node, "amount");
  const objects = doingObjects(clause);
  for (const object of objects.length > 0 ? objects : [scope.source]) {
    const count = amount ? amountOf(scope, amount) : 1;
    const player = controllerOf(scope.game, object);
    for (let i = 0; i < count; i++) cause(scope, { kind: "draw", player }, cr("701.50a"));
    const grows = discardFrom(scope, player, count);
    if (grows > 0 && scope.game.state.objects[object]) {
      const to = { object };
      cause(scope, { kind: "addCounters", to, counter: "+1/+1", amount: grows, by: player }, cr("701.50a"));
    }
    const told: EventData = { kind: "keywordAction", verb: "connive", player: null, objects: [object], amount: 1 };
    cause(scope, told, cr("701.50b"));
  }
}

/** Lets a player discard cards; gives how many of them are no lands. */
function discardFrom(scope: Scope, player: PlayerId, count: number): number {
  const chosen: ObjectId[] = [];
  for (let i = 0; i < count; i++) {
    const hand = scope.game.state.players[player]!.hand.filter((card) => !chosen.includes(card));
    const from = hand.map((object) => ({ object }));
    const options = { from, chooser: player, unmentioned: true, hint: "pay", rule: cr("701.9b") };
    chosen.push(...objectsOf(select(scope, A_CARD, options)));
  }
  const lands = chosen.filter((card) => characteristics(scope.game, card).types.includes("land")).length;
  cause(
    scope,
    chosen.map((card) => moveOf(scope.game, card, "graveyard", "discard", player)),
    cr("701.9a"),
  );
  return chosen.length - lands;
}

/** Exiles cards until a nonland card that costs little enough, which is cast for nothing or put into the hand (CR 701.57a). */
function discover(scope: Scope, node: TreeNode, clause: Clause): void {
  const most = amountOf(scope, child(node, "amount"));
  forEachPlayer(scope, clause, (player) => {
    const { game } = scope;
    const seen: ObjectId[] = [];
    for (const card of game.state.players[player]!.library) {
      seen.push(card);
      if (isFound(scope, card, most)) break;
    }
    const last = seen.at(-1);
    const exiled = cause(
      scope,
      seen.map((card) => moveOf(game, card, "exile", "exile", player)),
      cr("701.57a"),
    ).flatMap((event) => (event.kind === "move" && event.became !== null ? [event] : []));
    const found = exiled.find((event) => event.object === last && isFound(scope, event.became!, most))?.became ?? null;
    if (found !== null && !castFree(scope, player, found))
      cause(scope, moveOf(game, found, "hand", "put", player), cr("701.57a"));
    const rest = exiled.map(({ became }) => became!).filter((card) => card !== found && game.state.objects[card]);
    cause(
      scope,
      pickAtRandom(game, rest, rest.length).map((card) =>
        moveOf(game, card, "library", "put", player, { position: -1 }),
      ),
      cr("701.57a"),
    );
    cause(scope, { kind: "keywordAction", verb: "discover", player, objects: [], amount: most }, cr("701.57b"));
  });
}

function isFound(scope: Scope, object: ObjectId, most: number): boolean {
  const { types } = characteristics(scope.game, object);
  return !types.includes("land") && (statOf(scope, { object }, "manaValue") ?? 0) <= most;
}

/** Casts a card without paying its mana cost, if its player wants to and can. */
function castFree(scope: Scope, player: PlayerId, object: ObjectId): boolean {
  const { game } = scope;
  const card = game.state.objects[object]?.card;
  const [method] = card ? plainMethods(game, object, card) : [];
  if (!method || castProblem(game, player, object, { ...method, flash: true, manaCost: "" })) return false;
  if (!decideMay(game, player, "Cast it without paying its mana cost?", scope.source, cr("701.57a"), "may"))
    return false;
  castSpell(game, player, object, method, true);
  return true;
}

export const keywordActionVerbs: Table<EffectVerbMeaning> = {
  connive: { slots: { amount: "amount" }, run: connive },
  discover: { slots: { amount: "amount" }, run: discover },
};
