/** How nodes stand in their sentence: which phrases look back, which verbs say something of nothing, what is implied. */
import { isNode, type TreeNode } from "../../grammar/tree.ts";
import { Thing } from "../sorts/index.ts";
import { actingVerb, OBJECTS } from "./needs.ts";
import { Beside, type PhraseSense } from "./phrases.ts";
import type { ReferenceForm } from "./types.ts";

export const SINGULAR = new Set(["it", "itself", "he", "she", "him", "her", "thatOne"]);
export const PLURAL = new Set([
  "them",
  "they",
  "themselves",
  "thoseOnes",
  "oneOfThem",
  "bothOfThem",
  "eachOfThem",
  "anyOfThem",
]);
export const REST = new Set(["theRest", "theOther", "theOthers"]);
export const REFLEXIVE = new Set(["itself", "themselves", "himself", "herself"]);
const VERB_LISTS = new Set(["verbsAnd", "verbsOr", "verbsAndOr", "verbsThen"]);

/** "Draw a card and discard a card": several verbs in one. */
export function isVerbList(kind: string): boolean {
  return VERB_LISTS.has(kind);
}

/** "It's your turn", "it can't become night" speak of nothing. */
export function isExpletive(clause: TreeNode): boolean {
  const verbs = clause.verbs;
  if (!isNode(clause.subject) || clause.subject.is !== "it" || !isNode(verbs)) return false;
  const { complement: said } = actingVerb(verbs);
  const complement = isNode(said) ? said : undefined;
  if (!complement) return false;
  const { kind, what } = complement;
  if (isNode(what) && what.kind === "special" && (what.is === "day" || what.is === "night")) return true;
  return kind === "yourTurn" || kind === "isPhase" || /^(?:isDay|isNight|dayOrNight|day|night)/.test(kind);
}

/** Whether a phrase looks back, and how. */
export function formOf(node: TreeNode, determiner: TreeNode | undefined): ReferenceForm | undefined {
  if (node.kind !== "objects" || !determiner) return undefined;
  const suffixes = (node.suffixes as TreeNode[] | undefined) ?? [];
  if (determiner.kind === "that") return "that";
  if (determiner.kind === "those") return "those";
  if (determiner.kind === "the" && suffixes.length === 0 && !determiner.other) return "definite";
  return undefined;
}

const CHOSEN = new Set(["ofTheChosen", "chosenColor", "fromChosen", "manaChosenColor"]);

/** Whether a node speaks of what somebody chose: "of the chosen type", "the chosen number". */
export function isChosen(node: TreeNode): boolean {
  if (node.kind === "thatNumber") return node.chosen === true;
  return CHOSEN.has(node.kind) && !node.whose && !node.symbols;
}

/** Whether a node is a verb phrase standing for itself: a cost, one of several deeds. */
export function isVerbNode(node: TreeNode): boolean {
  return isVerbKind(node.kind);
}

const isVerbKind = ofKind(
  (kind) =>
    !/^(?:mana|tapSymbol|energy|unread|reminder|number|signedNumber|symbol)$/.test(kind) &&
    (VERB_LISTS.has(kind) ||
      !/^(?:clauses|ifThen|thenIf|then|otherwise|forEach|during|delayed|instead|also|additionally|additionalCost|asItEnters|thereAre|event|costOr|statement|\w+Ability)/.test(
        kind,
      )),
);

/** A test of kinds that is made once for each kind. */
export function ofKind(test: (kind: string) => boolean): (kind: string) => boolean {
  const known = new Map<string, boolean>();
  return (kind) => {
    let answer = known.get(kind);
    if (answer === undefined) {
      answer = test(kind);
      known.set(kind, answer);
    }
    return answer;
  };
}

/** Arguments of which two can't be the same thing, as "it" and "itself" tell them apart. */
export function isOwnArgument(verb: TreeNode, slot: string): boolean {
  return /^(?:what|to|subject|cards|tokens|with)$/.test(slot) || (slot === "on" && verb.kind === "put");
}

/** Phrases that mean one thing even where something is said of each of several. */
export function isFixed(node: TreeNode): boolean {
  return (
    node.kind === "self" ||
    node.kind === "selfName" ||
    (isNode(node.determiner) && node.determiner.kind === "attachedTo")
  );
}

/** The verb of a relative clause or a participle behind a noun. */
export function verbOfSuffix(suffix: TreeNode): TreeNode | undefined {
  return [suffix.verb, suffix.verbs, suffix.does].find(isNode);
}

export const creature: PhraseSense = {
  things: Thing.permanent,
  types: new Set(["creature"]),
  heads: new Set(["creature", "token"]),
  howMany: "one",
};
const token: PhraseSense = { things: Thing.permanent, types: null, heads: new Set(["token"]), howMany: "one" };
/** Verbs that bring something about, or choose it, without naming it. */
export const IMPLIED: Readonly<Record<string, PhraseSense>> = {
  copy: { things: Thing.spell | Thing.ability, types: null, heads: new Set(["copy", "spell"]), howMany: "one" },
  manifestDread: creature,
  amass: creature,
  manifest: creature,
  cloak: creature,
  populate: creature,
  bolster: creature,
  earthbend: {
    things: Thing.permanent,
    types: new Set(["creature", "land"]),
    heads: new Set(["creature", "land"]),
    howMany: "one",
  },
  investigate: token,
  incubate: token,
  flip: { things: Beside.coin, types: null, heads: new Set(["coin"]), howMany: "one" },
  separate: { things: OBJECTS, types: null, heads: new Set(["pile"]), howMany: "many" },
};
/** Those of them whose object becomes what they bring about, so that both are one thing. */
export const BECOMES_IMPLIED = new Set(["cloak", "manifest", "separate"]);

/** What "you" is. */
export const YOU: PhraseSense = { things: Thing.player, types: null, heads: new Set(["player"]), howMany: "one" };
