/**
 * Exile, return, put: moving cards between zones, and counters onto things (CR 400.7, 701.13).
 */
import { decide } from "../choices.ts";
import { pickAtRandom } from "../chance.ts";
import type { EventData, MoveCause, MoveEvent } from "../events/event.ts";
import { moveOf } from "../events/moves.ts";
import { canBePermanent } from "../events/applyMove.ts";
import { cause } from "../events/pipeline.ts";
import { append, freshId } from "../game.ts";
import type { Table } from "../meaning.ts";
import type { ObjectId, Target } from "../object.ts";
import { cr } from "../rules.ts";
import type { Scope } from "../scope.ts";
import { GOES_TO } from "../keywords/fromGraveyard.ts";
import { select } from "../selectors/filter.ts";
import { untilEventOf } from "../cards/delayedAbility.ts";
import { isChoiceAmong } from "../selectors/pronouns.ts";
import { mention } from "../selectors/references.ts";
import { placesOf, singlePlace, thingsIn } from "../selectors/zones.ts";
import { type TreeNode, child, maybeChild, word } from "../treeAccess.ts";
import { follow, nameOf, objectOf } from "../view.ts";
import { type Clause, type EffectVerbMeaning, doingPlayers, forEachPlayer, objectsOf } from "./clause.ts";
import { enteringOptions } from "./entering.ts";
import { countersAmount, putCounters } from "./counterVerbs.ts";

/** The objects a phrase means for a move: cards that have moved once since they were mentioned are followed (CR 400.7). */
function objectsToMove(scope: Scope, phrase: TreeNode, clause: Clause, how: string, hint: string): ObjectId[] {
  const chooser = doingPlayers(scope, clause)[0] ?? scope.controller;
  let things = select(scope, phrase, { how, hint, chooser });
  if (isChoiceAmong(phrase)) {
    things = pickOne(scope, things, chooser);
    mention(scope, things, { how });
  }
  return objectsOf(things).flatMap((object) => {
    const now = follow(scope.game, object);
    return now === null ? [] : [now];
  });
}

function pickOne(scope: Scope, things: readonly Target[], player: number): Target[] {
  const picked = decide(scope.game, {
    kind: "pick",
    about: "object",
    player,
    prompt: "Choose one of them.",
    options: things.map((target) => ({ label: nameOf(scope.game, target), target })),
    min: Math.min(1, things.length),
    max: Math.min(1, things.length),
    rule: cr("608.2d"),
    source: scope.source,
    hint: "help",
  });
  return picked.map((index) => things[index]!);
}

/** After a move, later words ("it", "that card") mean the new objects. */
function mentionMoved(scope: Scope, events: ReturnType<typeof cause>, how: string): void {
  const arrived = events.flatMap((event) =>
    event.kind === "move" && event.became !== null ? [{ object: event.became }] : [],
  );
  if (arrived.length > 0) mention(scope, arrived, { how });
}

function exile(scope: Scope, node: TreeNode, clause: Clause): void {
  if (clause.tails.some((tail) => tail.kind === "asEvent")) {
    // "Exile it as it resolves": it goes there in place of the graveyard, when it is done (CR 608.2n).
    const spell = scope.stackObject!;
    cause(scope, { kind: "setMemory", object: spell, name: GOES_TO, value: "exile" }, cr("608.2n"));
    return;
  }
  const zone = maybeChild(node, "zone");
  const objects = zone
    ? everythingIn(scope, zone)
    : objectsToMove(scope, child(node, "what"), clause, "exiled", "harm");
  const events = cause(
    scope,
    objects.map((object) => moveOf(scope.game, object, "exile", "exile", scope.controller)),
    cr("701.13a"),
  );
  mentionMoved(scope, events, "exiled");
  const arrived = events.flatMap((event) => (event.kind === "move" && event.became !== null ? [event.became] : []));
  // "The exiled card" said by another ability of the same object finds it there (CR 607.2a).
  if (arrived.length > 0 && scope.game.state.objects[scope.source]) {
    rememberExiled(scope, arrived);
  }
  const counters = maybeChild(node, "counters");
  if (counters) for (const object of arrived) putCounters(scope, counters, { object });
  if (untilEventOf(clause.node)) returnWhenItLeaves(scope, clause.node, arrived);
}

/** All cards of a zone that moves as a whole: "their hand", "target player's graveyard". */
function everythingIn(scope: Scope, zone: TreeNode): ObjectId[] {
  return objectsOf(placesOf(scope, zone).flatMap((place) => thingsIn(scope, place)));
}

/** For "the exiled card" and "cards exiled with it", said by other abilities of the same object. */
export function rememberExiled(scope: Scope, arrived: readonly ObjectId[]): void {
  const { source: object } = scope;
  const cards = arrived.map((card) => ({ object: card }));
  const before = objectOf(scope.game, object).memory["exiled with"];
  cause(
    scope,
    [
      { kind: "setMemory", object, name: "exiled", value: cards },
      { kind: "setMemory", object, name: "exiled with", value: [...(Array.isArray(before) ? before : []), ...cards] },
    ],
    cr("607.2a"),
  );
}

