import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";
import { child } from "../trees.ts";

/** “Use only as a sorcery.” */
export const useForActivate = wordingCheck("use-for-activate", {
  ref: null,
  severity: "warning",
  rules: [cr("602.1b")],
  wording: "use-for-activate",
  // What else is long in the sentence is told of by the checks of restrictions, which mend this too.
  test: (node) => {
    const when = child(node, "when");
    return /^(?:asSorcery|once)$/.test(when?.kind ?? "") && !when?.surface?.wording?.length;
  },
  message: (place) => `“${place.words()}” is worded with “activate” today.`,
  why: "Activated abilities are “activated”; “use” is the word of cards of long ago.",
  help: "Write “Activate only as a sorcery.”",
  fixes: () => [],
  wrong: [
    "Artifact | {T}: Draw a card. «Use only as a sorcery».",
    "Artifact | {T}: Draw a card. «Use only once each turn».",
    "Creature — Elf | {G}: Untap target land. «Use only as a sorcery».",
  ],
  right: ["Artifact | {T}: Draw a card. Activate only as a sorcery."],
});
