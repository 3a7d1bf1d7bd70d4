import type { TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child, made } from "../trees.ts";

/** The time of a tail, if it is a turn or step that comes next. */
function nextPhase(tail: TreeNode): TreeNode | undefined {
  const phase = child(tail, "time", "phase");
  return phase?.next ? phase : undefined;
}

/** Whether what a permanent doesn't do is untapping. */
function keepsTapped(clause: TreeNode | undefined): boolean {
  const verbs = child(clause, "verbs");
  return verbs?.kind === "not" && child(verbs, "do")?.kind === "untap";
}

/** “doesn't untap next turn” */
export const nextTurnAlone = check("next-turn-alone", {
  ref: "ACT27",
  severity: "warning",
  rules: [cr("502.4"), cr("611.2a")],
  on: ["nextTurnAlone", "when"],
  test: (node, place) => {
    if (node.kind === "nextTurnAlone") return true;
    const phase = nextPhase(node);
    if (place.parent?.kind !== "clause" || !phase || !keepsTapped(place.parent)) return false;
    const isOwn = phase.kind === "phaseOf" && child(phase, "of")?.is === "its";
    return child(phase, "phase")?.is === "turn" || isOwn;
  },
  message: (place) =>
    keepsTapped(place.above("clause"))
      ? "A permanent stays tapped “during its controller's next untap step”."
      : "“Next turn” doesn't say whose turn is meant.",
  fixes: (place) => {
    if (!keepsTapped(place.above("clause"))) return [];
    const isIt = child(place.above("clause"), "subject")?.is !== "they";
    const role = made("role", { is: "controller" });
    const owner = made("playerOf", { of: made("possessivePronoun", { is: isIt ? "its" : "their" }), role });
    const phase = made("phaseOf", {
      next: true,
      of: made("possessive", { of: owner }),
      phase: made("phase", { is: "untapStep" }),
    });
    return [place.replace("Word it as cards do", false, place.node, made("when", { time: made("during", { phase }) }))];
  },
  why: "Permanents untap during their controller's untap step, and the next turn may be another player's.",
  help: "Write “It doesn't untap during its controller's next untap step.”",
  wrong: [
    "Tap target creature. It doesn't untap «next turn».",
    "Creature — Elf | When this creature enters, target creature doesn't untap «next turn».",
    "Tap target creature. It doesn't untap «during its next untap step».",
    "Tap target creature. It doesn't untap «during its controller's next turn».",
    "Choose one —\n• Tap target creature. It doesn't untap «next turn».\n• Draw a card.",
  ],
  right: [
    "Tap target creature. It doesn't untap during its controller's next untap step.",
    "Tap up to two target creatures. Those creatures don't untap during their controller's next untap step.",
  ],
  fixed: [
    "Tap target creature. It doesn't untap during its controller's next untap step.",
    "Creature — Elf | When this creature enters, target creature doesn't untap during its controller's next untap step.",
    "Tap target creature. It doesn't untap during its controller's next untap step.",
  ],
});
