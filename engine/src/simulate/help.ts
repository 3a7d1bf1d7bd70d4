/**
 * What an ability needs at the moment it is to be activated: loyalty, counters to take off, a condition that comes true.
 */
import type { CompiledAbility } from "../game/cards/library.ts";
import { counterNameOf } from "../game/effects/counterNames.ts";
import { countersAmount } from "../game/effects/counterVerbs.ts";
import type { ObjectId } from "../game/object.ts";
import { cr } from "../game/rules.ts";
import { scopeOf } from "../game/scope.ts";
import { makeHappen } from "../game/setup.ts";
import { children } from "../game/treeAccess.ts";
import { phrasesWithout } from "./focus.ts";
import { castSome } from "./giveMana.ts";
import { type Stage, YOU } from "./stage.ts";
import { satisfy } from "./suppose.ts";

/** Gives a planeswalker the loyalty that an ability costs, and lets a condition come true. */
export function helpActivate(stage: Stage, ability: CompiledAbility, source: ObjectId, alsoTargets: boolean): void {
  const { game } = stage;
  if (stage.state.turn.active !== YOU || stage.state.stack.length > 0) return;
  const object = stage.state.objects[source]!;
  const cost = Number(/"kind":"signedNumber","is":"[-−](\d+)"/.exec(JSON.stringify(ability.node))?.[1] ?? 0);
  const missing = cost - (object.counters.loyalty ?? 0);
  if (ability.loyalty && missing > 0 && object.loyaltyUses === 0 && stage.state.turn.step.endsWith("main")) {
    stage.tell("scene", "Suppose that this happens:", [cr("122.1")], null);
    makeHappen(game, { kind: "addCounters", to: { object: source }, counter: "loyalty", amount: missing, by: YOU }, [
      cr("606.6"),
    ]);
  }
  addCountersToRemove(stage, ability, source);
  const scope = scopeOf(game, source, YOU, ability);
  if (!ability.loyalty && game.library.vocabulary.timingProblem(scope, ability)) {
    const isReady = () => game.library.vocabulary.timingProblem(scope, ability) === null;
    const helps = satisfy(stage, isReady, source, ability);
    // "Activate only if you've cast two spells this turn": what has to be done rather than happen.
    if (!helps && alsoTargets && stage.state.turn.step === "precombat main") castSome(stage, DEEDS, isReady);
  }
  if (alsoTargets) provideHistory(stage, ability, source);
}

/** Spells of several kinds. */
const DEEDS = ["Quick Study", "Plain Artifact", "Bear 2/2"];

/** "Target creature that was dealt damage this turn": lets that happen, when nothing else is a target. */
function provideHistory(stage: Stage, ability: CompiledAbility, source: ObjectId): void {
  const { game } = stage;
  const isThere = () => phrasesWithout(game, ability, source).length === 0;
  if (stage.state.turn.step === "precombat main" && !isThere()) satisfy(stage, isThere, source, ability);
}

/** Counters that a cost takes off the card have to be there. */
function addCountersToRemove(stage: Stage, ability: CompiledAbility, source: ObjectId): void {
  const { game } = stage;
  const scope = scopeOf(game, source, YOU, ability);
  for (const cost of children(ability.node, "costs")) {
    if (cost.kind !== "remove" || !game.library.vocabulary.cost(cost).problem(scope)) continue;
    const counters = children(cost, "counters")[0];
    const name = counters && children(counters, "names")[0];
    if (!counters || !name) continue;
    const amount = countersAmount(scope, counters);
    stage.tell("scene", "Suppose that this happens:", [cr("122.1")], null);
    makeHappen(game, { kind: "addCounters", to: { object: source }, counter: counterNameOf(name), amount, by: YOU }, [
      cr("122.1"),
    ]);
  }
}
