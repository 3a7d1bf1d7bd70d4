/**
 * The sort of a noun phrase: what it can stand for. Worked out bottom-up from head, determiner and what stands behind; it
 * never decides whether a phrase can be read, only what can be said of it.
 */
import { isNode, type TreeNode } from "../../grammar/tree.ts";
import { cardTypesOfCategory, subtypesByWord } from "../lexicon/subtypes.ts";
import { cardsIn, zonesOf } from "./zones.ts";

/** What a phrase can stand for, as bits. */
export const Thing = {
  permanent: 1,
  spell: 2,
  ability: 4,
  handCard: 8,
  libraryCard: 16,
  graveyardCard: 32,
  exiledCard: 64,
  commandCard: 128,
  outsideCard: 256,
  player: 512,
  other: 1024,
} as const;

/** A card wherever it is, off the battlefield and the stack. */
export const anyCard =
  Thing.handCard | Thing.libraryCard | Thing.graveyardCard | Thing.exiledCard | Thing.commandCard | Thing.outsideCard;
const anything = 2047;

/** One thing a phrase names: *creature* and *player* of “target creature or player”. */
export interface SortPart {
  /** Bits of {@link Thing}; 0 when there is no such thing (an instant on the battlefield). */
  readonly things: number;
  /** The card types its words name, lower case; it has one of them at least. Null when they name none. */
  readonly types: ReadonlySet<string> | null;
  /** The word that says what it is, for messages. */
  readonly noun: TreeNode | null;
}

export type Controller = "you" | "opponent" | "notYou" | "somebody" | "anyone";

export interface Sort {
  readonly parts: readonly SortPart[];
  /** Whether it is a target (CR 115.1). */
  readonly isTarget: boolean;
  /** “Any target” and its like (CR 115.4). */
  readonly isAnyTarget: boolean;
  /** Who controls it, as far as its words say. */
  readonly controller: Controller;
  /** Pronouns and the card itself: they can stand for anything. */
  readonly isOpen: boolean;
  /** Whether a place is named (a zone, or the battlefield). */
  readonly isPlaced: boolean;
  readonly isToken: boolean;
}

const openSort: Sort = {
  parts: [{ things: anything, types: null, noun: null }],
  isTarget: false,
  isAnyTarget: false,
  controller: "anyone",
  isOpen: true,
  isPlaced: false,
  isToken: false,
};
const playerSort: Sort = { ...openSort, parts: [{ things: Thing.player, types: null, noun: null }], isOpen: false };
const anyTargetSort: Sort = {
  ...openSort,
  parts: [
    { things: Thing.permanent, types: new Set(["creature", "planeswalker", "battle"]), noun: null },
    { things: Thing.player, types: null, noun: null },
  ],
  isTarget: true,
  isAnyTarget: true,
  isOpen: false,
};

const PLAYERS = new Set(["defendingPlayer", "attackingPlayer", "activePlayer", "monarch", "playerOf"]);
const ANY_TARGETS = new Set(["anyTarget", "anyOtherTarget", "targets", "otherTargets"]);

/** What a noun phrase can stand for. Any other node gives the sort that fits everywhere. */
export function sortOf(phrase: TreeNode | undefined): Sort {
  if (!phrase) return openSort;
  if (phrase.kind === "objects") return sortOfObjects(phrase);
  if (PLAYERS.has(phrase.kind)) return playerSort;
  if (ANY_TARGETS.has(phrase.kind)) return anyTargetSort;
  if (phrase.kind === "pronoun") return phrase.is === "you" ? { ...playerSort, controller: "you" } : openSort;
  // Counters do nothing and have nothing done to them but being put, moved and removed.
  if (phrase.kind === "counters")
    return { ...openSort, parts: [{ things: 0, types: null, noun: null }], isOpen: false };
  if (phrase.kind === "thisAbility")
    return { ...openSort, parts: [{ things: Thing.ability, types: null, noun: null }], isOpen: false };
  if (/^np(?:And|Or|AndOr)List$/.test(phrase.kind) && Array.isArray(phrase.items)) {
    const sorts = (phrase.items as TreeNode[]).map(sortOf);
    return {
      ...sorts[0]!,
      parts: sorts.flatMap((sort) => sort.parts),
      isTarget: sorts.some((sort) => sort.isTarget),
      isAnyTarget: sorts.some((sort) => sort.isAnyTarget),
      isOpen: sorts.some((sort) => sort.isOpen),
      controller: sorts.every((sort) => sort.controller === sorts[0]!.controller) ? sorts[0]!.controller : "anyone",
    };
  }
  return openSort;
}

function sortOfObjects(phrase: TreeNode): Sort {
  const determiner = isNode(phrase.determiner) ? phrase.determiner : undefined;
  const suffixes = (phrase.suffixes as TreeNode[] | undefined) ?? [];
  const qualities = (phrase.qualities as TreeNode[] | undefined) ?? [];
  const zones = suffixes.flatMap((suffix) => zonesOf(suffix));
  const types = typesOfQualities(qualities);
  const parts = isNode(phrase.noun) ? partsOf(phrase.noun, types) : [];
  const moved = qualities.some(
    (quality) => quality.kind === "adjective" && /exiled|foretold|suspended/.test(quality.is as string),
  );
  const placed = zones.length ? parts.map((part) => inZones(part, zones)) : parts;
  return {
    parts: placed,
    isTarget: determiner?.kind === "target",
    isAnyTarget: false,
    controller: controllerOf(determiner, suffixes),
    isOpen: placed.length === 0 || suffixes.some((suffix) => suffix.kind === "fromAmong"),
    isPlaced: zones.length > 0 || moved || suffixes.some((suffix) => suffix.kind === "fromAmong"),
    isToken: qualities.some((q) => q.kind === "adjective" && q.is === "token") || isToken(phrase.noun),
  };
}

