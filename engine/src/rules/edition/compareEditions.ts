/** Compares two editions: which rules were added, removed, moved to another number, or changed in their words. */
import { compareRuleNumbers, orderOfRuleNumber, parentOfRuleNumber, type RuleNumber } from "../ruleNumber.ts";
import { type Edition, titleInRules } from "./edition.ts";

/** What became of one rule. `from` is its number in the older edition, `to` in the newer one; one of them may be absent. */
export interface RuleChange {
  /** `renumbered`: same words at another number; `rewritten`: other words, at the same or at another number. */
  kind: "added" | "removed" | "renumbered" | "rewritten";
  from?: RuleNumber;
  to?: RuleNumber;
  title: string;
  /** How much of the words stayed, 0 to 1, for `rewritten`; cross-references that merely follow a renumbering don't count. */
  alike?: number;
}

/** The difference of two editions; `numbers` maps every number of the older edition that lives on to its new one. */
export interface EditionDifference {
  from: string;
  to: string;
  unchanged: number;
  changes: RuleChange[];
  numbers: ReadonlyMap<string, RuleNumber>;
}

/** Text without cross-reference numbers, kinds of quotation marks and spacing: what makes two wordings the same. */
function wording(text: string): string {
  return text
    .replace(/\b\d{3}(?:\.\d{1,3}[a-z]?)?(?:[–-](?:\d{3}\.)?\d{0,3}[a-z]?)?/gu, "#")
    .replace(/[“”„]/gu, '"')
    .replace(/[‘’]/gu, "'")
    .replace(/\s+/gu, " ")
    .trim();
}

function wordCounts(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}{}/+'#-]+/gu) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The share of words two texts have in common (twice the common ones over all), 0 to 1. */
function likeness(a: Map<string, number>, b: Map<string, number>): number {
  let common = 0;
  let all = 0;
  for (const count of a.values()) all += count;
  for (const [word, count] of b) {
    all += count;
    common += Math.min(count, a.get(word) ?? 0);
  }
  return all === 0 ? 1 : (2 * common) / all;
}

/**
 * Compares `older` with `newer`. Rules are matched by equal words first, then under the same title by likeness, so that a
 * keyword that moved as a whole (701.21 to 701.26) is recognised, and a rule reworded at its place is not "removed".
 */
export function compareEditions(older: Edition, newer: Edition): EditionDifference {
  const numbers = new Map<string, RuleNumber>();
  const taken = new Set<string>();
  const pair = (from: string, to: string) => {
    numbers.set(from, to as RuleNumber);
    taken.add(to);
  };
  const newWording = new Map([...newer.rules].map(([number, rule]) => [number, wording(rule.text)]));
  const oldWording = new Map([...older.rules].map(([number, rule]) => [number, wording(rule.text)]));

  // Same number and same words.
  for (const [number, text] of oldWording) if (newWording.get(number) === text) pair(number, number);
  // Same words elsewhere: of several candidates the nearest one under the same title.
  const byWording = new Map<string, string[]>();
  for (const [number, text] of newWording) {
    if (taken.has(number)) continue;
    const list = byWording.get(text) ?? [];
    list.push(number);
    byWording.set(text, list);
  }
  const oldTitle = (number: string) => titleInRules(older, number).toLowerCase();
  const newTitle = (number: string) => titleInRules(newer, number).toLowerCase();
  for (const [number, text] of oldWording) {
    if (numbers.has(number)) continue;
    const candidates = (byWording.get(text) ?? []).filter((candidate) => !taken.has(candidate));
    if (candidates.length === 0) continue;
    const title = oldTitle(number);
    const rank = (candidate: string) =>
      (newTitle(candidate) === title ? 0 : 1e9) + Math.abs(orderOfRuleNumber(candidate) - orderOfRuleNumber(number));
    candidates.sort((a, b) => rank(a) - rank(b));
    pair(number, candidates[0]!);
  }
  pairReworded(older, newer, oldWording, newWording, numbers, taken, pair, oldTitle, newTitle);
  // What is left may stand under a new title (totem armor became umbra armor): alike rules of the same section.
  const section = (number: string) => number.slice(0, 3);
  pairReworded(older, newer, oldWording, newWording, numbers, taken, pair, section, section);
  for (const [number, to] of [...numbers]) {
    const parent = parentOfRuleNumber(number);
    const newParent = parentOfRuleNumber(to);
    if (
      parent &&
      newParent &&
      older.rules.has(parent) &&
      !numbers.has(parent) &&
      newer.rules.has(newParent) &&
      !taken.has(newParent)
    )
      pair(parent, newParent);
  }
  return describe(older, newer, oldWording, newWording, numbers, taken);
}

