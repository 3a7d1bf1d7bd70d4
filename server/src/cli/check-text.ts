import { severityPaint, type Paint } from "./paint.ts";
import type { CheckRecord } from "./check-record.ts";
import { type FoundInFile, type JudgedFile, nameOfCard } from "./judge.ts";
import { placeOf } from "./check-record.ts";

/** What was found in a file, as people read it: place, message, the words in their line, why, rules and what to do. */
export function findingsAsText(file: JudgedFile, paint: Paint): string {
  return file.found.map((found) => findingAsText(file, found, paint)).join("\n");
}

/** One finding as people read it, with a line end. */
export function findingAsText(file: JudgedFile, { finding, span, card }: FoundInFile, paint: Paint): string {
  const color = severityPaint(paint, finding.severity);
  const { line, column } = placeOf(file.positions, span);
  const about = nameOfCard(card);
  const head = `${paint.bold(`${file.name}:${line}:${column}`)} ${color(finding.severity)} ${finding.message} ${paint.dim(`[${finding.code}]`)}`;
  const lines = [head, ...excerpt(file, span, color, paint)];
  if (about !== "") lines[0] += paint.dim(` ${about}`);
  if (finding.why) lines.push(`    ${finding.why}`);
  if (finding.help) lines.push(`    ${finding.help}`);
  if (finding.rules.length > 0) lines.push(`    ${paint.dim(`CR ${finding.rules.join(", ")}`)}`);
  for (const fix of finding.fixes) {
    lines.push(`    ${paint.green(fix.safe ? "fix" : "possible fix")}: ${fix.title}`);
  }
  return `${lines.join("\n")}\n`;
}

/** The line of the words with a mark under them; words over several lines are marked to the end of the first. */
function excerpt(
  { text, positions }: JudgedFile,
  [start, end]: readonly [number, number],
  color: (text: string) => string,
  paint: Paint,
): string[] {
  const { line } = positions.positionOf(start);
  const from = positions.offsetOf({ line, column: 1 });
  const to = positions.offsetOf({ line, column: Number.MAX_SAFE_INTEGER });
  const shown = text.slice(from, to);
  // What a terminal can't show is not shown: very long lines, and the control characters of files that are no text.
  if (shown.length > 400 || /[^\t\P{Cc}]|\uFFFD/u.test(shown)) return [];
  const before = text.slice(from, start).replaceAll(/[^\t]/g, " ");
  const marked = Math.max(1, Math.min(end, to) - start);
  return [`  ${paint.dim("│")} ${shown}`, `  ${paint.dim("│")} ${before}${color("^".repeat(marked))}`];
}

/** One line that counts what was found. */
export function summaryOf(records: readonly Pick<CheckRecord, "severity">[], cards: number, paint: Paint): string {
  const counts = { error: 0, warning: 0, information: 0, hint: 0 };
  for (const { severity } of records) counts[severity]++;
  const parts = [
    counts.error > 0 ? paint.red(counted(counts.error, "error")) : "",
    counts.warning > 0 ? paint.yellow(counted(counts.warning, "warning")) : "",
    counts.information > 0 ? paint.blue(`${counted(counts.information, "phrase")} not understood`) : "",
    counts.hint > 0 ? paint.cyan(counted(counts.hint, "hint")) : "",
  ].filter(Boolean);
  return `${counted(cards, "card")}: ${parts.length > 0 ? parts.join(", ") : paint.green("nothing to complain about")}`;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}
