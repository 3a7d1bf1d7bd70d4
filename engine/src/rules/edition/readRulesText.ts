/**
 * Reads the official rules text of any year: a line "115. Targets" starts a section, a line that begins with a number
 * a rule, "Example:" an example; everything else goes on with what stands above it. The years differ in indentation, in
 * the dot behind a number, in quotation marks and in blank lines, all of which are left out of account.
 */
import { orderOfRuleNumber, type RuleNumber } from "../ruleNumber.ts";
import { normaliseRulesText } from "./decodeRulesText.ts";
import type { Edition, EditionGlossaryEntry, EditionRule, EditionSection, ReadEditionResult } from "./edition.ts";

const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];
const sectionLine = /^([1-9]\d\d)\.\s+(\S.*)$/u;
const ruleLine = /^([1-9]\d\d\.[1-9]\d{0,2}[a-km-np-z]?)\.?(?:\s+(.*))?$/u;
const exampleLine = /^Examples?:\s*(.*)$/u;

interface MutableRule {
  number: RuleNumber;
  text: string;
  examples: string[];
}

/** The date a rules text says it took effect, as "2025-09-19"; undefined when it does not say. */
export function effectiveDate(text: string): string | undefined {
  const match = /effective (?:as of |on )?(?:(\d{1,2}) )?([a-z]+)\s*(?:(\d{1,2}),?)?\s*(\d{4})/iu.exec(text);
  const month = months.indexOf(match?.[2]?.toLowerCase() ?? "") + 1;
  const day = match?.[1] ?? match?.[3];
  return match && month > 0 && day
    ? `${match[4]}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`
    : undefined;
}

/** What the lines of a rules text hold, before it is judged whether that is a whole edition. */
export interface RulesLines {
  sections: EditionSection[];
  rules: Map<string, EditionRule>;
  glossary: EditionGlossaryEntry[];
  /** Sections that the table of contents announces. */
  announced: EditionSection[];
  hasGlossary: boolean;
  hasCredits: boolean;
  /** Rules whose number came a second time, which a sound file never has. */
  repeated: RuleNumber[];
}

/** Splits normalised text into sections, rules and glossary. Never fails; a text of another kind gives no rules. */
export function readRulesLines(text: string): RulesLines {
  const found: RulesLines = {
    sections: [],
    rules: new Map(),
    glossary: [],
    announced: [],
    hasGlossary: false,
    hasCredits: false,
    repeated: [],
  };
  let rule: MutableRule | undefined;
  let place: "front" | "rules" | "glossary" | "credits" = "front";
  let waiting: EditionSection[] = [];
  let afterBlank = true;
  let glossaryBlock: string[] = [];

  const endGlossaryBlock = () => {
    const [term, ...lines] = glossaryBlock;
    if (term !== undefined && lines.length > 0) found.glossary.push({ term, text: lines.join("\n") });
    else if (term !== undefined) {
      // A paragraph of its own belongs to the entry above it.
      const last = found.glossary[found.glossary.length - 1];
      if (last) last.text += `\n${term}`;
    }
    glossaryBlock = [];
  };

  for (const rawLine of text.split("\n")) {
    const line = rawLine.trim();
    if (line === "") {
      if (place === "glossary") endGlossaryBlock();
      afterBlank = true;
      continue;
    }
    const first = line.charCodeAt(0);
    if (place === "glossary") {
      if (line === "Credits") {
        endGlossaryBlock();
        place = "credits";
        found.hasCredits = true;
      } else if (line !== "Glossary") glossaryBlock.push(line);
      continue;
    }
    if (place === "credits") continue;
    if (first >= 49 && first <= 57) {
      const ruleMatch = ruleLine.exec(line);
      if (ruleMatch?.[1]) {
        // Sections waiting before the first rule: all but the last of them are the table of contents.
        if (place === "front") {
          found.announced = waiting.slice(0, -1);
          found.sections = waiting.slice(-1);
          place = "rules";
        }
        const number = ruleMatch[1] as RuleNumber;
        if (found.rules.has(number)) found.repeated.push(number);
        rule = { number, text: ruleMatch[2] ?? "", examples: [] };
        found.rules.set(number, rule);
        afterBlank = false;
        continue;
      }
      const section = sectionLine.exec(line);
      if (section?.[1] && section[2]) {
        const entry = { number: section[1] as RuleNumber, title: section[2].trim() };
        if (place === "front") waiting = [...waiting, entry];
        else found.sections.push(entry);
        rule = undefined;
        continue;
      }
      if (/^[1-9]\. \S/u.test(line) && afterBlank && line.length < 60) {
        rule = undefined;
        continue;
      }
    }
    if (place === "rules" && line === "Glossary") {
      place = "glossary";
      found.hasGlossary = true;
      continue;
    }
    if (place === "rules" && line === "Credits") {
      place = "credits";
      found.hasCredits = true;
      continue;
    }
    if (!rule) continue;
    const example = exampleLine.exec(line);
    if (example) rule.examples.push(example[1] ?? "");
    else if (rule.examples.length > 0) rule.examples[rule.examples.length - 1] += (afterBlank ? "\n" : " ") + line;
    else rule.text += rule.text === "" ? line : (afterBlank ? "\n" : " ") + line;
    afterBlank = false;
  }
  if (glossaryBlock.length > 0) endGlossaryBlock();
  return found;
}

