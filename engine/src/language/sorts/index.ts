/** Sorts: what a phrase can stand for, what verbs take, and how many places of a tree do not fit together. */
export { violationsOf } from "./violations.ts";
