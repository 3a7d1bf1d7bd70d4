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

/** What the counters on an object do in one layer. */
export function counterModifications(game: Game, object: GameObject, layer: Modification["layer"]): Modification[] {
  const changes: Modification[] = [];
  for (const [counter, amount] of Object.entries(object.counters)) {
    if (layer === "changePowerToughness") {
      const match = POWER_TOUGHNESS.exec(counter.replaceAll("−", "-"));
      if (match) changes.push({ layer, power: Number(match[1]) * amount, toughness: Number(match[2]) * amount });
    } else if (layer === "abilities" && amount > 0 && KEYWORD_COUNTERS.has(counter)) {
      const ref = game.library.keywordRefs.get(counter);
      if (ref) changes.push({ layer, add: [ref], remove: [], removeAll: false });
    }
  }
  return changes;
}
