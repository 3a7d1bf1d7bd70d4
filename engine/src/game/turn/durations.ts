/**
 * When effects end (CR 611.2, 514.2, 500.5a).
 */
import { type Game, set } from "../game.ts";
import { aspectsOfEffect } from "../layers/followStats.ts";
import { exists } from "../view.ts";
import type { Duration } from "../state.ts";

type Ended = (duration: Duration) => boolean;

/** Drops the continuous effects, rules and delayed triggers whose time is over. */
function endEffects(game: Game, ended: Ended): void {
  const { state } = game;
  if (state.continuousEffects.length + state.timedRules.length + state.delayedTriggers.length === 0) return;
  endContinuousEffects(game, ended);
  const rules = state.timedRules.filter((rule) => !ended(rule.duration));
  if (rules.length < state.timedRules.length) set(game, state, "timedRules", rules);
  const triggers = state.delayedTriggers.filter((trigger) => !(trigger.until && ended(trigger.until)));
  if (triggers.length < state.delayedTriggers.length) set(game, state, "delayedTriggers", triggers);
}

function endContinuousEffects(game: Game, ended: Ended): void {
  const { state } = game;
  let aspects = 0;
  for (const effect of state.continuousEffects) if (ended(effect.duration)) aspects |= aspectsOfEffect(effect);
  if (aspects === 0) return;
  const left = state.continuousEffects.filter((effect) => !ended(effect.duration));
  set(game, state, "continuousEffects", left, aspects);
}

/** In the cleanup step "until end of turn" and "this turn" effects end together (CR 514.2). */
export function endTurnEffects(game: Game): void {
  const { turn } = game.state;
  endEffects(game, (duration) => {
    if (duration.kind === "endOfYourNextTurn") return turn.active === duration.player && turn.number > duration.turn;
    return duration.kind === "endOfTurn" || duration.kind === "endOfCombat";
  });
}

/** "Until your next turn" (CR 500.5, 611.2b). */
export function endEffectsAtTurnStart(game: Game, active: number): void {
  endEffects(game, (duration) => duration.kind === "untilYourNextTurn" && duration.player === active);
}

export function endCombatEffects(game: Game): void {
  endEffects(game, (duration) => duration.kind === "endOfCombat");
}

/** "For as long as": over as soon as the condition fails (CR 611.2b). */
export function endConditionalEffects(game: Game): void {
  const { continuousEffects, timedRules, delayedTriggers } = game.state;
  const some =
    continuousEffects.some(isConditional) || timedRules.some(isConditional) || delayedTriggers.some(waitsForCondition);
  if (!some) return;
  endEffects(game, (duration) => {
    if (duration.kind === "whileSourceOnBattlefield") return !onBattlefield(game, duration.source);
    if (duration.kind === "whileTapped") {
      return !onBattlefield(game, duration.source) || !game.state.objects[duration.source]!.tapped;
    }
    if (duration.kind === "whileTrue") return !game.library.vocabulary.stillTrue(game, duration);
    return false;
  });
}

function isConditional({ duration }: { duration: Duration }): boolean {
  return (
    duration.kind === "whileSourceOnBattlefield" || duration.kind === "whileTapped" || duration.kind === "whileTrue"
  );
}

function waitsForCondition({ until }: { until: Duration | null }): boolean {
  return until !== null && isConditional({ duration: until });
}

function onBattlefield(game: Game, id: number): boolean {
  return exists(game, id) && game.state.objects[id]!.zone === "battlefield";
}
