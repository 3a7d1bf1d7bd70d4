/** What a hover over a rule number or a glossary term shows, as Markdown. */
import { citedBy } from "./citedBy.ts";
import type { Edition } from "./edition/edition.ts";
import { lookupGlossaryTerm } from "./glossary.ts";
import { describeRule, type RuleDescription } from "./describeRule.ts";
import { asRuleNumber, type RuleNumber } from "./ruleNumber.ts";
import { currentEdition, titleInEdition } from "./ruleTitles.ts";

/** Options of the hovers; `linkTo` turns a number into an address (default: the read-only document `cardwright-rules:`). */
export interface RuleHoverOptions {
  /** The edition to show, or the date of one of which there is no file. */
  edition?: Edition | string;
  linkTo?: (number: RuleNumber, edition: string) => string;
}

/** The address of a rule in our read-only documents: one document a section, the rule after `#`. */
export function ruleAddress(number: RuleNumber, edition: string): string {
  return `cardwright-rules:/${edition}/${number.slice(0, 3)}.md#${number}`;
}

/** Characters of rules text that Markdown would take for markup. Braces of symbols and quotation marks stay as they are. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~]/gu, (character) => `\\${character}`);
}

/**
 * The hover of a rule: title, the official text where the edition has it and else our summary, examples, the edition's
 * date, the rules it names and those that name it. For a number that only another edition has, says so. Undefined for
 * text that is no rule number.
 */
export function ruleHover(number: string, options: RuleHoverOptions = {}): string | undefined {
  const plain = asRuleNumber(number);
  if (!plain) return undefined;
  const { edition, linkTo = ruleAddress } = options;
  const rule = describeRule(plain, edition);
  if (!rule) return hoverOfUnknownNumber(plain, typeof edition === "string" ? edition : edition?.date);
  const link = (target: RuleNumber) => `[${target}](${linkTo(target, rule.edition)})`;
  const parts = [
    `**[${rule.number}](${linkTo(rule.number, rule.edition)}) ${escapeMarkdown(rule.title)}**`,
    ...body(rule),
  ];
  if (rule.moved) parts.push(rule.moved);
  if (rule.see.length > 0) parts.push(`See ${rule.see.slice(0, 12).map(link).join(", ")}`);
  const back = typeof edition === "string" ? [] : citedBy(rule.number, edition);
  if (back.length > 0)
    parts.push(
      `Named by ${back.slice(0, 8).map(link).join(", ")}${back.length > 8 ? ` and ${back.length - 8} more` : ""}`,
    );
  parts.push(
    rule.text === null ? `*Our summary, by the ${rule.edition} edition*` : `*Comprehensive Rules, ${rule.edition}*`,
  );
  return parts.join("\n\n");
}

function body(rule: RuleDescription): string[] {
  if (rule.text === null)
    return [
      escapeMarkdown(rule.summary ?? "No summary of this rule has been written; open a rules file to read its text."),
    ];
  const text = rule.text === rule.title ? [] : [escapeMarkdown(rule.text).replaceAll("\n", "  \n")];
  if (rule.summary && text.length === 0) text.push(escapeMarkdown(rule.summary));
  return [
    ...text,
    ...rule.examples.map((example) => `> *Example:* ${escapeMarkdown(example).replaceAll("\n", "\n> ")}`),
  ];
}

function hoverOfUnknownNumber(number: RuleNumber, date: string = currentEdition): string {
  const known = date === currentEdition ? undefined : titleInEdition(number);
  const today = known ? ` In the ${currentEdition} edition it stands under *${escapeMarkdown(known)}*.` : "";
  return `**${number}**\n\nThe ${date} edition has no rule of this number.${today}`;
}

/** The hover of a glossary term: our definition or the edition's, with a link to its rule. Undefined for an unknown term. */
export function termHover(term: string, options: RuleHoverOptions = {}): string | undefined {
  const { edition, linkTo = ruleAddress } = options;
  const file = typeof edition === "string" ? undefined : edition;
  const entry = lookupGlossaryTerm(term, file);
  if (!entry) return undefined;
  const date = file?.date ?? currentEdition;
  const parts = [
    `**${escapeMarkdown(entry.term)}**`,
    escapeMarkdown(entry.text ?? entry.definition ?? "").replaceAll("\n", "  \n"),
  ];
  if (entry.rules.length > 0)
    parts.push(`See ${entry.rules.map((rule) => `[${rule}](${linkTo(rule, date)})`).join(", ")}`);
  parts.push(
    entry.text === null ? `*Our definition, by the ${date} edition*` : `*Comprehensive Rules glossary, ${date}*`,
  );
  return parts.join("\n\n");
}
