import { parseCard, readCard } from "@cardwright/engine/cards/index";
import { exampleCard } from "@cardwright/engine/checks/examples";
import { allChecks } from "@cardwright/engine/checks/index";
import { nextRandomState, randomFraction, randomStateFromSeed } from "@cardwright/engine/game/random";
import { selfTest } from "@cardwright/engine/grammar/selfTest";
import { compileWholeGrammar, oracleGrammar } from "@cardwright/engine/language/grammar";
import { sampleMarks } from "@cardwright/engine/language/marks";
import { preferences } from "@cardwright/engine/language/preferences";
import { definePrinters } from "@cardwright/engine/language/printLine";
import { RandomSentences, readBack } from "@cardwright/engine/language/randomSentences";

/** So many sentences at random are printed, read and printed again; always the same ones. */
const RANDOM_SENTENCES = 3000;

/**
 * Compiles the whole grammar and lets it test itself: each wording of each template is printed and read back, and the right examples
 * of all checks are read as cards; and sentences at random are printed, read, and printed again. That comes before a corpus is measured, and before the clock runs: it is done once a process, not
 * once a card, and figures of a grammar that is broken are worth nothing.
 * @returns what is wrong, a line each; nothing for a sound grammar
 */
export function testGrammar(): string[] {
  const grammar = oracleGrammar();
  definePrinters(grammar);
  compileWholeGrammar();
  const printContext = { names: { full: "Soot Herald", face1: "Soot Herald" } };
  const failures = selfTest(grammar, { preferences, violations: () => 0, printContext }, sampleMarks);
  return [
    ...failures.map(({ rule, kind, template, problem }) => `${rule}/${kind} "${template}" is ${problem}`),
    ...unreadExamples(),
    ...changedSentences(),
  ].map((problem) => `the grammar's self-test: ${problem}`);
}

function unreadExamples(): string[] {
  const texts = allChecks().flatMap((check) => check.right.map((example) => exampleCard(example).text));
  return texts.flatMap((text) =>
    readCard(parseCard(text)).flatMap((face) =>
      face.abilities.flatMap(({ unread }) => unread.map((part) => `"${part.text}" of an example is not read`)),
    ),
  );
}

/** Sentences that are printed in other letters when they have been read. A few at random are no sentences of any card, and not read. */
function changedSentences(): string[] {
  let state = randomStateFromSeed(1);
  const sentences = new RandomSentences(() => {
    state = nextRandomState(state);
    return randomFraction(state);
  });
  const problems: string[] = [];
  for (let i = 0; i < RANDOM_SENTENCES; i++) {
    const line = sentences.next();
    const back = readBack(line);
    if (back !== undefined && back !== line) problems.push(`"${line}" is printed as "${back}"`);
  }
  return problems;
}
