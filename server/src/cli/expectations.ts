import type { CardSource, Expectation } from "@cardwright/engine/cards/index";
import type { Span } from "@cardwright/engine/text/words";
import type { Finding } from "@cardwright/engine/checks/index";
import { checkExpectation } from "@cardwright/engine/simulate/expectations";
import { simulate } from "@cardwright/engine/simulate/simulate";
import { type Place, placeOf } from "./check-record.ts";
import { type FoundInFile, type JudgedFile, nameOfCard } from "./judge.ts";

/** An expected message that is missing, or one that nobody expected. */
export interface ExpectationProblem extends Place {
  readonly file: string;
  readonly card: string;
  readonly problem: "missing" | "extra";
  readonly code: string;
  /** The words it should stand at, or stands at. */
  readonly words: string | null;
  readonly message: string;
}

/**
 * Compares what was found in a file with the `// expect` comments of its cards: each expectation stands for one message,
 * and each message needs its expectation. What `// expect simulate` comments say is compared with a simulation of the card.
 */
export function compareWithExpectations(file: JudgedFile): ExpectationProblem[] {
  const problems: { readonly at: Span; readonly problem: ExpectationProblem }[] = [];
  const add = (
    at: Span,
    card: CardSource | null,
    problem: Omit<ExpectationProblem, keyof Place | "file" | "card">,
  ): void => {
    problems.push({
      at,
      problem: { file: file.name, card: nameOfCard(card), ...placeOf(file.positions, at), ...problem },
    });
  };
  const expected = [
    ...file.document.expectations.map((expectation) => ({ expectation, card: null as CardSource | null })),
    ...file.document.cards.flatMap((card) => card.expectations.map((expectation) => ({ expectation, card }))),
  ];
  const left = new Set(file.found);
  const unmet: typeof expected = [];
  // Expectations that name their words choose first.
  for (const item of [...expected].sort(
    (a, b) => Number(a.expectation.words === null) - Number(b.expectation.words === null),
  )) {
    const met = [...left].find((found) => found.card === item.card && isExpected(file.text, found, item.expectation));
    if (met) left.delete(met);
    else unmet.push(item);
  }
  for (const { expectation, card } of unmet) {
    const base = card?.start ?? 0;
    const { code, words } = expectation;
    const near = [...left].find((found) => found.card === card && hasCode(found.finding, code));
    const where = words === null ? "" : ` on “${words}”`;
    const instead = near ? `; it stands on “${file.text.slice(...near.span)}”` : "";
    const message = `The message ${code} was expected${where} and is missing${instead}.`;
    add([base + expectation.span[0], base + expectation.span[1]], card, { problem: "missing", code, words, message });
  }
  for (const { finding, span, card } of left) {
    const words = file.text.slice(...span);
    add(span, card, { problem: "extra", code: finding.code, words, message: `Nobody expected: ${finding.message}` });
  }
  for (const card of file.document.cards) {
    for (const { at, words, message } of simulationProblems(card)) {
      add(at, card, { problem: "missing", code: "simulate", words, message });
    }
  }
  return problems.sort((a, b) => a.at[0] - b.at[0]).map(({ problem }) => problem);
}

/** What a card's `// expect simulate:` comments say and its simulation does not bear out. */
function simulationProblems(
  card: CardSource,
): { readonly at: Span; readonly words: string; readonly message: string }[] {
  if (card.simulateExpectations.length === 0) return [];
  const report = simulate(card);
  return card.simulateExpectations.flatMap(({ text, span }) =>
    checkExpectation(report, text)
      .filter(({ ok }) => !ok)
      .map(({ expectation, message }) => ({
        at: [card.start + span[0], card.start + span[1]] as const,
        words: expectation,
        message: `After the simulation “${expectation}” was expected: ${message}.`,
      })),
  );
}

function isExpected(text: string, { finding, span }: FoundInFile, { code, words }: Expectation): boolean {
  return hasCode(finding, code) && (words === null || singleSpaced(text.slice(...span)) === singleSpaced(words));
}

function hasCode(finding: Finding, code: string): boolean {
  return finding.code === code || (finding.ref?.split(" ").includes(code) ?? false);
}

function singleSpaced(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
