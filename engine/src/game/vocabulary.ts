/**
 * What the game knows how to do with the words of cards: one table a role, keyed by the kind of tree node. A node whose kind is in
 * no table of its role, or that has a slot its entry does not name, is "not modelled": it is listed, never skipped in silence.
 */
import type { TreeNode } from "../grammar/tree.ts";
import type { CompiledAbility } from "./cards/library.ts";
import type { EventData, EventKind, GameEvent } from "./events/event.ts";
import type { Game } from "./game.ts";
import type { GameObject, ManaType, ObjectId, PlayerId, Target, ZoneName } from "./object.ts";
import type { Scope } from "./scope.ts";
import type { Purpose } from "./stack/limitedMana.ts";
import type { Duration, Modification } from "./state.ts";

/** How a static sentence changes characteristics (CR 613). */
export interface ContinuousPart {
  kind: "continuous";
  /** Layers it has something to do in. */
  layers: Modification["layer"][];
  characteristicDefining: boolean;
  /** Zones whose objects it can reach. */
  reaches: ZoneName[];
  /** Aspects of the state it looks at (see `aspects.ts`). */
  reads: number;
  /** Whether the conditions of the sentence hold ("as long as …"). */
  holds(scope: Scope): boolean;
  /** The only objects it can affect, where that is known at once (itself, what it is attached to); else null. */
  only?(scope: Scope): ObjectId[] | null;
  /** Whether it affects an object while they do. */
  affects(scope: Scope, object: ObjectId): boolean;
  modifications(scope: Scope, object: ObjectId): Modification[];
}

/** Replacement and prevention effects (CR 614, 615). */
export interface ReplacementPart {
  kind: "replacement";
  on: EventKind[];
  prevention: boolean;
  rule: string;
  applies(scope: Scope, event: GameEvent): boolean;
  /** What happens instead; an empty list means nothing does. Null: the player declined an optional one. */
  replace(scope: Scope, event: GameEvent): EventData[] | null;
  /** How much of "the next 3" an event uses up; 1 unless given. */
  uses?(event: GameEvent): number;
}

/** Something a rule of a card forbids or demands; `about` names what is asked: "attack", "block", "cast", "target", … */
export interface RestrictionPart {
  kind: "restriction";
  about: string;
  rule: string;
  /** Whether it forbids the attempt. */
  forbids(scope: Scope, attempt: Attempt): boolean;
}

/** Something that may be done although the rules do not allow it by themselves, or must be done. */
export interface PermissionPart {
  kind: "permission";
  about: string;
  allows(scope: Scope, attempt: Attempt): boolean;
  /** It costs nothing. */
  free?: boolean;
  /** For permissions with a number ("one additional land"). */
  amount?(scope: Scope): number;
}

/** Changes what a spell or ability costs (CR 601.2f, 118.7). */
export interface CostPart {
  kind: "cost";
  applies(scope: Scope, attempt: Attempt): boolean;
  /** Positive: generic mana more; negative: less. */
  generic(scope: Scope, attempt: Attempt): number;
  /** Coloured mana that it costs more or less. */
  colored?(scope: Scope, attempt: Attempt): readonly ManaType[];
  more?: boolean;
  /** Further cost nodes, "as an additional cost". */
  additional: TreeNode[];
}

/** "You may … rather than pay this spell's mana cost" (CR 118.9). */
export interface AlternativePart {
  kind: "alternative";
  applies(scope: Scope): boolean;
  costs: TreeNode[];
}

export type StaticPart =
  | ContinuousPart
  | ReplacementPart
  | RestrictionPart
  | PermissionPart
  | CostPart
  | AlternativePart;

/** Something a player or object is about to do, for restrictions and permissions. */
export interface Attempt {
  object: ObjectId | null;
  player: PlayerId;
  other: Target | null;
  /** Ability or method by which it is done. */
  method?: string;
  ability?: CompiledAbility;
}

/** What a trigger waits for (CR 603.2). */
export interface TriggerPattern {
  on: EventKind[];
  matches(scope: Scope, event: GameEvent): boolean;
  /** It looks at the game before the event: leaves-the-battlefield and the like (CR 603.10). */
  looksBack: boolean;
}

