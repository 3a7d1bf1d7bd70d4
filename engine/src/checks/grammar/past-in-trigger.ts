import { check } from "../check.ts";
import { child, hasWording, verbsIn } from "../trees.ts";

/** “Whenever this creature attacked” */
export const pastInTrigger = check("past-in-trigger", {
  ref: null,
  severity: "warning",
  rules: [],
  on: ["when", "whenever"],
  test: (node) => {
    const event = child(node, "event");
    if (event?.kind !== "clause") return false;
    const wrong = verbsIn(child(event, "verbs")).find(
      (verb) => (verb.tense === "past" || verb.tense === "perfect") && !hasWording(verb, "wrong-past"),
    );
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
