/**
 * What kinds of change there are. Every change to the state is of one or more aspects; what is derived from the state (`layers/`)
 * notes which aspects it was derived from, and stays valid until one of them changes.
 */

/** Aspects as bits, so that a set of them is a number. */
export const ASPECT = {
  /** Everything that characteristics come from, but for which objects there are: effects, counters, controllers … */
  objects: 1,
  tapped: 2,
  life: 4,
  /** Which cards are in hands, libraries, graveyards, exile and the command zone. */
  cards: 8,
  /** Damage, whose turn it is, what was used or done. */
  play: 16,
  /** The step, and what has happened this turn. */
  time: 32,
  /** Which spells and abilities are on the stack. */
  stack: 64,
  /** Who attacks and blocks. */
  combat: 128,
  /** Which objects are on the battlefield. */
  board: 256,
  /** Effects of resolved spells and abilities that change power and toughness and nothing else. */
  stats: 512,
  /** Counters that change nothing about what an object is: loyalty, lore, charge … */
  counters: 1024,
} as const;

/** All aspects: for what may depend on anything. */
export const ANY_ASPECT = 2047;

/** Aspects of the fields of the state, by name. Names that are not listed (counters, memory …) count as `objects`. */
const ASPECT_OF_FIELD = new Map<PropertyKey, number>([
  ["pool", 0],
  ["random", 0],
  ["nextId", 0],
  ["nextTimestamp", 0],
  ["agenda", 0],
  ["answers", 0],
  ["journal", 0],
  ["pendingTriggers", 0],
  ["passes", 0],
  ["priority", 0],
  ["lastKnown", 0],
  ["paid", 0],
  ["uses", ASPECT.play],
  ["step", ASPECT.time],
  ["turnEvents", ASPECT.time],
  ["lastTurnEvents", ASPECT.time],
  ["tapped", ASPECT.tapped],
  ["life", ASPECT.life],
  ["library", ASPECT.cards],
  ["hand", ASPECT.cards],
  ["graveyard", ASPECT.cards],
  ["exile", ASPECT.cards],
  ["command", ASPECT.cards],
  ["stack", ASPECT.stack],
  ["combat", ASPECT.combat],
  ["battlefield", ASPECT.board],
  ["damage", ASPECT.play],
  ["deathtouched", ASPECT.play],
  ["sickSince", ASPECT.play],
  ["controlledSince", ASPECT.play],
  ["last upkeep", ASPECT.play],
  ["loyaltyUses", ASPECT.play],
  ["landsPlayed", ASPECT.play],
  ["drewFromEmpty", ASPECT.play],
  ["turn", ASPECT.play | ASPECT.time],
  ["extraTurns", ASPECT.play],
  ["delayedTriggers", ASPECT.play],
  ["over", ASPECT.play],
]);

/** The aspects that change with a field of some part of the state. Numbers name objects that come and go with zone lists. */
export function aspectOf(field: PropertyKey): number {
  if (typeof field === "number") return ASPECT.cards;
  return ASPECT_OF_FIELD.get(field) ?? ASPECT.objects;
}
