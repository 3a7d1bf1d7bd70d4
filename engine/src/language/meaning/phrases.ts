/** What a noun phrase can stand for, as far as references ask: sorts, number, head words. */
import { isNode, type TreeNode, walkTree } from "../../grammar/tree.ts";
import { oracleGrammar } from "../grammar.ts";
import { isSelf, nounOfSelf } from "../selfReference.ts";
import { sortOf, Thing } from "../sorts/index.ts";

/** Whether a phrase is one thing, several, or each of several (both "it" and "they" can look back at it). */
export type HowMany = "each" | "many" | "one";

/** A thing of the game outside the sorts of objects and players. */
export const Beside = {
  zone: 1 << 12,
  counter: 1 << 13,
  phase: 1 << 14,
  mana: 1 << 15,
  damage: 1 << 16,
  amount: 1 << 17,
  coin: 1 << 18,
} as const;

export interface PhraseSense {
  /** Bits of `Thing` and {@link Beside}. */
  readonly things: number;
  /** Card types it can have; null when its words say none. */
  readonly types: ReadonlySet<string> | null;
  /** Its head words: creature, Goblin, card, token, player. */
  readonly heads: ReadonlySet<string>;
  readonly howMany: HowMany;
}

const PLAYER_PHRASES = new Set(["defendingPlayer", "attackingPlayer", "activePlayer", "monarch", "playerOf"]);
const ZONE_PHRASES = new Set([
  "zoneOf",
  "hand",
  "zoneAny",
  "zoneEach",
  "zoneAll",
  "zoneSingle",
  "zoneThat",
  "topOfLibrary",
]);
const NP_LISTS = new Set(["npAndList", "npOrList", "npAndOrList"]);
const objectThings = 2047 - Thing.player;

/** The kinds of node that name something. */
const PHRASES = new Set([
  ...[
    "objects",
    "self",
    "selfName",
    "faceName",
    "thisAbility",
    "anyTarget",
    "anyOtherTarget",
    "targets",
    "otherTargets",
  ],
  ...["unknownName", "conjuredCards", "duplicate", "ringBearer"],
  ...["counters", "countersHaving", "manaObject", "manaSymbols", "manaAnyColor", "phases", "statOf", "partOf"],
  ...PLAYER_PHRASES,
  ...ZONE_PHRASES,
  ...NP_LISTS,
]);

/** The sense of a phrase; undefined for nodes that name nothing. */
export function senseOf(node: TreeNode): PhraseSense | undefined {
  const { kind } = node;
  if (!PHRASES.has(kind)) return undefined;
  if (kind === "objects") {
    const sort = sortOf(node);
    const things = sort.parts.reduce((all, part) => all | part.things, 0) || objectThings;
    const types = sort.parts.some((part) => !part.types)
      ? null
      : new Set(sort.parts.flatMap((part) => [...(part.types ?? [])]));
    const howMany = howManyOf(node);
    return { things, types, heads: headsOf(node), howMany: howMany === "one" && isOneOfEach(node) ? "each" : howMany };
  }
  if (isSelf(node)) {
    const noun = nounOfSelf(node);
    const heads = new Set<string>(noun === undefined ? [] : [noun]);
    return { things: objectThings, types: null, heads, howMany: "one" };
  }
  // A name that nobody knows is reported itself; what looks back at it is right.
  if (kind === "faceName" || kind === "unknownName")
    return { things: objectThings, types: null, heads: new Set(), howMany: "one" };
  if (kind === "conjuredCards" || kind === "duplicate") {
    // Counted like other cards: "a card named …", "two cards named …".
    const howMany = kind === "duplicate" ? "one" : howManyOf({ ...node, kind: "objects" });
    return { things: objectThings, types: null, heads: new Set(["card"]), howMany };
  }
  if (kind === "ringBearer")
    return { things: Thing.permanent, types: new Set(["creature"]), heads: new Set(["creature"]), howMany: "one" };
  if (kind === "thisAbility")
    return { things: Thing.ability, types: null, heads: new Set(["ability"]), howMany: "one" };
  if (PLAYER_PHRASES.has(kind))
    return { things: Thing.player, types: null, heads: new Set(["player"]), howMany: howManyOf(node) };
  if (kind === "anyTarget" || kind === "anyOtherTarget" || kind === "targets" || kind === "otherTargets")
    return { things: Thing.permanent | Thing.player, types: null, heads: new Set(), howMany: howManyOf(node) };
  if (ZONE_PHRASES.has(kind)) return { things: Beside.zone, types: null, heads: headsOf(node), howMany: "one" };
  if (kind === "counters" || kind === "countersHaving")
    return { things: Beside.counter, types: null, heads: new Set(["counter"]), howMany: howManyOf(node) };
  if (kind === "manaObject" || kind === "manaSymbols" || kind === "manaAnyColor")
    return { things: Beside.mana, types: null, heads: new Set(["mana"]), howMany: "one" };
  if (kind === "phases") return { things: Beside.phase, types: null, heads: headsOf(node), howMany: "one" };
  if (kind === "statOf") return { things: Beside.amount, types: null, heads: new Set(), howMany: "one" };
  if (kind === "partOf" && isNode(node.of)) return senseOfPart(node, node.of);
  if (NP_LISTS.has(kind) && Array.isArray(node.items)) return senseOfList(node);
  return undefined;
}

