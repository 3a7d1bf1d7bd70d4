/**
 * Collects what is off-form in one card and words the messages.
 */
import type { Span } from "../text/words.ts";
import type { FormProblem, SourceEdit } from "./cardSource.ts";
import { type FormProblemCode, formProblemSeverity } from "./formProblems.ts";
import type { Mend } from "./mendableText.ts";

/** See the head of the file. Places are those of whoever fills the list. */
export class ProblemList {
  readonly problems: FormProblem[] = [];

  add(code: FormProblemCode, span: Span, message: string, fix?: { title: string; edits: readonly SourceEdit[] }): void {
    this.problems.push({ code, severity: formProblemSeverity(code), span, message, ...(fix ? { fix } : {}) });
  }

  /**
   * One problem for each kind of mend made in a line.
   * @param mends what was replaced
   * @param typedAt gives the typed text of a span, to be quoted
   */
  addMends(mends: readonly Mend[], typedAt: (span: Span) => string): void {
    const byCode = new Map<FormProblemCode, Mend[]>();
    for (const mend of mends) {
      const list = byCode.get(mend.code);
      if (list) list.push(mend);
      else byCode.set(mend.code, [mend]);
    }
    for (const [code, group] of byCode) {
      const end = group.reduce((last, mend) => Math.max(last, mend.span[1]), 0);
      const span: Span = [group[0]!.span[0], end];
      const edits = group.map((mend) => ({ span: mend.span, text: mend.text }));
      const typed = typedAt(span);
      this.add(code, span, mendMessage(code, typed, applied(typed, span[0], edits)), { title: fixTitle(code), edits });
    }
  }
}

/** A text after edits that are in order and do not overlap. */
function applied(text: string, start: number, edits: readonly SourceEdit[]): string {
  let result = "";
  let at = 0;
  for (const edit of edits) {
    result += text.slice(at, Math.max(at, edit.span[0] - start)) + edit.text;
    at = Math.max(at, edit.span[1] - start);
  }
  return result + text.slice(at);
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function mendMessage(code: FormProblemCode, typed: string, mended: string): string {
  switch (code) {
    case "bare-mana":
      return `Mana is written in braces: ${shortened(mended)}, not ${shortened(typed)}.`;
    case "hyphen-for-dash":
      return mended.includes("−")
        ? `A loyalty cost starts with a minus sign (−), not with “${typed.trim()}”.`
        : `A long dash (—) stands here, not “${shortened(typed.trim())}”.`;
    case "markdown-leftover":
      return mended.startsWith("•")
        ? "A mode starts with a bullet (•)."
        : `These signs of Markdown are not part of the card: ${shortened(typed)}`;
    case "bbcode-leftover":
      return `Forum code is not part of the card: ${shortened(typed)}`;
    case "html-leftover":
      return `HTML is not part of the card: ${shortened(typed)}`;
    case "odd-spaces":
      return "A single space stands between words.";
    default:
      return `Write “${shortened(mended)}” instead of “${shortened(typed)}”.`;
  }
}

function fixTitle(code: FormProblemCode): string {
  switch (code) {
    case "bare-mana":
      return "Put the mana in braces";
    case "hyphen-for-dash":
      return "Write the right dash";
    case "markdown-leftover":
      return "Take out the Markdown";
    case "bbcode-leftover":
      return "Take out the forum code";
    case "html-leftover":
      return "Take out the HTML";
    case "odd-spaces":
      return "Leave one space";
    default:
      return "Write it as cards do";
  }
}
