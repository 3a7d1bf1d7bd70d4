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
  /** The blocks of summaries, each by the number of its first rule. */
  readonly summaries: Readonly<Record<string, string>>;
}

const texts: RuleTexts = {
  glossaryTerms,
  keywordAbilityHistory,
  keywordActionHistory,
  numberMoves,
  ruleNumbers,
  sectionTitleHistory,
  summaries: Object.fromEntries(allSummaries.map((block) => [block.slice(1, block.indexOf(" ")), block])),
};

/**
 * The texts. The server ships with them packed: its build puts another module in the place of this one (`scripts/packed-texts.mjs`), which
 * unpacks each when it is first read. So no other module imports them, and none reads them while it is loaded.
 */
export function ruleTexts(): RuleTexts {
  return texts;
}
