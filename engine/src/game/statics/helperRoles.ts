/**
 * Roles of the words inside static sentences and rule-making effects.
 */
import { costMeanings } from "../costs/costs.ts";
import type { Meaning, Table } from "../meaning.ts";
import { type TreeNode, children, maybeChild, word } from "../treeAccess.ts";

const plain: Meaning = {};

/** Tails of static sentences. */
export const staticTailMeanings: Table<Meaning> = {
  asLongAs: { slots: { condition: "condition" } },
  ifAble: plain,
  unless: { slots: { condition: "condition" } },
  onlyTail: { slots: { when: "restriction" } },
  ifTail: { slots: { condition: "condition" } },
  forEachTail: { slots: { each: ["np", "countable"], counter: "value", on: "np" } },
  whereX: { slots: { variable: "value", amount: "amount" } },
  timeAdverb: { slots: { adverb: "value" } },
  exceptBy: { slots: { by: "np" } },
  when: { slots: { time: "untapTime" } },
  insteadTail: plain,
  withoutPaying: { slots: { of: "value", several: "value" } },
  until: { slots: { duration: "duration" } },
  /** "Rather than pay this spell's mana cost". */
  ratherThan: { slots: { than: "value" } },
};

/** "During its controller's untap step". */
export const untapTimeMeanings: Table<Meaning> = {
  during: { slots: { phase: "untapPhase" } },
  /** "On each of your turns". */
  eachOfPhases: { slots: { of: "possessive", phase: "value" } },
};

export const untapPhaseMeanings: Table<Meaning> = {
  phaseOf: {
    slots: { of: "possessive", phase: "value", next: "value" },
    unknown: (node) => (word(maybeChild(node, "phase") ?? node) === "untapStep" ? null : "this time is not modelled"),
  },
  untapStepOf: { slots: { of: "possessive" } },
};

export const stayingMeanings: Table<Meaning> = { untap: plain };

export const requiredMeanings: Table<Meaning> = {
  attack: { slots: { what: "np" } },
  block: { slots: { what: "np" } },
};

/** What players "may" do by a static sentence. */
export const mayStaticMeanings = (): Table<Meaning> => ({
  play: { slots: { what: ["landsPhrase", "np"] } },
  cast: { slots: { what: "np" } },
  /** "You may have this creature enter as a copy of …". */
  have: {
    slots: { what: "np", do: "staticVerb" },
    unknown: (node) => (maybeChild(node, "do")?.kind === "enter" ? null : "having this is not modelled"),
  },
  ...costMeanings,
  verbsAnd: { slots: { items: "cost" } },
});

/** "An additional land", "two additional lands". */
export const landsPhraseMeanings: Table<Meaning> = {
  objects: {
    slots: { determiner: "determiner", qualities: "value", noun: "value" },
    unknown: (node) =>
      children(node, "qualities").some((quality) => word(quality) === "additional")
        ? null
        : "playing this is not modelled",
  },
};

export const leadingConditionMeanings: Table<Meaning> = {
  leadingAsLongAs: { slots: { condition: "condition" } },
  leadingDuring: {
    slots: { phase: "value" },
    unknown: (node) => {
      const phase = maybeChild(node, "phase");
      const noun = phase && maybeChild(phase, "phase");
      return phase?.kind === "phaseOf" && noun && word(noun) === "turn" ? null : "this time is not modelled";
    },
  },
};

/** "If [subject] would [do]": the same verbs as events. */
export const wouldMeanings: Table<Meaning> = {
  clause: { slots: { subject: "np", verbs: "wouldVerb", tails: "conditionTail" } },
};

export const wouldVerbMeanings: Table<Meaning> = { would: { slots: { do: "eventPhrase" } } };

export const preventToMeanings: Table<Meaning> = {
  to: { slots: { to: "np" } },
  toAndBy: { slots: { to: "np" } },
};

export const enteringAsMeanings: Table<Meaning> = { asCopy: { slots: { of: "np", except: "exceptions" } } };

/** "Power and toughness are each equal to the number of …". */
export const equalComplementMeanings: Table<Meaning> = {
  isEqual: { slots: { compared: "comparison", each: "value" } },
};

/** "This creature's power": a characteristic as the subject. */
export const cdaSubjectMeanings: Table<Meaning> = {
  statOf: { slots: { of: "possessive", stat: "value" } },
  statSubject: { slots: { of: "possessive", stat: "value" } },
};

/** "Before attackers are declared", "before blockers are declared" (CR 508.1, 509.1). */
export const declaringMeanings: Table<Meaning> = {
  beforeEvent: {
    slots: { event: "value" },
    unknown: (node) => (declaredIn(node) ? null : "this limit is not modelled"),
  },
};

/** The step in which what a limit speaks of is declared; null when it speaks of something else. */
export function declaredIn(limit: TreeNode): "declare attackers" | "declare blockers" | null {
  const event = maybeChild(limit, "event");
  const complement = event && maybeChild(maybeChild(event, "verbs") ?? event, "complement");
  const verb = complement && maybeChild(complement, "verb");
  if (limit.kind !== "beforeEvent" || verb?.kind !== "declare") return null;
  const noun = maybeChild(maybeChild(event!, "subject") ?? event!, "noun");
  const is = noun ? word(noun) : "";
  return is === "attacker" ? "declare attackers" : is === "blocker" ? "declare blockers" : null;
}

/** "Activate only …". */
export const restrictionMeanings: Table<Meaning> = {
  restrictions: { slots: { items: "restriction" } },
  asSorcery: plain,
  asInstant: plain,
  once: plain,
  ifCondition: { slots: { condition: "condition" } },
  duringPhase: { slots: { phase: "phase", limit: "declaring", close: "value" } },
};

/** "An additional creature". */
export const canStaticMeanings: Table<Meaning> = { block: { slots: { what: "additionalPhrase" } } };

export const additionalPhraseMeanings: Table<Meaning> = {
  objects: {
    slots: { determiner: "determiner", qualities: "value", noun: "value" },
    unknown: (node) =>
      children(node, "qualities").some((quality) => word(quality) === "additional")
        ? null
        : "this ability to block is not modelled",
  },
};
