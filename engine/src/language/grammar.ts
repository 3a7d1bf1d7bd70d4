/** The grammar of Oracle English, put together once, when it is first needed. */
import { type Grammar, GrammarBuilder } from "../grammar/grammar.ts";
import { defineAbilities } from "./abilities.ts";
import { defineAmounts } from "./amounts.ts";
import { defineClauses } from "./clauses.ts";
import { defineKeywords } from "./keywordLines.ts";
import { keptGrammar } from "./keptGrammar.ts";
import { defineMarks } from "./marks.ts";
import { defineMistakes } from "./mistakes.ts";
import { defineNounPhrases } from "./nounPhrases.ts";
import { defineOldWordings } from "./oldWordings.ts";
import { defineOwnWords } from "./ownWords.ts";
import { defineSuffixes } from "./suffixes.ts";
import { defineVerbPhrases } from "./verbPhrases.ts";
import { defineVocabulary, isTypeWord } from "./vocabulary.ts";

let oracle: Grammar | undefined;

/** Collects every definition of the language; the benchmark adds generated templates to measure how cost grows. */
export function oracleBuilder(): GrammarBuilder {
  const g = new GrammarBuilder();
  defineVocabulary(g);
  defineMarks(g);
  defineNounPhrases(g);
  defineSuffixes(g);
  defineAmounts(g);
  defineVerbPhrases(g);
  defineClauses(g);
  defineKeywords(g);
  defineAbilities(g);
  defineMistakes(g);
  defineOldWordings(g);
  defineOwnWords(g);
  return g;
}

/** The grammar of Oracle English. */
export function oracleGrammar(): Grammar {
  oracle ??= oracleBuilder().build(isTypeWord, keptGrammar);
  return oracle;
}

/** Compiles all of the grammar at once, which otherwise happens word by word while reading: for runs over many cards. */
export function compileWholeGrammar(): void {
  for (const rule of oracleGrammar().ruleList) void rule.root;
}
