/**
 * Reads the listing of a rules data set as a web page shows it: rows of number, text, examples and index, either separated
 * by tabs or one value a paragraph. Rows come in the order of strings (115.1, 115.10, 115.2) and some may be missing.
 */
import { compareRuleNumbers, type RuleNumber } from "../ruleNumber.ts";
import { titleInEdition } from "../ruleTitles.ts";
import { citationsInText } from "./citationsInText.ts";
import { normaliseRulesText } from "./decodeRulesText.ts";
import type { EditionRule, EditionSection, ReadEditionResult } from "./edition.ts";
import { effectiveDate, gapsInNumbers } from "./readRulesText.ts";

const tabRow = /^"?([1-9]\d\d\.[1-9]\d{0,2}[a-km-np-z]?)"?\.?\t(.+?)(?:\t(\[.*\]))?(?:\t\d+)?$/u;
const numberAlone = /^([1-9]\d\d\.[1-9]\d{0,2}[a-km-np-z]?)\.?$/u;

/** Whether a text looks like such a listing: rows with tabs, or numbers standing alone with `[…]` lists of examples. */
export function isDatasetListing(text: string): boolean {
  const start = text.slice(0, 60_000).split("\n");
  if (start.filter((line) => tabRow.test(line)).length >= 3) return true;
  const alone = start.filter((line) => numberAlone.test(line.trim())).length;
  const lists = start.filter((line) => /^\[.*\]$/u.test(line.trim())).length;
  return alone >= 3 && lists >= 3;
}

/** Examples are written `[]` or `[ "one", "two" ]`. A list that can't be read is kept as one example, never dropped. */
function examplesOf(list: string): string[] {
  if (/^\[\s*\]$/u.test(list)) return [];
  try {
    const parsed: unknown = JSON.parse(list);
    if (Array.isArray(parsed)) return parsed.map(String);
  } catch {
    // Not JSON, because quotation marks inside were not escaped.
  }
  return list
    .slice(1, -1)
    .trim()
    .replace(/^["']|["']$/gu, "")
    .split(/["'],\s+["']/u)
    .map((example) => example.trim());
}

function textOf(cell: string): string {
  const text = cell.trim();
  return text.length > 1 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text;
}

/** Reads a listing in either form, or in both. The edition knows only the rules listed; its date is rarely told. */
export function readDatasetListing(input: string): ReadEditionResult {
  const text = normaliseRulesText(input);
  const rows = new Map<string, EditionRule>();
  const contradicting: string[] = [];
  const add = (number: string, cell: string, list: string | undefined) => {
    const rule = { number: number as RuleNumber, text: textOf(cell), examples: list ? examplesOf(list.trim()) : [] };
    const known = rows.get(number);
    if (known && known.text !== rule.text) contradicting.push(number);
    if (!known) rows.set(number, rule);
  };

  let waiting: { number: string; paragraphs: string[] } | undefined;
  const finish = (list?: string) => {
    if (waiting && waiting.paragraphs.length > 0) add(waiting.number, waiting.paragraphs.join("\n"), list);
    waiting = undefined;
  };
  for (const line of text.split("\n")) {
    const row = tabRow.exec(line.trim());
    if (row?.[1] && row[2]) {
      finish();
      add(row[1], row[2], row[3]);
      continue;
    }
    const paragraph = line.trim();
    if (paragraph === "") continue;
    const number = numberAlone.exec(paragraph)?.[1];
    if (number) {
      finish();
      waiting = { number, paragraphs: [] };
    } else if (/^\[.*\]$/u.test(paragraph) && waiting && waiting.paragraphs.length > 0) finish(paragraph);
    else if (waiting) waiting.paragraphs.push(paragraph);
  }
  finish();
  if (rows.size === 0)
    return {
      message: "This listing holds no rules: no row begins with a rule number such as 115.1a. Nothing was changed.",
    };

  const numbers = [...rows.keys()].sort(compareRuleNumbers);
  const rules = new Map(numbers.map((number) => [number, rows.get(number)!]));
  const notes = [
    `The listing holds ${rules.size} rules, ${numbers[0]} to ${numbers[numbers.length - 1]}; all others are missing in it.`,
  ];
  const gaps = gapsInNumbers(rules);
  if (gaps.length > 0)
    notes.push(
      `Missing between their neighbours: ${gaps.slice(0, 10).join(", ")}${gaps.length > 10 ? ` and ${gaps.length - 10} more` : ""}.`,
    );
  if (contradicting.length > 0)
    notes.push(`Listed twice with different text, the first is shown: ${contradicting.join(", ")}.`);
  const date = effectiveDate(text.slice(0, 4000));
  if (!date) notes.push('The listing does not name its edition, which is shown as "unknown".');
  return {
    edition: { date: date ?? "unknown", source: "dataset", sections: sectionsOf(rules), rules, glossary: [], notes },
  };
}

/** Listings have no section titles; cross-references quote some (rule 601, “Casting Spells”), today's titles fill in. */
function sectionsOf(rules: ReadonlyMap<string, EditionRule>): EditionSection[] {
  const quoted = new Map<string, string>();
  for (const rule of rules.values()) {
    for (const citation of citationsInText(rule.text)) {
      if (citation.number.length === 3 && citation.quotedTitle) quoted.set(citation.number, citation.quotedTitle);
    }
  }
  const sections = [...new Set([...rules.keys()].map((number) => number.slice(0, 3)))];
  return sections.map((section) => ({
    number: section as RuleNumber,
    title: quoted.get(section) ?? titleInEdition(section) ?? "",
  }));
}
