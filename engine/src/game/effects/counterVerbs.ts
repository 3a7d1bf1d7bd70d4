/**
 * Counters: remove, move, double, proliferate, and keyword actions that put them (CR 122, 701.34, 701.37, 701.46).
 */
import { amountOf } from "../amounts/amountOf.ts";
import { quantityRange } from "../amounts/quantities.ts";
import { decide } from "../choices.ts";
import type { EventData } from "../events/event.ts";
import { cause } from "../events/pipeline.ts";
import { getEmblem, isEmblem } from "../frames/emblems.ts";
import type { Table } from "../meaning.ts";
import type { Target } from "../object.ts";
import { cr } from "../rules.ts";
import type { Scope } from "../scope.ts";
import { select } from "../selectors/filter.ts";
import { divisionFor } from "../selectors/targetPhrases.ts";
import { type TreeNode, child, children, maybeChild } from "../treeAccess.ts";
import { characteristics, nameOf, objectOf, permanents, permanentsOf } from "../view.ts";
import { type Clause, type EffectVerbMeaning, doingObject, forEachPlayer, objectsOf } from "./clause.ts";
import { counterNameOf } from "./counterNames.ts";

/** How many "a +1/+1 counter", "X charge counters" are. */
export function countersAmount(scope: Scope, counters: TreeNode): number {
  const determiner = maybeChild(counters, "determiner");
  const quantity = determiner && maybeChild(determiner, "quantity");
  return quantity ? quantityRange(scope, quantity).max : 1;
}

/** Puts the counters that words name on a thing. */
export function putCounters(
  scope: Scope,
  counters: TreeNode,
  on: Target,
  amount = countersAmount(scope, counters),
): void {
  const names = children(counters, "names").map(counterNameOf);
  const events = names.map(
    (counter): EventData => ({ kind: "addCounters", to: on, counter, amount, by: scope.doer ?? scope.controller }),
  );
  cause(scope, events, cr("122.1"));
}

function add(scope: Scope, object: number, amount: number, rule: string, counter = "+1/+1"): void {
  cause(scope, { kind: "addCounters", to: { object }, counter, amount, by: scope.controller }, rule);
}

function remove(scope: Scope, node: TreeNode): void {
  const counters = maybeChild(node, "counters");
  if (!counters) {
    for (const object of objectsOf(select(scope, child(node, "what"))))
      cause(scope, { kind: "removeFromCombat", object }, cr("506.4"));
    return;
  }
  const determiner = maybeChild(counters, "determiner");
  for (const thing of select(scope, child(node, "from"))) {
    const holder = "object" in thing ? objectOf(scope.game, thing.object) : scope.game.state.players[thing.player]!;
    const names = children(counters, "names").map(counterNameOf);
    const kinds = names.length > 0 ? names : Object.keys(holder.counters);
    for (const counter of kinds) {
      const there = holder.counters[counter] ?? 0;
      const amount = determiner?.kind === "all" ? there : Math.min(there, countersAmount(scope, counters));
      if (amount > 0) cause(scope, { kind: "removeCounters", from: thing, counter, amount }, cr("122.1"));
    }
  }
}

/** "Distribute three +1/+1 counters among one, two, or three target creatures". */
function distribute(scope: Scope, node: TreeNode): void {
  const counters = child(node, "counters");
  const among = child(node, "among");
  const things = select(scope, among, { hint: "help" });
  const division = divisionFor(scope, among);
  const total = countersAmount(scope, counters);
  things.forEach((thing, index) => {
    putCounters(scope, counters, thing, division?.[index] ?? Math.floor(total / things.length));
  });
}

/** One more of each kind that is already there, on any permanents and players chosen (CR 701.34a). */
function proliferate(scope: Scope, clause: Clause): void {
  forEachPlayer(scope, clause, (player) => {
    const { game } = scope;
    const able: Target[] = [
      ...permanents(game)
        .filter((id) => Object.keys(game.state.objects[id]!.counters).length > 0)
        .map((object) => ({ object })),
      ...game.state.players.filter((one) => Object.keys(one.counters).length > 0).map((one) => ({ player: one.id })),
    ];
    const picked = decide(game, {
      kind: "pick",
      about: "proliferate",
      player,
      prompt: "Choose permanents and players to proliferate.",
      options: able.map((target) => ({ label: nameOf(game, target), target })),
      min: 0,
      max: able.length,
      rule: cr("701.34a"),
      source: scope.source,
      hint: "help",
    });
    const events = picked.flatMap((index): EventData[] => {
      const to = able[index]!;
      const holder = "object" in to ? objectOf(game, to.object) : game.state.players[to.player]!;
      return Object.keys(holder.counters).map((counter) => ({
        kind: "addCounters",
        to,
        counter,
        amount: 1,
        by: player,
      }));
    });
    cause(scope, events, cr("701.34a"));
    cause(scope, { kind: "keywordAction", verb: "proliferate", player, objects: [], amount: 1 }, cr("701.34a"));
  });
}

