/**
 * Clauses as events, and the points in time of "at the beginning of …": which of their parts the game knows.
 */
import type { Meaning, Table } from "../meaning.ts";
import { type TreeNode, child, children, maybeChild, word } from "../treeAccess.ts";
import { tellsOfState } from "./stateTriggers.ts";
import { putPassively } from "./triggers.ts";
import { eventVerbMeanings } from "./eventVerbs.ts";
import { STEP_OF_PHASE } from "./triggers.ts";

export const eventMeanings: Table<Meaning> = {
  clause: {
    slots: { subject: ["np", "countersSubject"], verbs: "eventPhrase", tails: "eventTail" },
    unknown: countersProblem,
  },
  eventOr: {
    slots: { items: "event" },
    unknown: (node) =>
      children(node, "items").some(tellsOfState) ? "a state as one of several events is not modelled" : null,
  },
};

/** "One or more +1/+1 counters are put on it": counters as the subject. */
export const countersSubjectMeanings: Table<Meaning> = {
  counters: { slots: { determiner: "determiner", names: "value" } },
};

/** Of counters the game sees that some were put, once for as many as there were. */
function countersProblem(clause: TreeNode): string | null {
  const subject = maybeChild(clause, "subject");
  if (subject?.kind !== "counters") return null;
  const quantity = maybeChild(maybeChild(subject, "determiner") ?? subject, "quantity");
  return quantity?.kind === "oneOrMore" && putPassively(child(clause, "verbs")) ? null : "this event is not modelled";
}

/** Points in time. */
export const pointMeanings: Table<Meaning> = {
  beginningOf: { slots: { phase: "phase" } },
  endOf: { slots: { of: "value", phase: "phase" } },
  endOfTurn: {},
};

const phaseWord: Meaning = {
  slots: { is: "value" },
  unknown: (node) => (STEP_OF_PHASE[word(node)] ? null : `"${word(node)}" as a time is not modelled`),
};

export const phaseMeanings: Table<Meaning> = {
  phase: phaseWord,
  phaseOf: { slots: { of: "possessive", phase: "phase", next: "value" } },
  eachPhase: { slots: { phase: "phase", who: "value" } },
  thePhase: { slots: { phase: "phase" } },
  /** "The next turn's upkeep" is the next upkeep to begin: this turn's has begun before anything can be said in it. */
  nextPhase: {
    slots: { phase: "phase", nextTurn: "value" },
    unknown: (node) =>
      node.nextTurn === true && word(maybeChild(node, "phase") ?? node) !== "upkeep"
        ? "this time of the next turn is not modelled"
        : null,
  },
  thatPhase: { slots: { phase: "phase" } },
  anyPhase: { slots: { phase: "phase" } },
  combatOn: { slots: { of: "possessive", any: "value" } },
  untapStepOf: { slots: { of: "possessive" } },
};

/** Verb phrases as events: the event verbs, in the active or (inside "is …") the passive, and lists of them. */
export function eventPhraseMeanings(): Table<Meaning> {
  const verbs = Object.entries(eventVerbMeanings).map(([kind, meaning]): [string, Meaning] => [
    kind,
    { ...meaning, slots: { ...meaning.slots, voice: "value" } },
  ]);
  return {
    ...Object.fromEntries(verbs),
    /** "When you control no Islands": a state (CR 603.8; see `stateTriggers.ts`). */
    control: { slots: { what: "np" } },
    /** "When you do": at once, if what stands before was done (CR 603.12). */
    doSo: {},
    verbsOr: { slots: { items: "eventPhrase" } },
    verbsAndOr: { slots: { items: "eventPhrase" } },
    be: { slots: { complement: "passive" } },
  };
}

/** What stands behind "is": a participle, or "put into …". */
export const passiveMeanings: Table<Meaning> = {
  being: { slots: { verb: "eventPhrase" } },
  isMoved: { slots: { where: "destination", from: "zone" } },
};
