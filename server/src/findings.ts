/**
 * Everything Cardwright has to say about a card or a file, in one shape: what is off-form, what is not understood, what the
 * checks found. The editor and the command line both show it.
 */
import type { FormProblem, SourceEdit } from "@cardwright/engine/cards/index";
import type { Span } from "@cardwright/engine/text/words";
import { localize } from "./localize.ts";

/** *Error*: does not work. *Warning*: works, but is not how cards are worded. *Information*: not understood. *Hint*: taste. */
export type FindingSeverity = "error" | "warning" | "information" | "hint";

/** One message. Its places count from where its holder starts: a card's first character, or the file's. */
export interface Finding {
  readonly code: string;
  readonly severity: FindingSeverity;
  readonly span: Span;
  /** One sentence in the words of the game. */
  readonly message: string;
  /** Why it is so; empty where the message says it. */
  readonly why: string;
  /** What to do; empty where a fix says it. */
  readonly help: string;
  /** Numbers of the rules behind it. */
  readonly rules: readonly string[];
  readonly fixes: readonly Fix[];
  /** What the check is called in lists of such checks elsewhere. */
  readonly ref?: string | null;
  /** `outdated`, `needless` and the like. */
  readonly tags?: readonly string[];
  /** Other places that belong to it, with what is there. */
  readonly related?: readonly { readonly span: Span; readonly message: string }[];
}

/** A change that mends it. A safe one never changes what the card means. */
export interface Fix {
  readonly title: string;
  readonly safe: boolean;
  readonly edits: readonly SourceEdit[];
}

/** The code of the message about words that nobody understands. */
export const notUnderstoodCode = "not-understood";

/** A form problem as a finding. The formatter's fixes are safe by what they are. */
export function findingOfForm({ code, severity, span, message, fix }: FormProblem): Finding {
  const fixes = fix ? [{ title: fix.title, safe: true, edits: fix.edits }] : [];
  return { code, severity, span, message, why: "", help: "", rules: [], fixes };
}

/** Words that nobody understands, as a finding. */
export function findingOfUnread(span: Span, words: string): Finding {
  return {
    code: notUnderstoodCode,
    severity: "information",
    span,
    message: localize("Cardwright does not understand “{words}” yet.", { words: shortened(words) }),
    why: "",
    help: localize("It may still be right: nothing was checked here, and the card can't be played in full."),
    rules: [],
    fixes: [],
  };
}

function shortened(words: string): string {
  return words.length > 60 ? `${words.slice(0, 59)}…` : words;
}
