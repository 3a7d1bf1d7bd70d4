/** Words in a row that have a capital without need are one slip: “First Strike”, “End Step”. */
import { applyEdits } from "../edits.ts";
import type { Finding } from "../finding.ts";
import { needlessCapital } from "./needless-capital.ts";

/**
 * Joins what is found of words that only a space divides.
 * @param findings in the order of the text
 */
export function withJoinedCapitals(findings: readonly Finding[], cardText: string): Finding[] {
  const result: Finding[] = [];
  for (const finding of findings) {
    const last = result.at(-1);
    const isNext =
      finding.code === needlessCapital.code &&
      last?.code === finding.code &&
      cardText.slice(last.span[1], finding.span[0]) === " ";
    if (isNext) result[result.length - 1] = joined(last, finding, cardText);
    else result.push(finding);
  }
  return result;
}

function joined(first: Finding, second: Finding, cardText: string): Finding {
  const [start, end] = [first.span[0], second.span[1]];
  const edits = [first, second].flatMap(({ fixes }) => fixes[0]?.edits ?? []);
  const typed = cardText.slice(start, end);
  const inside = edits.map(({ span, text }) => ({ span: [span[0] - start, span[1] - start] as const, text }));
  const expected = applyEdits(typed, inside);
  return {
    ...first,
    span: [start, end],
    message: `“${typed}” is written “${expected}” within a sentence.`,
    fixes: [{ title: `Write “${expected}”`, safe: true, edits }],
  };
}
