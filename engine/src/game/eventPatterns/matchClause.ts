/**
 * Does an event fit a clause such as "another creature you control dies"?
 */
import type { GameEvent } from "../events/event.ts";
import type { Target } from "../object.ts";
import { isTrue } from "../conditions/test.ts";
import { type Scope, scopeWith } from "../scope.ts";
import { ownersOf } from "../selectors/possessives.ts";
import { fits } from "../selectors/filter.ts";
import { isNth } from "../selectors/objectPhrases.ts";
import { type TreeNode, child, children, maybeChild, word } from "../treeAccess.ts";
import { sameTarget } from "../view.ts";
import { eventVerbMeanings } from "./eventVerbs.ts";
import type { EventVerbMeaning, Happening } from "./happening.ts";
import { isNode } from "../../grammar/tree.ts";

/** The verbs of a verb phrase: one, or those of a list joined by "or" ("attacks or blocks"). */
export function verbsIn(verbs: TreeNode): TreeNode[] {
  if (verbs.kind === "verbsOr" || verbs.kind === "verbsAndOr") return children(verbs, "items").flatMap(verbsIn);
  if (verbs.kind === "be") {
    const complement = maybeChild(verbs, "complement");
    const inner = complement && maybeChild(complement, "verb");
    if (complement?.kind === "being" && inner) return [{ ...inner, voice: "passive" }];
    if (complement?.kind === "isMoved") return [{ ...complement, kind: "put", voice: "passive" }];
  }
  return [verbs];
}

export function eventVerbOf(verb: TreeNode): EventVerbMeaning | null {
  return Object.hasOwn(eventVerbMeanings, verb.kind) ? eventVerbMeanings[verb.kind]! : null;
}

/** @param subject a noun phrase, or the thing itself; null: anyone ("a creature is destroyed" has no doer) */
export function fitsClause(
  scope: Scope,
  subject: TreeNode | Target | null,
  verbs: TreeNode,
  event: GameEvent,
): boolean {
  return happeningOf(scope, subject, verbs, event) !== null;
}

interface Teller {
  verb: TreeNode;
  meaning: EventVerbMeaning | null;
}

const tellers = new WeakMap<TreeNode, Teller[]>();

/** The verbs of a verb phrase with what they mean. */
function tellersOf(verbs: TreeNode): readonly Teller[] {
  let list = tellers.get(verbs);
  if (!list) {
    list = verbsIn(verbs).map((verb) => ({ verb, meaning: eventVerbOf(verb) }));
    tellers.set(verbs, list);
  }
  return list;
}

/** The event as told by the clause; null when it is something else. */
export function happeningOf(
  scope: Scope,
  subject: TreeNode | Target | null,
  verbs: TreeNode,
  event: GameEvent,
  tails: readonly TreeNode[] = [],
): Happening | null {
  if (tails.length === 0) return tellEvent(scope, subject, verbs, event);
  if (tails.some(saysAlone) && !isAlone(scope, event)) return null;
  const told = tellEvent(scope, subject, verbs, event);
  return told && tails.every((tail) => tailFits(scope, tail, told, subject, verbs, event)) ? told : null;
}

/** "For the first time each turn", "while you control a Goblin". */
function tailFits(
  scope: Scope,
  tail: TreeNode,
  told: Happening,
  subject: TreeNode | Target | null,
  verbs: TreeNode,
  event: GameEvent,
): boolean {
  if (tail.kind === "whileTail") return isTrue(scopeWith(scope, { agent: told.subject }), child(tail, "clause"));
  if (tail.kind !== "forTheFirst") return true;
  const of = maybeChild(maybeChild(tail, "phase") ?? tail, "of");
  const { turn, turnEvents } = scope.game.state;
  if (of && !ownersOf(scope, of).some((owner) => "player" in owner && owner.player === turn.active)) return false;
  for (const earlier of turnEvents) {
    if (earlier === event) return true;
    if (tellEvent(scope, subject, verbs, earlier)) return false;
  }
  return true;
}

function tellEvent(
  scope: Scope,
  subject: TreeNode | Target | null,
  verbs: TreeNode,
  event: GameEvent,
): Happening | null {
  for (const { verb, meaning } of tellersOf(verbs)) {
    if (!meaning?.on.includes(event.kind)) continue;
    const happening = meaning.tell(scope, event, verb);
    if (!happening) continue;
    const told = verb.voice === "passive" ? passive(happening, meaning.passiveSlot ?? "what") : happening;
    if (subject !== null && !subjectFits(scope, subject, told.subject)) continue;
    if (objectsFit(scope, meaning, verb, told) && countFits(scope, verb)) return told;
  }
  return null;
}

/** In the passive what it is done to stands first. */
function passive(happening: Happening, slot: string): Happening {
  const done = happening.objects[slot] ?? null;
  const subject = isList(done) ? (done[0] ?? null) : done;
  const by = happening.objects.by ?? happening.subject;
  return { ...happening, subject, objects: { ...happening.objects, by } };
}

function isList(value: Target | readonly Target[] | null): value is readonly Target[] {
  return Array.isArray(value);
}

function subjectFits(scope: Scope, subject: TreeNode | Target, thing: Target | null): boolean {
  if (thing === null) return false;
  return isNode(subject) ? fits(scope, subject, thing) : sameTarget(subject as Target, thing);
}

function objectsFit(scope: Scope, meaning: EventVerbMeaning, verb: TreeNode, told: Happening): boolean {
  for (const slot of Object.keys(told.objects)) {
    if (meaning.slots?.[slot] !== "np") continue;
    const phrase = maybeChild(verb, slot);
    const thing = told.objects[slot];
    if (!phrase || thing === undefined) continue;
    if (thing === null) return false;
    const list: readonly Target[] = isList(thing) ? thing : [thing];
    if (!list.some((one) => fits(scope, phrase, one))) return false;
  }
  return true;
}

function saysAlone(tail: TreeNode): boolean {
  return tail.kind === "way" && word(maybeChild(tail, "way") ?? tail) === "alone";
}

/** "Attacks alone": no other creature attacks (CR 506.5). */
function isAlone(scope: Scope, event: GameEvent): boolean {
  return event.kind === "attack" && scope.game.state.combat?.attacks.length === 1;
}

/** "Draws their second card each turn": drawn cards are counted, not compared. */
function countFits(scope: Scope, verb: TreeNode): boolean {
  if (verb.kind !== "draw") return true;
  const determiner = maybeChild(maybeChild(verb, "cards") ?? verb, "determiner");
  const ordinal = determiner && maybeChild(determiner, "ordinal");
  return ordinal ? isNth(scope, ordinal, null) : true;
}
