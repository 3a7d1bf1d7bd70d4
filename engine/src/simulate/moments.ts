/**
 * The moments of a line of play: places in the turns where something can be tried that could not be tried before.
 */
import type { Target } from "../game/object.ts";
import { characteristics, permanentsOf } from "../game/view.ts";
import type { Stage } from "./stage.ts";
import { giveMana } from "./giveMana.ts";
import { OPPONENT, YOU } from "./stage.ts";
import { AIMED_SPELL } from "./stockCards.ts";

/** What the line of play is for. */
export interface Aims {
  /** Whether anything is still to be done. */
  pending(): boolean;
  /** Tries everything that is pending. */
  attempt(): void;
  /** Makes the card a creature for this turn, if it has an ability for that. */
  awaken(): void;
  /** Whether the opponent should cast or activate something to respond to. */
  wantsStack: { spell: boolean; ability: boolean };
  /** Names of cards in both hands that are to be cast for that. */
  spells(): readonly string[];
  /** What a spell has to have as a target by the card's words. */
  spokenOfAsTargets(): readonly number[];
  /** Whether combat matters: the card attacks, blocks, or waits for it. */
  wantsCombat: boolean;
  wantsBlock: boolean;
  /** Whether other creatures matter in combat, so that they attack too. */
  wantsCompany: boolean;
  /** Whether all creatures attack and block, so that there is something of each kind. */
  wantsEverybody: boolean;
  /** Whether a Saga has chapters that have not been told. */
  chaptersLeft(): boolean;
  /** Whether the card has to stay untapped for what is pending. */
  keepsHome(): boolean;
  /** Whether what is pending only needs more turns. */
  moreTurns(): boolean;
  /** The creature that is to attack or block, if the card is one. */
  isSubject(object: number): boolean;
}

/** Plays on, trying what is pending at each moment, until nothing is left to try; others may do something at each yield. */
export function* playMoments(stage: Stage, aims: Aims): Generator<void, void> {
  stage.settle();
  yield;
  aims.attempt();
  yield;
  const wantsStack = aims.wantsStack.spell || aims.wantsStack.ability;
  if (aims.pending() && wantsStack) yield* opponentsTurn(stage, aims);
  if (aims.wantsEverybody) yield* oneByOne(stage, aims, wantsStack);
  else yield* inCombats(stage, aims);
  // Loyalty abilities are used one a turn (CR 606.3).
  for (let round = 0; round < 4 && aims.pending() && aims.moreTurns(); round++) {
    yield* nextTurnOf(stage, YOU, aims);
    yield;
    aims.attempt();
    yield;
  }
  // A Saga tells one chapter a turn (CR 714.3b).
  for (let round = 0; round < MOST_CHAPTERS && aims.chaptersLeft(); round++) {
    yield* nextTurnOf(stage, YOU, aims);
    stage.resolveAll();
    yield;
  }
  yield* playAdded(stage);
  finishDelayed(stage);
}

/** Turns and phases that the card added are played, with all that can attack. */
function* playAdded(stage: Stage): Generator<void, void> {
  const { state } = stage;
  const added = (kind: string) => stage.told.some(({ event }) => event.kind === kind);
  if (added("extraPhases") && isCombatToCome(stage)) {
    stage.intent = { attackers: () => true };
    while (yield* stage.goToInParts("end of combat", YOU)) {
      stage.resolveAll();
      if (!(yield* stage.goToInParts("postcombat main", YOU))) break;
      if (!isCombatToCome(stage)) break;
    }
    stage.intent = {};
  }
  if (added("extraTurn") && state.extraTurns.length > 0)
    yield* stage.goToInParts("precombat main", state.extraTurns.at(-1)!, state.turn.number + 1);
}

const MOST_CHAPTERS = 5;

/** The card and its company attack, the opponent attacks, the card attacks into blockers. */
function* inCombats(stage: Stage, aims: Aims): Generator<void, void> {
  if (aims.pending() || aims.wantsCombat) {
    yield* nextTurnOf(stage, YOU, aims);
    yield;
    aims.attempt();
    yield;
    if (aims.wantsCombat) aims.awaken();
    yield;
    yield* attack(stage, aims, false);
    yield;
    if (yield* stage.goToInParts("postcombat main", YOU)) aims.attempt();
    yield;
  }
  if (aims.pending() || aims.wantsBlock) yield* opponentsAttack(stage, aims);
  yield;
  if (aims.pending() || aims.wantsBlock) {
    yield* nextTurnOf(stage, YOU, aims);
    yield;
    aims.attempt();
    yield;
    yield* attack(stage, aims, true);
    yield;
  }
}

/**
 * For one ability: an attack into blockers, spells of one's own and of the opponent, then an attack of the opponent's into blockers;
 * what attacks is tapped in the opponent's next turn, so nobody attacks in between.
 */
function* oneByOne(stage: Stage, aims: Aims, wantsStack: boolean): Generator<void, void> {
  if (!aims.pending()) return;
  yield* nextTurnOf(stage, YOU, aims);
  yield;
  aims.attempt();
  yield;
  if (aims.wantsStack.spell) yield* castSpells(stage, aims, YOU);
  if (!aims.pending()) return;
  yield* attack(stage, aims, true);
  yield;
  if (yield* stage.goToInParts("postcombat main", YOU)) aims.attempt();
  yield;
  if (!aims.pending()) return;
  if (wantsStack) yield* opponentsTurn(stage, aims);
  yield* nextTurnOf(stage, YOU, aims);
  yield;
  aims.attempt();
  yield;
  if (aims.pending()) yield* opponentsAttack(stage, aims);
}