/** Pairs rules whose words changed: under the same title, or with a parent that is already paired, the most alike first. */
function pairReworded(
  older: Edition,
  newer: Edition,
  oldWording: ReadonlyMap<string, string>,
  newWording: ReadonlyMap<string, string>,
  numbers: ReadonlyMap<string, RuleNumber>,
  taken: ReadonlySet<string>,
  pair: (from: string, to: string) => void,
  oldTitle: (number: string) => string,
  newTitle: (number: string) => string,
): void {
  const freeNew = new Map<string, string[]>();
  for (const number of newer.rules.keys()) {
    if (taken.has(number)) continue;
    const title = newTitle(number);
    freeNew.set(title, [...(freeNew.get(title) ?? []), number]);
  }
  const newCounts = new Map<string, Map<string, number>>();
  const sameTitle = oldTitle !== newTitle;
  const candidates: { from: string; to: string; alike: number }[] = [];
  for (const number of older.rules.keys()) {
    if (numbers.has(number)) continue;
    const counts = wordCounts(oldWording.get(number) ?? "");
    const parent = parentOfRuleNumber(number);
    const expectedParent = parent && (numbers.get(parent) ?? parent);
    for (const candidate of freeNew.get(oldTitle(number)) ?? []) {
      const other = newCounts.get(candidate) ?? wordCounts(newWording.get(candidate) ?? "");
      newCounts.set(candidate, other);
      const words = likeness(counts, other);
      // A small bonus for the expected place decides between equally alike rules.
      const place = candidate === number || parentOfRuleNumber(candidate) === expectedParent ? 0.05 : 0;
      if (words >= (sameTitle ? 0.5 : 0.65)) candidates.push({ from: number, to: candidate, alike: words + place });
    }
  }
  candidates.sort((a, b) => b.alike - a.alike || compareRuleNumbers(a.from, b.from));
  for (const candidate of candidates) {
    if (!numbers.has(candidate.from) && !taken.has(candidate.to)) pair(candidate.from, candidate.to);
  }
}

function describe(
  older: Edition,
  newer: Edition,
  oldWording: ReadonlyMap<string, string>,
  newWording: ReadonlyMap<string, string>,
  numbers: ReadonlyMap<string, RuleNumber>,
  taken: ReadonlySet<string>,
): EditionDifference {
  const changes: RuleChange[] = [];
  let unchanged = 0;
  for (const number of older.rules.keys()) {
    const from = number as RuleNumber;
    const to = numbers.get(number);
    if (!to) {
      changes.push({ kind: "removed", from, title: titleInRules(older, number) });
      continue;
    }
    const before = oldWording.get(number) ?? "";
    const after = newWording.get(to) ?? "";
    const title = titleInRules(newer, to);
    if (before !== after)
      changes.push({ kind: "rewritten", from, to, title, alike: likeness(wordCounts(before), wordCounts(after)) });
    else if (from !== to) changes.push({ kind: "renumbered", from, to, title });
    else unchanged++;
  }
  for (const number of newer.rules.keys()) {
    if (!taken.has(number))
      changes.push({ kind: "added", to: number as RuleNumber, title: titleInRules(newer, number) });
  }
  changes.sort((a, b) => compareRuleNumbers(a.to ?? a.from ?? "", b.to ?? b.from ?? ""));
  return { from: older.date, to: newer.date, unchanged, changes, numbers };
}
