/** What a pronoun can stand for, from where it stands; and what a thing has become by what was done to it. */
import { isNode, type TreeNode } from "../../grammar/tree.ts";
import { Thing } from "../sorts/index.ts";
import { needOfPossessor, needOfSlot, isPlayersOwn, OBJECTS, verbKind } from "./needs.ts";
import { Beside, type PhraseSense } from "./phrases.ts";
import type { Place } from "./place.ts";

/** Whether a place names where something is taken from: "choose a card from it". */
export function isTakenFrom({ parent, slot, verb }: Place): boolean {
  if (/^(?:fromAmong|inZone|fromIt|from)/.test(parent?.kind ?? "")) return true;
  return slot === "from" && verb !== undefined && !/^(?:remove|unattach|move)/.test(verb.kind);
}

/** Bits of what "it" (or "they", if plural) can stand for in this place. */
export function needOfPronoun(plural: boolean, place: Place): number {
  if (isTakenFrom(place) && !plural) return Beside.zone;
  const { parent, verb } = place;
  const isOwner = /^(?:not)?(?:[cC]ontrolled|[oO]wned)/.test(parent?.kind ?? "");
  // "All of them" stands where "them" would stand.
  const isArgument = place.direct || parent?.kind === "partOf";
  const need = isOwner ? Thing.player : verb && isArgument ? needOfSlot(verb, place.slot) : OBJECTS | Thing.player;
  return plural ? need : need & ~Thing.player;
}

/** Bits of what "its" (or "their", if plural) can stand for before what is owned. */
export function needOfOwner(plural: boolean, owner: TreeNode): number {
  if (plural) return isPlayersOwn(owner) || owner.kind === "possessed" ? Thing.player : beforeOwned(owner);
  return beforeOwned(owner) & ~Thing.player;
}

function beforeOwned(owner: TreeNode): number {
  return needOfPossessor(owner) & (OBJECTS | Thing.player);
}

/** What is meant once a verb was done to it: a card put onto the battlefield is a permanent, one that is cast is a spell. */
export function senseAfter(verb: TreeNode | undefined, slot: string, sense: PhraseSense): PhraseSense {
  if (!verb || slot !== "what" || (sense.things & OBJECTS) === 0) return sense;
  const kind = verbKind(verb);
  if (kind === "cast" || kind === "play") {
    if (sense.things & Thing.spell) return sense;
    return { ...sense, things: sense.things | Thing.spell, heads: new Set([...sense.heads, "spell"]) };
  }
  const moves = kind === "put" || kind === "return" || kind === "manifest" || kind === "cloak";
  if (!moves || !endsOnBattlefield(verb)) return sense;
  return { ...sense, things: sense.things | Thing.permanent };
}

function endsOnBattlefield(verb: TreeNode): boolean {
  if (verb.kind === "manifest" || verb.kind === "cloak") return true;
  for (const slot of ["where", "to"]) {
    const place = verb[slot];
    if (!isNode(place)) continue;
    if (place.kind === "battlefieldZone" || (isNode(place.zone) && place.zone.kind === "battlefieldZone")) return true;
  }
  return false;
}
