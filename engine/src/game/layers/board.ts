/**
 * The permanents by what one looks for among them, so that nobody has to go through all lands for a creature. It belongs to the
 * derived state and is made when somebody asks.
 */
import type { Game } from "../game.ts";
import { type ObjectId, hasCounters } from "../object.ts";
import { SORT, baseOf, sortsIn } from "./bases.ts";
import { type Derived, derivedOf } from "./derived.ts";

/** Lists of permanents that are there (not phased out), each in order of arrival. */
export interface Board {
  all: readonly ObjectId[];
  /** By controller. */
  of: readonly (readonly ObjectId[])[];
  /** With activated abilities that players are offered, by controller. */
  activated: readonly (readonly ObjectId[])[];
  /** With mana abilities, by controller. */
  mana: readonly (readonly ObjectId[])[];
  /** Those that state-based actions other than those about attachments can concern (CR 704.5). */
  mortal: readonly ObjectId[];
  /** Those that are something else than lands, or besides lands. */
  besidesLands: readonly ObjectId[];
  /** Auras, and whatever is attached to something. */
  attached: readonly ObjectId[];
}

/** The board at this moment. */
export function boardOf(game: Game): Board {
  const derived = derivedOf(game);
  derived.board ??= build(game, derived.characteristics);
  return derived.board;
}

/** The board after some permanents have left and others have come, which are in no effect's hands. Lists that nobody left or joined stay. */
export function changedBoard(game: Game, before: Board, came: readonly ObjectId[], gone: readonly ObjectId[]): Board {
  const without = (list: readonly ObjectId[]): readonly ObjectId[] =>
    gone.length > 0 && gone.some((id) => list.includes(id)) ? list.filter((id) => !gone.includes(id)) : list;
  const board: Board = {
    all: without(before.all),
    of: before.of.map(without),
    activated: before.activated.map(without),
    mana: before.mana.map(without),
    mortal: without(before.mortal),
    besidesLands: without(before.besidesLands),
    attached: without(before.attached),
  };
  for (const id of came) {
    const object = game.state.objects[id]!;
    const { sorts, controller } = baseOf(game, object);
    const joined = (lists: readonly (readonly ObjectId[])[]) =>
      lists.map((list, player) => (player === controller ? [...list, id] : list));
    board.all = [...board.all, id];
    board.of = joined(board.of);
    if ((sorts & SORT.offers) !== 0) board.activated = joined(board.activated);
    if ((sorts & SORT.makesMana) !== 0) board.mana = joined(board.mana);
    if ((sorts & SORT.mortal) !== 0 || hasCounters(object)) board.mortal = [...board.mortal, id];
    if ((sorts & SORT.landOnly) === 0) board.besidesLands = [...board.besidesLands, id];
    if ((sorts & SORT.aura) !== 0 || object.attachedTo) board.attached = [...board.attached, id];
  }
  return board;
}

function build(game: Game, characteristics: Derived["characteristics"]): Board {
  const all: ObjectId[] = [];
  const of: ObjectId[][] = game.state.players.map(() => []);
  const activated: ObjectId[][] = game.state.players.map(() => []);
  const mana: ObjectId[][] = game.state.players.map(() => []);
  const mortal: ObjectId[] = [];
  const besidesLands: ObjectId[] = [];
  const attached: ObjectId[] = [];
  for (const id of game.state.battlefield) {
    const object = game.state.objects[id]!;
    if (object.phasedOut) continue;
    const values = characteristics[id]!;
    const sorts = sortsIn(game, id, values);
    all.push(id);
    of[values.controller]!.push(id);
    if ((sorts & SORT.offers) !== 0) activated[values.controller]!.push(id);
    if ((sorts & SORT.makesMana) !== 0) mana[values.controller]!.push(id);
    if ((sorts & SORT.mortal) !== 0 || hasCounters(object)) mortal.push(id);
    if ((sorts & SORT.landOnly) === 0) besidesLands.push(id);
    if ((sorts & SORT.aura) !== 0 || object.attachedTo) attached.push(id);
  }
  return { all, of, activated, mana, mortal, besidesLands, attached };
}
