/**
 * Phrases that describe by what happened this turn: "cards you've discarded this turn", "creatures that died this turn". What they
 * name is found in the events, because it has changed zones since.
 */
import type { GameEvent } from "../events/event.ts";
import { happeningOf } from "../eventPatterns/matchClause.ts";
import type { Meaning, Table } from "../meaning.ts";
import type { Target } from "../object.ts";
import type { Scope } from "../scope.ts";
import { type TreeNode, child, children, maybeChild, word } from "../treeAccess.ts";
import { sameTarget } from "../view.ts";
import { fits } from "./filter.ts";

/** Causes of moves that players bring about, by the verb. */
const MOVES = new Set(["discard", "draw", "sacrifice", "mill", "play"]);

/** Verbs of "you've … this turn" that the game can look back at. */
export const LOOKED_BACK_AT = new Set([...MOVES, "cast"]);

/** Verbs after which what they tell of is somewhere else, or gone. */
const LEAVE = new Set(["die", "leave"]);

/** What a player did things to this turn, by the words "you've discarded this turn". */
export function doneThisTurn(scope: Scope, suffix: TreeNode): Target[] {
  const verb = word(child(suffix, "does"));
  const by = child(suffix, "by");
  return scope.game.state.turnEvents.flatMap((event): Target[] => {
    const object = objectOf(event, verb);
    if (object === null || !("object" in event)) return [];
    return fits(scope, by, { player: doerOf(event) }) ? [{ object }] : [];
  });
}

function objectOf(event: GameEvent, verb: string): number | null {
  if (event.kind === "cast") return verb === "cast" ? event.object : null;
  return event.kind === "move" && MOVES.has(verb) && event.cause === verb ? event.object : null;
}

function doerOf(event: GameEvent): number {
  if (event.kind === "cast") return event.player;
  return event.kind === "move" ? (event.by ?? event.from.player) : -1;
}

/** Whether a suffix looks back at what was done this turn: "you've cast this turn". */
export function looksBackAtDeeds(suffix: TreeNode): boolean {
  if (suffix.kind !== "relative" || !maybeChild(suffix, "time")) return false;
  return LOOKED_BACK_AT.has(word(maybeChild(suffix, "does") ?? suffix));
}

/** The things that a phrase can only mean because of what happened this turn; null when it says nothing of the kind. */
export function foundInEvents(scope: Scope, node: TreeNode): Target[] | null {
  if (node.suffixes === undefined) return null;
  let suffix = lookingBack.get(node);
  if (suffix === undefined) {
    suffix = children(node, "suffixes").find((one) => looksBackAtDeeds(one) || tellsOfLeaving(one)) ?? null;
    lookingBack.set(node, suffix);
  }
  if (suffix === null) return null;
  return suffix.kind === "thatDoes" ? told(scope, child(suffix, "verbs")) : doneThisTurn(scope, suffix);
}

/** The suffix of a phrase that looks back, if any; asked for all the time. */
const lookingBack = new WeakMap<TreeNode, TreeNode | null>();

function tellsOfLeaving(suffix: TreeNode): boolean {
  const verbs = suffix.kind === "thatDoes" ? maybeChild(suffix, "verbs") : null;
  return verbs !== null && LEAVE.has(verbs.kind) && verbs.tense === "past";
}

function told(scope: Scope, verbs: TreeNode): Target[] {
  const things: Target[] = [];
  for (const event of scope.game.state.turnEvents) {
    const subject = happeningOf(scope, null, verbs, event)?.subject;
    if (subject && !things.some((one) => sameTarget(one, subject))) things.push(subject);
  }
  return things;
}

/** "Put there from the battlefield this turn": how the card came to where it is. */
export function wasPutThere(scope: Scope, thing: Target, from: (zone: string, player: number) => boolean): boolean {
  return (
    "object" in thing &&
    scope.game.state.turnEvents.some(
      (event) => event.kind === "move" && event.became === thing.object && from(event.from.zone, event.from.player),
    )
  );
}

/** "The life you gained this turn": verbs that tell of amounts. */
export const amountVerbMeanings: Table<Meaning> = {
  gapVerb: {
    slots: { is: "value", tense: "value" },
    unknown: (node) => (["gainLife", "loseLife"].includes(word(node)) ? null : `"${word(node)}" is not modelled`),
  },
};
