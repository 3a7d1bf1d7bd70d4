/** Makes ready, in small steps, what the first question about the rules would otherwise have to wait for. */
import { citedBy } from "./citedBy.ts";
import { describeRule } from "./describeRule.ts";
import { currentNumberOf } from "./currentNumberOf.ts";
import type { Edition } from "./edition/edition.ts";
import { glossaryTermsIn, lookupGlossaryTerm } from "./glossary.ts";
import { prepareSummaries, ruleExists, titleOfRule } from "./ruleBook.ts";

/**
 * The tables of numbers, titles, summaries and terms, and the back-references of the two sections with the most rules. A server
 * runs the steps when it has nothing else to do; whoever asks earlier only waits for what is still missing.
 */
export function* prepareRuleBook(edition?: Edition): Generator<void, void> {
  ruleExists("701.8");
  yield;
  titleOfRule("701.8");
  currentNumberOf("701.8", edition?.date ?? "2022-04-29");
  yield;
  describeRule("701.8", edition);
  yield;
  yield* prepareSummaries();
  glossaryTermsIn("mana value");
  yield;
  lookupGlossaryTerm("mana value", edition);
  for (const section of ["702", "701"]) {
    yield;
    citedBy(section, edition);
  }
}
