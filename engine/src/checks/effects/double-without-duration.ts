import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child, children, findNode, holds } from "../trees.ts";
import { isCarriedOut, withDuration } from "./durations.ts";

/** “Double target creature's power.” */
export const doubleWithoutDuration = check("double-without-duration", {
  ref: "ACT28",
  severity: "warning",
  rules: [cr("701.10a"), cr("611.2a")],
  on: "double",
  test: (node, place) => {
    const isOfPower = ({ kind, is }: { kind: string; is?: unknown }): boolean =>
      kind === "stat" && ["power", "toughness", "powerAndToughness"].includes(is as string);
    if (place.subject?.kind === "unknownName" || place.isHalfRead || !isCarriedOut(node, place)) return false;
    if (!findNode(child(node, "what"), isOfPower)) return false;
    return !place.parents.some(
      (parent) =>
        holds(parent, "duration", "untilEvent") || children(parent, "tails").some(({ kind }) => kind === "forAsLong"),
    );
  },
  message: (place) => `“${place.words()}” does not say for how long.`,
  fixes: (place) => withDuration(place, "Until end of turn", "untilEndOfTurn"),
  why: "To double a creature's power is to give it that much more; without an end the bonus would stay for the rest of the game.",
  help: "Add “until end of turn”.",
  wrong: [
    "Instant | «Double target creature's power».",
    "Creature — Elf | Whenever this creature attacks, «double its power».",
    "Creature — Elf | {2}: «Double this creature's power and toughness».",
    "Choose one —\n• «Double the power of each creature you control».\n• Draw a card.",
  ],
  right: [
    "Instant | Double target creature's power until end of turn.",
    "Double the number of +1/+1 counters on target creature.",
    "Double target player's life total.",
  ],
  fixed: ["Instant | Double target creature's power until end of turn."],
});
