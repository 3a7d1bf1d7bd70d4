/**
 * Words before the noun: red, legendary, nonland, tapped, attacking, 2/2 (CR 105, 110.5, 205).
 */
import { isPermanentType } from "../characteristics.ts";
import { COLORS } from "../mana/cost.ts";
import type { Meaning, Table } from "../meaning.ts";
import type { Color, Target } from "../object.ts";
import type { Scope } from "../scope.ts";
import { type TreeNode, child, children, word } from "../treeAccess.ts";
import { characteristics, objectOf } from "../view.ts";
import { timesPaid } from "../keywords/paidCosts.ts";
import { fitsQuality } from "./filter.ts";
import { hasSubtype, OWN_SUBTYPE_SLOTS } from "./nouns.ts";

export interface QualityMeaning extends Meaning {
  fits(scope: Scope, node: TreeNode, thing: Target): boolean;
}

type ObjectTest = (scope: Scope, object: number, is: string) => boolean;

const COLOR_LETTERS: Readonly<Record<string, Color>> = { white: "W", blue: "U", black: "B", red: "R", green: "G" };

/** "Red" as the letter of its mana; null for words that are no colour. */
export function colorOf(is: string): Color | null {
  return COLOR_LETTERS[is] ?? null;
}

function ofObjects(test: ObjectTest, known?: (is: string) => boolean): QualityMeaning {
  return {
    slots: { is: "value" },
    fits: (scope, node, thing) => "object" in thing && test(scope, thing.object, word(node)),
    unknown: known ? (node) => (known(word(node)) ? null : `"${word(node)}" is not modelled`) : undefined,
  };
}

function hasColor(scope: Scope, id: number, is: string): boolean {
  const { colors } = characteristics(scope.game, id);
  const letter = colorOf(is);
  if (letter) return colors.includes(letter);
  if (is === "colorless") return colors.length === 0;
  if (is === "multicolored") return colors.length > 1;
  if (is === "monocolored") return colors.length === 1;
  return is === "colored" && colors.length > 0;
}

const attackOf = (scope: Scope, id: number) =>
  scope.game.state.combat?.attacks.find((attack) => attack.attacker === id);
const isBlocking = (scope: Scope, id: number) =>
  scope.game.state.combat?.attacks.some((attack) => attack.blockers.includes(id)) ?? false;
const attachedTo = (scope: Scope, id: number, subtype: string) =>
  scope.game.state.battlefield.some((other) => {
    const to = scope.game.state.objects[other]!.attachedTo;
    return (
      to !== null && "object" in to && to.object === id && characteristics(scope.game, other).subtypes.includes(subtype)
    );
  });

const adjectives: Readonly<Record<string, ObjectTest>> = {
  tapped: (scope, id) => objectOf(scope.game, id).tapped,
  untapped: (scope, id) => !objectOf(scope.game, id).tapped,
  attacking: (scope, id) => attackOf(scope, id) !== undefined,
  blocking: isBlocking,
  blocked: (scope, id) => attackOf(scope, id)?.blocked ?? false,
  unblocked: (scope, id) => attackOf(scope, id)?.blocked === false,
  enchanted: (scope, id) => attachedTo(scope, id, "Aura"),
  equipped: (scope, id) => attachedTo(scope, id, "Equipment"),
  "face-down": (scope, id) => objectOf(scope.game, id).faceDown,
  "face-up": (scope, id) => !objectOf(scope.game, id).faceDown,
  token: (scope, id) => objectOf(scope.game, id).kind === "token",
  historic: (scope, id) => {
    const { types, supertypes, subtypes } = characteristics(scope.game, id);
    return types.includes("artifact") || supertypes.includes("legendary") || subtypes.includes("Saga");
  },
  outlaw: (scope, id) =>
    ["Assassin", "Mercenary", "Pirate", "Rogue", "Warlock"].some((type) => hasSubtype(scope, id, type)),
  modified: (scope, id) => {
    const object = objectOf(scope.game, id);
    return (
      Object.keys(object.counters).length > 0 || attachedTo(scope, id, "Equipment") || attachedTo(scope, id, "Aura")
    );
  },
  monstrous: (scope, id) => objectOf(scope.game, id).memory.monstrous === true,
  renowned: (scope, id) => objectOf(scope.game, id).memory.renowned === true,
  exiled: (scope, id) => objectOf(scope.game, id).zone === "exile",
  permanent: (scope, id) => isPermanentType(characteristics(scope.game, id)),
  // "An additional card" is one besides what the rules give: it describes nothing.
  additional: () => true,
  sacrificed: () => true,
  discarded: () => true,
  revealed: () => true,
  chosen: () => true,
  milled: () => true,
  countered: () => true,
  goaded: (scope, id) => objectOf(scope.game, id).memory.goaded === true,
  kicked: (scope, id) => timesPaid(scope.game, id, "kicker") > 0,
  bargained: (scope, id) => timesPaid(scope.game, id, "bargain") > 0,
};

export function knowsAdjective(is: string): boolean {
  return Object.hasOwn(adjectives, is);
}

/** Qualities that sort things: a list of them with "and" names several sorts. */
const SORTS = new Set(["cardType", "subtype", "ownSubtype", "color"]);

const some: QualityMeaning = {
  slots: { items: "quality" },
  fits: (scope, node, thing) => children(node, "items").some((item) => fitsQuality(scope, item, thing)),
};
const every: QualityMeaning = {
  slots: { items: "quality" },
  fits: (scope, node, thing) => children(node, "items").every((item) => fitsQuality(scope, item, thing)),
};

export const qualityMeanings: Table<QualityMeaning> = {
  color: ofObjects(hasColor),
  cardType: ofObjects((scope, id, is) => characteristics(scope.game, id).types.includes(is)),
  subtype: ofObjects(hasSubtype),
  ownSubtype: { ...ofObjects(hasSubtype), slots: OWN_SUBTYPE_SLOTS },
  supertype: ofObjects((scope, id, is) => characteristics(scope.game, id).supertypes.includes(is)),
  adjective: ofObjects((scope, id, is) => adjectives[is]?.(scope, id, is) ?? false, knowsAdjective),
  non: {
    slots: { quality: "quality" },
    fits: (scope, node, thing) => !fitsQuality(scope, child(node, "quality"), thing),
  },
  stats: ofObjects((scope, id, is) => {
    const { power, toughness } = characteristics(scope.game, id);
    return `${power}/${toughness}` === is;
  }),
  qualityComma: every,
  qualityOrList: some,
  // "Instant and sorcery spells" are those of either type; "white and untapped" would be both.
  qualityAndList: {
    slots: { items: "quality" },
    fits: (scope, node, thing) =>
      (children(node, "items").every(({ kind }) => SORTS.has(kind)) ? some : every).fits(scope, node, thing),
  },
  qualityAndOrList: some,
};

/** All five colours, for words such as "each color". */
export const allColors = COLORS;
