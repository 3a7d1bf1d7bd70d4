/** The meaning of a face: kinds of abilities, targets, references, links. */
export { analyseFace, type FaceParts, referencesOf } from "./analyseFace.ts";
export { type MeaningHint, meaningHints, referenceAt, referentAt } from "./lookup.ts";
export { problemsOf, type ReferenceProblem, referenceProblems } from "./problems.ts";
export { isTarget } from "./targets.ts";
export type * from "./types.ts";