/** Doubling the counters on something puts as many more on it (CR 701.10e). */
function double(scope: Scope, node: TreeNode): void {
  const on = child(node, "on");
  const counter = maybeChild(node, "counter");
  for (const thing of select(scope, on, { hint: "help" })) {
    if (!("object" in thing)) continue;
    const { counters } = objectOf(scope.game, thing.object);
    for (const name of counter ? [counterNameOf(counter)] : Object.keys(counters))
      add(scope, thing.object, counters[name] ?? 0, cr("701.10e"), name);
  }
}

/** Bolster goes to a creature with the least toughness one controls (CR 701.39a). */
function bolster(scope: Scope, node: TreeNode): void {
  const { game } = scope;
  const creatures = permanentsOf(game, scope.controller).filter((id) =>
    characteristics(game, id).types.includes("creature"),
  );
  const least = Math.min(...creatures.map((id) => characteristics(game, id).toughness ?? 0));
  const from = creatures.filter((id) => characteristics(game, id).toughness === least).map((object) => ({ object }));
  const phrase: TreeNode = { kind: "objects", determiner: { kind: "a" }, noun: { kind: "noun", is: "permanent" } };
  const [chosen] = objectsOf(select(scope, phrase, { from, hint: "help" }));
  if (chosen !== undefined) add(scope, chosen, amountOf(scope, child(node, "amount")), cr("701.39a"));
}

/** Becomes monstrous once; the counters come with it (CR 701.37a). */
function monstrosity(scope: Scope, node: TreeNode, clause: Clause): void {
  const object = doingObject(scope, clause);
  if (!scope.game.state.objects[object] || objectOf(scope.game, object).memory.monstrous === true) return;
  add(scope, object, amountOf(scope, child(node, "amount")), cr("701.37a"));
  cause(scope, { kind: "setMemory", object, name: "monstrous", value: true }, cr("701.37a"));
  cause(scope, { kind: "keywordAction", verb: "monstrous", player: null, objects: [object], amount: 1 }, cr("701.37a"));
}

/** Adapt: only without +1/+1 counters on it (CR 701.46a). */
function adapt(scope: Scope, node: TreeNode, clause: Clause): void {
  const object = doingObject(scope, clause);
  const it = scope.game.state.objects[object];
  if (it && !it.counters["+1/+1"]) add(scope, object, amountOf(scope, child(node, "amount")), cr("701.46a"));
}

function getCounters(scope: Scope, node: TreeNode, clause: Clause): void {
  const emblem = maybeChild(node, "what");
  if (emblem) {
    getEmblem(scope, emblem, clause);
    return;
  }
  const counters = child(node, "counters");
  for (const doer of clause.doers) {
    if (counters.kind === "energy") {
      cause(
        scope,
        {
          kind: "addCounters",
          to: doer,
          counter: "energy",
          amount: children(counters, "symbols").length * clause.times,
          by: scope.controller,
        },
        cr("107.14"),
      );
    } else putCounters(scope, counters, doer, clause.times * countersAmount(scope, counters));
  }
}

/** Moving counters takes them off one thing and puts them on another (CR 122.5). */
function move(scope: Scope, node: TreeNode): void {
  const counters = child(node, "counters");
  const [from] = select(scope, child(node, "from"));
  const [to] = select(scope, child(node, "onto"), { hint: "help" });
  if (!from || !to || !("object" in from)) return;
  const holder = objectOf(scope.game, from.object);
  const names = children(counters, "names").map(counterNameOf);
  for (const counter of names.length > 0 ? names : Object.keys(holder.counters)) {
    const there = holder.counters[counter] ?? 0;
    const amount =
      maybeChild(counters, "determiner")?.kind === "all" ? there : Math.min(there, countersAmount(scope, counters));
    if (amount === 0) continue;
    cause(
      scope,
      [
        { kind: "removeCounters", from, counter, amount },
        { kind: "addCounters", to, counter, amount, by: scope.controller },
      ],
      cr("122.5"),
    );
  }
}

export const counterVerbs: Table<EffectVerbMeaning> = {
  remove: { slots: { counters: "countersWord", from: "np", what: "np" }, run: remove },
  move: { slots: { counters: "countersWord", from: "np", onto: "np" }, run: move },
  distribute: { slots: { counters: "countersWord", among: "np" }, run: distribute },
  proliferate: { slots: {}, run: (scope, _node, clause) => proliferate(scope, clause) },
  double: {
    slots: { counter: "value", on: "np" },
    run: double,
    unknown: (node) => (maybeChild(node, "on") ? null : "doubling this is not modelled"),
  },
  bolster: { slots: { amount: "amount" }, run: bolster },
  monstrosity: { slots: { amount: "amount" }, run: monstrosity },
  adapt: { slots: { amount: "amount" }, run: adapt },
  getCounters: {
    slots: { counters: ["countersWord", "value"], what: "value" },
    unknown: (node) =>
      maybeChild(node, "what") && !isEmblem(maybeChild(node, "what")) ? "getting this is not modelled" : null,
    run: getCounters,
    multiplies: true,
  },
};
