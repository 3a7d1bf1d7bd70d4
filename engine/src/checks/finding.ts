/** What a check reports. */
import type { Span } from "../text/words.ts";

/** *Error*: does not work or means something else. *Warning*: not how cards are worded today. *Information*: not understood. *Hint*: taste. */
export type Severity = "error" | "warning" | "information" | "hint";

/** Text to put in the place of a span of the card; an empty span inserts. */
export interface TextEdit {
  readonly span: Span;
  readonly text: string;
}

/** A change that mends what was found. */
export interface Fix {
  /** What it does, as a command: “Destroy it instead”. */
  readonly title: string;
  /** A safe fix never changes what the card means, and may be applied without being asked for. */
  readonly safe: boolean;
  readonly edits: readonly TextEdit[];
}

/** Another place that belongs to a finding. */
export interface RelatedPlace {
  readonly span: Span;
  readonly message: string;
}

/** One message about a card. All places count from the card's first character. */
export interface Finding {
  /** The check's name, which also reads after “allow”. */
  readonly code: string;
  /** The number of the check in the list of lint rules, if it is from there. */
  readonly ref: string | null;
  readonly severity: Severity;
  readonly span: Span;
  /** What is wrong, in one sentence with the author's own words. */
  readonly message: string;
  /** Why it is wrong. */
  readonly why: string;
  /** What to write instead. */
  readonly help: string;
  /** `deprecated`: worded as cards once were. `unnecessary`: can be left out. */
  readonly tags: readonly FindingTag[];
  /** Numbers of the rules behind it. */
  readonly rules: readonly string[];
  readonly fixes: readonly Fix[];
  readonly related: readonly RelatedPlace[];
}

export type FindingTag = "deprecated" | "unnecessary";
