import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import {
  compareRuleNumbers,
  currentEdition,
  describeRule,
  type Edition,
  type FolderFile,
  readEdition,
  type RuleDescription,
  rulesInRange,
  searchRules,
} from "@cardwright/engine/rules/index";
import { readArguments, wholeNumber } from "./arguments.ts";
import { type Command, UsageError, writeJson } from "./io.ts";
import { paintFor } from "./paint.ts";

/** `cardwright rule`: the rule book. */
export const rule: Command = {
  name: "rule",
  summary: "rules by number, range or words",
  usage: `cardwright rule <numbers, ranges or words>

  cardwright rule 115.4 601.2a-i "first strike"
  --edition <file or folder>   your own copy of the Comprehensive Rules: adds the official text (its date is shown)
  --limit <n>                  how many rules to find by words (10)`,
  async run(args, io) {
    const { values, positionals } = readArguments(args, { edition: { type: "string" }, limit: { type: "string" } });
    if (positionals.length === 0) throw new UsageError("Say which rules to show: numbers, ranges or words.");
    const limit = wholeNumber("limit", values.limit, 1) ?? 10;
    const edition = values.edition === undefined ? undefined : await editionNamed(values.edition, io.cwd);
    if (typeof edition === "string") {
      io.err(`${edition}\n`);
      return 2;
    }
    const found: RuleDescription[] = [];
    let missing = false;
    for (const asked of positionals) {
      const rules = rulesFor(asked, edition, limit);
      if (rules.length === 0) {
        missing = true;
        io.err(`No rule was found for ${asked}.\n`);
      }
      for (const each of rules) if (!found.some(({ number }) => number === each.number)) found.push(each);
    }
    if (values.json) {
      const records = found.map(({ number, title, edition: date, summary, text, see }) => ({
        number,
        title,
        edition: date,
        summary,
        text,
        see,
      }));
      writeJson(io, records);
    } else {
      const paint = paintFor(io.colors);
      for (const { number, title, edition: date, summary, text, examples, see, moved } of found) {
        io.out(`${paint.bold(number)} ${title} ${paint.dim(`(${date})`)}\n`);
        if (summary) io.out(`  ${summary}\n`);
        if (text && text !== title) io.out(`  ${paint.dim(text.replaceAll("\n", "\n  "))}\n`);
        for (const example of examples) io.out(`  ${paint.dim(`Example: ${example}`)}\n`);
        if (moved) io.out(`  ${paint.yellow(moved)}\n`);
        if (see.length > 0) io.out(`  ${paint.cyan(`see ${see.join(", ")}`)}\n`);
      }
    }
    return missing ? 1 : 0;
  },
};

/** The rules a number, range or phrase stands for. */
function rulesFor(asked: string, edition: Edition | undefined, limit: number): RuleDescription[] {
  const range = rulesInRange(asked);
  const numbers = range
    ? range.map(({ number }) => number)
    : searchRules(asked, { ...(edition ? { edition } : {}), limit }).map(({ number }) => number);
  if (range) numbers.sort(compareRuleNumbers);
  const one = numbers.length === 0 ? [asked] : numbers;
  return one.flatMap((number) => describeRule(number, edition) ?? []);
}

/** Reads an edition from a file or folder; one sentence when that can't be done. */
async function editionNamed(name: string, cwd: string): Promise<Edition | undefined | string> {
  if (name === currentEdition) return undefined;
  const absolute = path.resolve(cwd, name);
  const found = await stat(absolute).catch(() => undefined);
  if (!found)
    return `${name} does not exist. --edition takes your copy of the Comprehensive Rules, a file or a folder.`;
  const { edition, message } = readEdition(found.isDirectory() ? await filesIn(absolute) : await readFile(absolute));
  return edition ?? `${name} can't be used: ${message}`;
}

async function filesIn(folder: string): Promise<FolderFile[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(?:md|markdown|txt)$/i.test(name));
  return Promise.all(
    names.map(async (name) => ({ path: name, text: await readFile(path.join(folder, name), "utf8") })),
  );
}
