/**
 * The embedded rule book: every rule number of the current edition, with titles and our own summaries where we wrote one.
 * It works without any rules file; an edition read from the user's file adds the official text (see describeRule.ts).
 */
import {
  asRuleNumber,
  compareRuleNumbers,
  orderOfRuleNumber,
  parentOfRuleNumber,
  partsOfRuleNumber,
  type RuleNumber,
  subruleLetters,
} from "./ruleNumber.ts";
import { chapterTitles, titleInEdition } from "./ruleTitles.ts";
import { ruleTexts } from "./texts.ts";

/** A rule of the embedded book. `summary` is null where we have written none yet; the number exists all the same. */
export interface RuleEntry {
  number: RuleNumber;
  title: string;
  summary: string | null;
}

let numbers: Set<string> | undefined;
let ordered: RuleNumber[] | undefined;
let orders: number[] | undefined;
let blocks: SummaryBlock[] | undefined;

/** Summaries of neighbouring rules. Only the blocks somebody asks for are made into tables. */
interface SummaryBlock {
  /** The order of its first rule. */
  readonly first: number;
  readonly table: () => ReadonlyMap<string, string>;
}

/** Numbers come out in the order of the rules, because the table is in that order. */
function existingNumbers(): Set<string> {
  if (numbers) return numbers;
  const built = new Set<string>();
  for (const line of ruleTexts().ruleNumbers.trim().split("\n")) {
    const [section = "", ...rules] = line.split(" ");
    if (section === "601") built.add("600"); // section 600 has a title and no rules
    built.add(section);
    for (const rule of rules) {
      const letters = rule.indexOf("a-");
      const plain = `${section}.${letters < 0 ? rule : rule.slice(0, letters)}`;
      built.add(plain);
      const last = letters < 0 ? -1 : subruleLetters.indexOf(rule.charAt(rule.length - 1));
      for (const letter of subruleLetters.slice(0, last + 1)) built.add(plain + letter);
    }
  }
  numbers = built;
  return built;
}

function summaryBlocks(): readonly SummaryBlock[] {
  blocks ??= Object.keys(ruleTexts().summaries)
    .map((name) => {
      let table: ReadonlyMap<string, string> | undefined;
      return { first: orderOfRuleNumber(name), table: () => (table ??= tableOf(ruleTexts().summaries[name]!)) };
    })
    .sort((a, b) => a.first - b.first);
  return blocks;
}

/** One entry a line, the rule number first. */
function tableOf(block: string): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  for (const line of block.trim().split("\n")) {
    const space = line.indexOf(" ");
    table.set(line.slice(0, space), line.slice(space + 1));
  }
  return table;
}

/** Makes the tables of our summaries, a block at a step. */
export function* prepareSummaries(): Generator<void, void> {
  for (const { table } of summaryBlocks()) {
    table();
    yield;
  }
}

/** All rule numbers of the current edition in order, sections included. */
export function allRuleNumbers(): readonly RuleNumber[] {
  ordered ??= [...existingNumbers()] as RuleNumber[];
  return ordered;
}

/** All rules that have a summary of ours, in order of their numbers. */
export function summarisedRules(): RuleEntry[] {
  return summaryBlocks().flatMap(({ table }) => [...table().keys()].map((number) => entryOf(number as RuleNumber)));
}

/** Our summary of a rule of the current edition; null when we have none. */
export function summaryOfRule(number: string): string | null {
  if (!ruleExists(number)) return null;
  const order = orderOfRuleNumber(number);
  const block = summaryBlocks().findLast(({ first }) => first <= order);
  return block?.table().get(number) ?? null;
}

/** Whether the current edition has a rule of this number. */
export function ruleExists(number: string): boolean {
  return existingNumbers().has(number);
}

function entryOf(number: RuleNumber): RuleEntry {
  return { number, title: titleOfRule(number), summary: summaryOfRule(number) };
}

/** The title a rule stands under in the current edition: its keyword's or section's; the nine general sections add their chapter. */
export function titleOfRule(number: string): string {
  const title = titleInEdition(number) ?? "";
  const section = partsOfRuleNumber(number)?.section ?? 0;
  return title === "General" ? `${chapterTitles[Math.floor(section / 100)]}: general` : title;
}

/** Looks a number up in the embedded book ("701.8a", "CR 701.8a."); undefined when the current edition has no such rule. */
export function lookupRule(number: string): RuleEntry | undefined {
  const plain = asRuleNumber(number);
  return plain && ruleExists(plain) ? entryOf(plain) : undefined;
}

const rangeShape =
  /^(?:cr|rules?)?\s*(\d{3}(?:\.\d{1,3}[a-z]?)?)\s*(?:-|–|—|\.\.|to)\s*(\d{3}(?:\.\d{1,3}[a-z]?)?|\d{1,3}[a-z]?|[a-z])\.?$/iu;

/**
 * The numbers of a range: `601.2a-i` and `601.2a–601.2i` (subrules), `119.7-8` (rules with their subrules), `115-119`
 * (sections with all their rules). A single number is a range of one, without its subrules. `among` are the numbers to
 * choose from in any order, those of the current edition when it is left out.
 * Undefined when the text is no range; an empty list when it is one but nothing lies in it.
 */
export function ruleNumbersInRange(range: string, among?: Iterable<string>): RuleNumber[] | undefined {
  const single = asRuleNumber(range);
  if (single) {
    if (!among) return ruleExists(single) ? [single] : [];
    for (const number of among) if (number === single) return [single];
    return [];
  }
  const match = rangeShape.exec(range.trim().toLowerCase());
  const from = match?.[1] ? partsOfRuleNumber(match[1]) : undefined;
  if (!match?.[1] || !match[2] || !from) return undefined;
  const written = match[2];
  let last = written;
  if (/^[a-z]$/u.test(written)) last = `${from.section}.${from.rule}${written}`;
  else if (!/^\d{3}/u.test(written)) last = `${from.section}.${written}`;
  const to = partsOfRuleNumber(last);
  if (!to) return undefined;
  // The end of a range includes everything below it: 119.7-8 ends with the last subrule of 119.8.
  const below = to.letter ? 0 : to.rule === undefined ? 1000 * 32 - 1 : 31;
  const first = orderOfRuleNumber(match[1]);
  const end = orderOfRuleNumber(last) + below;
  const inside = (order: number) => order >= first && order <= end;
  if (among)
    return ([...among] as RuleNumber[]).filter((number) => inside(orderOfRuleNumber(number))).sort(compareRuleNumbers);
  orders ??= allRuleNumbers().map(orderOfRuleNumber);
  const order = orders;
  return allRuleNumbers().filter((_, index) => inside(order[index]!));
}

/** Every rule of a range in the current edition, see {@link ruleNumbersInRange}. */
export function rulesInRange(range: string): RuleEntry[] | undefined {
  return ruleNumbersInRange(range)?.map(entryOf);
}

/** The rules directly under a number: the rules of a section, the subrules of a rule. */
export function rulesUnder(number: string): RuleNumber[] {
  return allRuleNumbers().filter((candidate) => parentOfRuleNumber(candidate) === number);
}