/** How a compiled ability plays; made once, from its tree. */
export interface Vocabulary {
  /** Performs the sentences of a spell or ability (CR 608.2c). `modes` are the chosen ones. */
  perform(scope: Scope, ability: CompiledAbility): void;
  /** The same for a mana ability whose mana has been made already: everything else it does. */
  performWithoutMana(scope: Scope, ability: CompiledAbility): void;
  /** The target phrases of an ability, in reading order; with modes only those of the chosen ones. */
  targetPhrases(scope: Scope, ability: CompiledAbility, modes: readonly number[] | null): readonly TargetPhrase[];
  /** Whether it is modal and what may be chosen (CR 700.2). */
  modes(scope: Scope, ability: CompiledAbility): ModeChoice | null;
  statics(ability: CompiledAbility): StaticPart[];
  /** The same for a sentence that a spell or ability puts into force for a while. */
  timedStatics(ability: CompiledAbility, node: TreeNode): StaticPart[];
  trigger(ability: CompiledAbility): TriggerPattern | null;
  /** Whether the condition of "for as long as …" is still true. */
  stillTrue(game: Game, duration: Extract<Duration, { kind: "whileTrue" }>): boolean;
  /** What an activated ability says about its own costs (CR 118.7); null: nothing. */
  ownCostChanges(ability: CompiledAbility): readonly CostPart[] | null;
  /** The "if" clause between event and effect (CR 603.4). */
  interveningIf(scope: Scope, ability: CompiledAbility): boolean;
  /** Whether "this ability triggers only …" lets it trigger now. */
  mayTrigger(scope: Scope, ability: CompiledAbility): boolean;
  /** The costs before the colon, or those a spell asks for besides its mana cost. */
  costs(ability: CompiledAbility): TreeNode[];
  cost(node: TreeNode): CostMeaning;
  /** The ways a player may cast a card from where it is, besides the plain one from the hand (CR 601.3, 118.9, 702.34 …). */
  castMethods(game: Game, object: ObjectId, player: PlayerId): readonly CastMethod[];
  /** Costs that may be paid in addition as it is cast: kicker and its like (CR 118.8, 601.2b). */
  optionalCosts(game: Game, object: ObjectId): OptionalCost[];
  /** Where the card of a spell goes that leaves the stack, if not to the graveyard (flashback: exile). @param resolves it resolves, and is no permanent */
  destinationAfter(spell: GameObject, resolves: boolean): ZoneName;
  /** For {X} that stands only in costs other than mana: asks for it; null when there is none. */
  chooseCostX(scope: Scope, ability: CompiledAbility): number | null;
  /** The different lots of mana a mana ability can make now; empty lots are left out. */
  manaOutputs(scope: Scope, ability: CompiledAbility): readonly (readonly ManaType[])[];
  /** The words that limit what the mana of an ability may be spent on; null: on anything (CR 106.6). */
  spendingLimit(ability: CompiledAbility): TreeNode | null;
  /** Whether mana with such words may be spent on something. */
  maySpend(scope: Scope, limit: TreeNode, purpose: Purpose): boolean;
  /** Whether those lots are always the same. */
  hasFixedMana(ability: CompiledAbility): boolean;
  /** Whether an object has a quality such as "red", "artifacts", "multicolored" (protection, hexproof from). */
  hasQuality(scope: Scope, quality: TreeNode, object: ObjectId): boolean;
  /** The greatest chapter number of a Saga's abilities; 0 when it has none (CR 714.2d). */
  finalChapter(game: Game, saga: ObjectId): number;
  /** Whether an Aura or Equipment may be attached to a thing: its enchant ability, "equip" restrictions (CR 303.4, 301.5). */
  mayBeAttached(game: Game, attachment: ObjectId, to: Target): boolean;
  /** Whether a card says that the creature assigns combat damage equal to its toughness. */
  assignsByToughness(game: Game, creature: ObjectId): boolean;
  /** When it may be activated besides "any time its controller has priority" (CR 602.5). Null: fine. */
  timingProblem(scope: Scope, ability: CompiledAbility): { rule: string; why: string } | null;
}

/** One way to cast a card. */
export interface CastMethod {
  /** "normal", "flashback", … */
  method: string;
  /** It is cast face down (CR 708.4). */
  faceDown?: boolean;
  /** The name of the cost it pays, for later words ("if its evoke cost was paid"). */
  pays?: string;
  face: number;
  /** Mana symbols to pay; null: none can be paid, so that it can't be cast this way (CR 118.6). */
  manaCost: string | null;
  /** Further costs of this method. */
  costs: TreeNode[];
  rule: string;
  /** Castable whenever an instant is. */
  flash: boolean;
}

export interface OptionalCost {
  /** What later words call it: "kicked", "buyback". */
  name: string;
  costs: TreeNode[];
  /** May be paid any number of times (multikicker, CR 702.33c). */
  repeatable: boolean;
  rule: string;
}

export interface ModeChoice {
  min: number;
  max: number;
  /** The same mode may be chosen more than once. */
  repeatable: boolean;
  labels: string[];
}

export interface TargetPhrase {
  /** Number of the phrase in the ability, over all modes. */
  index: number;
  node: TreeNode;
  min: number;
  max: number;
  /** Whether a thing may be a target of it (CR 115). */
  legal(scope: Scope, target: Target): boolean;
  /** All things that could be, in a steady order. */
  candidates(scope: Scope): Target[];
  /** Whether among the things that are looked at for that there is one that passes a test. */
  someOf(scope: Scope, test: (target: Target) => boolean): boolean;
  /** Must differ from the targets of these earlier phrases ("another target"). */
  differsFrom: number[];
  /** For divided effects: how much is divided (CR 601.2d). */
  divides(scope: Scope): number | null;
  /** "harm" or "help": what the effect does to it, for policies. */
  hint: string;
}

/** How one cost can be paid (CR 118). Mana is paid by the payment solver, all else here. */
export interface CostMeaning {
  /** Mana it asks for, as symbols. */
  mana: string | null;
  /** Taps or untaps the source: that object cannot make mana for the same payment. */
  tapsSource: boolean;
  /** Why it cannot be paid now; null when it can. */
  problem(scope: Scope): { rule: string; why: string } | null;
  pay(scope: Scope): void;
  /** Is it a change of loyalty counters. */
  loyalty: boolean;
}
