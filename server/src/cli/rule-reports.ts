import {
  checkCrossReferences,
  compareEditions,
  compareTitles,
  type Edition,
  type RuleChange,
  ruleNumbersInRange,
} from "@cardwright/engine/rules/index";
import { type CommandIo, type ExitCode, writeJson } from "./io.ts";
import { paintFor } from "./paint.ts";

const signs = { added: "+", removed: "-", renumbered: ">", rewritten: "~" } as const;

/**
 * Shows what changed between two editions.
 * @param only numbers and ranges to keep to; none: everything
 */
export function reportDifference(
  older: Edition,
  newer: Edition,
  only: readonly string[],
  json: boolean,
  io: CommandIo,
): ExitCode {
  const { from, to, unchanged, changes: all } = compareEditions(older, newer);
  const numbers = [...older.rules.keys(), ...newer.rules.keys()];
  const sections = [...older.sections, ...newer.sections].map(({ number }) => number);
  const changes = changesOf(all, only, new Set([...numbers, ...sections]));
  if (json) writeJson(io, { from, to, unchanged, changes });
  else {
    printChanges(changes, io);
    const same = only.length === 0 ? `, ${unchanged} unchanged` : "";
    io.out(`${from} to ${to}: ${counted(changes, ["added", "removed", "renumbered", "rewritten"])}${same}\n`);
  }
  return 0;
}

/**
 * Shows what changed between two editions as far as our own numbers and titles tell, where the text of one or both is not there.
 * @returns false where they don't tell
 */
export function reportTitles(from: string, to: string, only: readonly string[], json: boolean, io: CommandIo): boolean {
  const difference = compareTitles(from, to);
  if (!difference) return false;
  const { unchanged, changes: all } = difference;
  const changes = changesOf(all, only, new Set(all.flatMap((change) => [change.from ?? [], change.to ?? []].flat())));
  if (json) writeJson(io, { from, to, basis: "titles", unchanged, changes });
  else {
    printChanges(changes, io);
    const same = only.length === 0 ? `, ${unchanged} unchanged` : "";
    io.out(`${from} to ${to}, sections and keywords: ${counted(changes, ["added", "removed", "renumbered"])}${same}\n`);
  }
  io.err(
    "This is what our own numbers and titles tell. What changed in the rules under them needs the text of both editions: name their files, or the folder they are in with --rules.\n",
  );
  return true;
}

/** The changes at the numbers and in the ranges that were asked for; all when none were. */
function changesOf(
  all: readonly RuleChange[],
  only: readonly string[],
  numbers: ReadonlySet<string>,
): readonly RuleChange[] {
  if (only.length === 0) return all;
  const wanted = only.flatMap((range) => {
    const inside = ruleNumbersInRange(range, numbers) ?? [];
    return inside.length > 0 ? inside : [range];
  });
  const isWanted = (number: string | undefined) =>
    number !== undefined &&
    wanted.some((own) => number === own || (number.startsWith(own) && !/^\d/.test(number.slice(own.length))));
  return all.filter((change) => isWanted(change.from) || isWanted(change.to));
}

function counted(changes: readonly RuleChange[], kinds: readonly RuleChange["kind"][]): string {
  return kinds.map((kind) => `${changes.filter((change) => change.kind === kind).length} ${kind}`).join(", ");
}

function printChanges(changes: readonly RuleChange[], io: CommandIo): void {
  const paint = paintFor(io.colors);
  for (const change of changes) {
    const numbers =
      change.from && change.to && change.from !== change.to
        ? `${change.from} → ${change.to}`
        : (change.to ?? change.from);
    const alike =
      change.alike === undefined ? "" : paint.dim(` (${Math.round(change.alike * 100)} % of the words stayed)`);
    io.out(`${signs[change.kind]} ${paint.bold(numbers ?? "")} ${change.title}: ${change.kind}${alike}\n`);
  }
}

/** Shows the faulty cross-references of a rules file; exit code 1 when there are any. */
export function reportCrossReferences(name: string, edition: Edition, json: boolean, io: CommandIo): ExitCode {
  const problems = checkCrossReferences(edition);
  if (json) writeJson(io, { edition: edition.date, rules: edition.rules.size, problems, notes: edition.notes });
  else {
    const paint = paintFor(io.colors);
    for (const { from, place, message } of problems) {
      const where = place === "text" ? "" : place === "glossary" ? " (glossary)" : ` (example ${place.example + 1})`;
      io.out(`${paint.bold(from)}${where} ${message}\n`);
    }
    for (const note of edition.notes) io.out(`${paint.dim(note)}\n`);
    const faults = problems.length === 1 ? "1 faulty cross-reference" : `${problems.length} faulty cross-references`;
    io.out(`${name}: the edition of ${edition.date}, ${edition.rules.size} rules, ${faults}\n`);
  }
  return problems.length > 0 ? 1 : 0;
}
