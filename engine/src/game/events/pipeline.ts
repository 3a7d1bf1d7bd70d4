/**
 * The one pipeline all events go through (CR 614–616, 603): what can't happen does not; replacement and prevention effects change
 * what does; it happens; abilities that waited for it trigger.
 */
import { ASPECT } from "../aspects.ts";
import { abilityIndex } from "../cards/abilityIndex.ts";
import { decide } from "../choices.ts";
import { type Game, append, set } from "../game.ts";
import { type InForce, derivedOf } from "../layers/derived.ts";
import type { PlayerId, Target } from "../object.ts";
import { cr } from "../rules.ts";
import type { Scope } from "../scope.ts";
import { scopeOf, sourceOf } from "../scope.ts";
import { noticeTriggers, triggersInForce } from "../stack/noticeTriggers.ts";
import type { ReplacementPart } from "../vocabulary.ts";
import { characteristics, controllerOf, exists, nameOf, objectOf } from "../view.ts";
import { applyEvent } from "./apply.ts";
import type { EventData, EventOf, EventSource, GameEvent } from "./event.ts";
import { moveOf } from "./moves.ts";
import { forbidden, impossible } from "./impossible.ts";

/** Makes one event happen; gives what really happened, in order: nothing, the event, or what replaced it. */
export function happen(game: Game, data: EventData, rules: string[], source: EventSource | null = null): GameEvent[] {
  const event = eventOf(data, rules, source);
  const obstacle = impossible(game, event);
  if (obstacle) {
    report(game, obstacle.why, [obstacle.rule], source);
    return [];
  }
  // Most events happen as they are.
  if (event.kind !== "destroy" && !mayBeReplaced(game, event)) return carryOut(game, [event]);
  const final: GameEvent[] = [];
  settleEvent(game, event, final);
  return carryOut(game, final);
}

/** What is to happen, with what every event carries. The data becomes the event: it belongs to nobody else. */
function eventOf(data: EventData, rules: string[], source: EventSource | null): GameEvent {
  const event = ("rules" in data ? { ...(data as GameEvent) } : data) as GameEvent;
  event.rules = rules;
  event.source = source;
  event.replacedBy = [];
  return event;
}

/** Makes events happen at the same time. */
export function happenTogether(
  game: Game,
  data: readonly EventData[],
  rules: string[],
  source: EventSource | null = null,
): GameEvent[] {
  const final: GameEvent[] = [];
  for (const one of data) settleEvent(game, eventOf(one, rules, source), final);
  return carryOut(game, final);
}

/** The same for things that happen at the same time by rules of their own, as state-based actions do (CR 704.3). */
export function happenByRules(game: Game, data: readonly { event: EventData; rule: string }[]): GameEvent[] {
  const final: GameEvent[] = [];
  for (const { event, rule } of data) settleEvent(game, eventOf(event, [rule], null), final);
  return carryOut(game, final);
}

/** Makes the changes of events that are settled, and lets abilities trigger. */
function carryOut(game: Game, final: GameEvent[]): GameEvent[] {
  if (final.length === 0) return final;
  const before = triggersInForce(game);
  for (const event of final) {
    record(game, event);
    applyEvent(game, event);
  }
  noticeTriggers(game, final, before);
  return final;
}

/** Tells triggers and listeners of something that has happened as part of another event. */
export function announce(game: Game, data: EventData, rules: string[], source: EventSource | null): void {
  const event = eventOf(data, rules, source);
  const before = triggersInForce(game);
  record(game, event);
  noticeTriggers(game, [event], before);
}

/** The same, for an effect's words: the events carry the words that cause them. */
export function cause(scope: Scope, data: EventData | EventData[], ...rules: string[]): GameEvent[] {
  const list = Array.isArray(data) ? data : [data];
  const events = happenTogether(scope.game, list, rules, sourceOf(scope));
  scope.outcome.events.push(...events);
  scope.happened.push(...events);
  return events;
}

function record(game: Game, event: GameEvent): void {
  append(game, game.state.turnEvents, event, ASPECT.time);
  game.events?.push(event);
  game.listener?.(game, event);
}

/** Says why something did not happen, for whoever reads the log. */
export function report(game: Game, why: string, rules: string[], source: EventSource | null): void {
  if (!game.events) return;
  const event: GameEvent = { kind: "nothing", why, rules, source, replacedBy: [] };
  game.events.push(event);
  game.listener?.(game, event);
}

/** Applies "can't" and replacement effects until none is left that has not been applied (CR 614.17, 616.1). */
function settleEvent(game: Game, event: GameEvent, into: GameEvent[]): void {
  const obstacle = impossible(game, event);
  if (obstacle) {
    report(game, obstacle.why, [obstacle.rule], event.source);
    return;
  }
  const held = nextReplacement(game, event);
  if (!held) {
    if (event.kind === "destroy" && event.regenerable && regenerate(game, event, into)) return;
    into.push(event);
    // What is destroyed is put into its owner's graveyard at once; that move may be replaced too (CR 701.8a).
    if (event.kind === "destroy") {
      const move = moveOf(game, event.object, "graveyard", "destroy", null);
      settleEvent(game, eventOf(move, event.rules, event.source), into);
    }
    return;
  }
  event.replacedBy.push(held.key);
  // What is done instead is not changed by the same effect again (CR 614.5).
  game.replacing.push(held.key);
  const instead = held.part.replace(held.scope, event);
  game.replacing.pop();
  if (instead === null) {
    settleEvent(game, event, into);
    return;
  }
  spend(game, held, event);
  const source = sourceOf(held.scope, held.scope.ability?.node ?? null);
  if (instead.length === 0) report(game, describeNothing(game, event), [held.part.rule], source);
  for (const data of instead) {
    const same = data.kind === event.kind;
    const rules = [held.part.rule, ...event.rules];
    settleEvent(
      game,
      { ...data, rules, source: same ? (event.source ?? source) : source, replacedBy: event.replacedBy },
      into,
    );
  }
}

