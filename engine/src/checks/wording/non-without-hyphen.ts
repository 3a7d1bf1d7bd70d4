import type { TreeNode } from "../../grammar/tree.ts";
import { wordingCheck } from "../check.ts";
import { child, hasWording } from "../trees.ts";

/** Whether a word is a part of “nongoblin” or “non Goblin”, which is told of as a whole. */
export function isJoinedToNon(node: TreeNode, parent: TreeNode | undefined): boolean {
  return hasWording(node, "no-hyphen") || hasWording(parent, "no-hyphen");
}

/** “nonGoblin” */
export const nonWithoutHyphen = wordingCheck("non-without-hyphen", {
  ref: "CAP07",
  severity: "warning",
  rules: [],
  wording: "no-hyphen",
  wholePhrase: true,
  message: (place) => `“${place.words()}”: a hyphen stands before a word with a capital.`,
  fixes: (place) => {
    const name = String(child(place.node, "quality")?.is);
    return [place.edit(`Write “non-${name}”`, true, { span: place.span(), text: `non-${name}` })];
  },
  why: "“Non” is joined to small words (“noncreature”), and by a hyphen to names with a capital (“non-Goblin”).",
  help: "Write “non-Goblin”.",
  wrong: [
    "Destroy target «nonGoblin» creature.",
    "Creature — Elf | Whenever a «nonHuman» creature you control dies, draw a card.",
    "Choose one —\n• Destroy target «nonElf» creature.\n• Draw a card.",
    "Destroy target «nongoblin» creature.",
    "Destroy target «non Goblin» creature.",
  ],
  right: ["Destroy target non-Goblin creature.", "Destroy target nonblack creature."],
  fixed: ["Destroy target non-Goblin creature."],
});
