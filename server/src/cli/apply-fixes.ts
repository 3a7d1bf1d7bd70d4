import type { SourceEdit } from "@cardwright/engine/cards/index";
import type { FoundInFile } from "./judge.ts";

/** A text after safe fixes, and how many were made. */
export interface FixedText {
  readonly text: string;
  readonly fixes: number;
}

/**
 * Applies the first safe fix of each finding. A fix whose edits touch those of an earlier one waits for another time.
 */
export function applySafeFixes(text: string, found: readonly FoundInFile[]): FixedText {
  const chosen: SourceEdit[] = [];
  // One mark for each place between and beside letters that an edit touches.
  const touched = new Uint8Array(text.length + 1);
  let fixes = 0;
  for (const { finding, base } of found) {
    const fix = finding.fixes.find(({ safe }) => safe);
    if (!fix || fix.edits.length === 0) continue;
    const edits = fix.edits.map(
      ({ span, text: put }): SourceEdit => ({ span: [base + span[0], base + span[1]], text: put }),
    );
    if (edits.some(({ span }) => touched.subarray(span[0], span[1] + 1).includes(1))) continue;
    for (const edit of edits) {
      touched.fill(1, edit.span[0], edit.span[1] + 1);
      chosen.push(edit);
    }
    fixes++;
  }
  return { text: applyEdits(text, chosen), fixes };
}

/** A text after edits that do not overlap, in whatever order they are given. */
export function applyEdits(text: string, edits: readonly SourceEdit[]): string {
  let result = "";
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1])) {
    result += text.slice(at, edit.span[0]) + edit.text;
    at = edit.span[1];
  }
  return result + text.slice(at);
}
