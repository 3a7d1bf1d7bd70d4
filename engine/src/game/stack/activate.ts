/**
 * Activating abilities (CR 602.2), loyalty abilities among them (CR 606).
 */
import { ASPECT } from "../aspects.ts";
import type { CompiledAbility } from "../cards/library.ts";
import { forbidden } from "../events/impossible.ts";
import { happen } from "../events/pipeline.ts";
import { type Game, Refused, append, freshId, set, addObject } from "../game.ts";
import { tellCycling } from "../keywords/cycling.ts";
import { withX } from "../mana/cost.ts";
import { type ObjectId, type PlayerId, itemWith, objectWith } from "../object.ts";
import { cr } from "../rules.ts";
import { type Scope, askingScope, scopeOf, sourceOf, stackScope } from "../scope.ts";
import { nameOf, objectOf } from "../view.ts";
import { type Problem, isSorceryTime } from "./castProblem.ts";
import { chooseX } from "./cast.ts";
import { resolveManaAbility } from "./manaAbilities.ts";
import { chooseModes } from "./modes.ts";
import {
  type TotalCost,
  canPayMana,
  canPayOthers,
  costOfAbility,
  hasCostChanges,
  leastCostOfAbility,
  paidFor,
  payTotal,
  paymentProblem,
  withCostChanges,
  withMana,
} from "./pay.ts";
import { announceTargets, chooseTargets, someModeHasTargets } from "./targets.ts";

/** Whether an ability is worth proposing: the same as having no `activationProblem`, asking what is quickly known first. */
export function mayActivate(game: Game, player: PlayerId, source: ObjectId, ability: CompiledAbility): boolean {
  const total = leastCost(game, player, source, ability);
  if (!canPayMana(game, player, source, total, ability)) return false;
  const scope = askingScope(game, source, player, ability);
  return (
    !whenProblem(scope, ability) &&
    canPayOthers(scope, total) &&
    !forbidden(game, "activate", source, player, { ability }) &&
    someModeHasTargets(scope, ability)
  );
}

/** Loyalty abilities wait for their time (CR 606.3), and so does what the ability's own words bind to a time. */
function whenProblem(scope: Scope, ability: CompiledAbility): Problem | null {
  const { game, source } = scope;
  if (ability.loyalty) {
    if (!isSorceryTime(game, scope.controller))
      return { rule: cr("606.3"), why: "Loyalty abilities wait for a main phase with an empty stack." };
    if (game.state.objects[source]!.loyaltyUses > 0)
      return { rule: cr("606.3"), why: "A loyalty ability of it was activated this turn." };
  }
  return game.library.vocabulary.timingProblem(scope, ability);
}

/** Why an ability cannot be activated now; null when it is worth proposing. */
export function activationProblem(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  ability: CompiledAbility,
): Problem | null {
  const scope = scopeOf(game, source, player, ability);
  const timing = whenProblem(scope, ability);
  if (timing) return timing;
  const obstacle = forbidden(game, "activate", source, player, { ability });
  if (obstacle) return obstacle;
  if (!someModeHasTargets(scope, ability)) return { rule: cr("602.2b"), why: "It has no legal target." };
  return paymentProblem(scope, player, paidFor(leastCost(game, player, source, ability), { object: source, ability }));
}

/** What activating costs at least: X is 0. */
function leastCost(game: Game, player: PlayerId, source: ObjectId, ability: CompiledAbility): TotalCost {
  const total = leastCostOfAbility(game, ability);
  return hasCostChanges(game, total) ? withCostChanges(game, total, attemptOf(source, player, ability)) : total;
}

function attemptOf(object: ObjectId, player: PlayerId, ability: CompiledAbility) {
  return { object, player, other: null, method: "activate", ability };
}

/**
 * Activates an ability: a mana ability at once (CR 605.3b), any other goes on the stack.
 * @throws Refused with the rule that does not allow it
 */
export function activateAbility(game: Game, player: PlayerId, source: ObjectId, ability: CompiledAbility): void {
  if (!mayActivate(game, player, source, ability)) {
    const problem = activationProblem(game, player, source, ability);
    if (problem) throw new Refused(problem.rule, problem.why);
  }
  if (ability.manaAbility) {
    activateManaAbility(game, player, source, ability);
    return;
  }
  const { vocabulary } = game.library;
  // 602.2a: the ability goes on the stack as an object of its own.
  const id = freshId(game);
  const item = itemWith({ ability: ability.ref, source, method: "activated" });
  const object = objectWith({
    id,
    kind: "ability",
    owner: player,
    controller: player,
    zone: "stack",
    stack: item,
  });
  addObject(game, object);
  append(game, game.state.stack, id, ASPECT.stack);
  const scope = stackScope(game, id, ability);
  // 602.2b: the rest goes like casting a spell, 601.2b–i.
  const modes = chooseModes(scope, ability);
  if (!modes) throw new Refused(cr("700.2a"), "No mode can be chosen.");
  item.modes = modes;
  const total = paidFor(costOfAbility(game, ability), { object: source, ability });
  scope.x = item.x = chooseX(scope, player, total) ?? xOfOtherCosts(scope, ability);
  const choices = chooseTargets(scope, vocabulary.targetPhrases(scope, ability, modes));
  if (!choices) throw new Refused(cr("601.2c"), `${nameOf(game, { object: source })}'s ability has no legal target.`);
  item.targets = choices;
  item.targeted = choices.some(({ chosen }) => chosen.length > 0);
  announceTargets(scope, choices);
  countUse(game, source, ability);
  const paid = withCostChanges(
    game,
    withMana(total, withX(total.mana, scope.x ?? 0)),
    attemptOf(source, player, ability),
  );
  payTotal(scope, player, paid);
  happen(
    game,
    { kind: "activate", object: id, from: source, player, manaAbility: false },
    [cr("602.2a")],
    sourceOf(scope, ability.node),
  );
  tellCycling(game, source, player, ability, sourceOf(scope, ability.node));
}

/** X in a cost other than mana ("Remove X counters"), announced as well (CR 602.2b, 107.3a). */
function xOfOtherCosts(scope: Scope, ability: CompiledAbility): number | null {
  return scope.game.library.vocabulary.chooseCostX(scope, ability);
}

/** Remembers the use, for "only once each turn" and loyalty abilities. */
function countUse(game: Game, source: ObjectId, ability: CompiledAbility): void {
  const object = game.state.objects[source];
  if (!object) return;
  const key = `${ability.ref.card}:${ability.ref.index}`;
  const uses = { ...object.uses };
  uses[key] = (uses[key] ?? 0) + 1;
  set(game, object, "uses", uses);
  if (ability.loyalty) set(game, object, "loyaltyUses", object.loyaltyUses + 1);
}

function activateManaAbility(game: Game, player: PlayerId, source: ObjectId, ability: CompiledAbility): void {
  const scope = scopeOf(game, source, player, ability);
  // Costs may have to remember what paid them, although nothing goes on the stack.
  scope.item = itemWith({ ability: ability.ref, source });
  countUse(game, source, ability);
  payTotal(scope, player, paidFor(costOfAbility(game, ability), { object: source, ability }));
  happen(
    game,
    { kind: "activate", object: source, from: source, player, manaAbility: true },
    [cr("605.3b")],
    sourceOf(scope, ability.node),
  );
  resolveManaAbility(scope, ability);
}

/** How often an ability was activated this turn. */
export function usesThisTurn(game: Game, source: ObjectId, ability: CompiledAbility): number {
  return objectOf(game, source).uses[`${ability.ref.card}:${ability.ref.index}`] ?? 0;
}
