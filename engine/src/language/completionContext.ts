/** What completion knows of a sentence before its first word: the kind of card, of line, and what was said before. */
import type { Grammar } from "../grammar/grammar.ts";
import { type Context, contextOf, Likelihood } from "../grammar/likelihood.ts";
import { hashOf } from "../grammar/steps.ts";
import { templateWeight } from "./weights.ts";

/** The slots whose content says what a phrase is about: its noun, its verb, its keyword. */
const HEAD_RULES: ReadonlySet<string> = new Set(
  (
    "nounGroup noun typeNoun genericNoun playerNoun valueNoun abilityNoun typeItem genericItem " +
    "verbs verb firstVerb verbItem verbPair clause event subjectClause plainClause mainClause imperative sentence anySentence " +
    "gerund participle closedParticiple openParticiple doneParticiple stateParticiple keyword keywordLine keywordList"
  ).split(" "),
);

const likelihoods = new WeakMap<Grammar, Likelihood>();

/** How likely the ways through a grammar are, by the counts of its templates. */
export function likelihoodOf(grammar: Grammar): Likelihood {
  let likelihood = likelihoods.get(grammar);
  if (!likelihood) {
    likelihood = makeLikelihood(templateWeight);
    likelihoods.set(grammar, likelihood);
  }
  return likelihood;
}

/** The same with counts of one's own. */
export function makeLikelihood(weights: (key: number) => number): Likelihood {
  return new Likelihood(weights, HEAD_RULES);
}

/** Where a sentence stands: first in its line, a later one, a mode, the text of a chapter, in quotation marks … */
export type Frame = "line" | "later" | "mode" | "chapter" | "worded" | "row" | "quoted" | "solve";

/** What is known of a sentence before its words. */
export interface SentenceContext {
  readonly frame: Frame;
  readonly typeLine: string;
  /** What the sentence before it, or the line before it, is about; 0 for none (see `Likelihood.headOf`). */
  readonly before: number;
}

/** Kinds of card that say different things; the first that fits counts. */
const CARD_KINDS = [
  "instant",
  "sorcery",
  "aura",
  "equipment",
  "vehicle",
  "saga",
  "class",
  "case",
  "planeswalker",
  "battle",
  "creature",
  "land",
  "artifact",
  "enchantment",
];

/** The kind of card by its type line. */
export function cardKind(typeLine: string): string {
  const words = new Set(typeLine.toLowerCase().match(/\p{L}+/gu) ?? []);
  return CARD_KINDS.find((kind) => words.has(kind)) ?? "";
}

/** The context in which the first template of a sentence stands. */
export function startContext({ frame, typeLine, before }: SentenceContext): Context {
  const kind = cardKind(typeLine);
  const broad = kind === "instant" || kind === "sorcery" ? "spell" : kind === "" ? "" : "permanent";
  return contextOf(hashOf(`${frame} ${broad}`), hashOf(`in ${kind}`), 0, before);
}
