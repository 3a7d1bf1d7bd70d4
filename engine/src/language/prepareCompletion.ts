/** Makes completion ready before it is asked for the first time, in small steps. */
import type { Grammar } from "../grammar/grammar.ts";
import { completeLine } from "./completion.ts";
import { likelihoodOf } from "./completionContext.ts";
import { oracleGrammar } from "./grammar.ts";
import { templateWeight } from "./weights.ts";

/** The beginnings of lines that lead to what most lines need. */
const BEGINNINGS = [
  "Flying, ",
  "Whenever this creature ",
  "When this creature enters, ",
  "{T}: ",
  "{1}, Sacrifice this creature: Draw ",
  "At the beginning of your upkeep, ",
  "Target creature ",
  "Destroy target ",
  "Create a 1/1 white ",
  "Return target creature card from ",
  "Search your library for ",
  "If you do, ",
  "Other creatures you control ",
];

/**
 * Makes completion ready: what is walked through step by step is not left to be done at the first question. The rules that most
 * offers come from grow word by word; a step takes a few milliseconds at most once code is warm.
 */
export function* prepareCompletion(grammar: Grammar = oracleGrammar()): Generator<void> {
  const likelihood = likelihoodOf(grammar);
  templateWeight(0);
  yield;
  for (const rule of grammar.ruleList) {
    if (rule.mistaken) continue;
    // What one word needs at a time: the verbs all at once would take too long.
    for (const word of wordsThatBegin(rule.first)) {
      rule.rootAt(word);
      yield;
    }
    likelihood.steps.at(rule, rule.root);
    yield;
  }
  for (const text of BEGINNINGS) {
    for (const end of wordEnds(text)) {
      completeLine(text, end, { full: "~" }, grammar, { typeLine: "Creature" }, likelihood);
      yield;
    }
  }
}

function wordsThatBegin(first: Uint8Array): number[] {
  return [...first.keys()].filter((id) => first[id] === 1);
}

/** The places behind the words of a text. */
function wordEnds(text: string): number[] {
  return [...text.matchAll(/ /g)].map(({ index }) => index + 1);
}
