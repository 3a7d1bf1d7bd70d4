import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { hasWording } from "../trees.ts";
import { activation, namesAbility, restrictionOf, today } from "./restrictions.ts";

/** “Activate this ability only once per turn.” */
export const oncePerTurn = check("long-once-each-turn", {
  ref: "CST09",
  severity: "warning",
  rules: [cr("602.5b")],
  since: "pre-STX",
  tags: ["deprecated"],
  on: "clause",
  test: (node) => {
    const when = restrictionOf(node);
    if (!when || !["once", "noMoreThanTimes"].includes(when.kind) || !activation(node)) return false;
    return (
      namesAbility(activation(node)) ||
      hasWording(activation(node), "activate-in-own-words") ||
      (when.surface?.wording?.length ?? 0) > 0
    );
  },
  message: (place) =>
    `“${place.words()}” is worded “Activate ${restrictionOf(place.node)!.kind === "once" ? "only once" : "no more than twice"} each turn” today.`,
  why: "It says the same in fewer words, and cards say “each turn” of what happens every turn.",
  help: "Write “Activate only once each turn.”",
  fixes: (place) => [today(place, restrictionOf(place.node)!)],
  wrong: [
    "Artifact | {2}: Draw a card. «Once per turn».",
    "Artifact | {2}: Draw a card. «Activate only once a turn».",
    "Artifact | {2}: Draw a card. «Activate no more than twice per turn».",
    "Artifact | {2}: Draw a card. «Activate this ability only once per turn».",
    "Artifact | {2}: Draw a card. «Activate this ability only once each turn».",
    "Creature — Elf | {G}: Untap target land. «Activate only once per turn».",
  ],
  right: ["Artifact | {2}: Draw a card. Activate only once each turn."],
  fixed: [
    "Artifact | {2}: Draw a card. Activate only once each turn.",
    "Artifact | {2}: Draw a card. Activate only once each turn.",
    "Artifact | {2}: Draw a card. Activate no more than twice each turn.",
  ],
});
