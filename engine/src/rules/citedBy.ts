/** Back-references: which rules name a rule. */
import { type Edition, rulesNamed } from "./edition/edition.ts";
import { rulesNamedInSummary } from "./describeRule.ts";
import { allRuleNumbers, summaryOfRule } from "./ruleBook.ts";
import { compareRuleNumbers, type RuleNumber } from "./ruleNumber.ts";

let embedded: Map<string, RuleNumber[]> | undefined;
const byEdition = new WeakMap<Edition, Map<string, RuleNumber[]>>();

function add(index: Map<string, RuleNumber[]>, cited: string, from: RuleNumber): void {
  const list = index.get(cited);
  if (list) list.push(from);
  else index.set(cited, [from]);
}

function indexOf(edition: Edition | undefined): Map<string, RuleNumber[]> {
  if (!edition) {
    if (embedded) return embedded;
    embedded = new Map();
    for (const number of allRuleNumbers()) {
      for (const cited of rulesNamedInSummary(summaryOfRule(number) ?? "", number)) add(embedded, cited, number);
    }
    return embedded;
  }
  const known = byEdition.get(edition);
  if (known) return known;
  const index = new Map<string, RuleNumber[]>();
  for (const rule of edition.rules.values()) for (const cited of rulesNamed(rule)) add(index, cited, rule.number);
  byEdition.set(edition, index);
  return index;
}

/** The rules whose text (or, without an edition, whose summary) names the rule, in order; the first call builds an index. */
export function citedBy(number: string, edition?: Edition): RuleNumber[] {
  return [...(indexOf(edition).get(number) ?? [])].sort(compareRuleNumbers);
}