function isToken(noun: unknown): boolean {
  return isNode(noun) && noun.kind === "noun" && noun.is === "token";
}

/** A creature named with a graveyard stands for a card there, whatever the missing word *card* says. */
function inZones(part: SortPart, zones: readonly string[]): SortPart {
  if (part.things === Thing.player || part.things === Thing.ability) return part;
  let things = 0;
  for (const zone of zones) things |= cardsIn(zone, Thing);
  return { ...part, things: things || part.things };
}

function partsOf(noun: TreeNode, types: ReadonlySet<string> | null): SortPart[] {
  const one = (things: number, own: ReadonlySet<string> | null = types): SortPart[] => [{ things, types: own, noun }];
  switch (noun.kind) {
    case "nounOr":
    case "nounAnd":
    case "nounAndOr":
      return (noun.items as TreeNode[]).flatMap((item) => partsOf(item, types));
    case "nounWith":
      return partsOf(noun.noun as TreeNode, joined(types, typesOfQualities((noun.qualities as TreeNode[]) ?? [])));
    case "playerNoun":
      return one(Thing.player, null);
    case "cardType": {
      const type = noun.is as string;
      const all = joined(types, new Set([type]))!;
      if (type === "instant" || type === "sorcery") return one(0, all);
      return one(isCardTypeOfPermanents(type) ? Thing.permanent : Thing.other, all);
    }
    case "subtype": {
      const categories = subtypesByWord(noun.is as string).map((word) => word.category);
      const own = new Set(categories.flatMap((category) => cardTypesOfCategory[category]));
      own.delete("kindred");
      const all = joined(types, own);
      if (categories.some((category) => category === "planar" || category === "dungeon")) return one(anything, all);
      return one(categories.includes("spell") ? anything : Thing.permanent, all);
    }
    case "ownSubtype":
      return one(Thing.permanent, joined(types, ownTypes(noun)));
    case "activatedAbilityNoun":
    case "triggeredAbilityNoun":
    case "activatedOrTriggeredAbilityNoun":
    case "loyaltyAbilityNoun":
      return one(Thing.ability, null);
    case "noun":
      return one(thingsOfNoun[noun.is as string] ?? anything);
    default:
      return one(anything);
  }
}

const thingsOfNoun: Readonly<Record<string, number>> = {
  card: anyCard,
  spell: Thing.spell,
  permanent: Thing.permanent,
  token: Thing.permanent,
  ability: Thing.ability,
  emblem: Thing.other,
};

function isCardTypeOfPermanents(type: string): boolean {
  return ["artifact", "battle", "creature", "enchantment", "land", "planeswalker"].includes(type);
}

function joined(a: ReadonlySet<string> | null, b: ReadonlySet<string> | null): ReadonlySet<string> | null {
  return a && b ? new Set([...a, ...b]) : (a ?? b);
}

/** The card types that adjectives before the noun name: *artifact* of “artifact creature”, *Goblin* of “Goblin permanent”. */
/** The card types of a subtype that the set adds. */
function ownTypes(subtype: TreeNode): ReadonlySet<string> {
  return new Set(
    String(subtype.types ?? "")
      .split(" ")
      .filter(Boolean),
  );
}

function typesOfQualities(qualities: readonly TreeNode[]): ReadonlySet<string> | null {
  const found = new Set<string>();
  const visit = (quality: TreeNode): void => {
    if (quality.kind === "cardType") found.add(quality.is as string);
    else if (quality.kind === "subtype") {
      for (const { category } of subtypesByWord(quality.is as string))
        for (const type of cardTypesOfCategory[category]) if (type !== "kindred") found.add(type);
    } else if (quality.kind === "ownSubtype") {
      for (const type of ownTypes(quality)) found.add(type);
    } else if (quality.kind.startsWith("quality") && Array.isArray(quality.items))
      for (const item of quality.items as TreeNode[]) visit(item);
  };
  for (const quality of qualities) visit(quality);
  return found.size ? found : null;
}

function controllerOf(determiner: TreeNode | undefined, suffixes: readonly TreeNode[]): Controller {
  for (const suffix of suffixes) {
    const by = isNode(suffix.by) ? suffix.by : undefined;
    if (!by) continue;
    if (suffix.kind === "notControlledBy") return isYou(by) ? "notYou" : "anyone";
    if (suffix.kind !== "controlledBy" && suffix.kind !== "ownedAndControlledBy") continue;
    if (isYou(by)) return "you";
    return isOpponent(by) ? "opponent" : "somebody";
  }
  if (determiner?.kind === "possessed" && isNode(determiner.of))
    return determiner.of.kind === "possessivePronoun" && determiner.of.is === "your" ? "you" : "somebody";
  return "anyone";
}

export function isYou(phrase: TreeNode | undefined): boolean {
  return phrase?.kind === "pronoun" && phrase.is === "you";
}

export function isOpponent(phrase: TreeNode | undefined): boolean {
  return phrase?.kind === "objects" && isNode(phrase.noun) && phrase.noun.is === "opponent";
}
