/**
 * Answers that were worked out, each with the aspects of the state that it was worked out from: it holds until one of them changes.
 */
import { ANY_ASPECT, ASPECT } from "../aspects.ts";
import type { Characteristics } from "../characteristics.ts";
import type { Game } from "../game.ts";
import type { ManaSupply } from "../mana/counting.ts";
import type { ObjectId } from "../object.ts";
import type { FoundActions } from "../turn/legalActions.ts";
import { type Derived, derivedOf } from "./derived.ts";

export interface Remembered {
  derived: Derived;
  /** Whether state-based actions and triggers have come to rest. */
  atRest: boolean;
  /** Whether no token or copy of a spell lies where it can't be. */
  noStrays: boolean;
  /** What could make mana, by player. */
  mana: (ManaSupply | null)[];
  /** What players may do: by player, first while they can cast sorceries, then while they can't. */
  actions: (FoundActions | null)[];
  /** What cards off the battlefield and the stack are, where that is not what is printed. */
  elsewhere: Map<ObjectId, Characteristics> | null;
}

/** What state-based actions look at: everything but the time, and who fights whom. */
const OF_REST = ANY_ASPECT & ~ASPECT.time & ~ASPECT.combat;

/** The answers that hold now: to be looked up, or put there by whoever works them out. */
export function rememberedOf(game: Game): Remembered {
  const derived = derivedOf(game);
  const known = game.remembered;
  if (!known) {
    game.unseen = 0;
    game.remembered = { derived, atRest: false, noStrays: false, mana: [], actions: [], elsewhere: null };
    return game.remembered;
  }
  if (known.derived !== derived) {
    known.derived = derived;
    game.unseen |= ASPECT.objects | ASPECT.board;
  }
  if (game.unseen !== 0) {
    forget(known, game.unseen);
    game.unseen = 0;
  }
  return known;
}

function forget(known: Remembered, changed: number): void {
  if ((changed & OF_REST) !== 0) known.atRest = false;
  if ((changed & ASPECT.cards) !== 0) known.noStrays = false;
  const { mana, actions } = known;
  for (let i = 0; i < mana.length; i++) if (mana[i] && (mana[i]!.reads & changed) !== 0) mana[i] = null;
  for (let i = 0; i < actions.length; i++) if (actions[i] && (actions[i]!.reads & changed) !== 0) actions[i] = null;
  known.elsewhere = null;
}
