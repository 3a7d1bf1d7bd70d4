/**
 * Ways to cast cards: from the hand, for other costs, from the graveyard, by permission (CR 601.3, 118.9, 702).
 */
import { type CardDefinition, definitionOf } from "../cards/library.ts";
import type { Game } from "../game.ts";
import { derivedOf } from "../layers/derived.ts";
import type { ObjectId, PlayerId } from "../object.ts";
import { cr } from "../rules.ts";
import type { CastMethod, PermissionPart } from "../vocabulary.ts";
import { scopeOf } from "../scope.ts";
import { abilitiesOf, characteristics, hasKeyword } from "../view.ts";
import { faceDownMethods } from "./faceDown.ts";
import { methodsFromGraveyard } from "./fromGraveyard.ts";
import { isOnAdventureOf } from "./otherFaceSpells.ts";
import { nameOfCost } from "./optionalCosts.ts";

/** Every way a player could try to cast a card from where it is. */
export function castMethods(game: Game, card: ObjectId, player: PlayerId): readonly CastMethod[] {
  const object = game.state.objects[card];
  if (!object || object.kind === "ability" || object.card === null) return [];
  const isMine = object.owner === player;
  if (object.zone === "hand") {
    if (!isMine) return [];
    const hidden = faceDownMethods(game, card);
    const faceUp = castableMethods(game, card, object.card);
    const plain = hidden.length > 0 ? [...faceUp, ...hidden] : faceUp;
    return offersOtherCosts(game, object.card) ? [...plain, ...byOtherCosts(game, card, player)] : plain;
  }
  const methods: CastMethod[] = object.zone === "graveyard" && isMine ? methodsFromGraveyard(game, card) : [];
  // The card on an Adventure is played as what it otherwise is (CR 715.3d).
  if (isOnAdventureOf(object, player))
    methods.push(...plainMethods(game, card, object.card).filter(({ face }) => face === 0));
  const permission = permissionToCast(game, card, player);
  if (permission) {
    const plain = plainMethods(game, card, object.card);
    methods.push(...(permission.free ? plain.map((method) => ({ ...method, manaCost: "", method: "free" })) : plain));
  }
  return methods.filter((method) => !isLandFace(game, object.card!, method.face));
}

/** The plain ways to cast each card, with flash and without. */
const castable = new WeakMap<CardDefinition, { flash?: CastMethod[]; plain?: CastMethod[] }>();

function castableMethods(game: Game, card: ObjectId, definition: string): readonly CastMethod[] {
  const key = definitionOf(game.library, definition);
  let known = castable.get(key);
  if (!known) {
    known = {};
    castable.set(key, known);
  }
  const which = hasKeyword(game, card, "flash") ? "flash" : "plain";
  known[which] ??= plainMethods(game, card, definition).filter((method) => !isLandFace(game, definition, method.face));
  return known[which];
}

function isLandFace(game: Game, card: string, face: number): boolean {
  return definitionOf(game.library, card).faces[face]!.values.types.includes("land");
}

const otherCosts = new WeakMap<CardDefinition, boolean>();

/** Whether a card has text that lets it be cast for another cost. */
export function offersOtherCosts(game: Game, card: string): boolean {
  const definition = definitionOf(game.library, card);
  let offers = otherCosts.get(definition);
  if (offers === undefined) {
    offers = definition.abilities.some((ability) =>
      game.library.vocabulary.statics(ability).some((part) => part.kind === "alternative"),
    );
    otherCosts.set(definition, offers);
  }
  return offers;
}

/** Alternative costs that the card itself offers (CR 118.9a). */
function byOtherCosts(game: Game, card: ObjectId, player: PlayerId): CastMethod[] {
  const flash = characteristics(game, card).types.includes("instant") || hasKeyword(game, card, "flash");
  return abilitiesOf(game, card).flatMap((ability) =>
    game.library.vocabulary.statics(ability).flatMap((part): CastMethod[] => {
      if (part.kind !== "alternative" || !part.applies(scopeOf(game, card, player, ability))) return [];
      const pays = nameOfCost(game, ability);
      return [{ method: "alternative", pays, face: 0, manaCost: "", costs: part.costs, rule: cr("118.9a"), flash }];
    }),
  );
}

/** Layouts whose other faces can be cast on their own (CR 709, 712.8, 715.3). */
const CASTABLE_FACES = new Set(["split", "adventure", "modal_dfc", "omen", "prepare"]);

/** The plain ways to cast a card, whatever zone it is in. */
export function plainMethods(game: Game, card: ObjectId, definition: string): CastMethod[] {
  const { faces, layout } = definitionOf(game.library, definition);
  const count = CASTABLE_FACES.has(layout) ? faces.length : 1;
  return faces.slice(0, count).map(({ values }, face) => ({
    method: "normal",
    face,
    manaCost: values.manaCost,
    costs: [],
    rule: cr("601.2a"),
    flash: values.types.includes("instant") || (face === 0 && hasKeyword(game, card, "flash")),
  }));
}

function permissionToCast(game: Game, card: ObjectId, player: PlayerId): PermissionPart | null {
  const attempt = { object: card, player, other: null };
  const held = (derivedOf(game).permissions.get("castFrom") ?? []).find(({ part, scope }) =>
    part.allows(scope, attempt),
  );
  return held?.part ?? null;
}
