/** “A creature artifact”, “a Goblin red creature”: describing words stand in one order before every noun. */
import { TYPE_NOUNS } from "../nouns.ts";
import type { TreeNode } from "../../grammar/tree.ts";
import { check } from "../check.ts";
import type { Place } from "../place.ts";
import { changed, child, children, made } from "../trees.ts";

/** Places in the order, first to last. Words of one place may stand either way. */
const STATE = 0;
const SUPERTYPE = 1;
const STATS = 2;
const COLOR = 3;
const SUBTYPE = 4;
const CARD_TYPE = 5;
const CREATURE = 6;
const GENERIC = 7;
/** “Token” is what the thing is, and says so last. */
const TOKEN = 8;

interface Range {
  readonly first: number;
  readonly last: number;
}

/** Where a describing word (or noun) belongs: a list of them, from its first to its last. */
function rangeOf(word: TreeNode): Range {
  if (word.kind === "qualityAndList" || word.kind === "qualityComma") {
    const ranges = children(word, "items").map(rangeOf);
    return { first: Math.min(...ranges.map(({ first }) => first)), last: Math.max(...ranges.map(({ last }) => last)) };
  }
  // What is joined by “or” are different things, each with an order of its own.
  if (/^quality/.test(word.kind)) {
    const ranges = children(word, "items").map(rangeOf);
    return { first: Math.max(...ranges.map(({ first }) => first)), last: Math.min(...ranges.map(({ last }) => last)) };
  }
  const at = rankOf(word);
  return { first: at, last: at };
}

const NOUN_LIKE: Readonly<Record<string, number>> = {
  outlaw: SUBTYPE,
  commander: SUBTYPE,
  permanent: GENERIC,
  token: TOKEN,
};

function rankOf(word: TreeNode): number {
  switch (word.kind) {
    case "supertype":
      return SUPERTYPE;
    case "stats":
      return STATS;
    case "color":
      return COLOR;
    case "subtype":
    case "ownSubtype":
    case "ofRole":
      return SUBTYPE;
    case "cardType":
      return word.is === "creature" ? CREATURE : CARD_TYPE;
    case "adjective":
      return NOUN_LIKE[word.is as string] ?? STATE;
    default:
      return STATE;
  }
}

/** The noun's place: only a type or subtype can stand before a word that should come first. */
function nounRank(noun: TreeNode | undefined): number {
  if (noun && TYPE_NOUNS.has(noun.kind)) return rankOf(noun);
  return noun?.kind === "noun" && noun.is === "token" ? TOKEN : GENERIC;
}

/** Words that say what is not so stand before or behind colors, and so do supertypes: “green legendary creatures”. */
function isFree(before: TreeNode, after: TreeNode): boolean {
  return (after.kind === "non" || after.kind === "supertype") && rankOf(before) <= COLOR;
}

function firstWrong(words: readonly TreeNode[], noun: TreeNode | undefined): number {
  for (const [i, word] of words.entries()) {
    const next = words[i + 1];
    if (next) {
      if (rangeOf(word).last > rangeOf(next).first && !isFree(word, next)) return i;
    } else if (rangeOf(word).last > nounRank(noun)) return i;
  }
  return -1;
}

/** The phrase with its words in order; the last of them may become the noun. Undefined when that doesn't put it right. */
function sortedPhrase(node: TreeNode): TreeNode | undefined {
  const noun = child(node, "noun");
  const words = children(node, "qualities");
  const movable = noun !== undefined && TYPE_NOUNS.has(noun.kind);
  const sorted = [...words, ...(movable ? [noun] : [])].sort((a, b) => rangeOf(a).first - rangeOf(b).first);
  const last = movable ? sorted.pop()! : noun;
  const newNoun = last?.is === "token" && last.kind === "adjective" ? made("noun", { is: "token" }) : last;
  if (!newNoun || !/^(?:cardType|subtype|noun)$/.test(newNoun.kind) || firstWrong(sorted, newNoun) >= 0)
    return undefined;
  // Word endings belong to the places the words had.
  const bare = (word: TreeNode): TreeNode => changed(word, { surface: undefined });
  return changed(node, { qualities: sorted.map(bare), noun: bare(newNoun) });
}

/** A token to be made, described by single words: a check of its own tells of their order. */
function isCreatedToken(node: TreeNode, place: Place): boolean {
  return (
    child(node, "noun")?.is === "token" &&
    ((place.parent?.kind === "create" && place.slot === "tokens") || (place.parent?.kind.startsWith("np") ?? false))
  );
}

/** Whether that check tells of two words: it knows no lists of several kinds, and nothing of “creature” standing last. */
function isToldOfTokens(before: TreeNode, after: TreeNode): boolean {
  const isMixed = (word: TreeNode): boolean => new Set(children(word, "items").map(({ kind }) => kind)).size > 1;
  return !isMixed(before) && !isMixed(after) && !(before.kind === "cardType" && after.kind === "cardType");
}

export const describingWordsOutOfOrder = check("describing-words-out-of-order", {
  ref: null,
  severity: "warning",
  rules: [],
  on: ["objects", "nounWith"],
  test: (node, place) => {
    const words = children(node, "qualities");
    if (words.length === 0) return false;
    const noun = child(node, "noun");
    const wrong = firstWrong(words, noun);
    if (wrong < 0) return false;
    const next = words[wrong + 1];
    if (next && isCreatedToken(node, place) && isToldOfTokens(words[wrong]!, next)) return false;
    return { at: [words[wrong]!, next ?? noun!] };
  },
  message: (place) => {
    const words = children(place.node, "qualities");
    return `In “${place.words(words[0], child(place.node, "noun") ?? words.at(-1))}” the words stand in an unusual order.`;
  },
  why: "Describing words stand in one order: tapped or attacking, supertype and color, subtype, card type with “creature” last, then “permanent”, “card” or “token”.",
  help: "Write “a tapped red Goblin artifact creature token”.",
  fixes: (place) => {
    const inOrder = sortedPhrase(place.node);
    return [inOrder && place.replace("Put them in order", true, place.node, inOrder)];
  },
  wrong: [
    "Destroy target «Goblin red» creature.",
    "Destroy target «creature artifact».",
    "Return target «land basic» card from your graveyard to your hand.",
    "Creature — Elf | When this creature enters, create a 1/1 green Elf «token creature».",
    "Artifact | {T}: Untap target «creature attacking» Elf.",
    "Create a 1/1 colorless Golem «creature artifact» token.",
    "Creature — Elf | Other «creature artifacts» you control get +1/+1.",
  ],
  right: [
    "Destroy target tapped red Goblin artifact creature.",
    "Destroy target black nontoken creature.",
    "Return target legendary Elf permanent card from your graveyard to your hand.",
  ],
  fixed: [
    "Destroy target red Goblin creature.",
    "Destroy target artifact creature.",
    "Return target basic land card from your graveyard to your hand.",
    "Creature — Elf | When this creature enters, create a 1/1 green Elf creature token.",
    "Artifact | {T}: Untap target attacking Elf creature.",
    "Create a 1/1 colorless Golem artifact creature token.",
    "Creature — Elf | Other artifact creatures you control get +1/+1.",
  ],
});
