/** Old ways to cut a text into sentences: searching and shuffling apart (before 2021), surveil in its own words (before 2018). */
import type { TreeNode } from "../../grammar/tree.ts";
import { joinedSentences } from "./joined.ts";
import {
  clauseOf,
  hasDeterminer,
  hasNoun,
  isPronoun,
  nodeIn,
  nodesIn,
  noun,
  objects,
  pronoun,
  withClause,
} from "./phrases.ts";
import { changed, type ContextWording, keeping, keptBy } from "./shape.ts";

/** The slot of a sentence that holds what is done. */
const EFFECT = "then";

/** Verbs of a clause as a list, and how to put another list in their place. */
interface VerbList {
  readonly items: readonly TreeNode[];
  /** How the verbs stand in a row. */
  readonly kind: string;
  readonly rebuilt: (verbs: TreeNode) => TreeNode;
}

const LISTS = ["verbsAnd", "verbsThen"];

function listOf(clause: TreeNode | undefined): VerbList | undefined {
  const verbs = clause && nodeIn(clause, "verbs");
  if (!clause || !verbs || nodesIn(clause, "tails").length) return undefined;
  const may = verbs.kind === "may" && nodeIn(verbs, "do") ? verbs : undefined;
  const inner = may ? (may.do as TreeNode) : verbs;
  const items = LISTS.includes(inner.kind) ? nodesIn(inner, "items") : [inner];
  const rebuilt = (list: TreeNode): TreeNode => changed(clause, { verbs: may ? changed(may, { do: list }) : list });
  return { items, kind: inner.kind, rebuilt };
}

const isSearch = (node: TreeNode | undefined): boolean =>
  node?.kind === "search" || (node?.kind === "withTail" && nodeIn(node, "verb")?.kind === "search");

const isShuffle = (node: TreeNode | undefined): boolean =>
  node?.kind === "shuffle" && !node.what && !node.into && !node.zone && !node.voice;

function isDoSo(condition: TreeNode | undefined): boolean {
  const verbs = condition?.kind === "clause" ? nodeIn(condition, "verbs") : undefined;
  return verbs?.kind === "doSo" && !verbs.negative;
}

/** How shuffling was put into a sentence of its own. */
type Apart = "alone" | "ifYouDo" | "then";

/** The clause of a sentence that shuffles: "Then shuffle", "If you do, shuffle", "Shuffle, then put that card on top". */
function shufflingOf(sentence: TreeNode, how: Apart): TreeNode | undefined {
  const inner =
    how === "alone"
      ? sentence
      : how === "then" && sentence.kind === "then"
        ? nodeIn(sentence, EFFECT)
        : how === "ifYouDo" && sentence.kind === "ifThen" && isDoSo(nodeIn(sentence, "condition"))
          ? nodeIn(sentence, EFFECT)
          : undefined;
  return inner?.kind === "clause" ? inner : undefined;
}

/** Whether who shuffles is who searched. */
function sameDoer(searching: TreeNode | undefined, shuffling: TreeNode): boolean {
  const doer = (clause: TreeNode | undefined): TreeNode | undefined => {
    const subject = nodeIn(clause, "subject");
    return isPronoun(subject, "you") ? undefined : subject;
  };
  const [first, second] = [doer(searching), doer(shuffling)];
  if (!first || !second) return !first && !second;
  return second.kind === "pronoun" || hasDeterminer(second, "that");
}

/** What shuffling and what follows it are in one verb: "shuffle and put that card on top". */
function shufflingVerb(clause: TreeNode, how: Apart): TreeNode | undefined {
  const list = listOf(clause);
  if (!list || !isShuffle(list.items[0])) return undefined;
  if (list.items.length === 1) return how === "alone" ? undefined : list.items[0];
  const [, put, ...more] = list.items;
  if (put?.kind !== "put" || more.length) return undefined;
  return shortened({ kind: "verbsAnd", items: [list.items[0]!, put] });
}

