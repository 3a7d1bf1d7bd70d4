/**
 * The turn and its steps (CR 500–514), with what happens in each by itself (turn-based actions, CR 703).
 */
import { checkDayAndNight } from "../frames/dayNight.ts";
import { push } from "../agenda.ts";
import { decide } from "../choices.ts";
import { declareAttackers } from "../combat/attack.ts";
import { declareBlockers } from "../combat/block.ts";
import { dealCombatDamage } from "../combat/damage.ts";
import { type Game, set, setPasses, setPriority, unset } from "../game.ts";
import { announce, happen, happenTogether } from "../events/pipeline.ts";
import { moveOf } from "../events/moves.ts";
import type { GameObject, ObjectId, PlayerId } from "../object.ts";
import { cr } from "../rules.ts";
import type { StepName, Task } from "../state.ts";
import { forbidden } from "../events/impossible.ts";
import { hasKeyword, nameOf, permanentsOf, playersInOrder } from "../view.ts";
import { endCombatEffects, endEffectsAtTurnStart, endTurnEffects } from "./durations.ts";
import { addLoreCounters } from "./sagas.ts";

/** Steps of a turn in order, with the rules that describe them (CR 500.1). */
export const STEPS: readonly { step: StepName; rule: string }[] = [
  { step: "untap", rule: cr("502.3") },
  { step: "upkeep", rule: cr("503.1") },
  { step: "draw", rule: cr("504.1") },
  { step: "precombat main", rule: cr("505.6") },
  { step: "beginning of combat", rule: cr("507.1") },
  { step: "declare attackers", rule: cr("508.1") },
  { step: "declare blockers", rule: cr("509.1") },
  { step: "first-strike damage", rule: cr("510.4") },
  { step: "combat damage", rule: cr("510.1") },
  { step: "end of combat", rule: cr("511.1") },
  { step: "postcombat main", rule: cr("505.6") },
  { step: "end", rule: cr("513.1") },
  { step: "cleanup", rule: cr("514.1") },
];

const RULE_OF_STEP = new Map(STEPS.map(({ step, rule }) => [step, rule]));

/** Starts the next turn: the next player in turn order, or whoever has an extra turn (CR 500.7). */
export function nextTurn(game: Game): void {
  const { state } = game;
  const extra = state.extraTurns.at(-1);
  const first = state.turn.number === 0;
  let { inOrder } = state.turn;
  let active = inOrder;
  if (extra !== undefined) {
    set(game, state, "extraTurns", state.extraTurns.slice(0, -1));
    active = extra;
  } else {
    if (!first) inOrder = playersInOrder(game, (inOrder + 1) % state.players.length)[0]!;
    active = inOrder;
  }
  set(game, state, "turn", {
    number: state.turn.number + 1,
    active,
    inOrder,
    step: "untap",
    priority: null,
    passes: 0,
  });
  set(game, state, "lastTurnEvents", state.turnEvents);
  set(game, state, "turnEvents", []);
  forgetOldObjects(game);
  for (const player of state.players) if (player.landsPlayed !== 0) set(game, player, "landsPlayed", 0);
  for (const id of state.battlefield) {
    const object = state.objects[id]!;
    if (object.loyaltyUses) set(game, object, "loyaltyUses", 0);
    if (isUsed(object)) set(game, object, "uses", {});
    if (object.controller === active && object.sickSince !== -1) set(game, object, "sickSince", -1);
  }
  endEffectsAtTurnStart(game, active);
  announce(game, { kind: "turnBegins", player: active, turn: state.turn.number }, [cr("500.1")], null);
  push(game, { kind: "nextTurn" });
  for (let i = STEPS.length - 1; i >= 0; i--) push(game, { kind: "step", step: STEPS[i]!.step });
}

function isUsed({ uses }: GameObject): boolean {
  for (const _ in uses) return true;
  return false;
}

/** Tasks for steps, in the reversed order of an agenda. */
export function stepTasks(steps: readonly StepName[]): Task[] {
  const tasks: Task[] = [];
  for (let i = steps.length - 1; i >= 0; i--) tasks.push({ kind: "step", step: steps[i]! });
  return tasks;
}

/** Last known information is kept for this turn and the one before. */
function forgetOldObjects(game: Game): void {
  const { lastKnown, turn } = game.state;
  for (const known of Object.values(lastKnown))
    if (known.turn < turn.number - 2) unset(game, lastKnown, known.object.id);
}

