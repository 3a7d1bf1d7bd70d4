import type { TreeNode } from "../../grammar/tree.ts";
import type { ReferenceProblem } from "../../language/meaning/index.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import type { Fix } from "../finding.ts";
import type { Place } from "../place.ts";
import { child, isSelf, objects } from "../trees.ts";
import { candidatesInWords, looksBack, problemOf } from "./problems.ts";

/** “Target creature you control fights target creature you don't control. Destroy it.” */
export const ambiguousReference = check("ambiguous-reference", {
  ref: "SLF10",
  severity: "warning",
  rules: [cr("608.2c")],
  on: ["pronoun", "possessivePronoun", "objects"],
  test: (node, place) => {
    if (!looksBack(node)) return false;
    const problem = problemOf(node, place);
    if (problem?.kind !== "several equally good") return false;
    return {
      message: `“${place.words()}” can be ${candidatesInWords(problem, place)}.`,
      fixes: [saidOfOther(problem, place)],
    };
  },
  message: "This can be one of two.",
  why: "Where two things were named that both fit, nobody can tell which of them is meant.",
  help: "Name it: “that creature”, “the creature you control”.",
  wrong: [
    "Target creature you control fights target creature you don't control. Destroy «it».",
    "Creature — Elf | Whenever this creature deals combat damage to a creature, exile «it».",
    "Target Goblin and target Elf gain haste until end of turn. «Its» controller gains 3 life.",
    "Target creature you control deals damage equal to its power to target creature an opponent controls. «Its» owner shuffles it into their library.",
  ],
  right: [
    "Creature — Elf | Whenever this creature deals combat damage to a creature, exile that creature.",
    "Enchantment | Whenever a creature you control deals combat damage to a creature, it gets +1/+1 until end of turn.",
    "Enchantment | If a source you control would deal damage to a permanent, it deals that much damage plus 1 to that permanent instead.",
    "Copy target instant spell, then return it to its owner's hand.",
    "Manifest the top card of your library, then put two +1/+1 counters on it.",
  ],
  fixed: [null, "Creature — Elf | Whenever this creature deals combat damage to a creature, exile that creature."],
});

/** Of the card itself and another thing the other one is hardly ever called "it": "that creature". */
function saidOfOther({ candidates }: ReferenceProblem, place: Place): Fix | undefined {
  const other = candidates.find(({ node }) => !isSelf(node))?.node;
  if (!other || place.node.kind !== "pronoun" || !candidates.some(({ node }) => isSelf(node))) return undefined;
  const noun: TreeNode | undefined = child(other, "noun");
  if (other.kind !== "objects" || noun?.kind !== "cardType") return undefined;
  const words = objects("that", { kind: noun.kind, is: noun.is! });
  return place.replace("Name the other one", false, place.node, words);
}
