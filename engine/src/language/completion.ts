/** Completion inside rules text: the sentence before the cursor decides what the grammar allows next. */
import { type Completion, completionsAfter, explainStop } from "../grammar/complete.ts";
import { inputOf } from "../grammar/chart.ts";
import type { Grammar } from "../grammar/grammar.ts";
import { withCapital } from "../grammar/print.ts";
import { type Word, wordsOf } from "../text/words.ts";
import { oracleGrammar } from "./grammar.ts";
import { type CardNames, markedNames, type Piece, piecesOf } from "./sentences.ts";
import { templateWeight } from "./weights.ts";
import { isTypeWord } from "./vocabulary.ts";

/** What is offered at the cursor. */
export interface LineCompletion {
  /** Offset in the line from which the word under the cursor is replaced. */
  readonly from: number;
  readonly offers: readonly Completion[];
}

/**
 * Offers for a cursor in a line of rules text.
 * @param line the line's text
 * @param cursor offset in the line
 * @param names the card's names, offered where the card can speak of itself
 */
export function completeLine(
  line: string,
  cursor: number,
  names: CardNames,
  grammar: Grammar = oracleGrammar(),
): LineCompletion {
  const before = line.slice(0, cursor);
  const partial = /[\p{L}\p{N}’'+\-/{}−]*$/u.exec(before)?.[0] ?? "";
  const from = cursor - partial.length;
  const { words, opening, marks } = sentenceBefore(before.slice(0, from), names);
  const rules = opening ? ["keywordLine", "opening"] : ["anySentence"];
  const joined = new Map<string, Completion>();
  for (const rule of rules) {
    for (const offer of completionsAfter(grammar, grammar.rule(rule), inputOf(grammar, words, marks), templateWeight)) {
      const old = joined.get(offer.text);
      if (!old || old.weight < offer.weight) joined.set(offer.text, offer);
    }
  }
  const start = words.length === 0 || /[:•—]/.test(words[words.length - 1]!.key);
  const typed = partial.toLowerCase();
  const offers = [...joined.values()]
    .filter((offer) => offer.text.toLowerCase().startsWith(typed))
    .map((offer) => (start ? { ...offer, text: withCapital(offer.text, true) } : offer))
    .sort((a, b) => b.weight - a.weight);
  return { from, offers };
}

/** The words of the sentence that a text ends in, and whether it is the first of its ability. */
function sentenceBefore(
  text: string,
  names: CardNames,
): { words: readonly Word[]; opening: boolean; marks: ReturnType<typeof inputOf>["marks"] } {
  const quotes = (text.match(/["“”]/g) ?? []).length;
  const inner = quotes % 2 === 1 ? text.slice(Math.max(text.lastIndexOf('"'), text.lastIndexOf("“")) + 1) : text;
  const withoutPrefix = inner.replace(/^\s*(?:•\s*)?(?:[^.:"—]{1,40} — )?/u, (prefix) => " ".repeat(prefix.length));
  const pieces = piecesOf(withoutPrefix, wordsOf(withoutPrefix, 0, isTypeWord), 0, markedNames(names), () => ({
    kind: "statement",
    effects: [],
  }));
  const sentences = pieces.filter((piece): piece is Extract<Piece, { type: "sentence" }> => piece.type === "sentence");
  const last = sentences[sentences.length - 1];
  if (!last || last.stop) return { words: [], opening: sentences.length === 0, marks: new Map() };
  return { words: last.words, opening: sentences.length === 1, marks: last.marks };
}

/** Why a sentence is not understood: how much of it was, and what could follow there. */
export function explainUnread(
  sentence: string,
  opening: boolean,
  names: CardNames,
  grammar: Grammar = oracleGrammar(),
): { understood: number; expected: readonly Completion[] } {
  const { words, marks } = sentenceBefore(sentence.replace(/\.\s*$/, ""), names);
  const stop = explainStop(
    grammar,
    grammar.rule(opening ? "opening" : "anySentence"),
    inputOf(grammar, words, marks),
    templateWeight,
  );
  const understood = stop.words >= words.length ? sentence.length : words[stop.words]!.start;
  return { understood, expected: stop.expected };
}
