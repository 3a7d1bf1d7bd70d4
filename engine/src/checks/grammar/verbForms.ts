/** Forms of verbs: “can't blocked”, “whenever it attacked”, “creatures can't this turn”. */
import { check } from "../check.ts";
import { child, children, verbsIn } from "../trees.ts";

const HELPERS = ["may", "can", "cannot", "must", "would", "not", "could", "able", "have"];

/** “It can't regenerated.” */
export const formAfterHelpingVerb = check("form-after-helping-verb", {
  ref: null,
  severity: "warning",
  rules: [],
  on: HELPERS,
  test: (node) => {
    const verbs = verbsIn(child(node, "do"));
    const wrong = verbs.find(({ tense, voice }) => (tense === "past" || tense === "perfect") && voice !== "passive");
    return wrong ? { at: wrong } : false;
  },
  message: (place) => `The verb in “${place.words()}” should stand in its plain form.`,
  why: "Behind “can't”, “may”, “would” and “doesn't” a verb stands in its plain form; what is done to something is “can't be …”.",
  help: "Write “can't be blocked” or “can't block”.",
  fixes: () => [],
  wrong: [
    "Creature — Elf | This creature can't «blocked».",
    "Target creature can't «regenerated» this turn.",
    "You may «discarded a card».",
    "Creature — Elf | This creature doesn't «untapped» during your untap step.",
  ],
  right: [
    "Creature — Elf | This creature can't be blocked.",
    "Creature — Elf | This creature can't block.",
    "You may discard a card.",
  ],
});

/** “Whenever this creature attacked” */
export const pastInTrigger = check("past-in-trigger", {
  ref: null,
  severity: "warning",
  rules: [],
  on: ["when", "whenever"],
  test: (node) => {
    const event = child(node, "event");
    if (event?.kind !== "clause") return false;
    const wrong = verbsIn(child(event, "verbs")).find(({ tense }) => tense === "past" || tense === "perfect");
    return wrong ? { at: wrong } : false;
  },
  message: (place) => `“${place.words()}” waits for something that happens: its verb stands in the present.`,
  why: "A triggered ability waits for an event, and tells of it in the present: “attacks”, “becomes blocked”, “is dealt damage”.",
  help: "Write “Whenever this creature becomes blocked” or “Whenever this creature attacks”.",
  fixes: () => [],
  wrong: [
    "Creature — Elf | Whenever this creature «blocked», draw a card.",
    "Creature — Elf | When this creature «died», draw a card.",
    "Creature — Elf | Whenever you «gained life», draw a card.",
  ],
  right: [
    "Creature — Elf | Whenever this creature becomes blocked, draw a card.",
    "Creature — Elf | When this creature dies, draw a card.",
  ],
});

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

/** “Destroy X target creatures” with its verb left out: “X target creatures”. */
export const targetAsVerb = check("target-as-verb", {
  ref: null,
  severity: "warning",
  rules: [],
  on: "target",
  test: (node, place) => {
    if (!child(node, "what")) return false;
    const clause = place.above("clause");
    if (place.above("whoDoes", "thatDoes", "relative", "becomeTarget") || !clause) return false;
    const subject = child(clause, "subject");
    if (subject && subject.kind !== "variable" && !/^(?:strict|quantif|upTo)/.test(subject.kind)) return false;
    // A mode may just name what the words above the modes are done to.
    if (place.parent?.kind === "clause" && place.parents.at(-2)?.kind === "mode") return false;
    return !place.parents.some(({ kind }) => kind === "mode") || children(clause, "tails").length > 0;
  },
  message: (place) => `“${place.words()}” doesn't say what is done to the target.`,
  why: "Nobody is told to target: a target is chosen for what is done to it.",
  help: "Say what is done: “Destroy target creature.”",
  fixes: () => [],
  wrong: [
    "«Target two creatures».",
    "Instant | Draw a card. «Target all artifacts».",
    "Creature — Elf | When this creature enters, «target two lands».",
  ],
  right: [
    "Destroy target creature.",
    "Creature — Elf | Whenever this creature becomes the target of a spell, draw a card.",
  ],
});
