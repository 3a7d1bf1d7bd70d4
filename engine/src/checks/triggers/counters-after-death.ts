import type { TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { faceCheck } from "../check.ts";
import { spanOf } from "../judgedCard.ts";
import { child, findNode, holds, isSelf } from "../trees.ts";

/** Counters put on a creature of toughness 0 after it has entered. */
export const zeroToughnessCounters = faceCheck("counters-after-death", {
  ref: "TRG11",
  severity: "error",
  rules: [cr("704.5f"), cr("614.1c")],
  on: "face",
  why: "A creature with toughness 0 is put into its owner's graveyard before an ability that triggered on its entering can resolve.",
  help: "Let it enter with the counters: “This creature enters with two +1/+1 counters on it.”",
  test: (face) => {
    const { stats } = face.source;
    if (stats?.kind !== "powerToughness" || stats.toughness.text !== "0") return [];
    return face.abilities.flatMap(({ tree }) => {
      if (tree.kind !== "triggeredAbility") return [];
      const event = child(tree, "trigger", "event");
      if (child(event, "verbs")?.kind !== "enter" || !isSelf(child(event, "subject"))) return [];
      const put = findNode(
        tree,
        (below) =>
          below.kind === "put" && isOnItself(child(below, "on")) && holds(child(below, "counters"), "statsCounter"),
      );
      const span = put && spanOf(put);
      return span
        ? [{ span, message: "With toughness 0 this creature is gone before the counters are put on it." }]
        : [];
    });
  },
  wrong: [
    "Creature — Hydra 0/0 | When this creature enters, «put two +1/+1 counters on it».",
    "Creature — Hydra 0/0 | When Soot Herald enters, you may pay {2}. If you do, «put three +1/+1 counters on Soot Herald».",
    "Artifact Creature — Construct 2/0 | When this creature enters, «put a +1/+1 counter on this creature».",
  ],
  right: [
    "Creature — Hydra 0/0 | This creature enters with two +1/+1 counters on it.",
    "Creature — Hydra 1/1 | When this creature enters, put two +1/+1 counters on it.",
  ],
});

function isOnItself(on: TreeNode | undefined): boolean {
  return isSelf(on) || (on?.kind === "pronoun" && on.is === "it");
}
