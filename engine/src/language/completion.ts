/** Completion inside rules text: the sentence before the cursor decides what the grammar allows next. */
import { inputOf } from "../grammar/chart.ts";
import { type Completion, completionsAfter, explainStop, type Start } from "../grammar/complete.ts";
import type { Grammar } from "../grammar/grammar.ts";
import type { Likelihood } from "../grammar/likelihood.ts";
import { withCapital } from "../grammar/print.ts";
import { readWeighted } from "../grammar/weightedReading.ts";
import type { Word } from "../text/words.ts";
import { likelihoodOf, type SentenceContext, startContext } from "./completionContext.ts";
import { oracleGrammar } from "./grammar.ts";
import { lineFrontOffers } from "./lineFrontOffers.ts";
import { lineWords, type SentencePiece, sentencesOf } from "./linePieces.ts";
import { weighed } from "./offerRanking.ts";
import type { CardNames } from "./sentences.ts";

/** What is offered at the cursor. */
export interface LineCompletion {
  /** Offset in the line from which the word under the cursor is replaced. */
  readonly from: number;
  readonly offers: readonly Completion[];
  /** Whether the unlikely are among them: they are left out before a letter is typed. */
  readonly isWhole: boolean;
}

/** What is less likely is not offered before a letter of it is typed. */
const LEAST_UNASKED = 3e-5;

/** What is known beside the line. */
export interface LineContext {
  /** As printed: on an instant no keyword line is likely. */
  readonly typeLine?: string;
  /** The card's mana cost: each color has words of its own. */
  readonly manaCost?: string;
  /** The rules lines above it. */
  readonly linesAbove?: readonly string[];
}

/**
 * Offers for a cursor in a line of rules text. Never throws.
 * @param line the line's text
 * @param cursor offset in the line
 * @param names the card's names, offered where the card can speak of itself
 */
