import { check } from "../check.ts";

const ELLIPTIC = new Set([
  "ifThen",
  "ifTail",
  "when",
  "whenever",
  "whoDoes",
  "thatDoes",
  "unless",
  "compared",
  "asLongAs",
]);

/** “It doesn't during your untap step.” */
export const doSoAlone = check("do-so-alone", {
  ref: null,
  severity: "warning",
  rules: [],
  on: "doSo",
  test: (_node, { parents }) => !parents.some(({ kind }) => ELLIPTIC.has(kind) || /^condition/.test(kind)),
  message: (place) => `“${place.words()}” doesn't say what is done.`,
  why: "“Does” and “doesn't” stand alone only behind “if”, “when” and “who”, where the sentence before says what.",
  help: "Write the verb: “doesn't untap during your untap step”.",
  fixes: () => [],
  wrong: [
    "Creature — Elf | This creature «doesn't» during your untap step.",
    "Target creature «does» this turn.",
    "Creature — Elf | Creatures your opponents control «don't» during their untap steps.",
  ],
  right: [
    "Creature — Elf | This creature doesn't untap during your untap step.",
    "You may sacrifice a creature. If you do, draw a card.",
  ],
});
