import type { TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child, hasWording, made } from "../trees.ts";

/** Whether a clause says in the present what is only imagined: “as though it doesn't have”. */
function isInPresent(tail: TreeNode): boolean {
  const verbs = child(tail, "clause", "verbs");
  return verbs?.kind === "not" && !verbs.tense && child(verbs, "do")?.kind === "haveAbilities";
}

/** “can attack even though it has defender”, “as if it didn't have defender” */
export const attackDespiteDefender = check("attack-despite-defender", {
  ref: "STA06",
  severity: "warning",
  rules: [cr("702.3b"), cr("609.4")],
  on: ["despiteDefender", "asThough"],
  test: (node) => node.kind === "despiteDefender" || hasWording(node, "as-if") || isInPresent(node),
  message: (place) =>
    place.node.kind === "asThough"
      ? "What a card lets one imagine is worded “as though it didn't …”."
      : "A creature with defender is let attack “as though it didn't have defender”.",
  fixes: (place) => {
    const { node } = place;
    const verbs = child(node, "clause", "verbs");
    const keyword = made("keyword", { is: "defender" });
    const have = made("haveAbilities", { abilities: made("keywords", { items: [keyword] }) });
    const holder = child(node, "holder") ?? made("pronoun", { is: "it" });
    const clause =
      node.kind === "despiteDefender"
        ? made("clause", { subject: holder, verbs: made("not", { tense: "past", do: have }) })
        : isInPresent(node)
          ? made("clause", {
              subject: child(node, "clause", "subject"),
              verbs: made("not", { tense: "past", do: child(verbs, "do") }),
            })
          : child(node, "clause");
    return [place.replace("Word it as cards do", true, node, made("asThough", { clause }))];
  },
  why: "A creature with defender can't attack, and “can't” wins over “can”; only where it counts as one without defender it may.",
  help: "Write “This creature can attack as though it didn't have defender.”",
  wrong: [
    "Creature — Wall | Defender\nThis creature can attack «even though it has defender».",
    "Creature — Wall | Defender\nThis creature can attack «as if it didn't have defender».",
    "Creature — Wall | Defender\n{2}: This creature can attack this turn «despite having defender».",
    "Creature — Wall | Defender\nThis creature can attack «as though it doesn't have defender».",
    "Enchantment | Creatures you control with defender can attack «even though they have defender».",
  ],
  right: ["Creature — Wall | Defender\nThis creature can attack as though it didn't have defender."],
  fixed: [
    "Creature — Wall | Defender\nThis creature can attack as though it didn't have defender.",
    "Creature — Wall | Defender\nThis creature can attack as though it didn't have defender.",
    "Creature — Wall | Defender\n{2}: This creature can attack this turn as though it didn't have defender.",
    "Creature — Wall | Defender\nThis creature can attack as though it didn't have defender.",
    "Enchantment | Creatures you control with defender can attack as though they didn't have defender.",
  ],
});
