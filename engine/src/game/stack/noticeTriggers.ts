/**
 * Abilities trigger (CR 603.2): every event is compared with what triggered abilities wait for. The ability itself does nothing
 * yet; it waits until a player would receive priority (CR 603.3).
 */
import { abilityOf } from "../cards/library.ts";
import type { EventKind, GameEvent } from "../events/event.ts";
import { type Game, append, set } from "../game.ts";
import { type Trigger, derivedOf } from "../layers/derived.ts";
import { askingScope, scopeOf } from "../scope.ts";
import type { DelayedTrigger, PendingTrigger } from "../state.ts";

export type TriggerIndex = ReadonlyMap<EventKind, Trigger[]>;

/** The triggered abilities that exist now, by the kind of event they wait for. */
export function triggersInForce(game: Game): TriggerIndex {
  return derivedOf(game).triggers;
}

/**
 * @param before the triggered abilities that existed before the events: those that look back trigger from there (CR 603.10)
 */
export function noticeTriggers(game: Game, events: readonly GameEvent[], before: TriggerIndex): void {
  const now = triggersInForce(game);
  for (const event of events) {
    const lookingBack = before.get(event.kind);
    if (lookingBack) for (const trigger of lookingBack) if (trigger.pattern.looksBack) consider(game, trigger, event);
    const others = now.get(event.kind);
    if (others) for (const trigger of others) if (!trigger.pattern.looksBack) consider(game, trigger, event);
    for (const delayed of game.state.delayedTriggers) considerDelayed(game, delayed, event);
  }
}

function consider(game: Game, trigger: Trigger, event: GameEvent): void {
  const scope = askingScope(game, trigger.source, trigger.controller, trigger.ability);
  scope.event = event;
  if (!trigger.pattern.matches(scope, event)) return;
  if (!game.library.vocabulary.interveningIf(scope, trigger.ability)) return;
  if (!game.library.vocabulary.mayTrigger(scope, trigger.ability)) return;
  wait(game, {
    ability: trigger.ability.ref,
    source: trigger.source,
    controller: trigger.controller,
    event,
    mentions: [],
  });
}

/** A delayed trigger goes off once, unless it was made to last (CR 603.7b). */
function considerDelayed(game: Game, delayed: DelayedTrigger, event: GameEvent): void {
  const ability = abilityOf(game.library, delayed.ability);
  const pattern = game.library.vocabulary.trigger(ability);
  if (!pattern?.on.includes(event.kind)) return;
  const scope = scopeOf(game, delayed.source, delayed.controller, ability);
  scope.event = event;
  scope.mentions = [...delayed.mentions];
  scope.x = delayed.x;
  if (!pattern.matches(scope, event)) return;
  if (delayed.until === null) {
    set(
      game,
      game.state,
      "delayedTriggers",
      game.state.delayedTriggers.filter((other) => other !== delayed),
    );
  }
  const { source, controller, mentions } = delayed;
  wait(game, { ability: delayed.ability, source, controller, event, mentions });
}

function wait(game: Game, trigger: PendingTrigger): void {
  append(game, game.state.pendingTriggers, trigger, 0);
}
