/**
 * The embedded rule book: every rule number of the current edition, with titles and our own summaries where we wrote one.
 * It works without any rules file; `Edition`s read from the user's file add the official text (see `describeRule`).
 */
import { ruleNumbers } from "./data/ruleNumbers.ts";
import type { Edition } from "./edition/edition.ts";
import { ruleInEdition } from "./edition/edition.ts";
import {
  asRuleNumber,
  compareRuleNumbers,
  parentOfRuleNumber,
  partsOfRuleNumber,
  type RuleNumber,
  ruleNumbersInText,
  subruleLetters,
} from "./ruleNumber.ts";
import { chapterTitles, currentEdition, describeMove, numberMove, titleInEdition } from "./ruleTitles.ts";
import { allSummaries } from "./summaries/index.ts";

/** A rule of the embedded book. `summary` is null where we have written none yet; the number exists all the same. */
export interface RuleEntry {
  number: RuleNumber;
  title: string;
  summary: string | null;
}

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

let numbers: Set<string> | undefined;
let ordered: RuleNumber[] | undefined;
let summaries: Map<string, string> | undefined;

function existingNumbers(): Set<string> {
  if (numbers) return numbers;
  numbers = new Set(["600"]); // section 600 has a title and no rules
  for (const line of ruleNumbers.trim().split("\n")) {
    const [section = "", ...rules] = line.split(" ");
    numbers.add(section);
    for (const rule of rules) {
      const last = rule.charAt(rule.length - 1);
      const letters = rule.endsWith("a") || rule.includes("a-");
      const plain = `${section}.${letters ? rule.slice(0, rule.indexOf("a")) : rule}`;
      numbers.add(plain);
      if (letters)
        for (const letter of subruleLetters.slice(0, subruleLetters.indexOf(last) + 1)) numbers.add(plain + letter);
    }
  }
  return numbers;
}

function summaryTable(): Map<string, string> {
  if (summaries) return summaries;
  summaries = new Map();
  for (const block of allSummaries) {
    for (const line of block.trim().split("\n")) {
      const space = line.indexOf(" ");
      summaries.set(line.slice(0, space), line.slice(space + 1));
    }
  }
  return summaries;
}

/** All rule numbers of the current edition in order, sections included. */
export function allRuleNumbers(): readonly RuleNumber[] {
  ordered ??= ([...existingNumbers()] as RuleNumber[]).sort(compareRuleNumbers);
  return ordered;
}

/** All rules that have a summary of ours, in order of their numbers. */
export function summarisedRules(): RuleEntry[] {
  return [...summaryTable().keys()].sort(compareRuleNumbers).map((number) => entryOf(number as RuleNumber));
}

/** Whether the current edition has a rule of this number. */
export function ruleExists(number: string): boolean {
  return existingNumbers().has(number);
}

function entryOf(number: RuleNumber): RuleEntry {
  return { number, title: titleOfRule(number), summary: summaryTable().get(number) ?? null };
}

/** The title a rule stands under in the current edition: its keyword's or section's; the nine general sections add their chapter. */
export function titleOfRule(number: string): string {
  const title = titleInEdition(number) ?? "";
  const section = partsOfRuleNumber(number)?.section ?? 0;
  return title === "General" ? `${chapterTitles[Math.floor(section / 100)]}: general` : title;
}

/** Looks a number up in the embedded book ("701.8a", "CR 701.8a."); undefined when the current edition has no such rule. */
export function lookupRule(number: string): RuleEntry | undefined {
  const plain = asRuleNumber(number);
  return plain && ruleExists(plain) ? entryOf(plain) : undefined;
}

const rangeShape =
  /^(?:cr|rules?)?\s*(\d{3}(?:\.\d{1,3}[a-z]?)?)\s*(?:-|–|—|\.\.|to)\s*(\d{3}(?:\.\d{1,3}[a-z]?)?|\d{1,3}[a-z]?|[a-z])\.?$/iu;

/**
 * Every existing rule of a range: `601.2a-i` and `601.2a–601.2i` (subrules), `119.7-8` (rules with their subrules),
 * `115-119` (sections with all their rules). A single number is a range of one, without its subrules.
 * Undefined when the text is no range; an empty list when it is one but nothing lies in it.
 */
export function rulesInRange(range: string): RuleEntry[] | undefined {
  const single = asRuleNumber(range);
  if (single) return ruleExists(single) ? [entryOf(single)] : [];
  const match = rangeShape.exec(range.trim().toLowerCase());
  const from = match?.[1] ? partsOfRuleNumber(match[1]) : undefined;
  if (!match?.[1] || !match[2] || !from) return undefined;
  const end = match[2];
  let last = end;
  if (/^[a-z]$/u.test(end)) last = `${from.section}.${from.rule}${end}`;
  else if (!/^\d{3}/u.test(end)) last = `${from.section}.${end}`;
  const to = partsOfRuleNumber(last);
  if (!to) return undefined;
  return allRuleNumbers()
    .filter((number) => {
      if (compareRuleNumbers(number, match[1]!) < 0) return false;
      // The end of a range includes everything below it: 119.7-8 ends with 119.8's last subrule.
      if (compareRuleNumbers(number, last) <= 0) return true;
      const parts = partsOfRuleNumber(number)!;
      if (to.letter) return false;
      return to.rule === undefined
        ? parts.section === to.section
        : parts.section === to.section && parts.rule === to.rule;
    })
    .map(entryOf);
}

/** Whether a number means the same today as in that edition, so that our summary can be shown beside it. */
function summaryFor(number: RuleNumber, editionDate: string): string | null {
  const move = numberMove(number, editionDate);
  if (!move)
    return titleInEdition(number, editionDate) === titleInEdition(number) ? (summaryTable().get(number) ?? null) : null;
  // A keyword that moved keeps its meaning; its subrules may have been renumbered on the way, so only the keyword's own entry is taken.
  return move.numberThen === number && move.today ? (summaryTable().get(move.today) ?? null) : null;
}

/**
 * Describes a rule in an edition, or in the embedded book when no edition is given.
 * Undefined when neither the edition nor (without one) the embedded book has the number.
 */
export function describeRule(number: string, edition?: Edition): RuleDescription | undefined {
  const plain = asRuleNumber(number);
  if (!plain) return undefined;
  if (!edition) {
    const entry = lookupRule(plain);
    return (
      entry && {
        ...entry,
        edition: currentEdition,
        text: null,
        examples: [],
        see: namedIn(entry.summary ?? "", plain),
        moved: null,
      }
    );
  }
  const rule = ruleInEdition(edition, plain);
  if (!rule) return undefined;
  const summary = summaryFor(plain, edition.date);
  const general = rule.title === "General" ? titleOfRule(plain) : rule.title;
  return {
    number: plain,
    title: general,
    edition: edition.date,
    summary,
    text: rule.text,
    examples: rule.examples,
    see: rule.see.length > 0 ? rule.see : namedIn(summary ?? "", plain),
    moved: describeMove(plain, edition.date) ?? null,
  };
}

/** Rules named in a text, each once, without the rule itself. */
function namedIn(text: string, self: RuleNumber): RuleNumber[] {
  const named = new Set(ruleNumbersInText(text).map((found) => found.number));
  for (const match of text.matchAll(/\((\d{3})\)/gu)) named.add(match[1] as RuleNumber);
  named.delete(self);
  return [...named];
}

/** The rules directly under a number: the rules of a section, the subrules of a rule. */
export function rulesUnder(number: string): RuleNumber[] {
  return allRuleNumbers().filter((candidate) => parentOfRuleNumber(candidate) === number);
}
