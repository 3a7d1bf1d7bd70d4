/** What can stand at a place of a verb, so that "it" and "they" look back only at what fits there. */
import { isNode, type TreeNode } from "../../grammar/tree.ts";
import { signatures, Thing } from "../sorts/index.ts";
import { Beside } from "./phrases.ts";

/** Every object, no player. */
export const OBJECTS = 2047 - Thing.player;
const EVERYTHING = 2047;

/** Verbs that only players do, beside those whose signature says so. */
const PLAYER_VERBS = new Set(
  (
    "pay payLife shuffle lookAt reveal choose cast play activate control own vote addMana winGame loseGame put exile return " +
    "separate skip flip winFlip loseFlip roll discover chooseModes draw discard mill sacrifice create gainLife loseLife search " +
    "scry surveil gainControl spendMana copy tapForMana venture take doSo doThis distribute attach name guess bid note " +
    "getCounters investigate proliferate manifest cycle protect"
  ).split(" "),
);
/** Verbs that only objects do. */
const OBJECT_VERBS = new Set(
  (
    "getStats gainAbilities loseAbilities haveAbilities enter die leave block fight explore connive transform phaseOut " +
    "phaseIn untap convert remain cost costMore assignDamage triggers"
  ).split(" "),
);
/** Verbs whose subject is a permanent. */
const PERMANENT_VERBS = new Set(
  "getStats block fight die explore connive transform phaseOut untap assignDamage".split(" "),
);
/** Verbs that hold the verb that matters. */
const AUXILIARIES = new Set("may cannot can must would not could able".split(" "));

/** Which verb a node is: the one that a clause without relative pronoun ends in ("cards they *discarded*") is the same. */
export function verbKind(verb: TreeNode): string {
  return verb.kind === "gapVerb" && typeof verb.is === "string" ? verb.is : verb.kind;
}

/** The verb that acts in a verb phrase: *destroy* of "may destroy". */
export function actingVerb(verb: TreeNode): TreeNode {
  let inner = verb;
  for (let depth = 0; depth < 6; depth++) {
    if (AUXILIARIES.has(inner.kind) && isNode(inner.do)) inner = inner.do;
    else if (inner.kind === "be" && isNode(inner.complement) && isNode(inner.complement.verb))
      inner = inner.complement.verb;
    else if (inner.kind === "withTail" && isNode(inner.verb)) inner = inner.verb;
    else if (/^verbs(?:And|Or|AndOr|Then)$/.test(inner.kind) && Array.isArray(inner.items))
      inner = inner.items[0] as TreeNode;
    else break;
  }
  return inner;
}

/** Who can do this verb: bits of things. */
export function needOfSubject(verb: TreeNode): number {
  const acting = actingVerb(verb);
  if (acting.voice === "passive") return EVERYTHING;
  const kind = verbKind(acting);
  const own = signatures[kind]?.subject?.things;
  if (own) return own;
  // "If it doesn't, …" is said of whatever did not do it.
  if ((kind === "doSo" || kind === "doThis") && acting.negative) return EVERYTHING;
  if (kind === "attack") return Thing.permanent | Thing.player;
  if (kind === "comeUp") return Beside.coin;
  if (PLAYER_VERBS.has(kind)) return Thing.player;
  if (PERMANENT_VERBS.has(kind)) return Thing.permanent;
  if (OBJECT_VERBS.has(kind)) return OBJECTS;
  return EVERYTHING;
}

/** Slots of verbs that take a zone, a library or a hand, as a whole. */
const ZONE_SLOTS: Readonly<Record<string, readonly string[]>> = {
  shuffle: ["what", "zone"],
  search: ["zone"],
  lookAt: ["zone"],
};

/** What can stand in a slot of a verb. */
export function needOfSlot(verb: TreeNode, slot: string): number {
  if (slot === "subject") return needOfSubject(verb);
  if (ZONE_SLOTS[verb.kind]?.includes(slot)) return Beside.zone | (verb.kind === "shuffle" ? OBJECTS : 0);
  const own = signatures[verb.kind]?.slots?.[slot]?.things;
  if (/^(?:discard|mill|draw|cast|play|copy)$/.test(verb.kind)) return OBJECTS;
  if (own) return verb.kind === "return" || verb.kind === "exile" ? OBJECTS : own;
  if (verb.kind === "dealDamage" && slot === "to") return Thing.permanent | Thing.player;
  if (verb.kind === "remove") return OBJECTS | Beside.counter;
  if (verb.kind === "reduce") return OBJECTS | Beside.amount | Beside.damage;
  if (verb.kind === "put" || verb.kind === "move") return slot === "on" ? EVERYTHING : OBJECTS | Beside.counter;
  return EVERYTHING;
}

/** What a possessive pronoun stands for, from what is possessed. */
export function needOfPossessor(owner: TreeNode): number {
  switch (owner.kind) {
    case "playerOf":
      return OBJECTS;
    case "zoneOf":
    case "hand":
    case "topOfLibrary":
    case "bottomOfLibrary":
    case "phaseOf":
    case "yourTurn":
    case "halfLife":
    case "underControl":
    case "possessed":
      return EVERYTHING;
    case "statOf": {
      const stat = isNode(owner.stat) ? owner.stat.is : undefined;
      return stat === "lifeTotal" || stat === "maximumHandSize" || stat === "startingLifeTotal"
        ? Thing.player
        : OBJECTS;
    }
    default:
      return EVERYTHING;
  }
}

/** Possessed things that only players have. */
export function isPlayersOwn(owner: TreeNode): boolean {
  return /^(?:zoneOf|hand|topOfLibrary|bottomOfLibrary|phaseOf|halfLife|underControl)$/.test(owner.kind);
}
