import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child, children, holds, made } from "../trees.ts";
import { isCarriedOut, withDuration } from "./durations.ts";

/** “Prevent the next 3 damage that would be dealt to any target.” */
export const preventionWithoutDuration = check("prevention-without-duration", {
  ref: "ACT30",
  severity: "warning",
  rules: [cr("615.1"), cr("611.2a")],
  on: ["prevent", "preventAlone"],
  test: (node, place) => {
    if (node.kind === "preventAlone") return !holds(place.above("clause"), "insteadTail", "duration");
    if (node.thisTurn || node.nextThisTurn || node.nextDivided || place.isHalfRead) return false;
    if (!isCarriedOut(node, place)) return false;
    if (!children(node, "damage").some(({ kind }) => kind === "damage") || place.above("ifThen", "ifWould"))
      return false;
    return !place.parents.some(
      (parent) =>
        holds(parent, "duration", "timeAdverb", "untilEvent", "instead", "would", "thatDamage") ||
        children(parent, "tails").some(({ kind }) => kind === "forAsLong" || kind === "when"),
    );
  },
  message: (place) =>
    `“${place.words()}” does not say ${place.node.kind === "prevent" ? "for how long" : "which damage, and for how long"}.`,
  fixes: (place) => {
    const to = child(place.node, "to");
    const next = place.node.all ? undefined : true;
    const prevent = made("prevent", {
      next,
      damage: child(place.node, "damage"),
      to: to && made("to", { to }),
    });
    const isWhole = place.node.kind === "preventAlone";
    if (isWhole && next && !to) return [];
    return withDuration(place, "This turn", "thisTurn", isWhole ? { verbs: prevent } : {});
  },
  why: "A prevention effect waits like a shield for damage to come; without an end it would wait for the rest of the game.",
  help: "Write “Prevent the next 3 damage that would be dealt to any target this turn.”",
  wrong: [
    "Instant | «Prevent 3 damage to target creature».",
    "Instant | «Prevent all combat damage».",
    "Creature — Cleric | {T}: «Prevent the next 1 damage».",
    "Instant | «Prevent the next 3 damage that would be dealt to any target».",
    "Creature — Cleric | {T}: «Prevent the next 1 damage that would be dealt to target creature».",
    "Instant | «Prevent all damage that would be dealt to target creature».",
    "Instant | Choose one —\n• «Prevent all combat damage that would be dealt».\n• Draw a card.",
  ],
  right: [
    "Instant | Prevent the next 3 damage that would be dealt to any target this turn.",
    "Instant | Prevent all combat damage that would be dealt this turn.",
    "Instant | Prevent the next 3 damage that would be dealt to any target this turn by a source of your choice.",
    "Creature — Cleric | Prevent all damage that would be dealt to this creature.",
    "Creature — Cleric | If a source would deal damage to you, prevent 1 of that damage.",
  ],
  fixed: [
    "Instant | Prevent the next 3 damage that would be dealt to target creature this turn.",
    "Instant | Prevent all combat damage that would be dealt this turn.",
    null,
    "Instant | Prevent the next 3 damage that would be dealt to any target this turn.",
  ],
});
