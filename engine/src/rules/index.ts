/** The rule book: numbers, titles and our summaries, editions read from the user's files, search, hovers and citations. */
export { comparableEditions, compareTitles, type TitleDifference } from "./compareTitles.ts";
export {
  type CitationLock,
  compareWithLock,
  hashOfRuleText,
  type LockDifference,
  makeCitationLock,
  readCitationLock,
  writeCitationLock,
} from "./citationLock.ts";
export { citedBy } from "./citedBy.ts";
export { currentNumberOf, editionsWithKnownNumbers, olderNumberOf, translateRuleNumber } from "./currentNumberOf.ts";
export { describeRule, type RuleDescription } from "./describeRule.ts";
export { checkCrossReferences, type CrossReferenceProblem } from "./edition/checkCrossReferences.ts";
export { type Citation, citationsInText, numbersInText } from "./edition/citationsInText.ts";
export { compareEditions, type EditionDifference, type RuleChange } from "./edition/compareEditions.ts";
export { decodeRulesBytes } from "./edition/decodeRulesText.ts";
export type {
  Edition,
  EditionGlossaryEntry,
  EditionRule,
  EditionSection,
  EditionSource,
  ReadEditionResult,
} from "./edition/edition.ts";
export { readEditionCache, writeEditionCache } from "./edition/editionCache.ts";
export { readEdition } from "./edition/readEdition.ts";
export type { FolderFile } from "./edition/readMarkdownFolder.ts";
export {
  allGlossaryTerms,
  type FoundTerm,
  type GlossaryTerm,
  glossaryTermsIn,
  lookupGlossaryTerm,
} from "./glossary.ts";
export { prepareRuleBook } from "./prepare.ts";
export {
  allRuleNumbers,
  lookupRule,
  type RuleEntry,
  ruleExists,
  ruleNumbersInRange,
  rulesInRange,
  rulesUnder,
  summarisedRules,
  titleOfRule,
} from "./ruleBook.ts";
export { escapeMarkdown, ruleAddress, ruleHover, type RuleHoverOptions, termHover } from "./ruleHover.ts";
export {
  asRuleNumber,
  compareRuleNumbers,
  cr,
  type FoundRuleNumber,
  parentOfRuleNumber,
  type RuleNumber,
  ruleNumbersInText,
} from "./ruleNumber.ts";
export {
  ruleSections,
  rulesOfSection,
  type RulesDocument,
  type RulesDocumentEntry,
  type RulesDocumentLink,
  sectionDocument,
} from "./rulesDocument.ts";
export {
  currentEdition,
  currentNumberOfTitle,
  currentTitles,
  describeMove,
  type NumberMove,
  numberMove,
  titleInEdition,
} from "./ruleTitles.ts";
export { type FoundRule, prepareRuleSearch, searchRules } from "./searchRules.ts";
export { type SourceCitation, sourceCitations } from "./sourceCitations.ts";
