/**
 * Characteristics of cards in hands, libraries, graveyards, exile: printed values and what reaches into those zones.
 */
import { abilityIndex } from "../cards/abilityIndex.ts";
import { type Characteristics, copyCharacteristics } from "../characteristics.ts";
import type { Game } from "../game.ts";
import type { GameObject, ObjectId } from "../object.ts";
import { scopeOf } from "../scope.ts";
import { baseOf } from "./bases.ts";
import { derivedOf } from "./derived.ts";
import { LAYERS, modify } from "./modify.ts";
import { rememberedOf } from "./remembered.ts";

/** What an object off the battlefield and the stack is. Hardly ever more than is printed on it. */
export function characteristicsElsewhere(game: Game, object: GameObject): Characteristics {
  const { values, abilities } = baseOf(game, object);
  if (game.layering) return values;
  const { reachingFar, touchedFar } = derivedOf(game);
  if (!abilities.definesItself && reachingFar.length === 0 && !touchedFar.has(object.id)) return values;
  const remembered = rememberedOf(game);
  remembered.elsewhere ??= new Map();
  let changed = remembered.elsewhere.get(object.id);
  if (!changed) {
    changed = copyCharacteristics(values, values.controller);
    // Noted before it is worked out: a card that counts cards where it is itself sees itself as far as it is known by then.
    remembered.elsewhere.set(object.id, changed);
    try {
      compute(game, object.id, values, changed);
    } catch (stopped) {
      // What is not modelled leaves nothing half worked out behind.
      remembered.elsewhere.delete(object.id);
      throw stopped;
    }
  }
  return changed;
}

/** Applies to `values`, layer by layer, what changes a card that is printed like this. */
function compute(game: Game, id: ObjectId, printed: Characteristics, values: Characteristics): void {
  const object = game.state.objects[id]!;
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
}
