/** The read-only document a section of the rules is shown in: plain lines, with the place of each rule and of each number named. */
import { citedBy } from "./citedBy.ts";
import { describeRule, type RuleDescription } from "./describeRule.ts";
import { citationsInText } from "./edition/citationsInText.ts";
import type { Edition } from "./edition/edition.ts";
import { allRuleNumbers, titleOfRule } from "./ruleBook.ts";
import { compareRuleNumbers, partsOfRuleNumber, type RuleNumber } from "./ruleNumber.ts";
import { currentEdition } from "./ruleTitles.ts";

/** An entry of the outline: a rule's number and title, the line it stands on (from 0), and its depth (0 section, 1 rule, 2 subrule). */
export interface RulesDocumentEntry {
  number: RuleNumber;
  title: string;
  line: number;
  depth: 0 | 1 | 2;
}

/** A rule number that a line of the document names; columns are half-open UTF-16 offsets in the line. */
export interface RulesDocumentLink {
  number: RuleNumber;
  line: number;
  start: number;
  end: number;
}

/** A section as a document of plain lines, its outline in order, the numbers it names, and the edition it shows. */
export interface RulesDocument {
  section: RuleNumber;
  title: string;
  edition: string;
  text: string;
  entries: readonly RulesDocumentEntry[];
  links: readonly RulesDocumentLink[];
}

/** The sections there are, in order: of an edition, or of the embedded book. */
export function ruleSections(edition?: Edition): { number: RuleNumber; title: string }[] {
  if (edition) return [...edition.sections].sort((a, b) => compareRuleNumbers(a.number, b.number));
  return allRuleNumbers()
    .filter((number) => number.length === 3)
    .map((number) => ({ number, title: titleOfRule(number) }));
}

/** The rules and subrules of a section, in order, without the section itself. */
export function rulesOfSection(section: string, edition?: Edition): RuleNumber[] {
  const numbers = edition ? ([...edition.rules.keys()] as RuleNumber[]) : allRuleNumbers();
  return numbers.filter((number) => number.startsWith(`${section}.`)).sort(compareRuleNumbers);
}

/**
 * Writes the document of a section ("701"): official texts with examples where the edition has them, else our summaries,
 * and below each rule those that name it. Rules of the embedded book that we have not summarised share one line with their
 * neighbours. Undefined when there is no such section.
 */
export function sectionDocument(section: string, edition?: Edition): RulesDocument | undefined {
  const title = ruleSections(edition).find((candidate) => candidate.number === section)?.title;
  if (title === undefined) return undefined;
  const date = edition?.date ?? currentEdition;
  const lines = [
    `${section} ${title}`,
    edition ? `Comprehensive Rules, effective ${date}` : `Cardwright’s own summaries, by the edition of ${date}`,
    "",
  ];
  const entries: RulesDocumentEntry[] = [{ number: section as RuleNumber, title, line: 0, depth: 0 }];
  const summary = edition ? null : describeRule(section)?.summary;
  if (summary) lines.push(summary, "");
  if (!edition) lines.push(...citedByLine(section, edition, ""));
  let silent: RuleDescription[] = [];
  const endSilence = () => {
    if (silent.length === 0) return;
    const [first, last] = [silent[0]!.number, silent.at(-1)!.number];
    const subrules = silent.every(({ number }) => partsOfRuleNumber(number)?.letter !== undefined);
    for (const { number, title: under } of silent)
      entries.push({ number, title: under, line: lines.length, depth: subrules ? 2 : 1 });
    const numbers = first === last ? first : `${first} to ${last}`;
    lines.push(`${subrules ? "  " : ""}${numbers} (the text is in the official rules file)`, "");
    silent = [];
  };
  for (const number of rulesOfSection(section, edition)) {
    const rule = describeRule(number, edition);
    if (!rule) continue;
    const letter = partsOfRuleNumber(number)?.letter;
    if (rule.text === null && rule.summary === null) {
      if (!letter) endSilence();
      silent.push(rule);
      continue;
    }
    endSilence();
    entries.push(entryOf(rule, lines.length, letter !== undefined));
    lines.push(...linesOf(rule, letter ? "  " : ""), ...citedByLine(number, edition, letter ? "    " : "  "), "");
  }
  endSilence();
  const links = lines.flatMap((line, index) => linksIn(line, index, entries[0]!));
  return { section: section as RuleNumber, title, edition: date, text: lines.join("\n"), entries, links };
}

function entryOf(rule: RuleDescription, line: number, subrule: boolean): RulesDocumentEntry {
  const { number, title, text, summary } = rule;
  const keyword = text === title || (text === null && !subrule && /^70[12]\./u.test(number));
  return { number, title: keyword ? title : firstWords(text ?? summary ?? ""), line, depth: subrule ? 2 : 1 };
}

/** A rule with its examples. A keyword's own number shows the keyword first, then, in the embedded book, what we say of it. */
function linesOf({ number, title, text, summary, examples }: RuleDescription, indent: string): string[] {
  const keyword = text === null && /^70[12]\.\d+$/u.test(number) && number !== "701.1" && number !== "702.1";
  const own = keyword ? [`${number} ${title}`, `  ${summary}`] : `${number} ${text ?? summary}`.split("\n");
  const told = examples.flatMap((example) => `  Example: ${example}`.split("\n"));
  return [...own, ...told].map((line) => indent + line);
}

function citedByLine(number: string, edition: Edition | undefined, indent: string): string[] {
  const back = citedBy(number, edition);
  return back.length > 0 ? [`${indent}Cited by ${back.join(", ")}`] : [];
}

/** The numbers a line names, without the one it begins with; a range leads to its first rule. */
function linksIn(text: string, line: number, { number: section }: RulesDocumentEntry): RulesDocumentLink[] {
  const own = /^ *\d{3}(?:\.\d+[a-z]?)? /u.exec(text)?.[0].trimStart().length ?? 0;
  const from = text.search(/\S/u) + own;
  const links: RulesDocumentLink[] = [];
  for (const { number, start, end } of citationsInText(text)) {
    if (start < from || number.length < 3 || number === section || links.at(-1)?.start === start) continue;
    links.push({ number, line, start, end });
  }
  return links;
}

function firstWords(text: string): string {
  const words = text.split(/\s+/u);
  return words.length <= 8 ? text : `${words.slice(0, 7).join(" ")} …`;
}
