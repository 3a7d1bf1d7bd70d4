/**
 * Characteristics of cards in hands, libraries, graveyards, exile: printed values and what reaches into those zones.
 */
import { abilityOf } from "../cards/library.ts";
import type { Characteristics } from "../characteristics.ts";
import type { Game } from "../game.ts";
import type { ObjectId } from "../object.ts";
import { scopeOf } from "../scope.ts";
import type { ContinuousPart } from "../vocabulary.ts";
import { derivedOf } from "./derived.ts";
import { LAYERS, modify } from "./modify.ts";
import { startingCharacteristics } from "./printed.ts";

/** Computed when asked; such cards are looked at rarely. */
export function characteristicsElsewhere(game: Game, id: ObjectId): Characteristics {
  if (game.layering) return startingCharacteristics(game, game.state.objects[id]!);
  const { elsewhere } = derivedOf(game);
  let values = elsewhere.get(id);
  if (!values) {
    values = compute(game, id);
    elsewhere.set(id, values);
  }
  return values;
}

function compute(game: Game, id: ObjectId): Characteristics {
  const object = game.state.objects[id]!;
  const values = startingCharacteristics(game, object);
  const { continuous } = derivedOf(game);
  const reaching = continuous.filter(({ part }) => part.reaches.includes(object.zone));
  const own = values.abilities.flatMap((ref) => {
    const ability = abilityOf(game.library, ref);
    if (ability.kind !== "static") return [];
    // A characteristic-defining ability functions in all zones (CR 604.3).
    const parts = game.library.vocabulary.statics(ability);
    return parts
      .filter((part): part is ContinuousPart => part.kind === "continuous" && part.characteristicDefining)
      .map((part) => ({ part, scope: scopeOf(game, id, object.owner, ability) }));
  });
  const effects = game.state.continuousEffects.filter((effect) => effect.objects.includes(id));
  if (reaching.length === 0 && own.length === 0 && effects.length === 0) return values;
  for (const layer of LAYERS) {
    const changes = [
      ...own.flatMap(({ part, scope }) => part.modifications(scope, id)),
      ...reaching.flatMap(({ part, scope }) => (part.affects(scope, id) ? part.modifications(scope, id) : [])),
      ...effects.flatMap((effect) => effect.modifications),
    ];
    for (const change of changes) if (change.layer === layer) modify(game, values, change);
  }
  return values;
}
