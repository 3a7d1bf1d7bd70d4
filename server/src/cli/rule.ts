import {
  allRuleNumbers,
  comparableEditions,
  compareRuleNumbers,
  currentEdition,
  describeRule,
  type Edition,
  olderNumberOf,
  type RuleDescription,
  ruleNumbersInRange,
  searchRules,
} from "@cardwright/engine/rules/index";
import { readArguments, wholeNumber } from "./arguments.ts";
import { type Command, type CommandIo, type ExitCode, UsageError, writeJson } from "./io.ts";
import { paintFor } from "./paint.ts";
import { editionNamed } from "./rule-editions.ts";
import { reportCrossReferences, reportDifference, reportTitles } from "./rule-reports.ts";

/** `cardwright rule`: the rule book. */
export const rule: Command = {
  name: "rule",
  summary: "rules by number, range or words; what changed; faulty cross-references",
  usage: `cardwright rule <numbers, ranges or words>
cardwright rule --diff <from> <to> [numbers or ranges]
cardwright rule --check <file or folder>

  cardwright rule 115.4 601.2a-i "first strike"
  cardwright rule 701.28 --edition 2015-09-26
  cardwright rule --diff 2022-04-29 2025-09-19 --rules my-rules

  --edition <date, file or folder>   the edition to show. Your own copy of the Comprehensive Rules adds the official text;
                                     a date alone stands for the numbers of that edition
  --rules <folder or file>           where your copies are: dates are looked for there, without --edition the newest is used
  --diff <from> <to>                 what changed between two editions: files, folders or dates. Of dates without --rules
                                     only the numbers of sections and keywords are compared
  --check <file or folder>           the cross-references of a rules file that lead nowhere or name a wrong title
  --limit <n>                        how many rules to find by words (10)`,
  async run(args, io) {
    const { values, positionals } = readArguments(args, {
      edition: { type: "string" },
      rules: { type: "string" },
      diff: { type: "string" },
      check: { type: "string" },
      limit: { type: "string" },
    });
    const json = values.json === true;
    if (values.check !== undefined) {
      const edition = await withText(values.check, values.rules, io);
      return edition ? reportCrossReferences(values.check, edition, json, io) : 2;
    }
    if (values.diff !== undefined) {
      const [to, ...only] = positionals;
      if (to === undefined) throw new UsageError("--diff takes two editions: from and to.");
      return difference([values.diff, to], only, values.rules, json, io);
    }
    if (positionals.length === 0) throw new UsageError("Say which rules to show: numbers, ranges or words.");
    const limit = wholeNumber("limit", values.limit, 1) ?? 10;
    const named = await editionNamed(values.edition, values.rules, io.cwd);
    if ("failure" in named) {
      io.err(`${named.failure}\n`);
      return 2;
    }
    return show(positionals, named.book, limit, json, io);
  },
};

/** What changed between two editions: by their texts, or else by our own numbers and titles. */
async function difference(
  names: readonly [from: string, to: string],
  only: readonly string[],
  rules: string | undefined,
  json: boolean,
  io: CommandIo,
): Promise<ExitCode> {
  const books: (Edition | string)[] = [];
  for (const name of names) {
    const named = await editionNamed(name, rules, io.cwd);
    if ("failure" in named) {
      io.err(`${named.failure}\n`);
      return 2;
    }
    books.push(named.book ?? currentEdition);
  }
  const [older, newer] = books as [Edition | string, Edition | string];
  if (typeof older === "object" && typeof newer === "object") return reportDifference(older, newer, only, json, io);
  const dateOf = (book: Edition | string) => (typeof book === "object" ? book.date : book);
  if (reportTitles(dateOf(older), dateOf(newer), only, json, io)) return 0;
  const known = comparableEditions().join(", ");
  io.err(
    `Without their texts only the editions of ${known} can be compared. Name the files of others, or the folder they are in with --rules.\n`,
  );
  return 2;
}

/** The text of an edition, which a date alone does not have; `undefined` after telling why there is none. */
async function withText(name: string, rules: string | undefined, io: CommandIo): Promise<Edition | undefined> {
  const named = await editionNamed(name, rules, io.cwd);
  if ("failure" in named) io.err(`${named.failure}\n`);
  else if (typeof named.book === "object") return named.book;
  else io.err(`The text of the ${name} edition is needed: name its file, or the folder it is in with --rules.\n`);
  return undefined;
}

function show(
  asked: readonly string[],
  book: Edition | string | undefined,
  limit: number,
  json: boolean,
  io: CommandIo,
): ExitCode {
  const found: RuleDescription[] = [];
  let missing = false;
  for (const each of asked) {
    const rules = rulesFor(each, book, limit);
    if (rules.length === 0) {
      missing = true;
      io.err(`No rule was found for ${each}.\n`);
    }
    for (const own of rules) if (!found.some(({ number }) => number === own.number)) found.push(own);
  }
  if (json) {
    const records = found.map(({ number, title, edition: date, summary, text, see }) => ({
      number,
      title,
      edition: date,
      summary,
      text,
      see,
    }));
    writeJson(io, records);
  } else for (const own of found) print(own, io);
  return missing ? 1 : 0;
}

function print({ number, title, edition, summary, text, examples, see, moved }: RuleDescription, io: CommandIo): void {
  const paint = paintFor(io.colors);
  io.out(`${paint.bold(number)} ${title} ${paint.dim(`(${edition})`)}\n`);
  if (summary) io.out(`  ${summary}\n`);
  if (text && text !== title) io.out(`  ${paint.dim(text.replaceAll("\n", "\n  "))}\n`);
  for (const example of examples) io.out(`  ${paint.dim(`Example: ${example}`)}\n`);
  if (moved) io.out(`  ${paint.yellow(moved)}\n`);
  if (see.length > 0) io.out(`  ${paint.cyan(`see ${see.join(", ")}`)}\n`);
}

/** The rules a number, range or phrase stands for, in the numbers of the book. */
function rulesFor(asked: string, book: Edition | string | undefined, limit: number): RuleDescription[] {
  const range = ruleNumbersInRange(asked, numbersOf(book));
  const edition = typeof book === "object" ? book : undefined;
  let numbers: readonly (string | undefined)[] | undefined = range && [...range].sort(compareRuleNumbers);
  if (!numbers) {
    numbers = searchRules(asked, { ...(edition ? { edition } : {}), limit }).map(({ number }) => number);
    if (typeof book === "string") numbers = numbers.map((number) => olderNumberOf(number!, book));
  }
  // A number that is not in the list may still be known by its title: of an older edition only titles are.
  const all = numbers.length === 0 ? [asked] : numbers;
  return all.flatMap((number) => (number && describeRule(number, book)) || []);
}

/** Every number of a book; of one that is known by its date alone, those that rules of today had then. */
function numbersOf(book: Edition | string | undefined): Iterable<string> | undefined {
  if (book === undefined) return undefined;
  if (typeof book === "object")
    return new Set<string>([...book.sections.map(({ number }) => number), ...book.rules.keys()]);
  return new Set(allRuleNumbers().flatMap((number) => olderNumberOf(number, book) ?? []));
}
