import { glossaryTerms } from "./data/glossaryTerms.ts";
import { keywordAbilityHistory } from "./data/keywordAbilityHistory.ts";
import { keywordActionHistory } from "./data/keywordActionHistory.ts";
import { numberMoves } from "./data/numberMoves.ts";
import { ruleNumbers } from "./data/ruleNumbers.ts";
import { sectionTitleHistory } from "./data/sectionTitleHistory.ts";
import { allSummaries } from "./summaries/index.ts";

/** The long texts of the rule book, each as its module describes it. */
export interface RuleTexts {
  readonly glossaryTerms: string;
  readonly keywordAbilityHistory: string;
  readonly keywordActionHistory: string;
  readonly numberMoves: string;
  readonly ruleNumbers: string;
  readonly sectionTitleHistory: string;
  readonly summaries: readonly string[];
}

const texts: RuleTexts = {
  glossaryTerms,
  keywordAbilityHistory,
  keywordActionHistory,
  numberMoves,
  ruleNumbers,
  sectionTitleHistory,
  summaries: allSummaries,
};

/**
 * The texts. The server ships with them packed: its build puts another module in the place of this one (`scripts/packed-texts.mjs`), which
 * unpacks them when this is first called. So no other module imports them, and none asks for them while it is loaded.
 */
export function ruleTexts(): RuleTexts {
  return texts;
}
