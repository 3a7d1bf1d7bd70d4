import type { TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child, findNode, made } from "../trees.ts";
import { beginningOf } from "./beginnings.ts";

/** “At end of turn, …” */
export const atEndOfTurn = check("at-end-of-turn", {
  ref: "TRG04 TRG21",
  severity: "warning",
  rules: [cr("513.1"), cr("603.7")],
  tags: ["deprecated"],
  on: ["endOf", "endOfTurn"],
  test: (node) => node.kind === "endOfTurn" || child(node, "of")?.is === "turn" || isTurn(child(node, "phase")),
  message: (place) => `“${place.words()}” is worded “the beginning of the … end step” today.`,
  why: "The turn ends after the end step and the cleanup step; what once was said to happen “at end of turn” happens as the end step begins.",
  help: "Write “at the beginning of the next end step”, or “At the beginning of your end step” for an ability that triggers each turn.",
  fixes: (place) => {
    const endStep = made("phase", { is: "endStep", surface: { inflected: [0] } });
    const next = made("beginningOf", { phase: made("nextPhase", { phase: endStep }) });
    const each = made("beginningOf", { phase: made("eachPhase", { phase: endStep }) });
    return place.isIn("triggeredAbility", "trigger")
      ? [
          place.replace("In each end step", false, place.node, each),
          place.replace("In your end step", false, place.node, beginningOf("endStep")),
        ]
      : [place.replace("In the next end step", false, place.node, next)];
  },
  wrong: [
    "Enchantment | At «end of turn», draw a card.",
    "Exile target creature. Return it to the battlefield under its owner's control at «end of turn».",
    "Creature — Elf | At «the end of turn», sacrifice this creature.",
    "Creature — Elf | Whenever this creature attacks, sacrifice it at «end of turn».",
  ],
  right: [
    "Enchantment | At the beginning of your end step, draw a card.",
    "Creature — Elf | Whenever this creature attacks, sacrifice it at end of combat.",
    "Target creature gets +1/+1 until end of turn.",
  ],
});

function isTurn(phase: TreeNode | undefined): boolean {
  return findNode(phase, (below) => below.kind === "phase" && below.is === "turn") !== undefined;
}
