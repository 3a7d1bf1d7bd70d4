/**
 * Combats of several kinds: who attacks and who blocks, for triggers that wait for just that.
 */
import type { EventKind } from "../game/events/event.ts";
import type { ObjectId } from "../game/object.ts";
import { OPPONENT, type Stage, YOU } from "./stage.ts";

/** Events that combat brings about. */
export const COMBAT_EVENTS: ReadonlySet<EventKind> = new Set<EventKind>([
  "attack",
  "attackWith",
  "block",
  "becomesBlocked",
  "unblocked",
  "damage",
]);

/**
 * Which creatures take part on a side: all, the card (or what it is attached to), one other of those that the trigger speaks of,
 * none.
 */
type Who = "all" | "card" | "other" | "nobody";

/** Who is who in a combat. */
export interface Cast {
  isCard(object: ObjectId): boolean;
  /** The creatures that the trigger speaks of. */
  fitting: readonly ObjectId[];
}

/** One combat. */
export interface Combat {
  attacker: number;
  attackers: Who;
  blockers: Who;
}

const OWN: readonly Combat[] = [
  { attacker: YOU, attackers: "all", blockers: "nobody" },
  { attacker: YOU, attackers: "card", blockers: "nobody" },
  { attacker: YOU, attackers: "other", blockers: "nobody" },
  { attacker: YOU, attackers: "card", blockers: "all" },
];

const THEIRS: readonly Combat[] = [
  { attacker: OPPONENT, attackers: "all", blockers: "card" },
  { attacker: OPPONENT, attackers: "other", blockers: "card" },
  { attacker: OPPONENT, attackers: "other", blockers: "all" },
  { attacker: OPPONENT, attackers: "all", blockers: "nobody" },
];

/** The combats that may bring about one of these events, the likeliest first. */
export function combatsFor(on: readonly EventKind[]): readonly Combat[] {
  return on.includes("block") ? [...THEIRS, ...OWN] : [...OWN, ...THEIRS];
}

/** Plays on to the next combat of a player and through it; everybody may do something at each yield. */
export function* playCombat(
  stage: Stage,
  { attacker, attackers, blockers }: Combat,
  { isCard, fitting }: Cast,
): Generator<void, void> {
  let chosen: ObjectId | null = null;
  const takesPart = (who: Who, object: ObjectId): boolean => {
    if (who === "all" || who === "nobody") return who === "all";
    if (who === "card") return isCard(object);
    if (!isCard(object) && (fitting.length === 0 || fitting.includes(object))) chosen ??= object;
    return chosen === object;
  };
  stage.intent = {
    attackers: ({ target }) => target !== undefined && "object" in target && takesPart(attackers, target.object),
    blockers: ({ target }) => target !== undefined && "object" in target && takesPart(blockers, target.object),
  };
  const { turn } = stage.state;
  const soon = turn.active === attacker && turn.step === "precombat main";
  if (yield* stage.goToInParts("declare attackers", attacker, turn.number + (soon ? 0 : 1))) {
    stage.resolveAll();
    yield;
    if (stage.state.combat && (yield* stage.goToInParts("end of combat", attacker))) stage.resolveAll();
  }
  stage.intent = {};
}
