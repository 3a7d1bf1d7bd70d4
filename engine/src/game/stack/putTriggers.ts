/**
 * Triggered abilities go on the stack (CR 603.3): the active player's first, then each other player's in turn order; each player
 * orders their own. Modes and targets are chosen then; an ability that cannot have its targets is removed.
 */
import { ASPECT } from "../aspects.ts";
import { abilityOf } from "../cards/library.ts";
import { decide } from "../choices.ts";
import { happen, report } from "../events/pipeline.ts";
import { type Game, append, freshId, set, unset, addObject } from "../game.ts";
import { itemWith, objectWith } from "../object.ts";
import { cr } from "../rules.ts";
import { scopeOf, sourceOf, stackScope } from "../scope.ts";
import type { PendingTrigger } from "../state.ts";
import { nameOf, playersInOrder } from "../view.ts";
import { resolveManaAbility } from "./manaAbilities.ts";
import { chooseModes } from "./modes.ts";
import { announceTargets, chooseTargets } from "./targets.ts";

/** Puts the waiting triggers on the stack; true if there were any. */
export function putTriggersOnStack(game: Game): boolean {
  const waiting = game.state.pendingTriggers;
  if (waiting.length === 0) return false;
  set(game, game.state, "pendingTriggers", []);
  for (const player of playersInOrder(game)) {
    const own = waiting.filter((trigger) => trigger.controller === player);
    for (const index of orderOf(game, player, own)) putTrigger(game, own[index]!);
  }
  return true;
}

/** Players order the triggers they control (CR 603.3b); the last one put is the first to resolve. */
function orderOf(game: Game, player: number, own: readonly PendingTrigger[]): number[] {
  const alike = new Set(own.map((trigger) => `${trigger.ability.card}:${trigger.ability.index}`)).size < 2;
  if (alike) return own.map((_, index) => index);
  return decide(game, {
    kind: "order",
    about: "triggers",
    player,
    prompt: "In which order do your triggered abilities go on the stack?",
    options: own.map((trigger) => ({
      label: nameOf(game, { object: trigger.source }),
      target: { object: trigger.source },
    })),
    min: own.length,
    max: own.length,
    rule: cr("603.3b"),
    source: null,
  });
}

function putTrigger(game: Game, trigger: PendingTrigger): void {
  const ability = abilityOf(game.library, trigger.ability);
  const { source, controller } = trigger;
  if (ability.manaAbility) {
    // A triggered mana ability does not use the stack (CR 605.4a).
    const scope = scopeOf(game, source, controller, ability);
    scope.event = trigger.event;
    resolveManaAbility(scope, ability);
    return;
  }
  const id = freshId(game);
  const item = itemWith({
    ability: trigger.ability,
    source,
    event: trigger.event,
    mentions: trigger.mentions,
    method: "triggered",
    x: xOfSource(game, source),
  });
  const object = objectWith({
    id,
    kind: "ability",
    owner: controller,
    controller,
    zone: "stack",
    stack: item,
  });
  addObject(game, object);
  append(game, game.state.stack, id, ASPECT.stack);
  const scope = stackScope(game, id, ability);
  const modes = chooseModes(scope, ability);
  const targets = modes && chooseTargets(scope, game.library.vocabulary.targetPhrases(scope, ability, modes));
  if (!modes || !targets) {
    // No legal choice: the ability is removed from the stack (CR 603.3d).
    set(
      game,
      game.state,
      "stack",
      game.state.stack.filter((other) => other !== id),
    );
    unset(game, game.state.objects, id);
    report(
      game,
      `${nameOf(game, { object: source })}'s ability has no legal target and is removed.`,
      [cr("603.3d")],
      sourceOf(scope, ability.node),
    );
    return;
  }
  const targeted = targets.some(({ chosen }) => chosen.length > 0);
  set(game, object, "stack", itemWith({ ...item, modes, targets, targeted }));
  happen(
    game,
    { kind: "triggered", object: id, from: source, player: controller },
    [cr("603.3")],
    sourceOf(scope, ability.node),
  );
  announceTargets(stackScope(game, id, ability), targets);
}

/** A trigger of a permanent that was cast with {X} knows that X (CR 107.3m). */
function xOfSource(game: Game, source: number): number | null {
  const x = (game.state.objects[source] ?? game.state.lastKnown[source]?.object)?.memory.x;
  return typeof x === "number" ? x : null;
}
