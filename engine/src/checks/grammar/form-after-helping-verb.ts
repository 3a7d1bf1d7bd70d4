import { check } from "../check.ts";
import { child, verbsIn } from "../trees.ts";

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
