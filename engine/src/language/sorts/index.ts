/** Sorts: what a phrase can stand for, what verbs take, and how many places of a tree do not fit together. */
export { type Fit, fitOf, type Misfit, misfitsOf, partFits } from "./fit.ts";
export { type Need, type Signature, signatures } from "./signatures.ts";
export { anyCard, type Controller, isOpponent, isYou, type Sort, type SortPart, sortOf, Thing } from "./sort.ts";
export { violationsOf } from "./violations.ts";
export { isCardZone, zonesOf } from "./zones.ts";
