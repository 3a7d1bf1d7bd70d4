import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { hasWording, made } from "../trees.ts";
import { activation, namesAbility, restrictionOf, today } from "./restrictions.ts";

const SORCERY_TAGS = ["any-time-sorcery", "sorcery-speed", "at-sorcery-speed", "any-time-you-could-cast-a-sorcery"];

/** “Activate this ability only any time you could cast a sorcery.” */
export const sorceryTiming = check("long-sorcery-timing", {
  ref: "CST08",
  severity: "warning",
  rules: [cr("602.5d")],
  since: "pre-STX",
  tags: ["deprecated"],
  on: ["clause", "sorcerySpeed"],
  test: (node) => {
    if (node.kind === "sorcerySpeed") return true;
    const when = restrictionOf(node);
    if (when?.kind !== "asSorcery" || !activation(node)) return false;
    return (
      namesAbility(activation(node)) ||
      hasWording(activation(node), "activate-in-own-words") ||
      hasWording(when, ...SORCERY_TAGS)
    );
  },
  message: (place) => `“${place.words()}” is worded “Activate only as a sorcery” today.`,
  why: "It says the same in fewer words, and every card has been reworded so.",
  help: "Write “Activate only as a sorcery.”",
  fixes: (place) => [today(place, made("asSorcery"))],
  wrong: [
    "Artifact | {2}, {T}: Draw a card. «Activate this ability only any time you could cast a sorcery».",
    "Artifact | {2}, {T}: Draw a card. «Activate this ability only as a sorcery».",
    "Creature — Elf | {G}: Untap target land. «Activate only any time you could cast a sorcery».",
    "Creature — Elf | {G}: Untap target land. «Sorcery speed only».",
    "Creature — Elf | {G}: Untap target land. «Only as a sorcery».",
    "Creature — Elf | {G}: Untap target land. «Activate this ability only at sorcery speed».",
    "Creature — Elf | {G}: Untap target land. «Use this ability only when you could cast a sorcery».",
  ],
  right: ["Artifact | {2}, {T}: Draw a card. Activate only as a sorcery."],
  fixed: ["Artifact | {2}, {T}: Draw a card. Activate only as a sorcery."],
});
