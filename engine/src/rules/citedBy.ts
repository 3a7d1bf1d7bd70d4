/**
 * Back-references: which rules name a rule. They are looked up a section at a time, because a hover can't wait until three
 * thousand texts have been read: only a text that holds the section's digits can name a rule of it.
 */
import { type Edition, rulesNamed } from "./edition/edition.ts";
import { ruleHolds } from "./edition/editionCache.ts";
import { rulesNamedInSummary } from "./describeRule.ts";
import { allRuleNumbers, summaryOfRule } from "./ruleBook.ts";
import { compareRuleNumbers, type RuleNumber } from "./ruleNumber.ts";

/** By section, then by rule of it: the rules that name it, in order. */
type BackReferences = Map<string, Map<string, RuleNumber[]>>;

const embedded: BackReferences = new Map();
const byEdition = new WeakMap<Edition, BackReferences>();

function referencesOf(edition: Edition | undefined): BackReferences {
  if (!edition) return embedded;
  const known = byEdition.get(edition) ?? new Map<string, Map<string, RuleNumber[]>>();
  byEdition.set(edition, known);
  return known;
}

/** What the rules that may name one of a section name, rule by rule. */
function* namedAround(
  section: string,
  edition: Edition | undefined,
): Generator<[from: RuleNumber, named: RuleNumber[]]> {
  if (edition) {
    for (const rule of edition.rules.values()) if (ruleHolds(rule, section)) yield [rule.number, rulesNamed(rule)];
    return;
  }
  for (const number of allRuleNumbers()) {
    const summary = summaryOfRule(number) ?? "";
    if (summary.includes(section)) yield [number, rulesNamedInSummary(summary, number)];
  }
}

function indexOfSection(section: string, edition: Edition | undefined): Map<string, RuleNumber[]> {
  const known = referencesOf(edition);
  const before = known.get(section);
  if (before) return before;
  const index = new Map<string, RuleNumber[]>();
  for (const [from, named] of namedAround(section, edition)) {
    for (const cited of named) {
      if (!cited.startsWith(section)) continue;
      const list = index.get(cited);
      if (list) list.push(from);
      else index.set(cited, [from]);
    }
  }
  for (const list of index.values()) list.sort(compareRuleNumbers);
  known.set(section, index);
  return index;
}

/** The rules whose text (or, without an edition, whose summary) names the rule, in order. */
export function citedBy(number: string, edition?: Edition): RuleNumber[] {
  return [...(indexOfSection(number.slice(0, 3), edition).get(number) ?? [])];
}
