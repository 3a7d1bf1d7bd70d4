/** Finds the rules that a source text of ours cites: calls of `cr`, strings that are rule numbers, and "CR …" in comments. */
import { rulesInRange } from "./ruleBook.ts";
import type { RuleNumber } from "./ruleNumber.ts";

/** A citation in a source: the words cited ("601.2a-i"), its line from 1, and the rules it stands for (empty when none exists). */
export interface SourceCitation {
  text: string;
  line: number;
  rules: readonly RuleNumber[];
}

const callOfCr = /\bcr\(\s*(["'`])([^"'`]*)\1\s*,?\s*\)/gu;
const quotedNumber = /(?<!cr\(\s*)"([1-9]\d\d\.[1-9]\d{0,2}[a-z]?(?:[-–](?:[1-9]\d\d\.)?\d{0,3}[a-z]?)?)"/gu;
const afterCr = /\bCR (\d{3}(?:\.\d{1,3}[a-z]?)?(?:[-–](?:\d{3}\.)?\d{0,3}[a-z]?)?)(?![\w.]*\w)/gu;

/** All citations of a source text, in order of place. */
export function sourceCitations(source: string): SourceCitation[] {
  const found: { index: number; text: string }[] = [];
  for (const match of source.matchAll(callOfCr)) found.push({ index: match.index, text: match[2] ?? "" });
  for (const match of source.matchAll(quotedNumber)) found.push({ index: match.index, text: match[1] ?? "" });
  for (const match of source.matchAll(afterCr)) found.push({ index: match.index, text: match[1] ?? "" });
  let line = 1;
  let position = 0;
  return found
    .sort((a, b) => a.index - b.index)
    .map(({ index, text }) => {
      for (; position < index; position++) if (source.charCodeAt(position) === 10) line++;
      return { text, line, rules: (rulesInRange(text) ?? []).map((rule) => rule.number) };
    });
}
