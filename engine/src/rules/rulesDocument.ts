/** The read-only document a section of the rules is shown in: plain lines, with the line of each rule for outline and links. */
import { citedBy } from "./citedBy.ts";
import type { Edition } from "./edition/edition.ts";
import { describeRule } from "./describeRule.ts";
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

/** A section as a Markdown document, its outline in order, and the edition it shows. */
export interface RulesDocument {
  section: RuleNumber;
  title: string;
  edition: string;
  text: string;
  entries: readonly RulesDocumentEntry[];
}

/** The sections there are, in order: of an edition, or of the embedded book. */
export function ruleSections(edition?: Edition): { number: RuleNumber; title: string }[] {
  if (edition) return [...edition.sections].sort((a, b) => compareRuleNumbers(a.number, b.number));
  return allRuleNumbers()
    .filter((number) => number.length === 3)
    .map((number) => ({ number, title: titleOfRule(number) }));
}

/**
 * Writes the document of a section ("701"): official texts with examples where the edition has them, else our summaries,
 * and below each rule those that name it. Undefined when there is no such section.
 */
export function sectionDocument(section: string, edition?: Edition): RulesDocument | undefined {
  const title = ruleSections(edition).find((candidate) => candidate.number === section)?.title;
  if (title === undefined) return undefined;
  const date = edition?.date ?? currentEdition;
  const numbers = (edition ? ([...edition.rules.keys()] as RuleNumber[]) : allRuleNumbers()).filter((number) =>
    number.startsWith(`${section}.`),
  );
  const lines = [
    `# ${section}. ${title}`,
    "",
    edition ? `Comprehensive Rules, effective ${date}` : `Our own summaries, by the ${date} edition`,
    "",
  ];
  const entries: RulesDocumentEntry[] = [{ number: section as RuleNumber, title, line: 0, depth: 0 }];
  if (!edition) lines.push(describeRule(section)?.summary ?? "", "");
  for (const number of [...numbers].sort(compareRuleNumbers)) {
    const rule = describeRule(number, edition);
    if (!rule) continue;
    const subrule = partsOfRuleNumber(number)?.letter !== undefined;
    entries.push({
      number,
      title: rule.text === rule.title ? rule.title : firstWords(rule.text ?? rule.summary ?? ""),
      line: lines.length,
      depth: subrule ? 2 : 1,
    });
    const text = rule.text ?? rule.summary ?? "(no summary yet)";
    lines.push(...`${subrule ? "" : "## "}${number} ${text}`.split("\n"));
    for (const example of rule.examples) lines.push(...`> Example: ${example}`.split("\n"));
    const back = citedBy(number, edition);
    if (back.length > 0) lines.push(`<!-- named by ${back.join(", ")} -->`);
    lines.push("");
  }
  return { section: section as RuleNumber, title, edition: date, text: lines.join("\n"), entries };
}

function firstWords(text: string): string {
  const words = text.split(/\s+/u);
  return words.length <= 8 ? text : `${words.slice(0, 7).join(" ")} …`;
}
