/**
 * Counters that change what an object is: +1/+1 and its like (CR 122.1a, 613.4c), keyword counters (CR 122.1b, 613.1f).
 */
import type { Game } from "../game.ts";
import type { GameObject } from "../object.ts";
import type { Modification } from "../state.ts";

const POWER_TOUGHNESS = /^([+-]\d+)\/([+-]\d+)$/;

/** Keywords that counters can give (CR 122.1b). */
const KEYWORD_COUNTERS = new Set([
  "deathtouch",
  "decayed",
  "double strike",
  "exalted",
  "first strike",
  "flying",
  "haste",
  "hexproof",
  "indestructible",
  "lifelink",
  "menace",
  "reach",
  "shadow",
  "trample",
  "vigilance",
]);

/** The power and toughness that each kind of counter gives; null for other kinds. */
const statsOf = new Map<string, { power: number; toughness: number } | null>();

function statsOfCounter(counter: string): { power: number; toughness: number } | null {
  let stats = statsOf.get(counter);
  if (stats === undefined) {
    const match = POWER_TOUGHNESS.exec(counter.replaceAll("−", "-"));
    stats = match ? { power: Number(match[1]), toughness: Number(match[2]) } : null;
    statsOf.set(counter, stats);
  }
  return stats;
}

/** Whether counters of a kind change what the object they lie on is. */
export function changesWhatItIs(counter: string): boolean {
  return statsOfCounter(counter) !== null || KEYWORD_COUNTERS.has(counter);
}

/** What the counters on an object do. */
export function counterModifications(game: Game, object: GameObject): Modification[] {
  const changes: Modification[] = [];
  for (const counter of Object.keys(object.counters)) {
    const amount = object.counters[counter]!;
    const stats = statsOfCounter(counter);
    if (stats) {
      const { power, toughness } = stats;
      changes.push({ layer: "changePowerToughness", power: power * amount, toughness: toughness * amount });
    } else if (amount > 0 && KEYWORD_COUNTERS.has(counter)) {
      const ref = game.library.keywordRefs.get(counter);
      if (ref) changes.push({ layer: "abilities", add: [ref], remove: [], removeAll: false });
    }
  }
  return changes;
}
