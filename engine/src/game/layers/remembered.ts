/**
 * Answers that were worked out and hold until anything changes that answers depend on (see `UNVERSIONED` in `aspects.ts`).
 */
import type { Characteristics } from "../characteristics.ts";
import type { Game } from "../game.ts";
import type { ManaSupply } from "../mana/counting.ts";
import type { ObjectId } from "../object.ts";
import { type Derived, derivedOf } from "./derived.ts";
import type { FoundActions } from "../turn/legalActions.ts";

export interface Remembered {
  version: number;
  derived: Derived;
  /** Whether state-based actions and triggers have come to rest. */
  atRest: boolean;
  /** What could make mana, by player. */
  mana: (ManaSupply | undefined)[];
  /** What players may do: by player, first while they can cast sorceries, then while they can't. */
  actions: (FoundActions | undefined)[];
  /** What cards off the battlefield and the stack are, where that is not what is printed. */
  elsewhere: Map<ObjectId, Characteristics> | null;
}

/** The answers that hold now: to be looked up, or put there by whoever works them out. */
export function rememberedOf(game: Game): Remembered {
  const derived = derivedOf(game);
  if (game.remembered?.version !== game.version || game.remembered.derived !== derived) {
    game.remembered = { version: game.version, derived, atRest: false, mana: [], actions: [], elsewhere: null };
  }
  return game.remembered;
}
