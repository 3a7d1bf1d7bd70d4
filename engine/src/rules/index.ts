/** The rule book: numbers, titles and our summaries, editions read from the user's files, search, hovers and citations. */
export {
  currentEdition,
  currentNumberOfTitle,
  currentTitles,
  describeMove,
  numberMove,
  titleInEdition,
} from "./ruleTitles.ts";
export {
  asRuleNumber,
  compareRuleNumbers,
  cr,
  parentOfRuleNumber,
  type RuleNumber,
  ruleNumbersInText,
} from "./ruleNumber.ts";
export {
  allRuleNumbers,
  describeRule,
  lookupRule,
  type RuleDescription,
  type RuleEntry,
  ruleExists,
  rulesInRange,
  rulesUnder,
  summarisedRules,
  titleOfRule,
} from "./ruleBook.ts";
