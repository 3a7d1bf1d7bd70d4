/** Completion inside rules text: the sentence before the cursor decides what the grammar allows next. */
import { inputOf } from "../grammar/chart.ts";
import { type Completion, completionsAfter, explainStop, type Start } from "../grammar/complete.ts";
import type { Grammar } from "../grammar/grammar.ts";
import { withCapital } from "../grammar/print.ts";
import { type Word, wordsOf } from "../text/words.ts";
import { oracleGrammar } from "./grammar.ts";
import { type CardNames, markedNames, type Piece, piecesOf } from "./sentences.ts";
import { isTypeWord } from "./vocabulary.ts";
import { lineContext, templateWeight } from "./weights.ts";
import { isVerb, nounForm, subjectFit, verbForm } from "./wordForms.ts";

/** What is offered at the cursor. */
export interface LineCompletion {
  /** Offset in the line from which the word under the cursor is replaced. */
  readonly from: number;
  readonly offers: readonly Completion[];
}

/** What is known beside the line. */
export interface LineContext {
  /** As printed: on an instant no keyword line is likely. */
  readonly typeLine?: string;
}

/** How unlikely a line of keywords is at the start of a line, as a cost: of permanents, of instants and sorceries. */
const KEYWORD_LINE = { permanent: 0.9, spell: 3 };

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
): LineCompletion {
  const before = line.slice(0, cursor);
  const partial = /[\p{L}\p{N}’'+\-/{}−]*$/u.exec(before)?.[0] ?? "";
  const from = cursor - partial.length;
  const place = sentenceBefore(before.slice(0, from), names);
  const { words, marks } = place;
  const offers = completionsAfter(
    grammar,
    startsAt(place, grammar, context),
    inputOf(grammar, words, marks),
    templateWeight,
    (singular, plural) => (isVerb(singular, plural) ? verbForm(afterFrame(words)) : nounForm(words)),
  );
  const last = words[words.length - 1]?.key ?? "";
  const capital = place.startsSentence || /[:•—]/.test(last) || (last === "," && isInCost(place));
  const typed = partial.toLowerCase();
  return {
    from,
    offers: withNames(fitting(offers, words), names)
      .filter((offer) => offer.text.toLowerCase().startsWith(typed))
      .map((offer) => (capital ? { ...offer, text: withCapital(offer.text, true) } : offer)),
  };
}

/** Whether a place is among the costs of an activated ability; each begins with a capital. */
function isInCost({ opening, words }: SentencePlace): boolean {
  return opening && /^\{/.test(words[0]?.key ?? "") && !words.some((word) => word.key === ":");
}

/** The sentence that a text ends in. */
export interface SentencePlace {
  readonly words: readonly Word[];
  readonly marks: ReturnType<typeof inputOf>["marks"];
  /** Whether it is the first of its ability. */
  readonly opening: boolean;
  readonly startsSentence: boolean;
}

/** What the sentence at a place can be, with costs. */
export function startsAt(place: SentencePlace, grammar: Grammar, context: LineContext = {}): Start[] {
  const inLine = lineContext(context.typeLine ?? "");
  if (!place.opening) return [{ rule: grammar.rule("anySentence"), cost: 0, context: inLine }];
  const isSpell = inLine !== lineContext("");
  return [
    { rule: grammar.rule("opening"), cost: 0, context: inLine },
    { rule: grammar.rule("keywordLine"), cost: isSpell ? KEYWORD_LINE.spell : KEYWORD_LINE.permanent, context: inLine },
  ];
}

/** Verbs that do not go with what stands before them come later. */
function fitting(offers: readonly Completion[], words: readonly Word[]): Completion[] {
  return offers
    .map((offer) => ({ ...offer, weight: offer.weight * subjectFit(words, offer.text) }))
    .sort((a, b) => b.weight - a.weight);
}

/** Offers of the card's own name carry a placeholder of the grammar; here they get the name. */
function withNames(offers: readonly Completion[], names: CardNames): Completion[] {
  const own = names.short ?? names.full;
  return offers.map((offer) => (offer.text === "~" ? { ...offer, text: own } : offer));
}

/** The words behind the last colon or trigger comma: who acts there is said there. */
function afterFrame(words: readonly Word[]): readonly Word[] {
  const colon = words.findLastIndex((word) => word.key === ":" || word.key === "—");
  const trigger = /^(?:when|whenever|at|if)$/.test(words[colon + 1]?.key ?? "");
  const comma = trigger ? words.findLastIndex((word) => word.key === ",") : colon;
  return words.slice(Math.max(colon, comma) + 1);
}

/** The words of the sentence that a text ends in, and whether it is the first of its ability. */
export function sentenceBefore(text: string, names: CardNames): SentencePlace {
  const quotes = (text.match(/["“”]/g) ?? []).length;
  const open = quotes % 2 === 1 ? Math.max(text.lastIndexOf('"'), text.lastIndexOf("“")) + 1 : 0;
  const inner = " ".repeat(open) + text.slice(open);
  const withoutPrefix = inner.replace(/^\s*(?:•\s*)?(?:[^.:"—{]{1,40} — )?/u, (prefix) =>
    /\bchoose\b/i.test(prefix) ? prefix : " ".repeat(prefix.length),
  );
  const pieces = piecesOf(withoutPrefix, wordsOf(withoutPrefix, 0, isTypeWord), 0, markedNames(names), () => ({
    kind: "statement",
    effects: [],
  }));
  const sentences = pieces.filter((piece): piece is Extract<Piece, { type: "sentence" }> => piece.type === "sentence");
  const last = sentences[sentences.length - 1];
  if (!last || last.stop) return { words: [], opening: sentences.length === 0, marks: new Map(), startsSentence: true };
  return { words: last.words, opening: sentences.length === 1, marks: last.marks, startsSentence: false };
}

/** Why a sentence is not understood: how much of it was (an offset), and what could follow there. */
export function explainUnread(
  sentence: string,
  opening: boolean,
  names: CardNames,
  grammar: Grammar = oracleGrammar(),
): { understood: number; expected: readonly Completion[] } {
  const { words, marks } = sentenceBefore(sentence.replace(/\.\s*$/, ""), names);
  const rule = grammar.rule(opening ? "opening" : "anySentence");
  const stop = explainStop(grammar, rule, inputOf(grammar, words, marks), templateWeight);
  const understood = stop.words >= words.length ? sentence.length : words[stop.words]!.start;
  return { understood, expected: stop.expected };
}
