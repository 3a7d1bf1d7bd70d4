import { check } from "../check.ts";

/** “Activate if only you control a Forest.” */
export const onlyBehindIf = check("only-behind-if", {
  ref: null,
  severity: "warning",
  rules: [],
  on: "onlyNp",
  test: (_node, place) => place.isIn("ifTail", "condition") || place.isIn("onlyTail", "condition"),
  message: (place) => `“If ${place.words()}” means something else than “only if”.`,
  why: "“Only if” restricts; “if only you …” would ask whether nobody else does.",
  help: "Write “only if”.",
  fixes: () => [],
  wrong: [
    "Artifact | {T}: Add {G}. Activate if «only you» control a Forest.",
    "Artifact | {T}: Draw a card. Activate if «only it»'s your turn.",
    "Creature — Elf | Cast this spell if «only a creature» died this turn.",
  ],
  right: ["Artifact | {T}: Add {G}. Activate only if you control a Forest."],
});
