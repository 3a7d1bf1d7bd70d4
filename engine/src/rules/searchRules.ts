/** Search in the rules: by number, title, our summaries and the official text, tolerant of typing errors. */
import MiniSearch from "minisearch";
import { type Edition, isTitleText, titleInRules } from "./edition/edition.ts";
import { allRuleNumbers, lookupRule, rulesInRange, titleOfRule } from "./ruleBook.ts";
import { asRuleNumber, type RuleNumber } from "./ruleNumber.ts";

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

function buildIndex(edition: Edition | undefined): MiniSearch<Indexed> {
  const index = new MiniSearch<Indexed>({
    fields: ["title", "keyword", "summary", "text"],
    idField: "id",
    tokenize,
    processTerm,
  });
  const numbers: string[] = edition
    ? [...edition.sections.map((section) => section.number), ...edition.rules.keys()]
    : [...allRuleNumbers()];
  const seen = new Set<string>();
  for (const number of numbers) {
    if (seen.has(number)) continue;
    seen.add(number);
    const rule = edition?.rules.get(number);
    const title = edition ? titleInRules(edition, number) : titleOfRule(number);
    const head = !number.includes(".") || (rule ? isTitleText(rule.text) : /^70[12]\.\d+$/u.test(number));
    const current = edition && titleOfRule(number) !== title ? null : lookupRule(number);
    index.add({
      id: number,
      title,
      keyword: head ? title : "",
      summary: current?.summary ?? "",
      text: rule?.text ?? "",
    });
  }
  return index;
}

function indexFor(edition: Edition | undefined): MiniSearch<Indexed> {
  if (!edition) {
    embeddedIndex ??= buildIndex(undefined);
    return embeddedIndex;
  }
  const known = editionIndexes.get(edition);
  if (known) return known;
  const built = buildIndex(edition);
  editionIndexes.set(edition, built);
  return built;
}

/** Builds the index ahead of the first search (some 100 ms with an edition); servers call it when idle. */
export function prepareRuleSearch(edition?: Edition): void {
  indexFor(edition);
}

function found(number: string, score: number, edition: Edition | undefined): FoundRule {
  const rule = edition?.rules.get(number);
  const title = edition ? titleInRules(edition, number) : titleOfRule(number);
  const sameMeaning = !edition || titleOfRule(number) === title || title === "General";
  return {
    number: number as RuleNumber,
    title: title === "General" ? titleOfRule(number) : title,
    summary: sameMeaning ? (lookupRule(number)?.summary ?? null) : null,
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
  const number = asRuleNumber(words);
  if (
    number &&
    edition &&
    (edition.rules.has(number) || edition.sections.some((section) => section.number === number))
  ) {
    return [found(number, Number.MAX_VALUE, edition)];
  }
  const range = edition && number ? undefined : rulesInRange(words);
  if (range && range.length > 0) {
    return range
      .filter((rule) => !edition || edition.rules.has(rule.number))
      .slice(0, limit)
      .map((rule) => found(rule.number, Number.MAX_VALUE, edition));
  }
  const index = indexFor(edition);
  const search = {
    boost: { keyword: 6, title: 2, summary: 1.5 },
    prefix: (term: string) => term.length > 2,
    fuzzy: (term: string) => (term.length > 3 ? 0.2 : false),
  };
  let results = index.search(words, { ...search, combineWith: "AND" });
  if (results.length === 0) results = index.search(words, { ...search, combineWith: "OR" });
  return results.slice(0, limit).map((result) => found(String(result.id), result.score, edition));
}
