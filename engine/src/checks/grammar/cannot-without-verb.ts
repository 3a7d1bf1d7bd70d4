import { check } from "../check.ts";

/** Where “can't” may stand alone, because what can't be done has just been said. */
const ELLIPTIC = new Set(["ifThen", "ifTail", "whoDoes", "thatDoes", "unless", "condition", "asLongAs", "ifCondition"]);

/** “Creatures can't this turn.” */
export const cannotWithoutVerb = check("cannot-without-verb", {
  ref: null,
  severity: "warning",
  rules: [],
  on: "cannotDo",
  test: (_node, { parents }) => !parents.some(({ kind }) => ELLIPTIC.has(kind)),
  message: (place) => `“${place.words()}” doesn't say what can't be done.`,
  why: "“Can't” stands alone only in “if you can't” and “each player who can't”, where the sentence before says what.",
  help: "Write what can't be done: “can't attack or block”.",
  fixes: () => [],
  wrong: [
    "Target creature «can't» this turn.",
    "Creature — Elf | This creature «can't» or block.",
    "Creatures «can't» unless their controller pays {1}.",
  ],
  right: [
    "Target creature can't attack or block this turn.",
    "Each player discards a card. Each player who can't loses 2 life.",
  ],
});
