/**
 * Copiable values (CR 707.2): printed values, as changed by other copy effects, and nothing else.
 */
import type { Game } from "../game.ts";
import type { ObjectId, PrintedValues } from "../object.ts";
import { objectOf } from "../view.ts";
import { printedValues } from "./printed.ts";

/** The values a copy of the object gets. */
export function copiableValues(game: Game, id: ObjectId): PrintedValues {
  let values = printedValues(game, objectOf(game, id));
  for (const effect of game.state.continuousEffects) {
    if (!effect.objects.includes(id)) continue;
    for (const change of effect.modifications) if (change.layer === "copy") values = change.values;
  }
  return values;
}
