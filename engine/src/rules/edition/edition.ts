/**
 * An edition of the Comprehensive Rules, as read from a file of the user. Nothing of it is embedded in our program.
 */
import { parentOfRuleNumber, type RuleNumber } from "../ruleNumber.ts";
import { numbersInText } from "./citationsInText.ts";

/** A section of an edition: `number` like "115", `title` like "Targets". */
export interface EditionSection {
  number: RuleNumber;
  title: string;
}

/** A rule of an edition. For a keyword's own number (701.8) `text` is its title. */
export interface EditionRule {
  number: RuleNumber;
  text: string;
  examples: readonly string[];
}

/** A glossary entry: its term ("Defending Player") and its text, senses on separate lines. */
export interface EditionGlossaryEntry {
  term: string;
  text: string;
}

/** What kind of file an edition was read from. */
export type EditionSource = "text" | "dataset" | "markdown";

/** One edition, read. `date` is the day it took effect ("2025-09-19"), or "unknown" where the source does not tell. */
export interface Edition {
  date: string;
  source: EditionSource;
  sections: readonly EditionSection[];
  rules: ReadonlyMap<string, EditionRule>;
  glossary: readonly EditionGlossaryEntry[];
  /** Things the user should know, such as missing numbers or ignored files; never fatal. */
  notes: readonly string[];
}

/** What reading a file gives: an edition, or one clear sentence for the user about why there is none. */
export type ReadEditionResult = { edition: Edition; message?: undefined } | { edition?: undefined; message: string };

/** A rule with what surrounds it: the title it stands under and the rules its text names. */
export interface EditionRuleInContext extends EditionRule {
  title: string;
  see: readonly RuleNumber[];
}

/** The rule or section of that number with title and links; undefined when the edition has none. A section's text is its title. */
export function ruleInEdition(edition: Edition, number: string): EditionRuleInContext | undefined {
  const rule = edition.rules.get(number);
  if (rule) {
    // Field by field: a kept edition's rules have getters, which a spread would not copy.
    const { number: own, text, examples } = rule;
    return { number: own, text, examples, title: titleInRules(edition, number), see: rulesNamed(rule) };
  }
  const section = edition.sections.find((candidate) => candidate.number === number);
  return section && { number: section.number, text: section.title, examples: [], title: section.title, see: [] };
}

/** Whether a rule's whole text is a keyword's title: a few words without a final stop. */
export function isTitleText(text: string): boolean {
  return text.length < 60 && !/[.:,”"]$/u.test(text);
}

/** The title a rule stands under in its edition: the keyword's for 701.x and 702.x, else the section's; "" when unknown. */
export function titleInRules(edition: Edition, number: string): string {
  for (const candidate of [number, parentOfRuleNumber(number)]) {
    const rule = candidate ? edition.rules.get(candidate) : undefined;
    if (rule && isTitleText(rule.text)) return rule.text;
  }
  const section = number.slice(0, 3);
  return edition.sections.find((candidate) => candidate.number === section)?.title ?? "";
}

/** Rules that a rule's text and examples name, each once, without itself; ranges like 601.2a–i written out. */
export function rulesNamed(rule: EditionRule): RuleNumber[] {
  const named = new Set<RuleNumber>();
  for (const text of [rule.text, ...rule.examples]) for (const number of numbersInText(text)) named.add(number);
  named.delete(rule.number);
  return [...named];
}
