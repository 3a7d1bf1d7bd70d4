/**
 * Day and night (CR 730), and the permanents whose faces go by them (CR 702.145).
 */
import { walkTree } from "../../grammar/tree.ts";
import { type CardDefinition, type CardLibrary, definitionOf } from "../cards/library.ts";
import { happen, happenTogether } from "../events/pipeline.ts";
import type { Game } from "../game.ts";
import { type Board, boardOf } from "../layers/board.ts";
import type { GameObject, ObjectId } from "../object.ts";
import { cr } from "../rules.ts";
import { hasKeyword } from "../view.ts";

interface Bound {
  day: readonly ObjectId[];
  night: readonly ObjectId[];
}

const boundOnBoard = new WeakMap<Board, Bound>();
const NONE: Bound = { day: [], night: [] };

const speaksOfDay = new WeakMap<CardDefinition, boolean>();
const knownOfLibrary = new WeakMap<CardLibrary, { cards: number; speaksOfDay: boolean }>();

/** Whether any card of a game has or gives daybound or nightbound; in most games none does, and nobody has to look further. */
function mayBeBound({ library }: Game): boolean {
  const cards = library.definitions.size;
  let known = knownOfLibrary.get(library);
  if (known?.cards !== cards) {
    known = { cards, speaksOfDay: [...library.definitions.values()].some(isAboutDay) };
    knownOfLibrary.set(library, known);
  }
  return known.speaksOfDay;
}

function isAboutDay(card: CardDefinition): boolean {
  let is = speaksOfDay.get(card);
  if (is === undefined) {
    is = card.abilities.some(({ node }) =>
      [...walkTree(node)].some((part) => part.is === "daybound" || part.is === "nightbound"),
    );
    speaksOfDay.set(card, is);
  }
  return is;
}

/** The permanents with daybound and with nightbound. */
function boundPermanents(game: Game): Bound {
  if (!mayBeBound(game)) return NONE;
  const board = boardOf(game);
  let bound = boundOnBoard.get(board);
  if (!bound) {
    const { besidesLands } = board;
    bound = {
      day: besidesLands.filter((id) => hasKeyword(game, id, "daybound")),
      night: besidesLands.filter((id) => hasKeyword(game, id, "nightbound")),
    };
    boundOnBoard.set(board, bound);
  }
  return bound;
}

/** Lets it become day or night for those that are bound to it, and turns them; true if anything was done (CR 702.145c–g). */
export function followDayAndNight(game: Game): boolean {
  const { day, night } = boundPermanents(game);
  if (day.length + night.length === 0) return false;
  const { dayNight } = game.state;
  if (dayNight === null) {
    const to = day.length > 0 ? "day" : "night";
    happen(game, { kind: "dayNight", to }, [to === "day" ? cr("702.145d") : cr("702.145g")]);
    return true;
  }
  const turning = dayNight === "night" ? day : night;
  const able = turning.filter((id) => hasTwoFaces(game, game.state.objects[id]!));
  if (able.length === 0) return false;
  happenTogether(
    game,
    able.map((object) => ({ kind: "transform", object, face: dayNight === "night" ? 1 : 0 })),
    [dayNight === "night" ? cr("702.145c") : cr("702.145f")],
  );
  return true;
}

function hasTwoFaces(game: Game, { card }: GameObject): boolean {
  return card !== null && definitionOf(game.library, card).faces.length > 1;
}

/** Whether something transforms only as day and night come (CR 702.145b, e). */
export function isBoundToDay(game: Game, id: ObjectId): boolean {
  return hasKeyword(game, id, "daybound") || hasKeyword(game, id, "nightbound");
}

/** As the second part of the untap step: what the player of the turn before has cast decides (CR 730.2). */
export function checkDayAndNight(game: Game): void {
  const { dayNight, lastTurnEvents } = game.state;
  if (dayNight === null) return;
  const begun = lastTurnEvents.find((event) => event.kind === "turnBegins");
  if (begun?.kind !== "turnBegins") return;
  const cast = lastTurnEvents.filter((event) => event.kind === "cast" && event.player === begun.player).length;
  if (dayNight === "day" && cast === 0) happen(game, { kind: "dayNight", to: "night" }, [cr("730.2a")]);
  if (dayNight === "night" && cast > 1) happen(game, { kind: "dayNight", to: "day" }, [cr("730.2b")]);
  followDayAndNight(game);
}

/** The face with which a card enters that is bound to day and night (CR 702.145b). */
export function faceAtNight(game: Game, object: GameObject): number {
  const isBound = game.state.dayNight === "night" && object.face === 0 && hasKeyword(game, object.id, "daybound");
  return isBound && hasTwoFaces(game, object) ? 1 : object.face;
}
