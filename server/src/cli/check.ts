import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Severity } from "@cardwright/engine/checks/index";
import { applySafeFixes } from "./apply-fixes.ts";
import { oneOf, readArguments } from "./arguments.ts";
import { setFileCode } from "./check-descriptions.ts";
import { asGithubCommands, asSarif } from "./check-formats.ts";
import { type CheckRecord, checkRecords, placeOf } from "./check-record.ts";
import { findingsAsText, summaryOf } from "./check-text.ts";
import { compareWithExpectations } from "./expectations.ts";
import { type InputFile, readInputs } from "./input-files.ts";
import { type Command, type CommandIo, type ExitCode, UsageError, writeJson } from "./io.ts";
import { type JudgedFile, judgeFile } from "./judge.ts";
import { type Paint, paintFor } from "./paint.ts";
import { type FoundSet, SetFiles } from "./set-files.ts";
import { LinePositions } from "@cardwright/engine/cards/index";
import { version } from "./version.ts";

const usage = `cardwright check <files, folders, globs or ->

  --format text|json|sarif|github   how to show what is found (--json is --format json)
  --fix            apply the safe fixes first; for - the fixed text goes to standard output
  --expectations   compare with the cards' // expect comments instead (messages, and how a simulation ends)
  --fail-on error|warning|information|hint   the least severity that makes the exit code 1 (warning)`;

const severities: readonly Severity[] = ["error", "warning", "information", "hint"];

/** `cardwright check`: everything to say about card files. */
export const check: Command = {
  name: "check",
  summary: "what does not work, is worded otherwise today, or is not understood",
  usage,
  async run(args, io) {
    const { values, positionals } = readArguments(args, {
      format: { type: "string" },
      fix: { type: "boolean" },
      expectations: { type: "boolean" },
      "fail-on": { type: "string" },
    });
    if (positionals.length === 0) throw new UsageError("Say which card files to check.");
    const format = oneOf("format", values.json ? "json" : values.format, ["text", "json", "sarif", "github"], "text");
    const failOn = oneOf("fail-on", values["fail-on"], severities, "warning");
    const { files, failures } = await readInputs(positionals, ".cards", io);
    for (const failure of failures) io.err(`${failure}\n`);
    const sets = new SetFiles();
    const judged: JudgedFile[] = [];
    const ofSets = new Map<string, CheckRecord[]>();
    for (const file of files) {
      const set = await sets.of(file.path, io.cwd);
      if (set.path !== null && !ofSets.has(set.path)) ofSets.set(set.path, setRecords(set, io.cwd));
      const text = values.fix ? await fixFile(file, set, io) : file.text;
      judged.push(judgeFile({ name: file.name, text }, set));
    }
    const paint = paintFor(io.colors);
    let code: ExitCode;
    if (values.expectations) code = showExpectations(judged, format === "json", io, paint);
    else {
      const records = [...[...ofSets.values()].flat(), ...judged.flatMap(checkRecords)];
      records.sort(
        (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code),
      );
      const shown = values.fix && files.some(({ path }) => path === null) ? { ...io, out: io.err } : io;
      show(format, records, judged, shown, paint);
      const least = severities.indexOf(failOn);
      code = records.some(({ severity }) => severities.indexOf(severity) <= least) ? 1 : 0;
    }
    return failures.length > 0 ? 2 : code;
  },
};

/** Applies safe fixes until none is left to apply, writes the file if that changed it, and gives the text. */
async function fixFile(file: InputFile, set: FoundSet, io: CommandIo): Promise<string> {
  let text = file.text;
  let fixes = 0;
  // Fixes that touch each other take turns; a bound keeps two that undo each other from going on for ever.
  for (let round = 0; round < 50; round++) {
    const fixed = applySafeFixes(text, judgeFile({ name: file.name, text }, set).found);
    if (fixed.text === text) break;
    text = fixed.text;
    fixes += fixed.fixes;
  }
  if (file.path === null) io.out(text);
  else if (text !== file.text) {
    await writeFile(file.path, text);
    io.err(`${file.name}: ${fixes} ${fixes === 1 ? "fix" : "fixes"} applied.\n`);
  }
  return text;
}

function show(
  format: "text" | "json" | "sarif" | "github",
  records: readonly CheckRecord[],
  judged: readonly JudgedFile[],
  io: CommandIo,
  paint: Paint,
): void {
  if (format === "json") writeJson(io, records);
  else if (format === "sarif") writeJson(io, asSarif(records, version));
  else if (format === "github") io.out(asGithubCommands(records));
  else showText(records, judged, io, paint);
}

function showText(records: readonly CheckRecord[], judged: readonly JudgedFile[], io: CommandIo, paint: Paint): void {
  for (const file of judged) if (file.found.length > 0) io.out(`${findingsAsText(file, paint)}\n`);
  for (const record of records) {
    if (record.code === setFileCode) io.out(`${record.file}:${record.line}:${record.column} ${record.message}\n`);
  }
  if (judged.length === 0) return;
  const cards = judged.reduce((sum, { document }) => sum + document.cards.length, 0);
  io.out(`${summaryOf(records, cards, paint)}\n`);
}

function showExpectations(judged: readonly JudgedFile[], json: boolean, io: CommandIo, paint: Paint): ExitCode {
  const problems = judged.flatMap(compareWithExpectations);
  if (json) writeJson(io, problems);
  else {
    for (const { file, line, column, card, problem, message } of problems) {
      const word = problem === "missing" ? paint.red("missing") : paint.yellow("extra");
      io.out(`${paint.bold(`${file}:${line}:${column}`)} ${word} ${message} ${paint.dim(card)}\n`);
    }
    const expected = judged.reduce(
      (sum, { document }) =>
        sum +
        document.expectations.length +
        document.cards.reduce((n, card) => n + card.expectations.length + card.simulateExpectations.length, 0),
      0,
    );
    const result = problems.length > 0 ? paint.red(`${problems.length} differ`) : paint.green("all as expected");
    io.out(`${expected} expectations: ${result}\n`);
  }
  return problems.length > 0 ? 1 : 0;
}

/** What is wrong with a set file, as findings about it. */
function setRecords(set: FoundSet, cwd: string): CheckRecord[] {
  const positions = new LinePositions(set.text);
  const file = path.relative(cwd, set.path ?? "") || "cardset.json";
  return set.problems.map(({ span, message }) => ({
    file,
    card: "",
    ...placeOf(positions, span),
    code: setFileCode,
    ref: null,
    severity: "error",
    message,
    why: "",
    help: "",
    tags: [],
    rules: [],
    fixes: [],
    related: [],
  }));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
