/** The judge: every check, and what they find on a card. */
export type { Check, CheckPage } from "./check.ts";
export { applyEdits } from "./edits.ts";
export type { Finding, FindingTag, Fix, RelatedPlace, Severity, TextEdit } from "./finding.ts";
export { allChecks, checkCard } from "./judge.ts";
export { notUnderstoodCode, whatCouldStand } from "./notUnderstood.ts";
export { type CheckOptions, type Era, optionsOfSet } from "./options.ts";
