/** Follows a rule number of an older edition to the number the same rule has today. */
import { ruleExists } from "./ruleBook.ts";
import { asRuleNumber, partsOfRuleNumber, type RuleNumber } from "./ruleNumber.ts";
import { currentEdition, numberByTitle, numberOfTitleIn, titleInEdition } from "./ruleTitles.ts";
import { ruleTexts } from "./texts.ts";

let moves: { date: string; numbers: Map<string, string> }[] | undefined;

function loadMoves(): { date: string; numbers: Map<string, string> }[] {
  moves ??= ruleTexts()
    .numberMoves.trim()
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

/**
 * The number that a rule of the current edition had in an older one, the other way round of {@link currentNumberOf};
 * undefined when the rule did not exist then or its place is not known.
 */
export function olderNumberOf(number: string, editionDate: string): RuleNumber | undefined {
  const plain = asRuleNumber(number);
  const parts = plain && partsOfRuleNumber(plain);
  if (!plain || !parts) return undefined;
  if (editionDate >= currentEdition || editionDate === "unknown") return ruleExists(plain) ? plain : undefined;
  // The moves written down come first: where one leads here, the title alone would name a rule that was not there then.
  for (const [from, to] of loadMoves().find((edition) => edition.date === editionDate)?.numbers ?? []) {
    if (to === plain) return from as RuleNumber;
  }
  const title = titleInEdition(plain);
  const keyword = (parts.section === 701 || parts.section === 702) && parts.rule !== undefined && parts.rule > 1;
  const kind = keyword ? (parts.section === 701 ? "action" : "ability") : "section";
  const head = title === "General" ? String(parts.section) : title && numberOfTitleIn(title, kind, editionDate);
  const older = head && ((keyword ? head + (parts.letter ?? "") : head + plain.slice(3)) as RuleNumber);
  return older && currentNumberOf(older, editionDate) === plain ? older : undefined;
}

/** The dates of the older editions whose numbers can be followed exactly, the newest first. */
export function editionsWithKnownNumbers(): string[] {
  return loadMoves()
    .map(({ date }) => date)
    .sort()
    .reverse();
}

/** A rule number of one edition in another one, both given by date: what a quick fix writes to follow the chosen edition. */
export function translateRuleNumber(number: string, from: string, to: string): RuleNumber | undefined {
  const today = currentNumberOf(number, from);
  return today && olderNumberOf(today, to);
}