export function completeLine(
  line: string,
  cursor: number,
  names: CardNames,
  grammar: Grammar = oracleGrammar(),
  context: LineContext = {},
  likelihood: Likelihood = likelihoodOf(grammar),
): LineCompletion {
  const before = line.slice(0, cursor);
  const partial = /[\p{L}\p{N}’'+\-/{}−]*$/u.exec(before)?.[0] ?? "";
  const from = cursor - partial.length;
  const place = placeAfter(before.slice(0, from), names, context, grammar, likelihood);
  const { words, marks } = place;
  const least = partial === "" ? LEAST_UNASKED : undefined;
  const whole = completionsAfter(likelihood, place.starts, inputOf(grammar, words, marks), least);
  const last = words[words.length - 1]?.key ?? "";
  const capital = words.length === 0 || /[:•—]/.test(last) || (last === "," && isInCost(place));
  const { typeLine = "", linesAbove = [] } = context;
  const textBefore = [...linesAbove, before.slice(0, from)].join("\n");
  const offers = weighed(whole.length > 0 ? whole : offersAfterFragment(place, context, grammar, likelihood), {
    words,
    opening: place.opening,
    typeLine,
    textBefore,
    manaCost: context.manaCost ?? "",
    capital,
  });
  if (before.slice(0, from).trim() === "") offers.push(...lineFrontOffers(typeLine, linesAbove));
  const typed = partial.toLowerCase();
  return {
    from,
    isWhole: partial !== "",
    offers: differentFirst(withNames(offers, names).filter((offer) => offer.text.toLowerCase().startsWith(typed))).map(
      (offer) => (capital ? { ...offer, text: withCapital(offer.text, true) } : offer),
    ),
  };
}

/** What the end of a sentence can be whose beginning is not understood, and how unlikely each is, as a cost. */
const FRAGMENTS: Readonly<Record<string, number>> = {
  anySentence: 1,
  verbs: 2,
  np: 3,
  condition: 3,
  event: 3,
  tail: 4,
  lateTail: 4,
  suffix: 5,
};
/** Offers behind words that are not understood from their beginning: by the longest end of them that is. */
function offersAfterFragment(
  { words, marks }: SentencePlace,
  { typeLine = "" }: LineContext,
  grammar: Grammar,
  likelihood: Likelihood,
): Completion[] {
  const context = startContext({ frame: "later", typeLine, before: 0 });
  const starts = Object.entries(FRAGMENTS).map(([rule, cost]) => ({ rule: grammar.rule(rule), cost, context }));
  for (let from = Math.max(1, words.length - 16); from < words.length; from++) {
    const rest = words.slice(from);
    const marksOfRest = new Map(
      [...marks].map(([at, list]) => [at - from, list.map((mark) => ({ ...mark, end: mark.end - from }))] as const),
    );
    const offers = completionsAfter(likelihood, starts, inputOf(grammar, rest, marksOfRest), LEAST_UNASKED, false);
    if (offers.length > 0) return offers;
  }
  return [];
}

/** The likeliest offer for each first word, by all that begin with it; the others follow. */
function differentFirst(unordered: readonly Completion[]): Completion[] {
  const offers = [...unordered].sort((a, b) => b.weight - a.weight);
  const best = new Map<string, { offer: Completion; sum: number }>();
  const others: Completion[] = [];
  for (const offer of offers) {
    const first = /^\S+/.exec(offer.text)?.[0].replace(/,$/, "").toLowerCase() ?? "";
    const known = best.get(first);
    if (known) {
      known.sum += offer.weight;
      others.push(offer);
    } else best.set(first, { offer, sum: offer.weight });
  }
  return [...[...best.values()].sort((a, b) => b.sum - a.sum).map(({ offer }) => offer), ...others];
}

/** Whether a place is among the costs of an activated ability; each begins with a capital. */
function isInCost({ opening, words }: SentencePlace): boolean {
  return opening && /^\{/.test(words[0]?.key ?? "") && !words.some((word) => word.key === ":");
}

/** The sentence that a text ends in. */
export interface SentencePlace {
  readonly words: readonly Word[];
  readonly marks: SentencePiece["marks"];
  /** Whether it is the first of its ability. */
  readonly opening: boolean;
  /** What it can be. */
  readonly starts: readonly Start[];
}

/** The sentence that a text ends in, with what is known of it before its words. */
export function placeAfter(
  text: string,
  names: CardNames,
  { typeLine = "", linesAbove = [] }: LineContext,
  grammar: Grammar,
  likelihood: Likelihood,
): SentencePlace {
  const heads = new Heads(grammar, likelihood, names);
  const quoted = openQuote(text);
  const inner = quoted < 0 ? text : text.slice(quoted + 1);
  // The word at the cursor stands for all that may follow: the front of a line is one only before an ability.
  const sentences = sentencesOf(
    `${inner} ${AT_CURSOR}`,
    lineWords(`${inner} ${AT_CURSOR}`),
    names,
    quoted < 0 ? "line" : "quoted",
  );
  const last = sentences.pop()!;
  let before = quoted < 0 ? heads.ofLines(linesAbove, typeLine) : 0;
  for (const sentence of sentences) before = heads.of(sentence, { frame: sentence.frame, typeLine, before });
  const context = startContext({ frame: last.frame, typeLine, before });
  const rule = grammar.rule(last.opening ? "opening" : "anySentence");
  return {
    words: last.words.slice(0, -1),
    marks: last.marks,
    opening: last.opening,
    starts: [{ rule, cost: 0, context }],
  };
}

const AT_CURSOR = "…";

/** Where the quotation begins that is still open at the end of a text; -1 when there is none. */
function openQuote(text: string): number {
  const marks = [...text.matchAll(/["“”]/g)];
  return marks.length % 2 === 1 ? marks[marks.length - 1]!.index : -1;
}

/** What earlier sentences were about: read once more, because completion is asked without the trees. */
class Heads {
  constructor(
    private readonly grammar: Grammar,
    private readonly likelihood: Likelihood,
    private readonly names: CardNames,
  ) {}

  of(sentence: SentencePiece, context: SentenceContext): number {
    const rule = this.grammar.rule(sentence.opening ? "opening" : "anySentence");
    const input = inputOf(this.grammar, sentence.words, sentence.marks);
    return readWeighted(input, this.likelihood, [{ rule, cost: 0, context: startContext(context) }]).whole ?? 0;
  }

  /** What the line above was about. */
  ofLines(lines: readonly string[], typeLine: string): number {
    const text = lines[lines.length - 1];
    const first = text === undefined ? undefined : sentencesOf(text, lineWords(text), this.names)[0];
    return first ? this.of(first, { frame: first.frame, typeLine, before: 0 }) : 0;
  }
}

/** Offers of the card's own name carry a placeholder of the grammar; here they get the name. */
function withNames(offers: readonly Completion[], names: CardNames): Completion[] {
  const own = names.short ?? names.full;
  return offers.map((offer) => (offer.text === "~" ? { ...offer, text: own } : offer));
}

/** Why a sentence is not understood: how much of it was (an offset), and what could follow there. */
export function explainUnread(
  sentence: string,
  opening: boolean,
  names: CardNames,
  grammar: Grammar = oracleGrammar(),
): { understood: number; expected: readonly Completion[] } {
  const likelihood = likelihoodOf(grammar);
  const { words, marks, starts } = placeAfter(sentence.replace(/\.\s*$/, ""), names, {}, grammar, likelihood);
  const context = starts[0]!.context;
  const rule = grammar.rule(opening ? "opening" : "anySentence");
  const stop = explainStop(likelihood, [{ rule, cost: 0, context }], inputOf(grammar, words, marks));
  const understood = stop.words >= words.length ? sentence.length : words[stop.words]!.start;
  return { understood, expected: stop.expected };
}
