/** What changed between two editions as far as our own tables tell: without their texts, which the user has to bring. */
import { editionsWithKnownNumbers } from "./currentNumberOf.ts";
import type { RuleChange } from "./edition/compareEditions.ts";
import { compareRuleNumbers } from "./ruleNumber.ts";
import { allTitles, currentEdition, numberOfTitleIn } from "./ruleTitles.ts";

/** The difference in titles of sections, keyword actions and keyword abilities: added, removed, or at another number. */
export interface TitleDifference {
  from: string;
  to: string;
  /** How many titles stayed at their numbers. */
  unchanged: number;
  changes: RuleChange[];
}

/** The first edition of which every title is known; of older ones only those of section 701 are. */
const firstWhole = "2017-08-25";

/** The editions whose titles can be compared, the oldest first. */
export function comparableEditions(): string[] {
  return [...editionsWithKnownNumbers(), currentEdition].filter((date) => date >= firstWhole).sort();
}

/** Compares the titles of two editions, given by date; `undefined` where one of them is none of {@link comparableEditions}. */
export function compareTitles(from: string, to: string): TitleDifference | undefined {
  const comparable = comparableEditions();
  if (!comparable.includes(from) || !comparable.includes(to)) return undefined;
  const changes: RuleChange[] = [];
  let unchanged = 0;
  for (const { kind, title } of allTitles()) {
    const before = numberOfTitleIn(title, kind, from);
    const after = numberOfTitleIn(title, kind, to);
    if (before && after && before === after) unchanged++;
    else if (before && after) changes.push({ kind: "renumbered", from: before, to: after, title });
    else if (after) changes.push({ kind: "added", to: after, title });
    else if (before) changes.push({ kind: "removed", from: before, title });
  }
  changes.sort((a, b) => compareRuleNumbers(a.to ?? a.from!, b.to ?? b.from!));
  return { from, to, unchanged, changes };
}
