/** Describes a rule: in the embedded book, in an edition of the user, or in an older edition known by its date alone. */
import { currentNumberOf } from "./currentNumberOf.ts";
import { type Edition, ruleInEdition } from "./edition/edition.ts";
import { lookupRule, summaryOfRule, titleOfRule } from "./ruleBook.ts";
import { asRuleNumber, type RuleNumber, ruleNumbersInText } from "./ruleNumber.ts";
import { currentEdition, describeMove, titleInEdition } from "./ruleTitles.ts";

/** What `cardwright rule` and hovers show of a rule: `text` is the official text of the user's edition, or null. */
export interface RuleDescription {
  number: RuleNumber;
  title: string;
  /** Date of the edition that number, title and text are of. */
  edition: string;
  summary: string | null;
  text: string | null;
  examples: readonly string[];
  /** Rules that the text (or, without one, the summary) names, in the order they are named. */
  see: readonly RuleNumber[];
  /** One line when the number means something else today than in the edition shown. */
  moved: string | null;
}

/** Rules named in a summary of ours, each once, without the rule itself; sections stand in parentheses there: (612). */
export function rulesNamedInSummary(text: string, self: RuleNumber): RuleNumber[] {
  const named = new Set(ruleNumbersInText(text).map((found) => found.number));
  for (const match of text.matchAll(/\((\d{3})\)/gu)) named.add(match[1] as RuleNumber);
  named.delete(self);
  return [...named];
}

/** Our summary of a rule as an edition numbers it; null when the rule is gone today. */
export function summaryInEdition(number: RuleNumber, editionDate: string): string | null {
  const today = currentNumberOf(number, editionDate);
  return today ? summaryOfRule(today) : null;
}

/**
 * Describes a rule. `edition` is an edition that was read, or the date of one ("2015-09-26") of which there is no file;
 * without it the embedded book answers. Undefined for a text that is no rule number, for a number that the edition does
 * not have, and, by date, for a number whose title is not known for that time.
 */
export function describeRule(number: string, edition?: Edition | string): RuleDescription | undefined {
  const plain = asRuleNumber(number);
  if (!plain) return undefined;
  if (edition === undefined || edition === currentEdition) {
    const entry = lookupRule(plain);
    return (
      entry && {
        ...entry,
        edition: currentEdition,
        text: null,
        examples: [],
        see: rulesNamedInSummary(entry.summary ?? "", plain),
        moved: null,
      }
    );
  }
  if (typeof edition === "string") return describeByDate(plain, edition);
  const rule = ruleInEdition(edition, plain);
  if (!rule) return undefined;
  const summary = summaryInEdition(plain, edition.date);
  return {
    number: plain,
    title: rule.title === "General" ? titleOfRule(plain) : rule.title,
    edition: edition.date,
    summary,
    text: rule.text,
    examples: rule.examples,
    see: rule.see,
    moved: describeMove(plain, edition.date) ?? null,
  };
}

function describeByDate(number: RuleNumber, date: string): RuleDescription | undefined {
  const title = titleInEdition(number, date);
  if (title === undefined) return undefined;
  const summary = summaryInEdition(number, date);
  // Numbers inside our summary are today's, so none of them is offered as a link into an older edition.
  return {
    number,
    title: title === "General" ? titleOfRule(number) : title,
    edition: date,
    summary,
    text: null,
    examples: [],
    see: [],
    moved: describeMove(number, date) ?? null,
  };
}