export function runStep(game: Game, step: StepName): void {
  const { state } = game;
  const { active } = state.turn;
  if (isSkipped(game, step)) return;
  set(game, state.turn, "step", step);
  setPasses(game, 0);
  push(game, { kind: "endStep", step });
  happen(game, { kind: "stepBegins", step, player: active }, [RULE_OF_STEP.get(step)!]);
  switch (step) {
    case "untap":
      checkDayAndNight(game);
      untapStep(game, active);
      return;
    case "draw":
      // The first player of a two-player game skips the first draw (CR 103.8a).
      if (state.turn.number > 1 || state.players.length > 2)
        happen(game, { kind: "draw", player: active }, [cr("504.1")]);
      break;
    case "precombat main":
      addLoreCounters(game, active);
      break;
    case "beginning of combat":
      set(game, state, "combat", { attacks: [], struckFirst: [] });
      break;
    case "declare attackers":
      declareAttackers(game, active);
      break;
    case "declare blockers":
      declareBlockers(game);
      break;
    case "first-strike damage":
    case "combat damage":
      dealCombatDamage(game, step === "first-strike damage");
      break;
    case "cleanup":
      cleanup(game, active);
      return;
  }
  push(game, { kind: "priority", player: active }, { kind: "settle" });
}

/** Steps that may be skipped. */
const COMBAT_STEPS = new Set<StepName>(["declare blockers", "first-strike damage", "combat damage"]);

/** Combat without attackers goes straight to its end (CR 508.8); the first-strike step needs someone who strikes first (CR 510.4). */
function isSkipped(game: Game, step: StepName): boolean {
  if (!COMBAT_STEPS.has(step)) return false;
  const attacks = game.state.combat?.attacks ?? [];
  if (step === "declare blockers" || step === "combat damage") return attacks.length === 0;
  const strikesFirst = (id: ObjectId) => hasKeyword(game, id, "first strike") || hasKeyword(game, id, "double strike");
  return !attacks.some(({ attacker, blockers }) => strikesFirst(attacker) || blockers.some(strikesFirst));
}

/** Permanents of the active player untap together, all but those that don't (CR 502.3). */
function untapStep(game: Game, active: PlayerId): void {
  const tapped = permanentsOf(game, active).filter((id) => game.state.objects[id]!.tapped);
  const untapping = tapped.filter((id) => !forbidden(game, "untap", id, active, { method: "untap step" }));
  happenTogether(
    game,
    untapping.map((object) => ({ kind: "untap", object })),
    [cr("502.3")],
  );
}

/** Under which name a player remembers the number of the turn of their last upkeep. */
export const LAST_UPKEEP = "last upkeep";

export function endStep(game: Game, step: StepName): void {
  const { state } = game;
  setPriority(game, null);
  // Mana left in pools is lost (CR 500.5).
  for (const player of state.players) if (player.pool.length > 0) set(game, player, "pool", []);
  if (step === "upkeep") set(game, state.players[state.turn.active]!.memory, LAST_UPKEEP, state.turn.number);
  if (step === "end of combat") {
    set(game, state, "combat", null);
    endCombatEffects(game);
  }
}

/** CR 514: hand size, then damage and "until end of turn"; if something triggers, players get priority and it happens again. */
function cleanup(game: Game, active: PlayerId): void {
  const { hand } = game.state.players[active]!;
  const excess = hand.length - 7;
  if (excess > 0 && game.state.players[active]!.memory["no maximum hand size"] !== true) {
    for (const object of pickDiscards(game, active, excess)) {
      happen(game, moveOf(game, object, "graveyard", "discard", active), [cr("514.1")]);
    }
  }
  for (const id of game.state.battlefield) {
    const object = game.state.objects[id]!;
    if (object.damage) set(game, object, "damage", 0);
    if (object.deathtouched) set(game, object, "deathtouched", false);
    if (object.memory.regeneration) set(game, object.memory, "regeneration", 0);
  }
  endTurnEffects(game);
  if (game.state.pendingTriggers.length > 0) {
    push(game, { kind: "cleanupAgain" }, { kind: "priority", player: active }, { kind: "settle" });
  } else push(game, { kind: "settle" });
}

function pickDiscards(game: Game, player: PlayerId, count: number): ObjectId[] {
  const { hand } = game.state.players[player]!;
  const picked = decide(game, {
    kind: "pick",
    about: "discard",
    player,
    prompt: `Discard down to seven cards.`,
    options: hand.map((object) => ({ label: nameOf(game, { object }), target: { object } })),
    min: count,
    max: count,
    rule: cr("514.1"),
    source: null,
  });
  return picked.map((index) => hand[index]!);
}
