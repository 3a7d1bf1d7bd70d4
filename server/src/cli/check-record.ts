import type { LinePositions } from "@cardwright/engine/cards/index";
import type { Span } from "@cardwright/engine/text/words";
import type { Severity } from "@cardwright/engine/checks/index";
import { type FoundInFile, type JudgedFile, nameOfCard } from "./judge.ts";

/** A place by lines and columns from 1, its end exclusive. */
export interface Place {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** One entry of `check --json`. */
export interface CheckRecord extends Place {
  readonly file: string;
  readonly card: string;
  readonly code: string;
  readonly ref: string | null;
  readonly severity: Severity;
  readonly message: string;
  readonly why: string;
  readonly help: string;
  readonly tags: readonly string[];
  readonly rules: readonly string[];
  readonly fixes: readonly {
    readonly title: string;
    readonly safe: boolean;
    readonly edits: readonly (Place & { readonly text: string })[];
  }[];
  readonly related: readonly (Place & { readonly file: string; readonly message: string })[];
}

/** Everything found in a file, as `check --json` gives it. */
export function checkRecords(file: JudgedFile): CheckRecord[] {
  return file.found.map((found) => checkRecord(file, found));
}

function checkRecord({ name, positions }: JudgedFile, { finding, span, base, card }: FoundInFile): CheckRecord {
  const place = (inner: Span): Place => placeOf(positions, [base + inner[0], base + inner[1]]);
  return {
    file: name,
    card: nameOfCard(card),
    ...placeOf(positions, span),
    code: finding.code,
    ref: finding.ref,
    severity: finding.severity,
    message: finding.message,
    why: finding.why,
    help: finding.help,
    tags: finding.tags,
    rules: finding.rules,
    fixes: finding.fixes.map(({ title, safe, edits }) => ({
      title,
      safe,
      edits: edits.map((edit) => ({ ...place(edit.span), text: edit.text })),
    })),
    related: finding.related.map((other) => ({ file: name, ...place(other.span), message: other.message })),
  };
}

/** A span by lines and columns. */
export function placeOf(positions: LinePositions, span: Span): Place {
  const start = positions.positionOf(span[0]);
  const end = positions.positionOf(span[1]);
  return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
}
