import { asRuleNumber, ruleExists } from "@cardwright/engine/rules/index";
import { sectionDocument } from "@cardwright/engine/rules/rulesDocument";
import { type RulesSection, type RulesSectionParams, rulesSectionRequest } from "../protocol.ts";
import type { Feature } from "./feature.ts";
import type { RuleText } from "./rule-text.ts";

/** The section a rule stands in, as a text, and the line of the rule in it; `null` for a number that is no rule's. */
export function rulesSection(given: string, { edition }: RuleText): RulesSection | null {
  const number = asRuleNumber(given);
  if (!number || (!edition && !ruleExists(number))) return null;
  const section = sectionDocument(number.slice(0, 3), edition);
  const entry = section?.entries.find((candidate) => candidate.number === number);
  if (!section || !entry) return null;
  return {
    name: `${section.section} ${section.title}`,
    edition: section.edition,
    text: section.text,
    line: entry.line,
  };
}

export const rulesSectionFeature: Feature<RulesSectionParams, RulesSection | null> = {
  method: rulesSectionRequest,
  fallback: null,
  handle: ({ number }, { rules }) => rulesSection(number, rules),
};
