/**
 * What the grammar does not know about offers: the kind of card, the words that stand on it already, and the word right before.
 * Each is a factor on the likelihood of an offer.
 */
import type { Completion } from "../grammar/complete.ts";
import { takesAn, withCapital } from "../grammar/print.ts";
import { keywordByWords } from "../keywords/keywords.ts";
import { hashOf } from "../grammar/steps.ts";
import { beginsWithCapital } from "../text/letters.ts";
import type { Word } from "../text/words.ts";
import { templateWeight } from "./weights.ts";

/** What ranking knows of the place. */
export interface OfferPlace {
  /** The words of the sentence before the cursor. */
  readonly words: readonly Word[];
  /** Whether the sentence is the first of its ability. */
  readonly opening: boolean;
  readonly typeLine: string;
  /** `""` where it is not known. */
  readonly manaCost: string;
  /** Whether the next word begins with a capital. */
  readonly capital: boolean;
  /** All that stands on the card before the cursor, the type line too. */
  readonly textBefore: string;
}

/** What is hardly ever right, but can be. */
const HARDLY = 0.03;
/** What is always wrong, but may be offered behind all else. */
const NEVER = 0.001;
/** Numbers, symbols and punctuation are typed sooner than chosen. */
const EXAMPLE = 0.02;
const ON_CARD = 0.12;
const ON_TYPE_LINE = 0.25;

/** Offers with their likelihood at this place; in any order. */
export function weighed(offers: readonly Completion[], place: OfferPlace): Completion[] {
  const factors = [
    exampleFactor,
    articleFactor(place),
    keywordFactor(place),
    attachedFactor(place),
    colorFactor(place),
  ];
  const repeated = repeatedShare(place);
  return offers.map((offer) => {
    let { weight } = offer;
    for (const factor of factors) weight *= factor(offer);
    if (weight < 1) weight = weight ** (1 - repeated(offer));
    return { ...offer, weight };
  });
}

type Factor = (offer: Completion) => number;

const exampleFactor: Factor = ({ sample }) => (sample ? EXAMPLE : 1);

/** *An* before vowels, *a* before the others. */
function articleFactor({ words }: OfferPlace): Factor {
  const article = words[words.length - 1]?.key;
  if (article !== "a" && article !== "an") return () => 1;
  return ({ text }) => (takesAn(text) === (article === "an") ? 1 : NEVER);
}

/** A list names each keyword once; keywords of permanents stand on no instant. */
function keywordFactor({ words, opening, typeLine }: OfferPlace): Factor {
  const spell = words.length === 0 && opening && /\b(?:instant|sorcery)\b/i.test(typeLine);
  const listed = ` ${words.map(({ key }) => key).join(" ")} `;
  return ({ text, rule }) => {
    if (rule !== "keyword") return 1;
    if (listed.includes(` ${text.toLowerCase()} `)) return HARDLY;
    if (!spell) return 1;
    return keywordByWords(text)?.worksIn.every((zone) => zone === "battlefield") ? HARDLY : 1;
  };
}

/** What is said on one kind of card: *enchanted* on Auras, *equip* on Equipment. */
const KIND_OF_WORD: Readonly<Record<string, string>> = {
  enchanted: "aura",
  enchant: "aura",
  equipped: "equipment",
  equip: "equipment",
  fortified: "fortification",
  fortify: "fortification",
  crew: "vehicle",
};

function attachedFactor({ typeLine }: OfferPlace): Factor {
  const types = typeLine.toLowerCase();
  return ({ text }) => {
    const kind = KIND_OF_WORD[/^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? ""];
    return kind === undefined || types.includes(kind) ? 1 : HARDLY;
  };
}

/** The colors of a card, and none, as words are counted by them. */
export const CARD_COLORS = ["W", "U", "B", "R", "G", "C"] as const;

/** The colors of a mana cost, as words are counted by them. */
export function colorsOfCost(manaCost: string): readonly string[] {
  const colors = CARD_COLORS.filter((color) => color !== "C" && new RegExp(`\\{[^}]*${color}`, "i").test(manaCost));
  return colors.length > 0 ? colors : ["C"];
}

/** The number by which the cards of a color are counted that hold a word, as it is written: *Counter* is not *counter*; all of them for no word. */
export function colorKey(color: string, word: string): number {
  return hashOf(`color ${color}: ${word}`);
}

/** So many cards are thought to be as all are: a few seen say little. */
const AS_ALL = 10;
/** How much colors matter. */
const COLOR_SHARE = 0.6;

/** Each color has its own words: how much more often than others its cards hold a word. */
function colorFactor({ manaCost, capital }: OfferPlace): Factor {
  if (manaCost === "") return () => 1;
  const colors = colorsOfCost(manaCost);
  const ofCards = CARD_COLORS.map((color) => templateWeight(colorKey(color, "")));
  const allCards = ofCards.reduce((sum, count) => sum + count, 0);
  return ({ text }) => {
    const word = withCapital(text, capital || beginsWithCapital(text)).match(WORD)?.[0] ?? "";
    const counts = CARD_COLORS.map((color) => templateWeight(colorKey(color, word)));
    const share = counts.reduce((sum, count) => sum + count, 0) / allCards;
    if (!(share > 0)) return 1;
    const factors = colors.map((color) => {
      const at = CARD_COLORS.indexOf(color as "C");
      return (counts[at]! + AS_ALL * share) / (ofCards[at]! + AS_ALL) / share;
    });
    return (factors.reduce((sum, factor) => sum + factor, 0) / factors.length) ** COLOR_SHARE;
  };
}

/** Cards come back to what they speak of: how much nearer to certain a word is that stands on the card. */
function repeatedShare({ textBefore, typeLine }: OfferPlace): Factor {
  const onCard = new Set(textBefore.toLowerCase().match(WORD) ?? []);
  const onType = new Set(typeLine.toLowerCase().match(WORD) ?? []);
  return ({ text }) => {
    const word = text.toLowerCase().match(WORD)?.[0] ?? "";
    if (onType.has(word)) return ON_TYPE_LINE;
    return onCard.has(word) || onCard.has(word.replace(/s$/, "")) || onCard.has(`${word}s`) ? ON_CARD : 0;
  };
}

const WORD = /\p{L}[\p{L}'’-]*/gu;
