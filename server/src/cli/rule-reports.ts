import {
  checkCrossReferences,
  compareEditions,
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
  const wanted = only.flatMap((range) => {
    const numbers = [...older.rules.keys(), ...newer.rules.keys()];
    const sections = [...older.sections, ...newer.sections].map(({ number }) => number);
    return ruleNumbersInRange(range, new Set([...numbers, ...sections])) ?? [range];
  });
  const isWanted = (number: string | undefined) =>
    number !== undefined &&
    wanted.some((own) => number === own || (number.startsWith(own) && !/^\d/.test(number.slice(own.length))));
  const changes = only.length === 0 ? all : all.filter((change) => isWanted(change.from) || isWanted(change.to));
  if (json) {
    writeJson(io, { from, to, unchanged, changes });
    return 0;
  }
  const count = (kind: RuleChange["kind"]) => changes.filter((change) => change.kind === kind).length;
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
  io.out(
    `${from} to ${to}: ${count("added")} added, ${count("removed")} removed, ${count("renumbered")} renumbered, ${count("rewritten")} rewritten${only.length === 0 ? `, ${unchanged} unchanged` : ""}\n`,
  );
  return 0;
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
