/** The closed word lists of the language as rules of the grammar: colors, types, zones, counters, numbers. */
import { LetterPattern } from "../text/letters.ts";
import type { GrammarBuilder, LexiconEntry, OpenRule } from "../grammar/grammar.ts";
import type { TreeNode } from "../grammar/tree.ts";
import type { Word } from "../text/words.ts";
import { cardTypes } from "./lexicon/cardTypes.ts";
import { colorWords } from "./lexicon/colors.ts";
import { counterNames, keywordCounterNames } from "./lexicon/counters.ts";
import { numberOfWord, wordOfNumber } from "./lexicon/numberWords.ts";
import { pluralsOf, subtypes } from "./lexicon/subtypes.ts";
import { supertypes } from "./lexicon/supertypes.ts";

const typeWords = new Set<string>([
  ...cardTypes.flatMap((type) => [type.singular, type.plural]),
  ...subtypes.flatMap((subtype) => [subtype.id, ...pluralsOf(subtype.id)].map((word) => word.toLowerCase())),
  ...supertypes,
  ...colorWords,
  ..."token tokens historic outlaw outlaws modified attacking blocking permanent permanents mana combat party snow commander ability abilities enchanted".split(
    " ",
  ),
]);

/** Whether a word can stand after *non-* or before *-cycling* and *-walk*. */
export function isTypeWord(lowerCase: string): boolean {
  return typeWords.has(lowerCase);
}

/** Subtypes in which a plural form can be told by the letters. */
const ONLY_LETTERS = new LetterPattern("^[\\p{L} -]+$");

function subtypeEntries(): LexiconEntry[] {
  const entries = new Map<string, LexiconEntry>();
  for (const subtype of subtypes) {
    if (subtype.category === "planar" || entries.has(subtype.id)) continue;
    const plural = pluralsOf(subtype.id)[0]!;
    entries.set(
      subtype.id,
      plural === subtype.id || !ONLY_LETTERS.test(subtype.id)
        ? { is: subtype.id, text: subtype.id }
        : { is: subtype.id, text: subtype.id, plural },
    );
  }
  return [...entries.values()];
}

function beginsWithDigit(key: string): boolean {
  const code = key.charCodeAt(0);
  return code >= 48 && code <= 57;
}

/** Whether a word is longer than one letter and begins with one: it is no symbol, number or change of power. */
function isLetters(key: string): boolean {
  return key.length > 1 && key.charCodeAt(0) >= 97 && key.charCodeAt(0) <= 122 && key.charCodeAt(1) !== 47;
}

/** A numeral: digits or words, one of them usual. */
function numeral(kind: string, usual: "digits" | "words"): OpenRule {
  const numeralValue = (word: Word): number | undefined =>
    beginsWithDigit(word.key) ? (/^\d+$/.test(word.key) ? Number(word.key) : undefined) : numberOfWord(word.key);
  return {
    kind,
    looksAt: "key",
    first: (word) => numeralValue(word) !== undefined,
    ends: (_, position) => [position + 1],
    build: (input, start) => {
      const word = input.words[start]!;
      const digits = /^\d/.test(word.key);
      const value = numeralValue(word)!;
      const node: TreeNode = { kind, value };
      const asWord = wordOfNumber(value);
      if (usual === "digits" ? !digits : digits && asWord !== undefined && value <= 99)
        node.surface = { wording: [digits ? "digits" : "words"] };
      return node;
    },
    print: (node, printer) => {
      const value = node.value as number;
      const words =
        node.surface?.wording?.includes("words") || (usual === "words" && !node.surface?.wording?.includes("digits"));
      printer.emit(node, (words && value <= 99 ? wordOfNumber(value) : undefined) ?? String(value));
    },
    sample: () => ({ kind, value: 3 }),
    offers: usual === "words" ? ["two", "three", "four"] : ["1", "2", "3"],
  };
}

