import { check } from "../check.ts";
import { child, children } from "../trees.ts";

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
