/**
 * "Suppose that …": makes the event happen that a triggered ability waits for, when the line of play did not bring it about.
 */
import type { CompiledAbility } from "../game/cards/library.ts";
import type { EventData, GameEvent } from "../game/events/event.ts";
import { moveOf } from "../game/events/moves.ts";
import { happen } from "../game/events/pipeline.ts";
import { commit, mark, NotModelled, rollBack } from "../game/game.ts";
import type { ObjectId } from "../game/object.ts";
import { push } from "../game/agenda.ts";
import { makeHappen } from "../game/setup.ts";
import { cr } from "../game/rules.ts";
import type { ReplacementPart } from "../game/vocabulary.ts";
import { scopeOf } from "../game/scope.ts";
import { characteristics, controllerOf, permanents } from "../game/view.ts";
import { walkTree } from "../grammar/tree.ts";
import { counterNameOf } from "../game/effects/counterNames.ts";
import { children, maybeChild, word } from "../game/treeAccess.ts";
import { fittingFor } from "./fitting.ts";
import { type Stage, YOU } from "./stage.ts";
import { supposable } from "./supposable.ts";

/** Makes the first fitting event happen; false when none of the things that could be supposed fits. */
export function suppose(stage: Stage, ability: CompiledAbility, source: ObjectId): boolean {
  const { game } = stage;
  const pattern = game.library.vocabulary.trigger(ability);
  if (!pattern || !game.state.objects[source]) return false;
  const scope = scopeOf(game, source, controllerOf(game, source), ability);
  try {
    for (const data of [...supposable(stage, source), ...countersFor(stage, ability, source)]) {
      // What is destroyed also goes to the graveyard: triggers wait for either.
      const told: EventData[] =
        data.kind === "destroy" ? [data, moveOf(game, data.object, "graveyard", "destroy", null)] : [data];
      const fitting = told.some((one) => {
        const event: GameEvent = { ...one, rules: [], source: null, replacedBy: [] };
        scope.event = event;
        return pattern.on.includes(one.kind) && pattern.matches(scope, event);
      });
      if (!fitting) continue;
      stage.tell("scene", "Suppose that this happens:", [cr("603.2")], null);
      makeHappen(game, data, [RULE_OF[data.kind] ?? cr("603.2")]);
      return true;
    }
  } catch (stopped) {
    if (!(stopped instanceof NotModelled)) throw stopped;
    stage.failure = stopped;
  }
  return false;
}

/**
 * For triggers that wait for the last of several events: cards are drawn until it is the second or third, a creature is dealt
 * damage before it dies.
 */
export function supposeInARow(stage: Stage, ability: CompiledAbility, source: ObjectId, done: () => boolean): boolean {
  const { game } = stage;
  const pattern = game.library.vocabulary.trigger(ability);
  if (!pattern || !game.state.objects[source]) return false;
  if (pattern.on.includes("draw")) {
    for (const player of game.state.players) {
      stage.tell("scene", "Suppose that this happens:", [cr("603.2")], null);
      for (let drawn = 0; drawn < MOST_DRAWN && !done(); drawn++) {
        makeHappen(game, { kind: "draw", player: player.id }, [cr("121.1")]);
        stage.resolveAll();
      }
      if (done()) return true;
    }
  }
  if (supposeGone(stage, ability, source, done)) return true;
  if (!saysDealtDamage(ability)) return false;
  const hurt = permanents(game).find(
    (id) => id !== source && controllerOf(game, id) !== YOU && (characteristics(game, id).toughness ?? 0) > 1,
  );
  if (hurt === undefined) return false;
  stage.tell("scene", "Suppose that this happens:", [cr("603.2")], null);
  makeHappen(
    game,
    { kind: "damage", from: source, to: { object: hurt }, amount: 1, combat: false, preventable: true },
    [cr("120.3")],
  );
  return stage.settle() && suppose(stage, ability, source);
}

const MOST_DRAWN = 6;

/** "When you control no Swamps": everything of the kind goes. */
function supposeGone(stage: Stage, ability: CompiledAbility, source: ObjectId, done: () => boolean): boolean {
  const { game } = stage;
  const trigger = maybeChild(ability.node, "trigger");
  if (!trigger || ![...walkTree(trigger)].some(({ kind }) => kind === "no")) return false;
  const things = fittingFor(stage, ability).filter((id) => id !== source && controllerOf(game, id) === YOU);
  if (things.length === 0) return false;
  stage.tell("scene", "Suppose that this happens:", [cr("603.8")], null);
  for (const object of things)
    if (!done()) makeHappen(game, { kind: "destroy", object, regenerable: false }, [cr("701.8a")]);
  stage.resolveAll();
  return done();
}

/** "If its power was 4 or greater", "if it had a +1/+1 counter on it": counters come before what a trigger waits for. */
export function supposeGrown(stage: Stage, ability: CompiledAbility, source: ObjectId): void {
  if (!saysSize(ability)) return;
  stage.tell("scene", "Suppose that this happens:", [cr("603.4")], null);
  for (const object of new Set([source, ...fittingFor(stage, ability).slice(0, 1)]))
    makeHappen(stage.game, { kind: "addCounters", to: { object }, counter: "+1/+1", amount: 4, by: YOU }, [
      cr("122.1"),
    ]);
  stage.settle();
}