function* nextTurnOf(stage: Stage, player: number, aims: Aims | null = null): Generator<void, void> {
  if (aims?.pending() && (yield* stage.goToInParts("upkeep", player, stage.state.turn.number + 1))) {
    aims.attempt();
    yield* stage.goToInParts("precombat main", player);
    return;
  }
  yield* stage.goToInParts("precombat main", player, stage.state.turn.number + 1);
}

/** The opponent casts a creature, then an instant, then uses an ability; each can be responded to. */
function* opponentsTurn(stage: Stage, aims: Aims): Generator<void, void> {
  yield* nextTurnOf(stage, OPPONENT);
  yield* castSpells(stage, aims, OPPONENT);
}

/** A player casts what there is, or uses an ability; each can be responded to. */
function* castSpells(stage: Stage, aims: Aims, player: number): Generator<void, void> {
  for (const label of [
    ...aims.spells().map((name) => `Cast ${name}`),
    "Cast Ogre 3/3",
    "Cast Ogre 3/3",
    "Cast Quick Study",
    "Cast Plain Artifact",
    "Activate Little Lamp",
    ...AIMED_AT_YOU,
  ]) {
    if (!aims.pending()) return;
    if (aims.wantsEverybody) giveMana(stage, player);
    if (AIMED_AT_YOU.includes(label))
      stage.intent = { targets: [...aims.spokenOfAsTargets().map((object) => ({ object })), ...yourThings(stage)] };
    const done = stage.act(player, (option) => option.label.startsWith(label));
    stage.intent = {};
    if (!done) continue;
    // The opponent passes, so that you have priority; one's own spells can be responded to at once.
    if (player === OPPONENT) stage.pass();
    aims.attempt();
    stage.resolveAll();
    yield;
  }
}

/** A spell with a target, for what asks for a spell that has such a one. */
const AIMED_AT_YOU = [`Cast ${AIMED_SPELL}`];

/** Your creatures, then all else of yours. */
function yourThings({ game }: Stage): Target[] {
  const own = permanentsOf(game, YOU).map((object) => ({ object }));
  return own.filter(({ object }) => characteristics(game, object).types.includes("creature")).concat(own);
}

/** Attacks with the card and what goes with it; the opponent blocks it if that is wanted. */
function* attack(stage: Stage, aims: Aims, blocked: boolean): Generator<void, void> {
  stage.intent = {
    attackers: (option) =>
      option.target !== undefined &&
      "object" in option.target &&
      (aims.isSubject(option.target.object)
        ? !aims.keepsHome()
        : aims.wantsEverybody || (option.label.startsWith("Bear") && (aims.pending() || aims.wantsCompany))),
    blockers: (option) =>
      blocked &&
      option.other !== undefined &&
      "object" in option.other &&
      (aims.wantsEverybody || aims.isSubject(option.other.object)),
  };
  const { number } = stage.state.turn;
  for (let combats = 0; combats < MOST_COMBATS && (yield* stage.goToInParts("declare attackers", YOU)); combats++) {
    stage.resolveAll();
    aims.attempt();
    // Without attackers there is no such step (CR 508.8).
    const hasAttackers = (stage.state.combat?.attacks.length ?? 0) > 0;
    if (blocked && hasAttackers && (yield* stage.goToInParts("declare blockers", YOU))) stage.resolveAll();
    if (aims.pending()) aims.attempt();
    if (stage.state.combat && (yield* stage.goToInParts("end of combat", YOU))) stage.resolveAll();
    if (stage.state.turn.number !== number || !isCombatToCome(stage)) break;
  }
  stage.intent = {};
}

/** The most combats of a turn that are played. */
const MOST_COMBATS = 3;

/** Whether this turn has a combat phase ahead. */
function isCombatToCome({ state }: Stage): boolean {
  return state.agenda.some((task) => task.kind === "step" && task.step === "declare attackers");
}

/** The opponent attacks with a creature; the card blocks if it can. */
function* opponentsAttack(stage: Stage, aims: Aims): Generator<void, void> {
  stage.intent = {
    attackers: (option) => option.label.startsWith("Ogre") || aims.wantsEverybody,
    blockers: (option) =>
      option.target !== undefined &&
      "object" in option.target &&
      (aims.isSubject(option.target.object) ? !aims.keepsHome() : aims.wantsEverybody),
  };
  if (yield* stage.goToInParts("declare attackers", OPPONENT, stage.state.turn.number)) {
    // The active player passes first.
    stage.pass();
    aims.attempt();
    stage.resolveAll();
    if (aims.wantsEverybody && aims.pending() && (yield* stage.goToInParts("declare blockers", OPPONENT))) {
      stage.pass();
      aims.attempt();
    }
    if (stage.state.combat && (yield* stage.goToInParts("end of combat", OPPONENT))) stage.resolveAll();
  }
  stage.intent = {};
}

/** Lets what was put off until the end of turn, or the next turn, happen. */
export function finishDelayed(stage: Stage): void {
  if (stage.state.delayedTriggers.length === 0) return;
  if (stage.state.turn.step !== "end") stage.goTo("end", stage.state.turn.active);
  stage.resolveAll();
  if (stage.state.delayedTriggers.length > 0) {
    stage.goTo("precombat main", YOU, stage.state.turn.number + 1);
    stage.resolveAll();
  }
}
