/**
 * Nouns: creature, Goblin, card, spell, permanent, player (CR 109.2, 205, 300).
 */
import { isPermanentType } from "../characteristics.ts";
import type { Meaning, Table } from "../meaning.ts";
import type { Target } from "../object.ts";
import type { Scope } from "../scope.ts";
import { abilityOf } from "../cards/library.ts";
import { type TreeNode, child, children, word } from "../treeAccess.ts";
import { characteristics, objectOf } from "../view.ts";
import { fitsNoun, fitsQuality } from "./filter.ts";
import { subtypes } from "../../language/lexicon/subtypes.ts";

export interface NounMeaning extends Meaning {
  fits(scope: Scope, node: TreeNode, thing: Target): boolean;
}

type ObjectTest = (scope: Scope, object: number, is: string) => boolean;

/** A noun for objects. */
function ofObjects(test: ObjectTest, known?: ReadonlySet<string>): NounMeaning {
  return {
    slots: { is: "value" },
    fits: (scope, node, thing) => "object" in thing && test(scope, thing.object, word(node)),
    unknown: known ? (node) => (known.has(word(node)) ? null : `"${word(node)}" is not modelled`) : undefined,
  };
}

/** A subtype that the set adds says what it belongs to. */
export const OWN_SUBTYPE_SLOTS = { is: "value", types: "value", plural: "value" } as const;

const generic: Readonly<Record<string, ObjectTest>> = {
  card: (scope, id) => objectOf(scope.game, id).kind === "card",
  spell: (scope, id) =>
    objectOf(scope.game, id).kind !== "ability" &&
    (objectOf(scope.game, id).zone === "stack" || objectOf(scope.game, id).zone === "hand"),
  permanent: (scope, id) =>
    objectOf(scope.game, id).zone === "battlefield" || isPermanentType(characteristics(scope.game, id)),
  token: (scope, id) => objectOf(scope.game, id).kind === "token",
  source: () => true,
  object: () => true,
  one: () => true,
  ability: (scope, id) => objectOf(scope.game, id).kind === "ability",
  copy: (scope, id) => objectOf(scope.game, id).kind === "spellCopy" || objectOf(scope.game, id).kind === "token",
};

function stackAbility(...kinds: string[]): NounMeaning {
  return {
    fits: (scope, _node, thing) => {
      if (!("object" in thing)) return false;
      const ref = objectOf(scope.game, thing.object).stack?.ability;
      return ref !== null && ref !== undefined && kinds.includes(abilityOf(scope.game.library, ref).kind);
    },
  };
}

const anyOf: NounMeaning = {
  slots: { items: "noun" },
  fits: (scope, node, thing) => children(node, "items").some((item) => fitsNoun(scope, item, thing)),
};

export const nounMeanings: Table<NounMeaning> = {
  cardType: ofObjects((scope, id, is) => characteristics(scope.game, id).types.includes(is)),
  subtype: ofObjects((scope, id, is) => hasSubtype(scope, id, is)),
  ownSubtype: { ...ofObjects((scope, id, is) => hasSubtype(scope, id, is)), slots: OWN_SUBTYPE_SLOTS },
  noun: ofObjects((scope, id, is) => generic[is]?.(scope, id, is) ?? false, new Set(Object.keys(generic))),
  playerNoun: {
    slots: { is: "value" },
    fits: (scope, node, thing) => "player" in thing && (word(node) === "player" || thing.player !== scope.controller),
  },
  nounOr: anyOf,
  nounAnd: anyOf,
  nounAndOr: anyOf,
  nounWith: {
    slots: { qualities: "quality", noun: "noun" },
    fits: (scope, node, thing) =>
      fitsNoun(scope, child(node, "noun"), thing) &&
      children(node, "qualities").every((quality) => fitsQuality(scope, quality, thing)),
  },
  activatedAbility: stackAbility("activated"),
  triggeredAbility: stackAbility("triggered"),
  activatedOrTriggeredAbility: stackAbility("activated", "triggered"),
};

/** Changelings are every creature type (CR 702.73a). */
export function hasSubtype(scope: Scope, id: number, subtype: string): boolean {
  const { subtypes, abilities, types } = characteristics(scope.game, id);
  if (subtypes.includes(subtype)) return true;
  if (!types.includes("creature") && !types.includes("kindred")) return false;
  if (!abilities.some((ref) => abilityOf(scope.game.library, ref).keyword === "changeling")) return false;
  return isCreatureType(subtype);
}

const creatureTypes = new Set(
  subtypes.filter((subtype) => subtype.category === "creature").map((subtype) => subtype.id),
);

function isCreatureType(subtype: string): boolean {
  return creatureTypes.has(subtype);
}
