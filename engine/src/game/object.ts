/**
 * Objects, zones and what a spell or ability on the stack carries: the nouns of the game as plain data (CR 109, 400).
 */
import type { EventSource, GameEvent } from "./events/event.ts";

/** Index into `GameState.players`. */
export type PlayerId = number;
/** Names one object for as long as it is that object; a zone change makes a new one (CR 400.7). */
export type ObjectId = number;

/** Something that can be targeted, dealt damage, attacked or enchanted. */
export type Target = { object: ObjectId } | { player: PlayerId };

export type ZoneName = "library" | "hand" | "battlefield" | "graveyard" | "stack" | "exile" | "command";
export type Color = "W" | "U" | "B" | "R" | "G";
export type ManaType = Color | "C";

/** One mana in a pool (CR 106.4). */
export interface ManaUnit {
  type: ManaType;
  /** Produced by a snow source, so that it pays {S} (CR 107.4h). */
  snow: boolean;
  /** Where words limit what it may be spent on (CR 106.6): the ability that made it, and its source. */
  limit?: { ability: AbilityRef; source: ObjectId };
}

/** Names a compiled ability: the card definition it is written on and its place there. */
export interface AbilityRef {
  card: string;
  index: number;
}

/** What a card, token or copy says about itself before any effect (CR 109.3, 707.2). */
export interface PrintedValues {
  name: string;
  /** "{1}{R}"; null means no mana cost, which is not the same as {0} (CR 202.1b). */
  manaCost: string | null;
  colors: Color[];
  supertypes: string[];
  types: string[];
  subtypes: string[];
  /** Null when the object has no power; a `*` counts 0 until its ability says otherwise (CR 208.2a). */
  power: number | null;
  toughness: number | null;
  loyalty: number | null;
  defense: number | null;
  abilities: AbilityRef[];
}

/** What a player chose for one target phrase of a spell or ability. */
export interface TargetChoice {
  /** Which target phrase of the ability, in reading order. */
  phrase: number;
  chosen: Target[];
  /** For divided effects: the share of each chosen target (CR 601.2d). */
  division: number[] | null;
}

/** A thing that was mentioned: later words such as "it" or "that player" may mean it. */
export interface Mention {
  what: Target[];
  /** Was it said in the plural. */
  plural: boolean;
  /** What was done to it, as a participle: "sacrificed", "exiled", for "the exiled card"; or "self", "event". */
  how: string | null;
}

/** What was done to pay for a spell or ability; later parts refer to it ("the sacrificed creature", "if it was kicked"). */
export interface PaidCosts {
  /** Names of optional costs that were paid, with how often: kicker, buyback … */
  optional: Record<string, number>;
  /** Objects that paid a cost, by the verb that used them: "sacrifice" → the sacrificed objects. */
  objects: Record<string, ObjectId[]>;
  /** The mana spent. */
  mana: ManaUnit[];
}

/** The part of a stack object that an ordinary object does not have (CR 113.7, 601, 602, 603). */
export interface StackItem {
  /** Null for a spell; else the ability that was activated or has triggered. */
  ability: AbilityRef | null;
  /** The object whose ability it is. Its last known information is used once it is gone (CR 113.7a). */
  source: ObjectId | null;
  targets: TargetChoice[];
  /** Indices of the chosen modes, in printed order (CR 700.2). */
  modes: number[];
  x: number | null;
  paid: PaidCosts;
  /** For triggered abilities: the event it waited for. */
  event: GameEvent | null;
  /** How it was cast or activated: "normal", "flashback", … decides where the card goes and what it cost. */
  method: string;
  /** What words such as "it" or "that player" can mean from the start: the event's things, those of a delayed trigger. */
  mentions: Mention[];
  /** Whether anyone was chosen as target at all; a spell without targets cannot lose them (CR 608.2b). */
  targeted: boolean;
  /** The keyword's meaning stands for the words of the card: where the ability came from. */
  origin: EventSource | null;
}

export interface GameObject {
  id: ObjectId;
  kind: "card" | "token" | "spellCopy" | "ability" | "emblem";
  /** Card definition; null for tokens and abilities. */
  card: string | null;
  face: number;
  /** Own values of a token or a copy; null: the card's. */
  printed: PrintedValues | null;
  owner: PlayerId;
  /** Who controls it before control-changing effects. */
  controller: PlayerId;
  zone: ZoneName;
  tapped: boolean;
  faceDown: boolean;
  phasedOut: boolean;
  counters: Record<string, number>;
  damage: number;
  /** Dealt damage by a source with deathtouch since the last state-based check (CR 704.5h). */
  deathtouched: boolean;
  attachedTo: Target | null;
  timestamp: number;
  /** Turn number since whose start its controller has controlled it continuously (CR 302.6); -1: since before this turn. */
  sickSince: number;
  /** Turn number in which it came under its controller's control; -1: before the game that is played. */
  controlledSince: number;
  /** Loyalty abilities activated this turn (CR 606.3). */
  loyaltyUses: number;
  /** Times an ability was used this turn, by ability index: "activate only once each turn". */
  uses: Record<string, number>;
  /** Facts that stick to the object: "chosen color", "exiled with", "monstrous", "regeneration" … */
  memory: Record<string, MemoryValue>;
  stack: StackItem | null;
  /** The object it was before its last zone change. */
  previous: ObjectId | null;
}

/** Whether there is any counter on an object. */
export function hasCounters({ counters }: GameObject): boolean {
  for (const _ in counters) return true;
  return false;
}

export type MemoryValue = string | number | boolean | Target[];

/**
 * An object with nothing special about it but what is said. All objects are made here, and the parts of spells and abilities below:
 * what is read all the time should look the same to the machine, whoever made it.
 */
export function objectWith(some: Partial<GameObject>): GameObject {
  return {
    id: some.id ?? 0,
    kind: some.kind ?? "card",
    card: some.card ?? null,
    face: some.face ?? 0,
    printed: some.printed ?? null,
    owner: some.owner ?? 0,
    controller: some.controller ?? 0,
    zone: some.zone ?? "library",
    tapped: some.tapped ?? false,
    faceDown: some.faceDown ?? false,
    phasedOut: some.phasedOut ?? false,
    counters: some.counters ?? {},
    damage: some.damage ?? 0,
    deathtouched: some.deathtouched ?? false,
    attachedTo: some.attachedTo ?? null,
    timestamp: some.timestamp ?? 0,
    sickSince: some.sickSince ?? -1,
    controlledSince: some.controlledSince ?? -1,
    loyaltyUses: some.loyaltyUses ?? 0,
    uses: some.uses ?? {},
    memory: some.memory ?? {},
    stack: some.stack ?? null,
    previous: some.previous ?? null,
  };
}

/** The part of a stack object for which nothing has been chosen yet but what is said. */
export function itemWith(some: Partial<StackItem>): StackItem {
  return {
    ability: some.ability ?? null,
    source: some.source ?? null,
    targets: some.targets ?? [],
    modes: some.modes ?? [],
    x: some.x ?? null,
    paid: some.paid ?? { optional: {}, objects: {}, mana: [] },
    event: some.event ?? null,
    method: some.method ?? "normal",
    mentions: some.mentions ?? [],
    targeted: some.targeted ?? false,
    origin: some.origin ?? null,
  };
}
