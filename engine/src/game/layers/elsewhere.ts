/**
 * Characteristics of cards in hands, libraries, graveyards, exile: printed values and what reaches into those zones.
 */
import { abilityIndex } from "../cards/abilityIndex.ts";
import type { Characteristics } from "../characteristics.ts";
import type { Game } from "../game.ts";
import type { ObjectId } from "../object.ts";
import { scopeOf } from "../scope.ts";
import { derivedOf, memoOf } from "./derived.ts";
import { LAYERS, modify } from "./modify.ts";
import { startingCharacteristics } from "./printed.ts";

/** What a card off the battlefield and the stack is. Hardly ever more than is printed on it. */
export function characteristicsElsewhere(game: Game, id: ObjectId): Characteristics {
  const object = game.state.objects[id]!;
  const values = startingCharacteristics(game, object);
  if (game.layering || !mayDiffer(game, id, values)) return values;
  const memo = memoOf(game);
  const key = `elsewhere ${id}`;
  let changed = memo.get(key) as Characteristics | undefined;
  if (!changed) {
    changed = compute(game, id, values);
    memo.set(key, changed);
  }
  return changed;
}

/** Whether anything could make it different from what is printed. */
function mayDiffer(game: Game, id: ObjectId, values: Characteristics): boolean {
  const { reachingFar, touchedFar } = derivedOf(game);
  return reachingFar.length > 0 || touchedFar.has(id) || abilityIndex(game.library, values.abilities).definesItself;
}

function compute(game: Game, id: ObjectId, printed: Characteristics): Characteristics {
  const object = game.state.objects[id]!;
  const values = { ...printed };
  const reaching = derivedOf(game).reachingFar.filter(({ part }) => part.reaches.includes(object.zone));
  // A characteristic-defining ability functions in all zones (CR 604.3).
  const own = abilityIndex(game.library, printed.abilities)
    .continuous.filter(({ part }) => part.characteristicDefining)
    .map(({ ability, part }) => ({ part, scope: scopeOf(game, id, object.owner, ability) }));
  const effects = game.state.continuousEffects.filter((effect) => effect.objects.includes(id));
  for (const layer of LAYERS) {
    const changes = [
      ...own.flatMap(({ part, scope }) => part.modifications(scope, id)),
      ...reaching.flatMap(({ part, scope }) =>
        part.holds(scope) && part.affects(scope, id) ? part.modifications(scope, id) : [],
      ),
      ...effects.flatMap((effect) => effect.modifications),
    ];
    for (const change of changes) if (change.layer === layer) modify(game, values, change);
  }
  return values;
}
