/**
 * Everything that can happen, as data. An event goes through one pipeline (`pipeline.ts`): what stops it, what replaces it, the
 * change itself, what it triggers. Each carries the rules by which it happens and the words of the card that caused it.
 */
import type { Span } from "../../text/words.ts";
import type {
  AbilityRef,
  Color,
  ManaUnit,
  MemoryValue,
  ObjectId,
  PlayerId,
  PrintedValues,
  Target,
  ZoneName,
} from "../object.ts";
import type { StepName } from "../state.ts";

/** The words that caused an event: card definition, ability and place in the card's text. */
export interface EventSource {
  /** The object whose ability or spell it is, as it was then. */
  object: ObjectId | null;
  card: string | null;
  /** Index of the compiled ability; null for rules that need no ability. */
  ability: number | null;
  span: Span | null;
}

/** Why a card moves: the verb that moved it, which is also what triggers ask for. */
export type MoveCause =
  | "cast"
  | "resolve"
  | "play"
  | "draw"
  | "discard"
  | "mill"
  | "destroy"
  | "sacrifice"
  | "exile"
  | "return"
  | "put"
  | "counter"
  | "search"
  | "stateBased"
  | "setup";

export interface Place {
  zone: ZoneName;
  /** Whose library, hand or graveyard; elsewhere the owner. */
  player: PlayerId;
}

export interface MoveEvent {
  kind: "move";
  object: ObjectId;
  from: Place;
  to: Place;
  cause: MoveCause;
  /** Who makes the move happen. */
  by: PlayerId | null;
  /** Cards from the top for libraries; -1 is the bottom. */
  position: number;
  tapped: boolean;
  /** Under whose control it enters the battlefield or the stack. */
  controller: PlayerId;
  attachedTo: Target | null;
  counters: Record<string, number>;
  faceDown: boolean;
  transformed: boolean;
  /** Choices that come with it: "chosen color". */
  memory: Record<string, MemoryValue>;
  /** What it enters as a copy of (CR 707.5). */
  copy: PrintedValues | null;
  /** Set by the change: the new object. */
  became: ObjectId | null;
}

export type EventData =
  | MoveEvent
  | { kind: "draw"; player: PlayerId }
  | { kind: "damage"; from: ObjectId; to: Target; amount: number; combat: boolean; preventable: boolean }
  | { kind: "gainLife"; player: PlayerId; amount: number }
  | { kind: "loseLife"; player: PlayerId; amount: number }
  | { kind: "tap"; object: ObjectId; forMana: boolean }
  | { kind: "untap"; object: ObjectId }
  | { kind: "addCounters"; to: Target; counter: string; amount: number; by: PlayerId | null }
  | { kind: "removeCounters"; from: Target; counter: string; amount: number; alsoRemove?: string }
  | {
      kind: "createToken";
      controller: PlayerId;
      values: PrintedValues;
      card: string | null;
      tapped: boolean;
      attacking: boolean;
      attachedTo: Target | null;
      counters: Record<string, number>;
      became: ObjectId | null;
    }
  | { kind: "createEmblem"; player: PlayerId; abilities: AbilityRef[]; became: ObjectId | null }
  | { kind: "destroy"; object: ObjectId; regenerable: boolean }
  | { kind: "cast"; object: ObjectId; player: PlayerId }
  | { kind: "activate"; object: ObjectId; from: ObjectId; player: PlayerId; manaAbility: boolean }
  | { kind: "triggered"; object: ObjectId; from: ObjectId; player: PlayerId }
  | { kind: "becomesTarget"; target: Target; by: ObjectId; player: PlayerId }
  | { kind: "counterSpell"; object: ObjectId; by: PlayerId | null }
  | { kind: "resolved"; object: ObjectId }
  | { kind: "addMana"; player: PlayerId; mana: ManaUnit[]; from: ObjectId | null }
  | { kind: "attach"; object: ObjectId; to: Target }
  | { kind: "unattach"; object: ObjectId; from: Target }
  | { kind: "attack"; attacker: ObjectId; defender: Target }
  | { kind: "attackWith"; player: PlayerId; attackers: ObjectId[]; defenders: Target[] }
  | { kind: "block"; blocker: ObjectId; attacker: ObjectId }
  | { kind: "becomesBlocked"; attacker: ObjectId; blockers: ObjectId[] }
  | { kind: "unblocked"; attacker: ObjectId }
  | { kind: "stepBegins"; step: StepName; player: PlayerId }
  | { kind: "turnBegins"; player: PlayerId; turn: number }
  | { kind: "shuffle"; player: PlayerId }
  | { kind: "search"; player: PlayerId; zone: ZoneName; of: PlayerId }
  | { kind: "reveal"; objects: ObjectId[]; player: PlayerId }
  | {
      kind: "look";
      objects: ObjectId[];
      player: PlayerId;
      verb: "scry" | "surveil" | "look" | "fateseal";
      amount: number;
    }
  | { kind: "effectBegins"; objects: ObjectId[]; effect: number; text: string }
  | { kind: "ruleBegins"; effect: number; text: string }
  | { kind: "delayedTrigger"; id: number }
  | { kind: "changeControl"; object: ObjectId; to: PlayerId }
  | { kind: "transform"; object: ObjectId; face: number }
  | { kind: "dayNight"; to: "day" | "night" }
  | { kind: "unlock"; object: ObjectId; face: number; player: PlayerId }
  | { kind: "turnFaceUp"; object: ObjectId }
  | { kind: "keywordAction"; verb: string; player: PlayerId | null; objects: ObjectId[]; amount: number }
  | { kind: "setMemory"; object: ObjectId; name: string; value: string | number | boolean | Target[] }
  | { kind: "chooses"; player: PlayerId; what: string; value: string }
  | { kind: "removeFromCombat"; object: ObjectId }
  | { kind: "heal"; object: ObjectId }
  | { kind: "ceaseToExist"; object: ObjectId }
  | { kind: "loseGame"; player: PlayerId; reason: string }
  | { kind: "winGame"; player: PlayerId }
  | { kind: "extraTurn"; player: PlayerId }
  | { kind: "extraPhases"; player: PlayerId; steps: StepName[] }
  | { kind: "becomesColor"; object: ObjectId; colors: Color[] }
  | { kind: "nothing"; why: string };

export type EventKind = EventData["kind"];

/** What every event carries besides what happens. */
export interface EventCommon {
  /** Rules by which it happens, most specific first. */
  rules: string[];
  source: EventSource | null;
  /** Replacement effects that have been applied to it; each applies once (CR 614.5). */
  replacedBy: string[];
}

export type GameEvent = EventData & EventCommon;
export type EventOf<Kind extends EventKind> = Extract<EventData, { kind: Kind }> & EventCommon;
