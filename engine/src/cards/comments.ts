/**
 * Comment lines and what they can tell the checker.
 */
import type { Span } from "../text/words.ts";
import type { Allowance, CardComment, Expectation, FormProblem, SimulateExpectation } from "./cardSource.ts";

/** What one comment says. */
export interface CommentContent {
  readonly comment: CardComment;
  readonly expectation?: Expectation;
  readonly simulateExpectation?: SimulateExpectation;
  readonly allows?: readonly Allowance[];
  readonly problem?: FormProblem;
}

const CODE = /[A-Za-z][A-Za-z0-9-]*/y;

/** Whether a trimmed line is a comment: slashes, then something else. A line of slashes only divides faces. */
export function isCommentLine(text: string): boolean {
  return text.startsWith("//") && !/^\/+$/.test(text);
}

/** Whether a trimmed line divides two faces: two or more slashes, or three or more dashes, and nothing else. */
export function isSeparatorLine(text: string): boolean {
  return /^(?:\/{2,}|[-–—―−]{3,})$/.test(text);
}

/**
 * Reads a comment line.
 * @param text the trimmed line
 * @param start its place
 */
export function parseComment(text: string, start: number): CommentContent {
  const span: Span = [start, start + text.length];
  const slashes = /^\/+/.exec(text)![0].length;
  const inner = text.slice(slashes);
  const wordsStart = slashes + (inner.length - inner.trimStart().length);
  const words = inner.trim();
  const comment: CardComment = { text, span, words };
  const directive = /^cardwright\s*:\s*/i.exec(words);
  if (directive) return { comment, ...parseInstruction(words, directive[0].length, start + wordsStart, span) };
  const simulate = /^expect\s+simulate\s*:\s*/i.exec(words);
  if (simulate) {
    const from = simulate[0].length;
    const expected = words.slice(from);
    const at = start + wordsStart + from;
    return { comment, simulateExpectation: { text: expected, span: [at, at + expected.length] } };
  }
  const expect = /^expect\s+([A-Za-z][A-Za-z0-9-]*)(?:\s+on\s+["“](.{1,2000})["”])?\s*$/i.exec(words);
  if (expect) return { comment, expectation: { code: expect[1]!, words: expect[2] ?? null, span } };
  return { comment };
}

function parseInstruction(
  words: string,
  from: number,
  wordsPlace: number,
  span: Span,
): { readonly allows?: readonly Allowance[]; readonly problem?: FormProblem } {
  const allow = /^allow\s+/i.exec(words.slice(from));
  const allows = allow ? codesAt(words, from + allow[0].length, wordsPlace) : [];
  if (allows.length > 0) return { allows };
  const message =
    "Only “allow” and the names of checks can follow “cardwright:” here, as in “// cardwright: allow field-label”.";
  return { problem: { code: "unknown-instruction", severity: "hint", span, message } };
}

/** Names of checks divided by commas; what follows the last one is a reason and is not read. */
function codesAt(words: string, from: number, wordsPlace: number): Allowance[] {
  const allows: Allowance[] = [];
  let at = from;
  while (true) {
    CODE.lastIndex = at;
    const match = CODE.exec(words);
    if (!match) return allows;
    const end = at + match[0].length;
    allows.push({ code: match[0], span: [wordsPlace + at, wordsPlace + end] });
    const comma = /^\s*,\s*/.exec(words.slice(end, end + 20));
    if (!comma) return allows;
    at = end + comma[0].length;
  }
}
