/**
 * The game is a value: everything a game of Magic remembers, as plain data that survives JSON. No function, class or shared
 * reference lives in it. Abilities are named by (card definition, ability index) and looked up in the card library.
 *
 * "Absent" is `null` throughout the state, so that a state and its JSON are the same thing.
 */
import type { EventSource, GameEvent } from "./events/event.ts";
import type { LastKnown } from "./characteristics.ts";
import type {
  AbilityRef,
  Color,
  GameObject,
  ManaUnit,
  MemoryValue,
  Mention,
  ObjectId,
  PlayerId,
  PrintedValues,
  Target,
  TargetChoice,
} from "./object.ts";

export interface Player {
  id: PlayerId;
  name: string;
  life: number;
  counters: Record<string, number>;
  pool: ManaUnit[];
  library: ObjectId[];
  hand: ObjectId[];
  graveyard: ObjectId[];
  /** Null while in the game; else the rule by which the player lost or the word "won". */
  out: string | null;
  landsPlayed: number;
  /** Tried to draw from an empty library (CR 704.5b). */
  drewFromEmpty: boolean;
  memory: Record<string, MemoryValue>;
}

export type StepName =
  | "untap"
  | "upkeep"
  | "draw"
  | "precombat main"
  | "beginning of combat"
  | "declare attackers"
  | "declare blockers"
  | "first-strike damage"
  | "combat damage"
  | "end of combat"
  | "postcombat main"
  | "end"
  | "cleanup";

export interface Turn {
  number: number;
  active: PlayerId;
  /** Whose turn it was last by turn order; extra turns change nothing about who comes next (CR 500.7). */
  inOrder: PlayerId;
  step: StepName;
  /** Who has priority; null while nobody may act. */
  priority: PlayerId | null;
  /** How many players in a row have passed. */
  passes: number;
}

export interface Attack {
  attacker: ObjectId;
  defender: Target;
  blockers: ObjectId[];
  /** Stays true when the blockers are gone (CR 509.1h). */
  blocked: boolean;
}

export interface Combat {
  attacks: Attack[];
  /** Creatures that dealt damage in the first-strike step (CR 510.4). */
  struckFirst: ObjectId[];
}

/** A triggered ability that waits to be put on the stack (CR 603.3). */
export interface PendingTrigger {
  ability: AbilityRef;
  source: ObjectId;
  controller: PlayerId;
  event: GameEvent;
  mentions: Mention[];
}

/** A trigger made by an effect: "at the beginning of the next end step, …" (CR 603.7). */
export interface DelayedTrigger {
  id: number;
  ability: AbilityRef;
  source: ObjectId;
  controller: PlayerId;
  mentions: Mention[];
  x: number | null;
  until: Duration | null;
}

/** How long an effect lasts (CR 611.2). */
export type Duration =
  | { kind: "endOfTurn"; turn: number }
  | { kind: "untilYourNextTurn"; player: PlayerId; turn: number }
  | { kind: "endOfCombat"; turn: number }
  | { kind: "endOfYourNextTurn"; player: PlayerId; turn: number }
  | { kind: "whileSourceOnBattlefield"; source: ObjectId }
  | { kind: "whileTapped"; source: ObjectId }
  /** "For as long as …": the words that have to stay true. */
  | ({ kind: "whileTrue" } & WordsInForce)
  | { kind: "forever" };

/** A change to characteristics, already evaluated (CR 613). */
export type Modification =
  | { layer: "copy"; values: PrintedValues }
  | { layer: "control"; controller: PlayerId }
  | { layer: "types"; set: boolean; supertypes: string[]; types: string[]; subtypes: string[]; remove: string[] }
  | { layer: "colors"; set: boolean; colors: Color[] }
  | { layer: "abilities"; add: AbilityRef[]; remove: string[]; removeAll: boolean }
  | { layer: "name"; name: string }
  | { layer: "setPowerToughness"; power: number | null; toughness: number | null }
  | { layer: "changePowerToughness"; power: number; toughness: number }
  | { layer: "switchPowerToughness" };

/** A continuous effect from a resolved spell or ability (CR 611.2). */
export interface ContinuousEffect {
  id: number;
  timestamp: number;
  /** Locked in as the effect began (CR 611.2c). */
  objects: ObjectId[];
  modifications: Modification[];
  duration: Duration;
  origin: EventSource | null;
}

