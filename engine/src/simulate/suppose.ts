/**
 * "Suppose that …": makes the event happen that a triggered ability waits for, when the line of play did not bring it about.
 */
import type { CompiledAbility } from "../game/cards/library.ts";
import type { EventData, GameEvent } from "../game/events/event.ts";
import { moveOf } from "../game/events/moves.ts";
import { happen } from "../game/events/pipeline.ts";
import { commit, mark, NotModelled, rollBack } from "../game/game.ts";
import type { ObjectId, PlayerId } from "../game/object.ts";
import { push } from "../game/agenda.ts";
import { makeHappen } from "../game/setup.ts";
import { cr } from "../game/rules.ts";
import type { ReplacementPart } from "../game/vocabulary.ts";
import { scopeOf } from "../game/scope.ts";
import { characteristics, controllerOf, permanents } from "../game/view.ts";
import { walkTree } from "../grammar/tree.ts";
import { counterNameOf } from "../game/effects/counterNames.ts";
import { children, maybeChild } from "../game/treeAccess.ts";
import { type Stage, YOU } from "./stage.ts";

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
export function satisfy(stage: Stage, holds: () => boolean, source: ObjectId): boolean {
  const { game } = stage;
  if (holds()) return true;
  for (const data of supposable(stage, source)) {
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

/** Events that could happen on this board, the harmless ones first. */
function supposable(stage: Stage, source: ObjectId): EventData[] {
  const { game } = stage;
  const { players } = game.state;
  const events: EventData[] = [];
  const others = permanents(game).filter((id) => id !== source);
  const creatures = [...others, source].filter((id) => characteristics(game, id).types.includes("creature"));
  for (const player of players) {
    events.push(
      { kind: "draw", player: player.id },
      { kind: "gainLife", player: player.id, amount: 2 },
      { kind: "loseLife", player: player.id, amount: 2 },
      { kind: "look", objects: player.library.slice(0, 1), player: player.id, verb: "scry", amount: 1 },
      { kind: "look", objects: player.library.slice(0, 1), player: player.id, verb: "surveil", amount: 1 },
    );
    for (const card of player.hand) events.push(...fromHand(stage, card, player.id));
    for (const card of player.library.slice(0, 1)) events.push(moveOf(game, card, "graveyard", "mill", player.id));
    for (const card of player.graveyard) {
      events.push(moveOf(game, card, "exile", "exile", player.id), moveOf(game, card, "hand", "return", player.id));
    }
  }
  for (const object of [...others, source]) events.push(...toPermanent(stage, object));
  for (const from of creatures) {
    // Harm is rather done to others.
    const mine = controllerOf(game, from);
    for (const player of [...players].sort((a, b) => Number(a.id === mine) - Number(b.id === mine)))
      for (const combat of [true, false])
        events.push({ kind: "damage", from, to: { player: player.id }, amount: 2, combat, preventable: true });
    for (const to of creatures)
      events.push(
        { kind: "damage", from, to: { object: to }, amount: 1, combat: false, preventable: true },
        { kind: "damage", from, to: { object: to }, amount: 1, combat: true, preventable: true },
      );
  }
  for (const object of [...others, source]) {
    const by = controllerOf(game, object);
    events.push({ kind: "destroy", object, regenerable: false });
    events.push(
      moveOf(game, object, "graveyard", "sacrifice", by),
      moveOf(game, object, "exile", "exile", by),
      moveOf(game, object, "hand", "return", by),
    );
  }
  return events;
}

function fromHand(stage: Stage, card: ObjectId, player: PlayerId): EventData[] {
  const { game } = stage;
  const events: EventData[] = [];
  const { types } = characteristics(game, card);
  if (types.includes("land")) events.push(moveOf(game, card, "battlefield", "play", player, { controller: player }));
  if (!types.includes("instant") && !types.includes("sorcery"))
    events.push(moveOf(game, card, "battlefield", "put", player, { controller: player }));
  events.push(moveOf(game, card, "graveyard", "discard", player));
  return events;
}

function toPermanent(stage: Stage, object: ObjectId): EventData[] {
  const { game } = stage;
  const by = controllerOf(game, object);
  const tapped = game.state.objects[object]!.tapped;
  const to = { object };
  return [
    tapped ? { kind: "untap", object } : { kind: "tap", object, forMana: false },
    { kind: "addCounters", to, counter: "+1/+1", amount: 1, by },
    { kind: "becomesTarget", target: to, by: object, player: by === 0 ? 1 : 0 },
  ];
}
