/** Search in the rules: by number, title, our summaries and the official text, tolerant of typing errors. */
import MiniSearch from "minisearch";
import { summaryInEdition } from "./describeRule.ts";
import { type Edition, isTitleText, titleInRules } from "./edition/edition.ts";
import { lookupGlossaryTerm } from "./glossary.ts";
import { allRuleNumbers, ruleNumbersInRange, titleOfRule } from "./ruleBook.ts";
import { asRuleNumber, compareRuleNumbers, type RuleNumber } from "./ruleNumber.ts";
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

/** How many rules are added to an index between two pauses: about a millisecond's work. */
const RULES_A_STEP = 5;

/** Builds an index rule by rule, with a pause (yield) every few rules, so that a server stays responsive meanwhile. */
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
  summaryInEdition("100.1" as RuleNumber, edition?.date ?? currentEdition); // makes the tables of titles and summaries
  yield;
  for (const number of numbers) {
    const rule = edition?.rules.get(number);
    const title = edition ? titleInRules(edition, number) : titleOfRule(number);
    const head = !number.includes(".") || (rule ? isTitleText(rule.text) : /^70[12]\.\d+$/u.test(number));
    const summary = summaryInEdition(number as RuleNumber, edition?.date ?? currentEdition) ?? "";
    index.add({ id: number, title, keyword: head ? title : "", summary, text: rule?.text ?? "" });
    if (++added % RULES_A_STEP === 0) yield;
  }
  return index;
}

/**
 * Builds the index ahead of the first search, in steps of a millisecond: a server runs the generator when idle. A
 * search that comes before the end builds the index at once (some 100 ms with an edition).
 */
export function* prepareRuleSearch(edition?: Edition): Generator<void, void> {
  if (edition ? editionIndexes.has(edition) : embeddedIndex) return;
  const index = yield* buildIndex(edition);
  if (edition) editionIndexes.set(edition, index);
  else embeddedIndex ??= index;
  for (const words of firstSearches) {
    yield;
    index.search(words, searchOptions);
  }
}

/** The first searches of a process take many times as long as later ones: these nobody waits for. */
const firstSearches = ["fly", "ward", "trigg", "first st", "cost"];

const searchOptions = {
  boost: { keyword: 6, title: 2, summary: 1.5 },
  prefix: (term: string) => term.length > 2,
  fuzzy: (term: string) => (term.length > 3 ? 0.2 : false),
};

function indexFor(edition: Edition | undefined): MiniSearch<Indexed> {
  const known = edition ? editionIndexes.get(edition) : embeddedIndex;
  if (known) return known;
  for (const _ of prepareRuleSearch(edition));
  return (edition ? editionIndexes.get(edition) : embeddedIndex)!;
}

/** Without the rules it names, which a list does not show and which take the longest to find. */
function found(number: string, score: number, edition: Edition | undefined): FoundRule {
  const title = edition ? titleInRules(edition, number) : titleOfRule(number);
  const section = edition && number.length === 3 ? title : null;
  return {
    number: number as RuleNumber,
    title: title === "General" ? titleOfRule(number) : title,
    summary: summaryInEdition(number as RuleNumber, edition?.date ?? currentEdition),
    text: edition?.rules.get(number)?.text ?? section,
    score,
  };
}

/** What a number that is being typed may become: itself, what stands below it, then the longer numbers (701.2 → 701.2a → 701.20). */
function numbersTyped(words: string, numbers: readonly string[]): string[] | undefined {
  const typed = /^(?:(?:cr|rules?)\s*)?(\d{1,3}\.?|\d{3}\.\d{1,3}[a-z]?)$/iu.exec(words.trim())?.[1]?.toLowerCase();
  if (!typed) return undefined;
  const exact = asRuleNumber(typed) ?? typed;
  const rank = (number: string) => (number === exact ? 0 : /^[a-z.]/u.test(number.slice(exact.length)) ? 1 : 2);
  return numbers
    .filter((number) => number.startsWith(exact))
    .sort((a, b) => rank(a) - rank(b) || compareRuleNumbers(a, b));
}

/**
 * Finds rules by words ("dies", "first strike", "regenrate"), by number or by range, in an edition or in the embedded
 * book; best first. Rules with all words come before rules with some; a keyword's own rule before others that name it.
 */
export function searchRules(words: string, options: { edition?: Edition; limit?: number } = {}): FoundRule[] {
  const { edition, limit = 30 } = options;
  const numbers: readonly string[] = edition
    ? [...edition.sections.map((section) => section.number), ...edition.rules.keys()]
    : allRuleNumbers();
  const range = numbersTyped(words, numbers) ?? ruleNumbersInRange(words, numbers);
  if (range) return range.slice(0, limit).map((number) => found(number, Number.MAX_VALUE, edition));
  // A term of the game leads to the rules that define it, then come rules with all words, then rules with some.
  const scores = new Map<string, number>();
  const add = (rule: string, score: number) => {
    if (!scores.has(rule) && scores.size < limit) scores.set(rule, score);
  };
  const term = lookupGlossaryTerm(words);
  for (const rule of term?.rules ?? []) if (!edition || edition.date >= currentEdition) add(rule, 1e6);
  const sought = new Set(tokenize(words).flatMap((token) => processTerm(token) ?? []));
  const results = indexFor(edition).search(words, searchOptions);
  const withAll = results.filter(({ queryTerms }) => queryTerms.length === sought.size);
  for (const { id, score } of withAll) add(String(id), score + 1000);
  for (const { id, score } of results) add(String(id), score);
  return [...scores].map(([rule, score]) => found(rule, score, edition));
}