/** A regeneration shield is used up instead of the destruction (CR 701.19a): tap it, heal it, out of combat. */
function regenerate(game: Game, event: EventOf<"destroy">, into: GameEvent[]): boolean {
  const object = game.state.objects[event.object]!;
  const shields = Number(object.memory.regeneration ?? 0);
  if (shields === 0 || forbidden(game, "regenerate", event.object, null)) return false;
  const rules = [cr("701.19a")];
  const instead: EventData[] = [
    { kind: "setMemory", object: event.object, name: "regeneration", value: shields - 1 },
    { kind: "heal", object: event.object },
    { kind: "removeFromCombat", object: event.object },
  ];
  if (!object.tapped) instead.push({ kind: "tap", object: event.object, forMana: false });
  for (const data of instead) into.push({ ...data, rules, source: event.source, replacedBy: [] });
  return true;
}

function describeNothing(game: Game, event: GameEvent): string {
  const affected = affectedThing(event);
  return affected ? `Nothing happens to ${nameOf(game, affected)} instead.` : "Nothing happens instead.";
}

/** Whether there is any replacement effect that waits for events of this kind. */
function mayBeReplaced(game: Game, event: GameEvent): boolean {
  return derivedOf(game).replacements.has(event.kind) || enteringReplacements(game, event).length > 0;
}

/** The replacement effect to apply next; the affected player, or the affected object's controller, chooses (CR 616.1). */
function nextReplacement(game: Game, event: GameEvent): InForce<ReplacementPart> | null {
  const inForce = derivedOf(game).replacements.get(event.kind);
  const own = enteringReplacements(game, event);
  if (!inForce && own.length === 0) return null;
  const all = own.length === 0 ? inForce! : [...(inForce ?? []), ...own];
  const applicable = all.filter(
    (held) =>
      !event.replacedBy.includes(held.key) &&
      !game.replacing.includes(held.key) &&
      held.part.applies(held.scope, event),
  );
  if (applicable.length < 2) return applicable[0] ?? null;
  const [picked] = decide(game, {
    kind: "pick",
    about: "replacement",
    player: chooserOf(game, event),
    prompt: "Several effects would change what happens. Which one applies first?",
    options: applicable.map((held) => ({ label: nameOf(game, { object: held.scope.source }) })),
    min: 1,
    max: 1,
    rule: cr("616.1"),
    source: null,
  });
  return applicable[picked!]!;
}

const NONE: InForce<ReplacementPart>[] = [];

/** A permanent's own abilities say how it enters, although they are not in force yet (CR 614.12). */
function enteringReplacements(game: Game, event: GameEvent): InForce<ReplacementPart>[] {
  if (event.kind !== "move" || event.to.zone !== "battlefield" || event.from.zone === "battlefield") return NONE;
  const { rules } = abilityIndex(game.library, characteristics(game, event.object).abilities);
  if (rules.length === 0) return NONE;
  return rules.flatMap(({ ability, parts }) =>
    parts.flatMap(({ part, number }) => {
      if (part.kind !== "replacement" || !part.on.includes("move")) return NONE;
      const key = `${event.object}:${ability.ref.card}:${ability.ref.index}:${number}`;
      return [{ part, scope: scopeOf(game, event.object, event.controller, ability), key, timedRule: null }];
    }),
  );
}

/** What an event happens to. */
export function affectedThing(event: GameEvent): Target | null {
  switch (event.kind) {
    case "damage":
    case "addCounters":
      return event.to;
    case "removeCounters":
      return event.from;
    case "move":
    case "destroy":
    case "tap":
    case "untap":
    case "counterSpell":
      return { object: event.object };
    case "draw":
    case "gainLife":
    case "loseLife":
    case "shuffle":
    case "stepBegins":
      return { player: event.player };
    case "createToken":
      return { player: event.controller };
    default:
      return null;
  }
}

function chooserOf(game: Game, event: GameEvent): PlayerId {
  const thing = affectedThing(event);
  if (!thing) return game.state.turn.active;
  if ("player" in thing) return thing.player;
  return exists(game, thing.object) ? controllerOf(game, thing.object) : objectOf(game, thing.object).owner;
}

/** Effects that last for "the next" event only, or for an amount, are used up by it (CR 614.3, 615.7). */
function spend(game: Game, held: InForce<ReplacementPart>, event: GameEvent): void {
  if (held.timedRule === null) return;
  const rule = game.state.timedRules.find((one) => one.id === held.timedRule);
  if (!rule || rule.left === null) return;
  const left = rule.left - (held.part.uses?.(event) ?? 1);
  const others = game.state.timedRules.filter((one) => one !== rule);
  set(game, game.state, "timedRules", left > 0 ? [...others, { ...rule, left }] : others);
}