/** One word of a certain shape, kept as its text: mana symbols, +1/+1, 2/2. */
export function shapedWord(kind: string, shape: RegExp, sample: string, minus: "-" | "−" = "-"): OpenRule {
  return {
    kind,
    looksAt: "key",
    first: (word) => !isLetters(word.key) && shape.test(word.key),
    ends: (_, position) => [position + 1],
    build: (input, start) => ({ kind, is: normalSigns(input.words[start]!.raw) }),
    print: (node, printer) =>
      printer.emit(node, minus === "-" ? (node.is as string) : (node.is as string).replace("-", minus)),
    sample: () => ({ kind, is: sample }),
    offers: [sample],
  };
}

function normalSigns(raw: string): string {
  return raw.replace(/[−–]/g, "-");
}

/** One or more symbols in a row: `{2}{R}`. */
function symbolRun(kind: string, shape: RegExp, sample: string[]): OpenRule {
  return {
    kind,
    looksAt: "key",
    first: (word) => !isLetters(word.key) && shape.test(word.key),
    ends: (input, position) => {
      let end = position + 1;
      while (end < input.words.length && shape.test(input.words[end]!.key) && !input.words[end]!.space) end++;
      return [end];
    },
    build: (input, start, end) => ({
      kind,
      symbols: input.words
        .slice(start, end)
        .map((word) => ({ kind: "symbol", is: word.raw, span: [word.start, word.end] as const })) as TreeNode[],
    }),
    print: (node, printer) => {
      for (const [i, symbol] of (node.symbols as TreeNode[]).entries())
        printer.emit(node, symbol.is as string, i === 0);
    },
    sample: () => ({ kind, symbols: sample.map((is) => ({ kind: "symbol", is })) }),
    offers: [sample.join("")],
  };
}

const MANA = /^\{(?:\d+|[wubrgcsxyz]|[^{}]*\/[^{}]*|[hp]|½|∞)\}$/;

export function defineVocabulary(g: GrammarBuilder): void {
  g.lexicon(
    "cardType",
    "cardType",
    cardTypes.map((type) => ({ is: type.id, text: type.singular, plural: type.plural })),
  );
  g.lexicon("subtype", "subtype", subtypeEntries());
  g.lexicon(
    "supertype",
    "supertype",
    supertypes.map((is) => ({ is, text: is })),
  );
  g.lexicon(
    "color",
    "color",
    colorWords.map((is) => ({ is, text: is })),
  );
  g.lexicon("zoneNoun", "zone", [
    { is: "graveyard", text: "graveyard", plural: "graveyards" },
    { is: "hand", text: "hand", plural: "hands" },
    { is: "library", text: "library", plural: "libraries" },
    { is: "sideboard", text: "sideboard", plural: "sideboards" },
    { is: "openingHand", text: "opening hand", plural: "opening hands" },
    { is: "deck", text: "deck", plural: "decks" },
    { is: "startingDeck", text: "starting deck", plural: "starting decks" },
  ]);
  const keywordCounters = new Set<string>(keywordCounterNames);
  g.lexicon(
    "counterName",
    "counterName",
    [...counterNames.filter((name) => !keywordCounters.has(name)), ...keywordCounterNames].map((is) => ({
      is,
      text: is,
    })),
  );
  g.open("counterName", shapedWord("statsCounter", /^[+-](?:\d+|x)\/[+-](?:\d+|x)$/, "+1/+1"));
  g.open("number", numeral("number", "digits"));
  g.open("count", numeral("count", "words"));
  g.lexicon("variable", "variable", [
    { is: "X", text: "X" },
    { is: "Y", text: "Y" },
  ]);
  g.open("mana", symbolRun("mana", MANA, ["{2}", "{R}"]));
  g.open("energy", symbolRun("energy", /^\{e\}$/, ["{E}"]));
  g.open("symbolCost", symbolRun("tapSymbol", /^\{[tq]\}$/, ["{T}"]));
  g.open("statsChange", shapedWord("statsChange", /^[+-](?:\d+|x|y)\/[+-](?:\d+|x|y)$/, "+1/+1"));
  g.open("stats", shapedWord("stats", /^(?:\d+|x|\*)\/(?:\d+|x|\*)$/, "2/2"));
  g.open("signedNumber", shapedWord("signedNumber", /^[+-](?:\d+|x)$/, "+1", "−"));
  g.lexicon(
    "ordinal",
    "ordinal",
    "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ").map((is) => ({ is, text: is })),
  );
}