/** "Search …, and put it into your hand. Then shuffle." for "search …, put it into your hand, then shuffle." */
const shuffleApart = (how: Apart): ContextWording =>
  joinedSentences({
    tag: how === "then" ? "shuffle-apart" : how === "ifYouDo" ? "shuffle-if-you-do" : "shuffle-in-a-sentence",
    clues: ["shuffle"],
    join(first, second) {
      const clause = clauseOf(first);
      const list = listOf(clause);
      const shuffling = shufflingOf(second, how);
      const verb = shuffling && shufflingVerb(shuffling, how);
      if (!list || !verb || list.kind === "verbsThen" || !sameDoer(clause, shuffling)) return undefined;
      if (!list.items.some(isSearch) && (how !== "then" || list.items.length < 2)) return undefined;
      const items = list.items.map((item) => (list.items.some(isSearch) ? shortened(item) : item));
      return withClause(first, list.rebuilt({ kind: "verbsThen", items: [...items, verb] }));
    },
    split(sentence) {
      const clause = clauseOf(sentence);
      const list = listOf(clause);
      const last = list?.items.at(-1);
      if (!clause || !list || !last || how === "alone" || list.kind !== "verbsThen" || !isSearch(list.items[0]))
        return undefined;
      if (list.items.length < 2 || !isShuffle(last)) return undefined;
      const rest = list.items.slice(0, -1);
      const verbs = rest.length === 1 ? rest[0]! : { kind: "verbsAnd", items: rest };
      return [withClause(sentence, list.rebuilt(verbs)), shuffleSentence(clause, last, how)];
    },
  });

function shuffleSentence(searching: TreeNode, verb: TreeNode, how: Apart): TreeNode {
  const player = objects({ determiner: { kind: "that" }, noun: { kind: "playerNoun", is: "player" } });
  const other = searching.subject && !isPronoun(nodeIn(searching, "subject"), "you");
  const clause: TreeNode = { kind: "clause", ...(other ? { subject: player } : {}), verbs: verb };
  if (how === "then") return { kind: "then", [EFFECT]: clause };
  const condition = { kind: "clause", subject: pronoun(other ? "they" : "you"), verbs: { kind: "doSo" } };
  return { kind: "ifThen", condition, [EFFECT]: clause };
}

/** "It" for "that card" and "the card", "them" for "those cards". */
function pronounFor(phrase: TreeNode): TreeNode | undefined {
  if (!hasNoun(phrase, "card") || phrase.suffixes || phrase.qualities) return undefined;
  if (hasDeterminer(phrase, "that", "the")) return pronoun(phrase.number === "plural" ? "them" : "it");
  return hasDeterminer(phrase, "those") ? pronoun("them") : undefined;
}

/** "That card" for "the card" and "it", once the library was shuffled. */
function thatCardFor(phrase: TreeNode): TreeNode | undefined {
  const card = isPronoun(phrase, "it") || (hasDeterminer(phrase, "the") && isPronoun(pronounFor(phrase), "it"));
  return card ? objects({ determiner: { kind: "that" }, noun: noun("card") }) : undefined;
}

const CARD_AGAIN = "found-card-otherwise";

/** A verb with another phrase for the card that was found. */
function calling(verb: TreeNode, todays: (phrase: TreeNode) => TreeNode | undefined): TreeNode {
  const what = verb.kind === "reveal" || verb.kind === "put" ? nodeIn(verb, "what") : undefined;
  const today = what && todays(what);
  return today ? changed(verb, { what: keeping(what, today, CARD_AGAIN) }) : verb;
}

/** A verb that does something with the card that was found, which it calls "it", and "that card" behind shuffling. */
function shortened(verb: TreeNode): TreeNode {
  const items = verb.kind === "verbsAnd" ? nodesIn(verb, "items") : [];
  if (items.length !== 2 || !isShuffle(items[0])) return calling(verb, pronounFor);
  const put = calling(items[1]!, thatCardFor);
  return put === items[1] ? verb : changed(verb, { items: [items[0]!, put] });
}

/** "Search your library for a card, reveal that card, …" for "… reveal it, …". */
const foundCardAgain: ContextWording = {
  inContext: true,
  tag: CARD_AGAIN,
  kinds: LISTS,
  clues: ["search"],
  today(node) {
    const given = nodesIn(node, "items");
    if (!given.some(isSearch)) return undefined;
    const items = given.map(shortened);
    return items.some((item, i) => item !== given[i]) ? changed(node, { items }) : undefined;
  },
  before: (node) => keptBy(node, pronounFor) ?? keptBy(node, thatCardFor),
};

