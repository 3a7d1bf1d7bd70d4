import { stripTree, type TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child, children, isTarget, made } from "../trees.ts";

const key = (phrase: TreeNode): string => JSON.stringify(stripTree(phrase, { surface: false }));

/** What a sentence is done to, or who does it, if that is one target. */
function targetsOf(sentence: TreeNode): TreeNode[] {
  if (sentence.kind !== "clause") return [];
  const verbs = child(sentence, "verbs");
  return [child(sentence, "subject"), child(verbs, "what")].filter(
    (phrase): phrase is TreeNode =>
      phrase?.kind === "objects" &&
      isTarget(phrase) &&
      !child(phrase, "determiner")!.quantity &&
      !child(phrase, "determiner")!.other,
  );
}

/** “Tap target creature. Target creature doesn't untap …” */
export const targetNamedAgain = check("target-named-again", {
  ref: "TGT09",
  severity: "warning",
  rules: [cr("115.3"), cr("601.2c")],
  on: "objects",
  test: (node, place) => {
    const clause = place.parent;
    const isTold = clause?.kind === "clause" && place.slot === "subject";
    if (!isTold || !isTarget(node) || place.slots.at(-2) !== "effects") return false;
    const effects = children(place.parents.at(-2), "effects");
    const before = effects[effects.indexOf(clause!) - 1];
    return (
      before !== undefined &&
      targetsOf(clause!).includes(node) &&
      targetsOf(before).some((one) => key(one) === key(node))
    );
  },
  message: (place) => `“${place.words()}” would be another target: the one before is “it”.`,
  fixes: (place) => {
    const is = child(place.node, "noun")?.kind === "playerNoun" ? "they" : "it";
    return is === "it" ? [place.replace("Write “it”", false, place.node, made("pronoun", { is }))] : [];
  },
  why: "Each time the word “target” is used something is chosen anew, and it may be something else.",
  help: "Write “it” for the same one, or “another target creature” for a second one.",
  wrong: [
    "Tap target creature. «Target creature» doesn't untap during its controller's next untap step.",
    "Instant | Target creature gets +2/+2 until end of turn. «Target creature» gains trample until end of turn.",
    "Creature — Elf | When this creature enters, tap target creature an opponent controls. «Target creature an opponent controls» doesn't untap during its controller's next untap step.",
    "Choose one —\n• Tap target creature. «Target creature» loses flying until end of turn.\n• Draw a card.",
  ],
  right: [
    "Tap target creature. It doesn't untap during its controller's next untap step.",
    "Destroy target artifact. Destroy target enchantment.",
    "Target creature gets +1/+1 until end of turn. Another target creature gets -1/-1 until end of turn.",
  ],
  fixed: [
    "Tap target creature. It doesn't untap during its controller's next untap step.",
    "Instant | Target creature gets +2/+2 until end of turn. It gains trample until end of turn.",
  ],
});
