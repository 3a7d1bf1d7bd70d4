/**
 * What is always true of the cards in hands, graveyards, exile and the command zone, noted for each list of a zone. Most zones hold
 * nothing but cards that do nothing there, and their lists are asked about far more often than they change: a change makes a new list.
 */
import { castsFromGraveyard } from "../keywords/fromGraveyard.ts";
import { worksElsewhere } from "../cards/abilityIndex.ts";
import { type CardDefinition, type CardLibrary, definitionOf } from "../cards/library.ts";
import type { Game } from "../game.ts";
import type { ObjectId } from "../object.ts";

/** Facts about the objects of one list, that hold as long as it is the list of the zone. */
export interface ZoneNote {
  list: readonly ObjectId[];
  length: number;
  indexes: CardLibrary["indexes"];
  /** Whether some of them may have an ability that functions off the battlefield and the stack. */
  mayWork: boolean;
  /** Whether there are tokens and copies of spells among them (CR 704.5d–e). */
  strays: boolean;
  /** Those that have something which lets them be cast or activated from a graveyard or exile. */
  usable: readonly ObjectId[];
}

/** The note of one of the zones that all players share. */
export function noteOfShared(game: Game, zone: "exile" | "command"): ZoneNote {
  return noteOf(game, zone === "exile" ? 0 : 1, game.state[zone]);
}

/** The note of a player's zone. */
export function noteOfPlayer(game: Game, zone: "hand" | "graveyard", player: number): ZoneNote {
  return noteOf(game, 2 + 2 * player + (zone === "hand" ? 0 : 1), game.state.players[player]![zone]);
}

function noteOf(game: Game, place: number, list: readonly ObjectId[]): ZoneNote {
  const known = game.zoneNotes[place];
  if (known?.list === list && known.length === list.length && known.indexes === game.library.indexes) return known;
  const note = make(game, list);
  game.zoneNotes[place] = note;
  return note;
}

const NOBODY: readonly ObjectId[] = [];

function make({ state, library }: Game, list: readonly ObjectId[]): ZoneNote {
  let mayWork = false;
  let strays = false;
  let usable: ObjectId[] | null = null;
  for (const id of list) {
    const { card, kind, printed } = state.objects[id]!;
    if (kind !== "card") strays = true;
    if (card === null || printed !== null) mayWork = true;
    if (card !== null) {
      const facts = factsOf(library, definitionOf(library, card));
      if (facts.mayWork) mayWork = true;
      if (facts.usableElsewhere) {
        usable ??= [];
        usable.push(id);
      }
    }
  }
  return { list, length: list.length, indexes: library.indexes, mayWork, strays, usable: usable ?? NOBODY };
}

interface Facts {
  indexes: CardLibrary["indexes"];
  mayWork: boolean;
  usableElsewhere: boolean;
}

const facts = new WeakMap<CardDefinition, Facts>();

function factsOf(library: CardLibrary, definition: CardDefinition): Facts {
  let known = facts.get(definition);
  if (known?.indexes !== library.indexes) {
    const { faces, abilities, layout } = definition;
    known = {
      indexes: library.indexes,
      mayWork: faces.some(({ values }) => worksElsewhere(library, values.abilities)),
      usableElsewhere:
        layout === "adventure" ||
        abilities.some(
          ({ kind, keyword, zones }) =>
            castsFromGraveyard(keyword) || (kind === "activated" && !zones.includes("battlefield")),
        ),
    };
    facts.set(definition, known);
  }
  return known;
}