/** "Until this creature leaves the battlefield": the cards come back right after (CR 610.3). */
function returnWhenItLeaves(scope: Scope, node: TreeNode, exiled: readonly ObjectId[]): void {
  const ability = scope.game.library.nested.get(node);
  if (!ability || exiled.length === 0) return;
  const { game } = scope;
  // If the source has left already, the effect does nothing at all (CR 610.3b).
  const id = freshId(game);
  const mentions = [{ what: exiled.map((object) => ({ object })), plural: exiled.length > 1, how: "exiled" }];
  append(game, game.state.delayedTriggers, {
    id,
    ability,
    source: scope.source,
    controller: scope.controller,
    mentions,
    x: null,
    until: null,
  });
}

function returnTo(scope: Scope, node: TreeNode, clause: Clause): void {
  const objects = objectsToMove(scope, child(node, "what"), clause, "returned", "return");
  moveTo(scope, objects, child(node, "to"), "return", clause, maybeChild(node, "how"));
}

/** Moves objects to a zone that words name, for each under its owner or as "how" says. */
function moveTo(
  scope: Scope,
  objects: readonly ObjectId[],
  zone: TreeNode,
  because: MoveCause,
  clause: Clause,
  how: TreeNode | null,
  position = 0,
): void {
  const place = zone.kind === "battlefieldZone" ? "battlefield" : zoneNameOf(scope, zone);
  const [player = scope.controller] = doingPlayers(scope, clause);
  const events = objects.flatMap((object): EventData[] => {
    if (place !== "battlefield") return [moveOf(scope.game, object, place, because, player, { position })];
    const it = objectOf(scope.game, object);
    // A card that can't be a permanent stays where it is (CR 400.4a).
    if (!canBePermanent(scope.game, it)) return [];
    const more: Partial<MoveEvent> = how ? enteringOptions(scope, how, object) : {};
    return [moveOf(scope.game, object, "battlefield", because, player, { controller: player, ...more })];
  });
  const rule = place === "battlefield" ? cr("400.7") : cr("400.3");
  mentionMoved(scope, cause(scope, events, rule), because === "return" ? "returned" : "put");
}

function zoneNameOf(
  scope: Scope,
  zone: TreeNode,
): "hand" | "graveyard" | "library" | "exile" | "stack" | "command" | "battlefield" {
  // Cards always go to their owner's library, hand or graveyard (CR 400.3), so only the kind of zone matters.
  if (zone.kind === "zoneOf") return word(child(zone, "zone")) as "hand";
  return singlePlace(scope, zone).zone;
}

function put(scope: Scope, node: TreeNode, clause: Clause): void {
  const counters = maybeChild(node, "counters");
  if (counters) {
    const things = select(scope, child(node, "on"), { hint: "help" });
    for (const thing of things) putCounters(scope, counters, thing, clause.times * countersAmount(scope, counters));
    return;
  }
  const into = maybeChild(node, "into");
  const where = maybeChild(node, "where");
  const how = maybeChild(node, "how");
  const zone = maybeChild(node, "zone");
  forEachPlayer(scope, clause, () => {
    const objects = zone ? everythingIn(scope, zone) : objectsToMove(scope, child(node, "what"), clause, "put", "help");
    if (into) {
      moveTo(scope, objects, into, "put", clause, how);
      const rest = maybeChild(node, "rest");
      if (rest) putDown(scope, restOf(scope), rest, clause, null);
    } else if (where) putDown(scope, objects, where, clause, how);
    const other = maybeChild(node, "other");
    const otherWhere = maybeChild(node, "otherWhere");
    if (other && otherWhere)
      putDown(
        scope,
        other.kind === "pronoun" ? restOf(scope) : objectsToMove(scope, other, clause, "put", "help"),
        otherWhere,
        clause,
        null,
      );
  });
}

/** "The rest" of the cards that were looked at. */
function restOf(scope: Scope): ObjectId[] {
  const rest: TreeNode = { kind: "pronoun", is: "theRest" };
  return objectsOf(select(scope, rest, { unmentioned: true })).flatMap((object) => {
    const now = follow(scope.game, object);
    return now === null ? [] : [now];
  });
}

/** "Onto the battlefield", "on the bottom of your library in a random order". */
function putDown(
  scope: Scope,
  objects: readonly ObjectId[],
  where: TreeNode,
  clause: Clause,
  how: TreeNode | null,
): void {
  const zone = maybeChild(where, "zone");
  if (where.kind === "into" || where.kind === "onto") {
    moveTo(scope, objects, child(where, "zone"), "put", clause, how);
    return;
  }
  const order = maybeChild(where, "order");
  const list = order && word(order) === "random" ? pickAtRandom(scope.game, objects, objects.length) : objects;
  const library: TreeNode = zone ?? {
    kind: "zoneOf",
    of: { kind: "possessivePronoun", is: "your" },
    zone: { kind: "zone", is: "library" },
  };
  moveTo(scope, list, library, "put", clause, how, where.kind === "onBottom" ? -1 : 0);
}

export const moveVerbs: Table<EffectVerbMeaning> = {
  exile: { slots: { what: "np", zone: "zone", counters: "countersWord", on: "np", how: "value" }, run: exile },
  return: { slots: { what: "np", to: "zone", how: "entering" }, run: returnTo },
  put: {
    slots: {
      what: "np",
      zone: "zone",
      where: "destination",
      how: "entering",
      counters: "countersWord",
      on: "np",
      into: "zone",
      rest: "destination",
      other: "np",
      otherWhere: "destination",
    },
    run: put,
    multiplies: true,
  },
};
