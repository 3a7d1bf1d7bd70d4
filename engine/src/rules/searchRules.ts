/** Search in the rules: by number, title, our summaries and the official text, tolerant of typing errors. */
import MiniSearch from "minisearch";
import { describeRule, summaryInEdition } from "./describeRule.ts";
import { type Edition, isTitleText, titleInRules } from "./edition/edition.ts";
import { lookupGlossaryTerm } from "./glossary.ts";
import { allRuleNumbers, ruleNumbersInRange, titleOfRule } from "./ruleBook.ts";
import type { RuleNumber } from "./ruleNumber.ts";
import { currentEdition } from "./ruleTitles.ts";

/** A rule found; `text` is null without an edition, `summary` where we have none. The higher the score the better. */
export interface FoundRule {
  number: RuleNumber;
  title: string;
  summary: string | null;
  text: string | null;
  score: number;
}

interface Indexed {
  id: string;
  title: string;
  keyword: string;
  summary: string;
  text: string;
}

let embeddedIndex: MiniSearch<Indexed> | undefined;
const editionIndexes = new WeakMap<Edition, MiniSearch<Indexed>>();

/** Words, symbols in braces and sizes such as +1/+1; possessives and plurals lose their ending, so that either finds the other. */
function tokenize(text: string): string[] {
  return text.toLowerCase().match(/\{[^{}\s]+\}|[+-]?\d+\/[+-]?\d+|\d{3}\.\d+[a-z]?|[\p{L}\p{N}]+/gu) ?? [];
}

function processTerm(term: string): string | null {
  if (stopWords.has(term)) return null;
  return term.length > 4 && term.endsWith("s") && !term.endsWith("ss") ? term.slice(0, -1) : term;
}

const stopWords = new Set(
  "a an the of to in on is are be it its that this or and as by for with from at if".split(" "),
);

/** Builds an index rule by rule; pauses (yields) after every 25, so that a server stays responsive meanwhile. */
function* buildIndex(edition: Edition | undefined): Generator<void, MiniSearch<Indexed>> {
  const index = new MiniSearch<Indexed>({
    fields: ["title", "keyword", "summary", "text"],
    idField: "id",
    tokenize,
    processTerm,
  });
  const numbers: Iterable<string> = edition
    ? new Set([...edition.sections.map((section) => section.number), ...edition.rules.keys()])
    : allRuleNumbers();
  let added = 0;
  for (const number of numbers) {
    const rule = edition?.rules.get(number);
    const title = edition ? titleInRules(edition, number) : titleOfRule(number);
    const head = !number.includes(".") || (rule ? isTitleText(rule.text) : /^70[12]\.\d+$/u.test(number));
    const summary = summaryInEdition(number as RuleNumber, edition?.date ?? currentEdition) ?? "";
    index.add({ id: number, title, keyword: head ? title : "", summary, text: rule?.text ?? "" });
    if (++added % 25 === 0) yield;
  }
  return index;
}

/**
 * Builds the index ahead of the first search, in steps of a few milliseconds: a server runs the generator when idle. A
 * search that comes before the end builds the index at once (some 100 ms with an edition).
 */
export function* prepareRuleSearch(edition?: Edition): Generator<void, void> {
  if (edition ? editionIndexes.has(edition) : embeddedIndex) return;
  const index = yield* buildIndex(edition);
  if (edition) editionIndexes.set(edition, index);
  else embeddedIndex ??= index;
}

function indexFor(edition: Edition | undefined): MiniSearch<Indexed> {
  const known = edition ? editionIndexes.get(edition) : embeddedIndex;
  if (known) return known;
  for (const _ of prepareRuleSearch(edition));
  return (edition ? editionIndexes.get(edition) : embeddedIndex)!;
}

function found(number: string, score: number, edition: Edition | undefined): FoundRule {
  const rule = describeRule(number, edition);
  return {
    number: number as RuleNumber,
    title: rule?.title ?? "",
    summary: rule?.summary ?? null,
    text: rule?.text ?? null,
    score,
  };
}

/**
 * Finds rules by words ("dies", "first strike", "regenrate"), by number or by range, in an edition or in the embedded
 * book; best first. Rules with all words come before rules with some; a keyword's own rule before others that name it.
 */
export function searchRules(words: string, options: { edition?: Edition; limit?: number } = {}): FoundRule[] {
  const { edition, limit = 30 } = options;
  const among = edition && [...edition.sections.map((section) => section.number), ...edition.rules.keys()];
  const range = ruleNumbersInRange(words, among && new Set<string>(among));
  if (range && range.length > 0) return range.slice(0, limit).map((number) => found(number, Number.MAX_VALUE, edition));
  if (range) return [];
  const index = indexFor(edition);
  const search = {
    boost: { keyword: 6, title: 2, summary: 1.5 },
    prefix: (term: string) => term.length > 2,
    fuzzy: (term: string) => (term.length > 3 ? 0.2 : false),
  };
  // A term of the game leads to the rules that define it, then come rules with all words, then rules with some.
  const scores = new Map<string, number>();
  const add = (rule: string, score: number) => {
    if (!scores.has(rule) && scores.size < limit) scores.set(rule, score);
  };
  const term = lookupGlossaryTerm(words);
  for (const rule of term?.rules ?? []) if (!edition || edition.date >= currentEdition) add(rule, 1e6);
  for (const result of index.search(words, { ...search, combineWith: "AND" }))
    add(String(result.id), result.score + 1000);
  if (scores.size < limit)
    for (const result of index.search(words, { ...search, combineWith: "OR" })) add(String(result.id), result.score);
  return [...scores].map(([rule, score]) => found(rule, score, edition));
}
