/** The smallest change of whole words between two texts. */
import type { TextEdit } from "./finding.ts";

/**
 * What to replace in a text so that it becomes another one.
 * @param before the text as it stands
 * @param after the text wanted
 * @param start the place of its first character
 * @returns null when they are the same
 */
export function editBetween(before: string, after: string, start: number): TextEdit | null {
  if (before === after) return null;
  const a = pieces(before);
  const b = pieces(after);
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < a.length - head && tail < b.length - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++;
  const lengthOf = (list: readonly string[]): number => list.reduce((sum, piece) => sum + piece.length, 0);
  const from = lengthOf(a.slice(0, head));
  const text = b.slice(head, b.length - tail).join("");
  return { span: [start + from, start + before.length - lengthOf(a.slice(a.length - tail))], text };
}

function pieces(text: string): string[] {
  return text.match(/\s|[\p{L}\d'’/+-]+|\{[^}]*\}|./gu) ?? [];
}

/** A text with edits made. Edits must not overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = text;
  for (const { span, text: words } of [...edits].sort((x, y) => y.span[0] - x.span[0] || y.span[1] - x.span[1]))
    result = result.slice(0, span[0]) + words + result.slice(span[1]);
  return result;
}
