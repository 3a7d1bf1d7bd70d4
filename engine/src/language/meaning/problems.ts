/** References that nobody can resolve: findings for the judge. */
import type { FaceMeaning, Mention, Reference } from "./types.ts";

export interface ReferenceProblem {
  readonly kind: "nothing said before" | "several equally good";
  readonly reference: Reference;
  /** The equally good ones. */
  readonly candidates: readonly Mention[];
}

/** References of a face without a referent, or with two equally good ones. */
export function referenceProblems(meaning: FaceMeaning): ReferenceProblem[] {
  return problemsOf(meaning.references);
}

/** Those without a referent, or with two equally good ones. Those that may be about words not understood are left out. */
export function problemsOf(references: readonly Reference[]): ReferenceProblem[] {
  const problems: ReferenceProblem[] = [];
  for (const reference of references) {
    const { referent } = reference;
    if (referent.kind === "none") problems.push({ kind: "nothing said before", reference, candidates: [] });
    else if (referent.kind === "several")
      problems.push({ kind: "several equally good", reference, candidates: referent.mentions });
  }
  return problems;
}
