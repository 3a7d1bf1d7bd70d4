/** Checks the cross-references of an edition: rules that name a rule which does not exist, or quote a wrong title. */
import { chapterTitles } from "../ruleTitles.ts";
import { type Citation, citationsInText } from "./citationsInText.ts";
import { type Edition, isTitleText } from "./edition.ts";

/** A faulty cross-reference. `start` and `end` are half-open UTF-16 offsets in the text it stands in. */
export interface CrossReferenceProblem {
  /** `dangling`: the number names no rule; `misquoted`: the title beside it is another one's. */
  kind: "dangling" | "misquoted";
  /** The rule it stands in, or the glossary's term. */
  from: string;
  /** Where in that rule: its text, one of its examples (from 0), or the glossary. */
  place: "text" | "glossary" | { example: number };
  cited: string;
  start: number;
  end: number;
  /** The title as quoted, for `misquoted`. */
  quoted?: string;
  /** The title that the cited rule has, for `misquoted`. */
  actual?: string;
  /** The number that the quoted title has in this edition, where it has one. */
  meant?: string;
  /** The whole as one sentence for the user. */
  message: string;
}

/** Titles are compared without case, punctuation and kind of quotation marks. */
const plain = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** All faulty cross-references, in the order of the rules and then of the glossary. Never fails. */
export function checkCrossReferences(edition: Edition): CrossReferenceProblem[] {
  const titleOf = new Map<string, string>(edition.sections.map((section) => [section.number, section.title]));
  for (const [digit, title] of Object.entries(chapterTitles)) titleOf.set(digit, title);
  for (const rule of edition.rules.values()) if (isTitleText(rule.text)) titleOf.set(rule.number, rule.text);
  const numberOf = new Map<string, string>();
  for (const [number, title] of titleOf)
    if (title !== "General" && number.length > 1) numberOf.set(plain(title), number);

  const problems: CrossReferenceProblem[] = [];
  const check = (from: string, place: CrossReferenceProblem["place"], text: string) => {
    for (const citation of citationsInText(text)) {
      const problem = judge(citation);
      if (problem)
        problems.push({ ...problem, from, place, cited: citation.number, start: citation.start, end: citation.end });
    }
  };
  const judge = (
    citation: Citation,
  ): Pick<CrossReferenceProblem, "kind" | "quoted" | "actual" | "meant" | "message"> | undefined => {
    const { number, quotedTitle: quoted } = citation;
    const meant = quoted === undefined ? undefined : numberOf.get(plain(quoted));
    const hint = meant && meant !== number ? `; “${quoted}” is ${meant}` : "";
    if (!titleOf.has(number) && !edition.rules.has(number)) {
      return {
        kind: "dangling",
        quoted,
        meant,
        message: `names ${number}, which does not exist in this edition${hint}`,
      };
    }
    const actual = titleOf.get(number);
    if (quoted === undefined || actual === undefined || sameTitle(quoted, actual)) return undefined;
    return {
      kind: "misquoted",
      quoted,
      actual,
      meant,
      message: `calls ${number} “${quoted}”, which is “${actual}” in this edition${hint}`,
    };
  };
  for (const rule of edition.rules.values()) {
    check(rule.number, "text", rule.text);
    rule.examples.forEach((example, index) => {
      check(rule.number, { example: index }, example);
    });
  }
  for (const entry of edition.glossary) check(entry.term, "glossary", entry.text);
  return problems;
}

function sameTitle(quoted: string, actual: string): boolean {
  return plain(quoted) === plain(actual);
}