/**
 * Reads an official rules text. Text of another kind, and a text that stops in the middle, give a message and no edition;
 * lesser oddities become notes of the edition.
 */
export function readRulesText(input: string): ReadEditionResult {
  const text = normaliseRulesText(input);
  const lines = readRulesLines(text);
  if (lines.rules.size === 0) return { message: messageForForeignText(text) };
  const last = [...lines.rules.keys()].pop();
  const withRules = new Set([...lines.rules.keys()].map((number) => number.slice(0, 3)));
  const missing = lines.announced.filter(
    (announced) => !withRules.has(announced.number) && !announced.number.endsWith("00"),
  );
  if (missing.length > 0) {
    const first = missing[0]!.number;
    const list =
      missing.length === 1
        ? `section ${first} of its table of contents is`
        : `sections ${first} to ${missing[missing.length - 1]!.number} of its table of contents are`;
    return {
      message: `This rules file is not complete: it stops at ${last}, and ${list} missing. Nothing was changed.`,
    };
  }
  if (lines.announced.length > 0 && !lines.hasGlossary) {
    return {
      message: `This rules file is not complete: it ends at ${last}, before its glossary. Nothing was changed.`,
    };
  }
  // Some years' files leave the credits out; a glossary that gets as far as its last letter is whole.
  const lastTerm = lines.glossary[lines.glossary.length - 1];
  if (
    lines.announced.length > 0 &&
    !lines.hasCredits &&
    !(lastTerm && /^z/iu.test(lastTerm.term) && /[.”")]$/u.test(lastTerm.text))
  ) {
    return { message: "This rules file is not complete: it ends inside its glossary. Nothing was changed." };
  }
  if (lines.announced.length === 0 && lines.rules.size < 50) {
    return {
      message: `Only ${lines.rules.size} rules were found and no table of contents; this is not the whole Comprehensive Rules file. Nothing was changed.`,
    };
  }
  const gaps = gapsInNumbers(lines.rules);
  if (lines.repeated.length > 20 || gaps.length > Math.max(20, lines.rules.size / 20)) {
    return {
      message: `This rules file is damaged: ${gaps.length} rules are missing and ${lines.repeated.length} stand twice (${[...gaps, ...lines.repeated].slice(0, 3).join(", ")} …). Nothing was changed.`,
    };
  }
  const notes: string[] = [];
  const date = effectiveDate(text.slice(0, 4000));
  if (!date) notes.push('The file does not say from when on it is effective; its edition is shown as "unknown".');
  if (gaps.length > 0)
    notes.push(
      `Missing between their neighbours: ${gaps.slice(0, 10).join(", ")}${gaps.length > 10 ? ` and ${gaps.length - 10} more` : ""}.`,
    );
  if (lines.repeated.length > 0) notes.push(`Given twice, the later text is shown: ${lines.repeated.join(", ")}.`);
  if (text.includes("\ufffd"))
    notes.push("Some characters of the file were lost before it was saved (shown as \ufffd).");
  const edition: Edition = {
    date: date ?? "unknown",
    source: "text",
    sections: lines.sections,
    rules: lines.rules,
    glossary: lines.glossary,
    notes,
  };
  return { edition };
}

/** Numbers that should stand between two neighbours of an edition and don't. */
export function gapsInNumbers(rules: ReadonlyMap<string, unknown>): RuleNumber[] {
  const gaps: RuleNumber[] = [];
  const known = new Set(rules.keys());
  const previousLetter: Record<string, string> = {};
  const letters = "abcdefghijkmnpqrstuvwxyz";
  for (let index = 1; index < letters.length; index++)
    previousLetter[letters.charAt(index)] = letters.charAt(index - 1);
  for (const number of known) {
    const letter = /[a-z]$/u.exec(number)?.[0];
    const plain = letter ? number.slice(0, -1) : number;
    const before = letter ? previousLetter[letter] : undefined;
    if (before && !known.has(plain + before)) gaps.push((plain + before) as RuleNumber);
    if (letter === "a" && !known.has(plain)) gaps.push(plain as RuleNumber);
    const [section, rule] = plain.split(".");
    if (!letter && Number(rule) > 1 && !known.has(`${section}.${Number(rule) - 1}`))
      gaps.push(`${section}.${Number(rule) - 1}` as RuleNumber);
  }
  return [...new Set(gaps)].sort((a, b) => orderOfRuleNumber(a) - orderOfRuleNumber(b));
}

function messageForForeignText(text: string): string {
  if (text.trim() === "") return "The file is empty. Nothing was changed.";
  if (text.includes("\u0000")) return "This is not a text file. Nothing was changed.";
  if (/^\s*(?:<!doctype html|<html)/iu.test(text))
    return "This is a web page; please save the rules as the text (.txt) file that the rules page offers. Nothing was changed.";
  if (text.startsWith("%PDF"))
    return "This is a PDF; please take the text (.txt) file that the rules page offers. Nothing was changed.";
  if (/magic: the gathering comprehensive rules/iu.test(text.slice(0, 500)))
    return "This rules file is not complete: it ends before its first rule. Nothing was changed.";
  return "This file is not the Comprehensive Rules: no line in it begins with a rule number such as 100.1. Nothing was changed.";
}
