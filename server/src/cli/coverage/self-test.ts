import { selfTest } from "@cardwright/engine/grammar/selfTest";
import { compileWholeGrammar, oracleGrammar } from "@cardwright/engine/language/grammar";
import { sampleMarks } from "@cardwright/engine/language/marks";
import { preferences } from "@cardwright/engine/language/preferences";
import { definePrinters } from "@cardwright/engine/language/printLine";

/**
 * Compiles the whole grammar and lets it test itself: each wording of each template is printed and read back. That comes before a
 * corpus is measured, and before the clock runs: it is done once a process, not once a card, and figures of a grammar that is
 * broken are worth nothing.
 * @returns what is wrong, a line each; nothing for a sound grammar
 */
export function testGrammar(): string[] {
  const grammar = oracleGrammar();
  definePrinters(grammar);
  compileWholeGrammar();
  const printContext = { names: { full: "Soot Herald", face1: "Soot Herald" } };
  return selfTest(grammar, { preferences, violations: () => 0, printContext }, sampleMarks).map(
    ({ rule, kind, template, problem }) => `the grammar's self-test: ${rule}/${kind} "${template}" is ${problem}`,
  );
}