/** "Two of those cards": of the sort of the whole; what "them" are is not known here. */
function senseOfPart(node: TreeNode, whole: TreeNode): PhraseSense {
  const sense = senseOf(whole) ?? { things: objectThings, types: null, heads: new Set(["card"]), howMany: "many" };
  const part = isNode(node.part) ? node.part : undefined;
  const amount = part && isNode(part.amount) ? part.amount : part;
  return { ...sense, howMany: amount?.value === 1 ? "one" : part?.is === "each" ? "each" : "many" };
}

function senseOfList(node: TreeNode): PhraseSense | undefined {
  const senses = (node.items as TreeNode[]).map(senseOf).filter((sense) => sense !== undefined);
  if (senses.length === 0) return undefined;
  return {
    things: senses.reduce((all, sense) => all | sense.things, 0),
    types: senses.some((sense) => !sense.types) ? null : new Set(senses.flatMap((sense) => [...sense.types!])),
    heads: new Set(senses.flatMap((sense) => [...sense.heads])),
    howMany: node.kind === "npOrList" ? senses[senses.length - 1]!.howMany : "many",
  };
}

/** The head words of a phrase: those of its noun, and type words before it. */
export function headsOf(node: TreeNode): Set<string> {
  const heads = new Set<string>();
  const add = (part: unknown): void => {
    if (!isNode(part)) return;
    if (typeof part.is === "string") heads.add(part.is.toLowerCase());
    if (/AbilityNoun$/.test(part.kind)) heads.add("ability");
    if (Array.isArray(part.items)) for (const item of part.items) add(item);
    add(part.noun);
    if (Array.isArray(part.qualities)) for (const item of part.qualities) add(item);
  };
  add(node.noun);
  add(node.zone);
  add(node.phase);
  if (Array.isArray(node.qualities)) for (const quality of node.qualities) add(quality);
  return heads;
}

/** Whether a phrase is one, many, or each. */
export function howManyOf(node: TreeNode): HowMany {
  const determiner = isNode(node.determiner) ? node.determiner : undefined;
  if (determiner && (determiner.kind === "each" || determiner.kind === "every")) return "each";
  if (determiner?.kind === "any" || determiner?.kind === "no") return "each";
  if (
    determiner?.kind === "quantified" &&
    isNode(determiner.quantity) &&
    /^(?:upTo|anyNumberOf|oneOrMore)$/.test(determiner.quantity.kind)
  ) {
    const amount = determiner.quantity.amount;
    return isNode(amount) && amount.value === 1 && determiner.quantity.kind === "upTo" ? "one" : "many";
  }
  const number = oracleGrammar().numbers.get(node.kind)?.(node, "plural") ?? "plural";
  return number === "singular" ? "one" : "many";
}

/** "The top card of each player's library" is as many cards as there are players. */
function isOneOfEach(node: TreeNode): boolean {
  for (const suffix of (node.suffixes as TreeNode[] | undefined) ?? []) {
    const owner = isNode(suffix.zone) && isNode(suffix.zone.of) ? suffix.zone.of : undefined;
    if (owner?.kind === "possessive" && isNode(owner.of) && howManyOf(owner.of) !== "one") return true;
  }
  return false;
}

/** Whether a tree holds a node of one of these kinds. */
export function holds(node: TreeNode, test: (node: TreeNode) => boolean): boolean {
  for (const below of walkTree(node)) if (test(below)) return true;
  return false;
}

/** What is known of a thing that nobody named: later pronouns speak of the same. */
export function unknownSense(things: number, plural: boolean): PhraseSense {
  return { things, types: null, heads: new Set(), howMany: plural ? "many" : "one" };
}
