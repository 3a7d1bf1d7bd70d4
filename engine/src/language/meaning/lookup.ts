/** For the editor: what the word at a place means, and hints beside words that look back. */
import type { Span } from "../../text/words.ts";
import type { FaceMeaning, Reference } from "./types.ts";

/** The innermost reference at an offset. */
export function referenceAt(meaning: FaceMeaning, offset: number): Reference | undefined {
  let found: Reference | undefined;
  for (const reference of meaning.references) {
    const [start, end] = reference.span;
    if (offset < start || offset > end) continue;
    if (!found || end - start < found.span[1] - found.span[0]) found = reference;
  }
  return found;
}

/** Where the referents of the word at an offset stand; empty when the word does not look back or nobody knows at what. */
export function referentAt(meaning: FaceMeaning, offset: number): Span[] {
  const referent = referenceAt(meaning, offset)?.referent;
  return referent?.kind === "one" ? referent.mentions.map((mention) => mention.span) : [];
}

/** A hint to be shown behind a word: the words it means. */
export interface MeaningHint {
  /** Offset behind which it stands. */
  readonly offset: number;
  readonly kind: "referent" | "target";
  /** Where the words stand that it means; for a target its own place. */
  readonly spans: readonly Span[];
  /** For a target: its number. */
  readonly number?: number;
}

/** Hints for a whole face: what each word that looks back means, and the numbers of targets where there are several. */
export function meaningHints(meaning: FaceMeaning): MeaningHint[] {
  const hints: MeaningHint[] = [];
  for (const { span, referent } of meaning.references) {
    if (referent.kind === "one")
      hints.push({ offset: span[1], kind: "referent", spans: referent.mentions.map((one) => one.span) });
  }
  for (const { targets } of meaning.abilities) {
    if (targets.length < 2) continue;
    for (const { span, number } of targets) hints.push({ offset: span[1], kind: "target", spans: [span], number });
  }
  return hints.sort((a, b) => a.offset - b.offset);
}
