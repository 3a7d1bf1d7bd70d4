/**
 * The point of view from which words of a card are understood: whose ability it is, who "you" is, what was chosen, what happened.
 */
import type { TreeNode } from "../grammar/tree.ts";
import type { CompiledAbility } from "./cards/library.ts";
import type { EventSource, GameEvent } from "./events/event.ts";
import type { Game } from "./game.ts";
import type { Duration } from "./state.ts";
import type { AbilityRef, Mention, ObjectId, PlayerId, StackItem, Target, TargetChoice } from "./object.ts";

export interface Scope {
  game: Game;
  /** "This creature": the source of the ability. */
  source: ObjectId;
  /** "You". */
  controller: PlayerId;
  ability: CompiledAbility | null;
  /** The spell or ability on the stack, while it is being put there or resolves. */
  item: StackItem | null;
  /** The object on the stack. */
  stackObject: ObjectId | null;
  event: GameEvent | null;
  x: number | null;
  /** Targets that were chosen, by target phrase. */
  targets: readonly TargetChoice[];
  mentions: Mention[];
  /** The thing that does what the words say: "its power" is that thing's. */
  agent: Target | null;
  /** The player who is doing what the words say: "their" hand is that player's. */
  doer: PlayerId | null;
  /** The words being performed right now. */
  node: TreeNode | null;
  /** Everything that happened because of this spell or ability so far: for "this way". */
  happened: GameEvent[];
  /** What happened because of the previous clause: for "if you do", "that much", "this way". */
  outcome: Outcome;
  /** How long "until …" in front of the sentence lasts. */
  duration: Duration | null;
  /** What is destroyed by the present sentence can't be regenerated. */
  noRegeneration: boolean;
  /** Whether the last "if" was true, for "otherwise". */
  lastCondition: boolean;
  /** Whether the last coin flip was won. */
  wonFlip: boolean;
  /** For "the next 3 damage": what is left of it. */
  left: number | null;
  /** Numbers said earlier in the sentence: "that many". */
  lastAmount: number | null;
  /** The thing a filter is being asked about, for phrases such as "for each creature … it". */
  subject: Target | null;
}

export interface Outcome {
  /** Whether the last optional or conditional action was done. */
  done: boolean;
  events: GameEvent[];
}

export function scopeOf(game: Game, source: ObjectId, controller: PlayerId, ability: CompiledAbility | null): Scope {
  return {
    game,
    source,
    controller,
    ability,
    item: null,
    stackObject: null,
    event: null,
    x: null,
    targets: [],
    mentions: [],
    agent: null,
    doer: null,
    node: null,
    happened: [],
    outcome: { done: true, events: [] },
    duration: null,
    noRegeneration: false,
    lastCondition: true,
    wonFlip: false,
    left: null,
    lastAmount: null,
    subject: null,
  };
}

/**
 * A scope for a question that is asked and forgotten ("could this be activated?"): always the same object, so that asking makes no
 * garbage. Whoever asks must be done with it before the next such question.
 */
export function askingScope(
  game: Game,
  source: ObjectId,
  controller: PlayerId,
  ability: CompiledAbility | null,
): Scope {
  const scope = game.asking;
  if (!scope) {
    game.asking = scopeOf(game, source, controller, ability);
    return game.asking;
  }
  scope.source = source;
  scope.controller = controller;
  scope.ability = ability;
  scope.event = null;
  scope.x = null;
  scope.agent = null;
  scope.doer = null;
  scope.node = null;
  scope.duration = null;
  scope.lastAmount = null;
  scope.subject = null;
  if (scope.targets.length > 0) scope.targets = [];
  if (scope.mentions.length > 0) scope.mentions = [];
  if (scope.happened.length > 0) scope.happened = [];
  if (scope.outcome.events.length > 0) scope.outcome = { done: true, events: [] };
  return scope;
}

/** A scope of its own with everything that another one has, but for what is said. */
export function scopeWith(scope: Scope, changes: Partial<Scope>): Scope {
  return Object.assign(scopeOf(scope.game, scope.source, scope.controller, scope.ability), scope, changes);
}

/** The scope of a spell or ability on the stack. */
export function stackScope(game: Game, stackObject: ObjectId, ability: CompiledAbility | null): Scope {
  const object = game.state.objects[stackObject]!;
  const item = object.stack!;
  const scope = scopeOf(game, item.source ?? stackObject, object.controller, ability);
  scope.item = item;
  scope.stackObject = stackObject;
  scope.event = item.event;
  scope.x = item.x;
  scope.targets = item.targets;
  scope.mentions = [...item.mentions];
  return scope;
}

/** The words that are being performed, for the events they cause. */
export function sourceOf(scope: Scope, node: TreeNode | null = scope.node): EventSource {
  return sourceOfAbility(scope.source, scope.ability, node);
}

/** Words of an ability of an object, for the events they cause. */
export function sourceOfAbility(object: ObjectId, ability: CompiledAbility | null, node: TreeNode | null): EventSource {
  const ref: AbilityRef | null = ability?.ref ?? null;
  return { object, card: ref?.card ?? null, ability: ref?.index ?? null, span: node?.span ?? ability?.span ?? null };
}
