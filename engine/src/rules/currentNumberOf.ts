/** Follows a rule number of an older edition to the number the same rule has today. */
import { numberMoves } from "./data/numberMoves.ts";
import { ruleExists } from "./ruleBook.ts";
import { asRuleNumber, type RuleNumber } from "./ruleNumber.ts";
import { currentEdition, numberByTitle } from "./ruleTitles.ts";

let moves: { date: string; numbers: Map<string, string> }[] | undefined;

function loadMoves(): { date: string; numbers: Map<string, string> }[] {
  moves ??= numberMoves
    .trim()
    .split("\n")
    .map((line) => {
      const [date = "", ...pairs] = line.split(" ");
      return { date, numbers: new Map(pairs.map((pair) => pair.split(">") as [string, string])) };
    });
  return moves;
}

/**
 * The number that a rule of an older edition has in the current one; undefined when the rule is gone, or when its place
 * is not known. Exact for the editions of 2015-09 (section 701), 2017-08-25, 2019-07-12, 2021-04-22 and 2022-04-29; in
 * between, titles decide, which can miss a letter that moved within one keyword.
 */
export function currentNumberOf(number: string, editionDate: string): RuleNumber | undefined {
  const plain = asRuleNumber(number);
  if (!plain) return undefined;
  if (editionDate >= currentEdition || editionDate === "unknown") return ruleExists(plain) ? plain : undefined;
  const known = loadMoves()
    .find((edition) => edition.date === editionDate)
    ?.numbers.get(plain);
  const today = known ?? numberByTitle(plain, editionDate);
  return today && ruleExists(today) ? (today as RuleNumber) : undefined;
}