/** Words of an ability that go on to matter after it has resolved, and what they speak of. */
export interface WordsInForce {
  ability: AbilityRef;
  /** Which part of the ability, by its path in the tree: slot names and indices. */
  path: (string | number)[];
  source: ObjectId;
  controller: PlayerId;
  mentions: Mention[];
  targets: TargetChoice[];
  x: number | null;
}

/** A static sentence put into force by a resolved spell or ability: restrictions, permissions, replacement (CR 611.2, 614). */
export interface TimedRule extends WordsInForce {
  id: number;
  duration: Duration;
  /** For "the next time", "prevent the next 3 damage": what is left; null means no limit. */
  left: number | null;
}

/** What the machine does next; the last one of the agenda is the next one. Where a game stands is data. */
export type Task =
  | { kind: "nextTurn" }
  | { kind: "step"; step: StepName }
  | { kind: "endStep"; step: StepName }
  | { kind: "settle" }
  | { kind: "priority"; player: PlayerId }
  | { kind: "act"; player: PlayerId; action: Action }
  | { kind: "resolveTop" }
  | { kind: "cleanupAgain" };

/** What a player with priority may do (CR 117.1). */
export type Action =
  | { kind: "pass" }
  | { kind: "playLand"; object: ObjectId }
  | { kind: "cast"; object: ObjectId; face: number; method: string }
  | { kind: "activate"; object: ObjectId; ability: AbilityRef }
  | { kind: "turnFaceUp"; object: ObjectId }
  | { kind: "unlock"; object: ObjectId; face: number };

/** One decision that was taken, in order: with the seed it replays the game exactly. */
export interface JournalEntry {
  player: PlayerId;
  choice: string;
  answer: number[];
}

export interface GameState {
  edition: string;
  /** Random state, one unsigned 32-bit number. */
  random: number;
  nextId: number;
  nextTimestamp: number;
  players: Player[];
  objects: Record<ObjectId, GameObject>;
  battlefield: ObjectId[];
  stack: ObjectId[];
  exile: ObjectId[];
  command: ObjectId[];
  turn: Turn;
  combat: Combat | null;
  agenda: Task[];
  /** Answers given so far to the choices of the task at the end of the agenda. */
  answers: number[][];
  pendingTriggers: PendingTrigger[];
  delayedTriggers: DelayedTrigger[];
  continuousEffects: ContinuousEffect[];
  timedRules: TimedRule[];
  extraTurns: PlayerId[];
  /** What happened this turn, for "this turn" conditions. */
  turnEvents: GameEvent[];
  /** The same of the turn before, for "last turn". */
  lastTurnEvents: GameEvent[];
  /** Whether it is day or night; null while it is neither (CR 730.1). */
  dayNight: "day" | "night" | null;
  /** Objects that changed zones: what they last looked like and which object they became (CR 113.7a, 400.7, 608.2h). */
  lastKnown: Record<ObjectId, LastKnown>;
  journal: JournalEntry[];
  over: boolean;
}

/** A fresh state with players at the given life and nothing else. */
export function emptyState(options: { players: string[]; life?: number; random: number; edition?: string }): GameState {
  return {
    edition: options.edition ?? "2025-09-19",
    random: options.random,
    nextId: 1,
    nextTimestamp: 1,
    players: options.players.map((name, id) => ({
      id,
      name,
      life: options.life ?? 20,
      counters: {},
      pool: [],
      library: [],
      hand: [],
      graveyard: [],
      out: null,
      landsPlayed: 0,
      drewFromEmpty: false,
      memory: {},
    })),
    objects: {},
    battlefield: [],
    stack: [],
    exile: [],
    command: [],
    turn: { number: 0, active: 0, inOrder: 0, step: "cleanup", priority: null, passes: 0 },
    combat: null,
    agenda: [{ kind: "nextTurn" }],
    answers: [],
    pendingTriggers: [],
    delayedTriggers: [],
    continuousEffects: [],
    timedRules: [],
    extraTurns: [],
    turnEvents: [],
    lastTurnEvents: [],
    dayNight: null,
    lastKnown: {},
    journal: [],
    over: false,
  };
}