function saysSize(ability: CompiledAbility): boolean {
  const words = [
    maybeChild(ability.node, "trigger"),
    ...[...walkTree(ability.node)].map((node) => maybeChild(node, "condition")),
  ];
  return words
    .flatMap((one) => (one ? [...walkTree(one)] : []))
    .some((node) => node.kind === "statsCounter" || word(node) === "power" || word(node) === "toughness");
}

/** "A creature dealt damage by this creature this turn". */
function saysDealtDamage(ability: CompiledAbility): boolean {
  const trigger = maybeChild(ability.node, "trigger");
  if (!trigger) return false;
  return [...walkTree(trigger)].some((node) => node.kind === "done" && maybeChild(node, "verb")?.kind === "dealDamage");
}

/** Counters of the kinds that a trigger names, put on by either player. */
function countersFor(stage: Stage, ability: CompiledAbility, source: ObjectId): EventData[] {
  const trigger = maybeChild(ability.node, "trigger");
  if (!trigger) return [];
  const names = [...walkTree(trigger)]
    .filter((node) => node.kind === "counters")
    .flatMap((node) => children(node, "names").map(counterNameOf))
    .filter((name) => name !== "+1/+1");
  const things = [...permanents(stage.game).filter((id) => id !== source), source];
  return names.flatMap((counter) =>
    things.flatMap((object) =>
      stage.game.state.players.map(
        ({ id }): EventData => ({ kind: "addCounters", to: { object }, counter, amount: 1, by: id }),
      ),
    ),
  );
}

/** Makes the first event happen that a replacement effect of the card would change; false when none of those supposed would be. */
export function supposeReplaced(
  stage: Stage,
  ability: CompiledAbility,
  part: ReplacementPart,
  source: ObjectId,
): boolean {
  const { game } = stage;
  if (!game.state.objects[source]) return false;
  const scope = scopeOf(game, source, controllerOf(game, source), ability);
  for (const data of supposable(stage, source)) {
    const told: EventData[] =
      data.kind === "destroy" ? [data, moveOf(game, data.object, "graveyard", "destroy", null)] : [data];
    const fitting = told.some((one) => {
      const event: GameEvent = { ...one, rules: [], source: null, replacedBy: [] };
      return part.on.includes(one.kind) && part.applies(scope, event);
    });
    if (!fitting) continue;
    stage.tell("scene", "Suppose that this would happen:", [cr("614.1")], null);
    makeHappen(game, data, [RULE_OF[data.kind] ?? cr("614.1")]);
    return true;
  }
  return false;
}

/**
 * Makes something happen that a condition of an ability waits for ("if a creature died this turn"); what does not help is undone.
 * True when the condition holds afterwards.
 */
export function satisfy(stage: Stage, holds: () => boolean, source: ObjectId, ability: CompiledAbility): boolean {
  const { game } = stage;
  if (holds()) return true;
  for (const data of [...supposable(stage, source), ...countersOn(ability, source)]) {
    // What would take the card away helps nobody.
    if ("object" in data && data.object === source) continue;
    const before = mark(game);
    const logged = game.events?.length ?? 0;
    happen(game, data, [RULE_OF[data.kind] ?? cr("603.4")]);
    if (holds()) {
      push(game, { kind: "settle" });
      commit(game);
      return true;
    }
    rollBack(game, before);
    if (game.events) game.events.length = logged;
  }
  if (satisfyInARow(stage, holds)) return true;
  stage.forget();
  return false;
}

/** "Activate only if there are three or more brick counters on this artifact", "if its power is 4 or greater": enough counters. */
function countersOn(ability: CompiledAbility, object: ObjectId): EventData[] {
  const named = [...walkTree(ability.node)].flatMap((node) => [
    ...(node.kind === "counters" ? children(node, "names").map(counterNameOf) : []),
    ...children(node, "counter").map(counterNameOf),
  ]);
  return [...new Set([...named, "+1/+1"])].flatMap((counter) =>
    SOME_COUNTERS.map((amount): EventData => ({ kind: "addCounters", to: { object }, counter, amount, by: YOU })),
  );
}

const SOME_COUNTERS = [1, 4, 12];

/** "You've drawn three or more cards this turn": the same several times. */
function satisfyInARow(stage: Stage, holds: () => boolean): boolean {
  const { game } = stage;
  for (const player of game.state.players) {
    const before = mark(game);
    const logged = game.events?.length ?? 0;
    for (let drawn = 0; drawn < MOST_DRAWN && player.library.length > 1; drawn++) {
      happen(game, { kind: "draw", player: player.id }, [cr("121.1")]);
      if (!holds()) continue;
      push(game, { kind: "settle" });
      commit(game);
      return true;
    }
    rollBack(game, before);
    if (game.events) game.events.length = logged;
  }
  return false;
}

const RULE_OF: Partial<Record<EventData["kind"], string>> = {
  destroy: cr("701.8a"),
  draw: cr("121.1"),
  gainLife: cr("119.3"),
  loseLife: cr("119.3"),
  damage: cr("120.3"),
  tap: cr("701.26a"),
  untap: cr("701.26b"),
  addCounters: cr("122.1"),
};
