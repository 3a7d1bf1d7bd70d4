/**
 * Roles of the words that describe something new: tokens, and what something becomes.
 */
import type { Meaning, Table } from "../meaning.ts";
import { children, maybeChild, word } from "../treeAccess.ts";

const leaf: Meaning = { slots: { is: "value" } };
const ownLeaf: Meaning = { slots: { is: "value", types: "value", plural: "value" } };

export const tokenPhraseMeanings: Table<Meaning> = {
  objects: {
    slots: { determiner: "determiner", qualities: "tokenQuality", noun: "tokenNoun", suffixes: "tokenSuffix" },
  },
};

export const tokenListMeanings: Table<Meaning> = {
  /** "Four of those tokens": as described before. */
  partOf: { slots: { part: "quantity", of: "np" } },
  npAndList: { slots: { items: "tokenPhrase" } },
};

export const tokenQualityMeanings: Table<Meaning> = {
  stats: {
    slots: { is: "value" },
    unknown: (node) => (word(node).includes("*") ? "a token's * is not modelled" : null),
  },
  color: leaf,
  supertype: leaf,
  cardType: leaf,
  subtype: leaf,
  ownSubtype: ownLeaf,
  adjective: {
    slots: { is: "value" },
    unknown: (node) =>
      ["tapped", "attacking", "token"].includes(word(node)) ? null : `a token that is "${word(node)}" is not modelled`,
  },
  qualityAndList: { slots: { items: "tokenQuality" } },
};

export const tokenNounMeanings: Table<Meaning> = {
  noun: {
    slots: { is: "value" },
    unknown: (node) => (["token", "permanent"].includes(word(node)) ? null : `a new "${word(node)}" is not modelled`),
  },
  cardType: leaf,
  subtype: leaf,
  ownSubtype: ownLeaf,
};

export const tokenSuffixMeanings: Table<Meaning> = {
  with: { slots: { having: "tokenHaving" } },
  named: { slots: { name: "name" } },
  thatDoes: {
    slots: { verbs: "tokenVerb" },
  },
};

export const tokenHavingMeanings: Table<Meaning> = {
  abilitiesHaving: { slots: { abilities: "keywords" } },
  quotedHaving: { slots: { quoted: "quoted" } },
};

/** "That's a copy of …", "that's tapped and attacking". */
export const tokenVerbMeanings: Table<Meaning> = {
  be: { slots: { complement: "tokenComplement" } },
};

export const tokenComplementMeanings: Table<Meaning> = {
  isCopyOf: { slots: { of: "np", except: "exceptions" } },
  stateOf: {
    slots: { state: "value" },
    unknown: (node) => {
      const state = maybeChild(node, "state");
      const known =
        state !== null && children(state, "items").every((item) => ["tapped", "attacking"].includes(word(item)));
      return known ? null : "this about a token is not modelled";
    },
  },
};
