/**
 * The form in which an edition is kept between sessions: one text with records and fields set off by control characters
 * that no rules text holds. It is split, not parsed, which is several times faster than reading the rules file again.
 * A form of another version or a damaged one is refused, so that the file is read again.
 */
import type { RuleNumber } from "../ruleNumber.ts";
import type { Edition, EditionRule, EditionSource } from "./edition.ts";

const heading = "cardwright rules 1";
const fieldEnd = "\u001f";
const recordEnd = "\u001e";
const partEnd = "\u001d";

/** A rule of a kept edition, whose record is taken apart only when somebody looks at it: loading is then mostly one split. */
class KeptRule implements EditionRule {
  readonly number: RuleNumber;
  private readonly record: string;
  private fields: string[] | undefined;

  constructor(number: string, record: string) {
    this.number = number as RuleNumber;
    this.record = record;
  }

  get text(): string {
    this.fields ??= this.record.split(fieldEnd);
    return this.fields[1] ?? "";
  }

  get examples(): readonly string[] {
    this.fields ??= this.record.split(fieldEnd);
    return this.fields.slice(2);
  }

  /** Looks at the record as it is: to take three thousand records apart for one question would be felt. */
  holds(words: string): boolean {
    return this.record.includes(words, this.number.length);
  }
}

/** Whether a rule's text or one of its examples holds some words, letter for letter. */
export function ruleHolds(rule: EditionRule, words: string): boolean {
  if (rule instanceof KeptRule) return rule.holds(words);
  return rule.text.includes(words) || rule.examples.some((example) => example.includes(words));
}

/** Writes an edition as one text (about the size of the rules file). */
export function writeEditionCache(edition: Edition): string {
  const records = (rows: readonly (readonly string[])[]) => rows.map((row) => row.join(fieldEnd)).join(recordEnd);
  return [
    heading,
    [edition.date, edition.source, String(edition.rules.size), String(edition.glossary.length)].join(fieldEnd),
    records(edition.sections.map((section) => [section.number, section.title])),
    records([...edition.rules.values()].map((rule) => [rule.number, rule.text, ...rule.examples])),
    records(edition.glossary.map((entry) => [entry.term, entry.text])),
    records(edition.notes.map((note) => [note])),
  ].join(partEnd);
}

/** Reads what {@link writeEditionCache} wrote; undefined for anything else, also for a text that was cut short. */
export function readEditionCache(text: string): Edition | undefined {
  const [start, head, sections, ruleRecords, glossary, notes] = text.split(partEnd);
  if (
    start !== heading ||
    !head ||
    sections === undefined ||
    ruleRecords === undefined ||
    glossary === undefined ||
    notes === undefined
  )
    return undefined;
  const [date = "unknown", source = "text", ruleCount, glossaryCount] = head.split(fieldEnd);
  const rows = (part: string) => (part === "" ? [] : part.split(recordEnd).map((record) => record.split(fieldEnd)));
  const rules = new Map<string, EditionRule>();
  for (const record of ruleRecords === "" ? [] : ruleRecords.split(recordEnd)) {
    const number = record.slice(0, record.indexOf(fieldEnd));
    rules.set(number, new KeptRule(number, record));
  }
  const terms = rows(glossary).map(([term = "", entryText = ""]) => ({ term, text: entryText }));
  if (rules.size !== Number(ruleCount) || terms.length !== Number(glossaryCount)) return undefined;
  return {
    date,
    source: source as EditionSource,
    sections: rows(sections).map(([number = "", title = ""]) => ({ number: number as RuleNumber, title })),
    rules,
    glossary: terms,
    notes: rows(notes).map(([note = ""]) => note),
  };
}
