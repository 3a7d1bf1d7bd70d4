import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { hasWording } from "../trees.ts";
import { activation, namesAbility, restrictionOf, today } from "./restrictions.ts";

/** “Use this only during combat.” */
export const otherTiming = check("long-activation-restriction", {
  ref: "CST10",
  severity: "warning",
  rules: [cr("602.1b")],
  since: "pre-STX",
  tags: ["deprecated"],
  on: "clause",
  test: (node) => {
    const when = restrictionOf(node);
    const verb = activation(node);
    if (!verb) return false;
    if (!when || when.kind === "asSorcery" || when.kind === "once" || when.kind === "noMoreThanTimes") return false;
    return namesAbility(verb) || hasWording(verb, "use-for-activate", "activate-in-own-words");
  },
  message: (place) => `“${place.words()}” is worded “Activate only …” today.`,
  why: "Which ability is meant is clear from where the sentence stands.",
  help: "Write “Activate only …”.",
  fixes: (place) => [today(place, restrictionOf(place.node)!)],
  wrong: [
    "Artifact | {2}: Draw a card. «Activate this ability only during your turn».",
    "Artifact | {2}: Draw a card. «Use this only during combat».",
    "Artifact | {2}: Draw a card. «Only during your turn».",
    "Artifact | {2}: Draw a card. «Can only be activated during combat».",
    "Artifact | {2}: Draw a card. «This ability can only be activated if you control a Forest».",
    "Creature — Elf | {T}: Draw a card. «Activate this ability only if you control a Forest».",
  ],
  right: ["Artifact | {2}: Draw a card. Activate only during your turn."],
  fixed: ["Artifact | {2}: Draw a card. Activate only during your turn."],
});
