import { keywordCounterNames } from "../../language/lexicon/counters.ts";
import { keywordAbilities } from "../../keywords/keywords.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { faceCheck } from "../check.ts";

/** “a ward counter” */
export const keywordCounter = faceCheck("keyword-counter", {
  ref: "CTR03",
  severity: "warning",
  rules: [cr("122.1b")],
  on: "face",
  unread: ({ face, span, typed }) => {
    const isCounter = /^ counters?\b/.test(face.cardText.slice(span[1], span[1] + 9));
    if (
      !isCounter ||
      keywordCounterNames.some((name) => name === typed) ||
      !keywordAbilities.some(({ name }) => name === typed)
    )
      return undefined;
    return { span, message: `There are no ${typed} counters: a counter can't give this ability.` };
  },
  why: "Only the simplest keywords have counters that give them: flying, first strike, double strike, deathtouch, haste, hexproof, indestructible, lifelink, menace, reach, trample, vigilance and a few more.",
  help: "Use one of those, or let the creature gain the ability.",
  wrong: [
    "Put a «ward» counter on target creature.",
    "Creature — Elf | When this creature enters, put a «defender» counter on target creature.",
    "Creature — Elf | This creature enters with a «flash» counter on it.",
  ],
  right: ["Put a flying counter on target creature.", "Artifact | {T}: Put a charge counter on this artifact."],
});
