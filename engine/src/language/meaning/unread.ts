/** Why words are not understood: how far they were, which words are wrong, what could stand there, what was perhaps meant. */
import { explainStop } from "../../grammar/complete.ts";
import { inputOf } from "../../grammar/chart.ts";
import { keywordActions } from "../../keywords/actions.ts";
import { keywordAbilities } from "../../keywords/keywords.ts";
import { type Span, wordsOf } from "../../text/words.ts";
import { placeAfter } from "../completion.ts";
import { likelihoodOf } from "../completionContext.ts";
import { oracleGrammar } from "../grammar.ts";
import { NearWords } from "../lexicon/nearest.ts";
import { pluralOf, subtypes } from "../lexicon/subtypes.ts";
import type { CardNames } from "../sentences.ts";

export interface Explanation {
  /** The words that are wrong: from where understanding stopped, one word or the few of the nearest known phrase. */
  readonly wrong: Span;
  /** What was understood before them. */
  readonly understood: Span;
  /** What could stand there, the usual first. */
  readonly expected: readonly string[];
  /** The nearest known words, for "did you mean …?"; undefined when nothing is near. */
  readonly didYouMean: string | undefined;
  /** A word like the wrong one, though that is a word of the language too: worth to be tried. */
  readonly near?: string | undefined;
}

const MOST_EXPECTED = 5;

/**
 * Explains a part that was not understood.
 * @param text the words of the part, as typed
 * @param start the place of its first character; the answer's places count from the same origin
 * @param opening whether it begins an ability
 */
export function explainUnreadPart(
  text: string,
  start: number,
  opening: boolean,
  names: CardNames,
  typeLine = "",
): Explanation {
  const grammar = oracleGrammar();
  const likelihood = likelihoodOf(grammar);
  const { words, marks, starts } = placeAfter(text.replace(/\.\s*$/, ""), names, { typeLine }, grammar, likelihood);
  const rule = grammar.rule(opening ? "opening" : "anySentence");
  const input = inputOf(grammar, words, marks);
  const stop = explainStop(
    likelihood,
    starts.map((one) => ({ ...one, rule })),
    input,
  );
  const at = Math.min(stop.words, Math.max(0, words.length - 1));
  const word = words[at];
  if (!word)
    return { wrong: [start, start + text.length], understood: [start, start], expected: [], didYouMean: undefined };
  const expected = [...new Set(stop.expected.map((offer) => offer.text))];
  // A word of the language is no slip of another one, unless just that other one belongs here.
  const isKnown = (number: number) => grammar.isWord(words[number]!.key);
  const offered = new NearWords(expected);
  const all = new NearWords([...expected, ...wordsOfGame()]);
  const near = (typed: string, known: boolean) => (known ? offered : all).nearest(typed);
  const two = words[at + 1];
  const isPair = two !== undefined && /\p{L}/u.test(two.raw);
  const pair = isPair ? near(text.slice(word.start, two.end), isKnown(at) && isKnown(at + 1)) : undefined;
  const isShort = isKnown(at) && word.raw.length < 5; // "then" for "when": as good as by chance
  const single = pair === undefined && !isShort ? near(word.raw, isKnown(at)) : undefined;
  const end = pair !== undefined && two ? two.end : word.end;
  return {
    wrong: [start + word.start, start + end],
    understood: [start, start + (at > 0 ? words[at - 1]!.end : 0)],
    expected: expected.slice(0, MOST_EXPECTED),
    didYouMean: pair ?? single,
    near: near(word.raw, false),
  };
}

/**
 * The same without what could stand there, for text that is being typed: which templates are likely where takes long to work out, the
 * first time most of a second.
 * @param stoppedAt where understanding stopped, as the reading says
 */
export function explainAtOnce(text: string, start: number, stoppedAt: number): Explanation {
  const words = wordsOf(text);
  const at = Math.max(
    0,
    words.findIndex((word) => start + word.end > stoppedAt),
  );
  const word = words[at];
  if (!word)
    return { wrong: [start, start + text.length], understood: [start, start], expected: [], didYouMean: undefined };
  const near = knownWords().nearest(word.raw);
  return {
    wrong: [start + word.start, start + word.end],
    understood: [start, start + (at > 0 ? words[at - 1]!.end : 0)],
    expected: [],
    didYouMean: oracleGrammar().isWord(word.key) ? undefined : near,
    near,
  };
}

let known: NearWords | undefined;

/** Words of the game that a misspelt one may be. */
function knownWords(): NearWords {
  known ??= new NearWords(wordsOfGame());
  return known;
}

function wordsOfGame(): readonly string[] {
  return [
    ...keywordAbilities.map((keyword) => keyword.name),
    ...keywordActions.flatMap((action) => Object.values(action.forms).map(String)),
    ...subtypes.flatMap((subtype) => [subtype.id, pluralOf(subtype.id)]),
    ..."creature creatures artifact artifacts enchantment enchantments land lands planeswalker instant sorcery player opponent".split(
      " ",
    ),
    ..."graveyard library battlefield controller target whenever when beginning upkeep damage counter counters token tokens".split(
      " ",
    ),
    ..."card cards turn power toughness spell spells ability abilities permanent permanents opponents players color colors".split(
      " ",
    ),
    ..."life mana combat step phase hand until enters attacks blocked controls owner another nonland legendary instead".split(
      " ",
    ),
  ];
}
