import type { TreeNode } from "../../grammar/tree.ts";
import { child, children, made, verbsIn } from "../trees.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";

function durationOf(clause: TreeNode): TreeNode | undefined {
  const tail = children(clause, "tails").find(({ kind }) => kind === "until");
  const duration = child(tail, "duration");
  return duration?.is === "untilEndOfTurn" ? duration : undefined;
}

/** “can't block until end of turn” */
export const cantUntilEndOfTurn = check("cant-until-end-of-turn", {
  ref: "DUR03",
  severity: "warning",
  rules: [cr("611.2a")],
  on: "clause",
  test: (node) => {
    if (verbsIn(child(node, "verbs")).at(-1)?.kind !== "cannot") return false;
    const until = durationOf(node);
    return until !== undefined && { at: until };
  },
  message: "What can't be done “until end of turn” can't be done “this turn”.",
  fixes: (place) => {
    if (child(place.node, "verbs")?.kind !== "cannot") return [];
    const until = durationOf(place.node)!;
    return [place.replace("Write “this turn”", true, until, made("duration", { is: "thisTurn" }))];
  },
  why: "Cards say of what is forbidden for a turn that it can't be done “this turn”.",
  help: "Write “can't block this turn”.",
  wrong: [
    "Target creature can't block «until end of turn».",
    "Creature — Elf | When this creature enters, target creature can't attack «until end of turn».",
    "Target creature gets +1/+1 and can't be blocked «until end of turn».",
    "Choose one —\n• Players can't gain life «until end of turn».\n• Draw a card.",
  ],
  right: ["Target creature can't block this turn."],
  fixed: ["Target creature can't block this turn."],
});
