import {
  type Edition,
  describeRule,
  parentOfRuleNumber,
  prepareRuleSearch,
  ruleSections,
  rulesOfSection,
  searchRules,
} from "@cardwright/engine/rules/index";
import { chapterTitles } from "@cardwright/engine/rules/ruleTitles";
import {
  type FoundRuleItem,
  type RuleListItem,
  type RulesUnderParams,
  type SearchRulesParams,
  rulesUnderRequest,
  searchRulesRequest,
} from "../rules-protocol.ts";
import type { ServerContext } from "./context.ts";
import type { Feature } from "./feature.ts";
import type { Turn } from "./turn.ts";

/** How long the search is made ready before others are let in, in milliseconds: collecting garbage comes on top. */
const preparingSlice = 5;
/** The longest text of a rule in a list. */
const longestText = 240;

/** The rules that some words find, the best first. Without words none; only the search is made ready, in small steps. */
export async function search(
  { words, limit }: SearchRulesParams,
  edition: Edition | undefined,
  turn: Turn,
): Promise<FoundRuleItem[]> {
  for (const _ of prepareRuleSearch(edition)) await turn.checkpoint(preparingSlice);
  if (words.trim() === "") return [];
  return searchRules(words, { ...(edition ? { edition } : {}), limit }).map(({ number, title, text, summary }) => ({
    number,
    title,
    text: inOneLine(text === title ? "" : (text ?? summary ?? "")),
  }));
}

/** The chapters (by their digit) of a book, the sections of a chapter, the rules of a section, or the subrules of a rule. */
export function rulesUnder(number: string | null, edition: Edition | undefined): RuleListItem[] {
  if (number === null)
    return Object.entries(chapterTitles).map(([digit, title]) => ({
      number: digit,
      title,
      text: "",
      hasRulesUnder: true,
    }));
  if (number.length === 1)
    return ruleSections(edition)
      .filter((section) => section.number.startsWith(number))
      .map((section) => ({ ...listItem(section.number, edition), hasRulesUnder: true }));
  const numbers = rulesOfSection(number.slice(0, 3), edition);
  const parents = new Set(numbers.map((own) => parentOfRuleNumber(own)));
  return numbers
    .filter((own) => parentOfRuleNumber(own) === number)
    .map((own) => ({ ...listItem(own, edition), hasRulesUnder: parents.has(own) }));
}

/** A rule as lists show it. */
export function listItem(number: string, edition: Edition | undefined): FoundRuleItem {
  const rule = describeRule(number, edition);
  const text = rule?.text === rule?.title ? (rule?.summary ?? "") : (rule?.text ?? rule?.summary ?? "");
  return { number, title: rule?.title ?? "", text: inOneLine(text) };
}

function inOneLine(text: string): string {
  const line = text.replace(/\s+/g, " ");
  return line.length > longestText ? `${line.slice(0, longestText)} …` : line;
}

/** The edition in use with its text; `undefined` where our own summaries have to do. */
export function editionInUse({ rules }: ServerContext): Edition | undefined {
  return typeof rules.book === "object" ? rules.book : undefined;
}

export const searchRulesFeature: Feature<SearchRulesParams, FoundRuleItem[]> = {
  method: searchRulesRequest,
  fallback: [],
  handle: (params, context, turn) => search(params, editionInUse(context), turn),
};

export const rulesUnderFeature: Feature<RulesUnderParams, RuleListItem[]> = {
  method: rulesUnderRequest,
  fallback: [],
  handle: ({ number }, context) => rulesUnder(number, editionInUse(context)),
};