/** "Look at the top two cards of your library. Put any number of them into your graveyard and the rest back …" for "surveil 2". */
const surveilInWords = joinedSentences({
  tag: "surveil-in-words",
  clues: ["lookAt", "put"],
  join(first, second) {
    const looked =
      first.kind === "clause" && !nodesIn(first, "tails").length ? nodeIn(first, "verbs", "what") : undefined;
    const [inZone, ...more] = nodesIn(looked, "suffixes");
    if (!looked || nodeIn(first, "verbs")?.kind !== "lookAt" || !hasNoun(looked, "card") || more.length)
      return undefined;
    if (!hasDeterminer(looked, "theTop") || inZone?.kind !== "ofZone" || !isYour(nodeIn(inZone, "zone"), "library"))
      return undefined;
    const quantity = nodeIn(looked, "determiner", "quantity");
    const value = quantity ? quantity.value : 1;
    if (typeof value !== "number" || second.kind !== "clause" || nodesIn(second, "tails").length) return undefined;
    const put = nodeIn(second, "verbs");
    if (!(value === 1 ? putsItAway(put) : putsSomeAway(put))) return undefined;
    return changed(first, { verbs: { kind: "surveil", amount: { kind: "number", value } } });
  },
  split(sentence) {
    const verb =
      sentence.kind === "clause" && !nodesIn(sentence, "tails").length ? nodeIn(sentence, "verbs") : undefined;
    const value = verb?.kind === "surveil" ? nodeIn(verb, "amount")?.value : undefined;
    if (typeof value !== "number" || nodeIn(sentence, "subject")) return undefined;
    const determiner = value === 1 ? { kind: "theTop" } : { kind: "theTop", quantity: { kind: "count", value } };
    const what = objects({ determiner, noun: noun("card"), suffixes: [{ kind: "ofZone", zone: yours("library") }] });
    const looking = { kind: "clause", verbs: { kind: "lookAt", what } };
    const where = { kind: "into", zone: yours("graveyard") };
    if (value === 1) {
      const verbs = { kind: "may", do: { kind: "put", what: pronoun("it"), where } };
      return [looking, { kind: "clause", subject: pronoun("you"), verbs }];
    }
    const some = { kind: "partOf", part: { kind: "partWord", is: "anyNumber" }, of: pronoun("them") };
    const back = { kind: "onTop", zone: yours("library"), order: { kind: "order", is: "any" } };
    const rest = { other: pronoun("theRest"), otherWhere: { kind: "backOn", where: back } };
    return [looking, { kind: "clause", verbs: { kind: "put", what: some, where, ...rest } }];
  },
});

const yours = (zone: string): TreeNode => ({
  kind: "zoneOf",
  of: { kind: "possessivePronoun", is: "your" },
  zone: { kind: "zone", is: zone },
});

const isYour = (zone: TreeNode | undefined, is: string): boolean =>
  zone?.kind === "zoneOf" && nodeIn(zone, "of")?.is === "your" && nodeIn(zone, "zone")?.is === is;

const intoYourGraveyard = (put: TreeNode): boolean =>
  put.kind === "put" &&
  !put.voice &&
  isYour(nodeIn(put, "where", "zone"), "graveyard") &&
  nodeIn(put, "where")?.kind === "into";

/** "May put it into your graveyard". */
function putsItAway(verb: TreeNode | undefined): boolean {
  const put = verb?.kind === "may" ? nodeIn(verb, "do") : undefined;
  const what = nodeIn(put, "what");
  return put !== undefined && what !== undefined && !put.other && intoYourGraveyard(put) && isIt(what);
}

const isIt = (what: TreeNode): boolean => isPronoun(pronounFor(what) ?? what, "it");

/** "Put any number of them into your graveyard and the rest back on top of your library in any order". */
function putsSomeAway(put: TreeNode | undefined): boolean {
  if (!put || !intoYourGraveyard(put)) return false;
  const part = nodeIn(put, "what", "part");
  const back = nodeIn(put, "otherWhere");
  const where = nodeIn(back, "where");
  return (
    part?.is === "anyNumber" &&
    isPronoun(nodeIn(put, "other"), "theRest") &&
    back?.kind === "backOn" &&
    where?.kind === "onTop" &&
    nodeIn(where, "order")?.is === "any"
  );
}

export const sentenceWordings: readonly ContextWording[] = [
  foundCardAgain,
  shuffleApart("then"),
  shuffleApart("ifYouDo"),
  shuffleApart("alone"),
  surveilInWords,
];
