/**
 * Roles of the words around verbs in effects: tails, durations, what comes before the comma.
 */
import type { Meaning, Table } from "../meaning.ts";
import { type TreeNode, maybeChild, word } from "../treeAccess.ts";

const plain: Meaning = {};

/** What hangs on a clause. */
export const tailMeanings: Table<Meaning> = {
  until: { slots: { duration: "duration" } },
  when: { slots: { time: "laterTime" } },
  timeAdverb: { slots: { adverb: "timeWord" } },
  forEachTail: { slots: { each: ["np", "countable"], counter: "value", on: "np", event: "paidEvent" } },
  whereX: { slots: { variable: "value", amount: "amount" } },
  unless: { slots: { condition: ["unlessClause", "condition"] } },
  asLongAs: { slots: { condition: "condition" } },
  /** "For as long as you control this creature" (CR 611.2b). */
  forAsLong: { slots: { condition: "condition" } },
  ifAble: plain,
  withoutPaying: { slots: { of: "value", several: "value" } },
  insteadTail: plain,
  /** "Only as a sorcery": heeded when it is activated or triggers. */
  onlyTail: { slots: { when: "restriction" } },
  ifTail: { slots: { condition: "condition" } },
  way: { slots: { way: "value" } },
  times: { slots: { times: "times" } },
  equalToTail: { slots: { equal: "amount" } },
  ofTheirChoice: { slots: { whose: "value" } },
  eachTail: plain,
  /** "Exile it as it resolves". */
  asEvent: {
    slots: { event: "value" },
    unknown: (node) => (tellsOfResolving(node) ? null : "doing this at that time is not modelled"),
  },
};

/** "As it resolves". */
function tellsOfResolving(tail: TreeNode): boolean {
  const event = maybeChild(tail, "event");
  return event !== null && maybeChild(event, "verbs")?.kind === "resolve";
}

/** "At the beginning of the next end step": the effect waits. */
export const laterTimeMeanings: Table<Meaning> = {
  at: { slots: { point: "point" } },
  during: { slots: { phase: "untapPhase" } },
};

export const timesMeanings: Table<Meaning> = {
  times: { slots: { is: "value" } },
  timesCount: { slots: { amount: "amount" } },
};

/** "Unless its controller pays {3}". */
export const unlessClauseMeanings: Table<Meaning> = { clause: { slots: { subject: "np", verbs: "cost" } } };

export const leadingMeanings: Table<Meaning> = {
  leadingDuration: { slots: { duration: "duration" } },
  leadingThisTurn: plain,
  leadingAfter: { slots: { phase: "value" } },
};

export const choiceMeanings: Table<Meaning> = Object.fromEntries(
  ["chooseColor", "chooseType", "chooseCardType", "chooseBasicLandType", "chooseOddEven"].map((kind) => [
    kind,
    { slots: { other: "value" } },
  ]),
);

const MODE_COUNTS: Readonly<Record<string, readonly [min: number, max: number]>> = {
  one: [1, 1],
  two: [2, 2],
  three: [3, 3],
  four: [4, 4],
  both: [2, 2],
  oneOrBoth: [1, 2],
  oneOrMore: [1, 1000],
  upToOne: [0, 1],
  upToTwo: [0, 2],
  upToThree: [0, 3],
  anyNumber: [0, 1000],
};

/** How many modes "choose one —", "choose one or both —" lets one choose. */
export function modeRange(is: string): readonly [min: number, max: number] | null {
  return MODE_COUNTS[is] ?? null;
}

export const modeCountMeanings: Table<Meaning> = {
  modeCount: {
    slots: { is: "value" },
    unknown: (node) => (modeRange(word(node)) ? null : `choosing "${word(node)}" is not modelled`),
  },
};

/** "Until this creature leaves the battlefield". */
export const untilLeavesMeanings: Table<Meaning> = {
  clause: { slots: { subject: "np", verbs: "leaving" } },
};

export const leavingMeanings: Table<Meaning> = {
  /** "Until you reveal a creature card": how far down (see `untilFound.ts`). */
  reveal: { slots: { what: "np" } },
  exile: { slots: { what: "np" } },
  leave: {
    slots: { zone: "zone" },
    unknown: (node) => (maybeChild(node, "zone")?.kind === "battlefieldZone" ? null : "this end is not modelled"),
  },
};

/** Quoted abilities are compiled and examined on their own. */
export const quotedMeanings: Table<Meaning> = { quoted: { slots: { ability: "value" } } };
