import type { TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import type { Place } from "../place.ts";
import { child, children } from "../trees.ts";
import { withoutSlot } from "../rewriting.ts";

const durationIn = (tails: readonly TreeNode[]): TreeNode | undefined => tails.find(({ kind }) => kind === "until");
const isOf = (tail: TreeNode | undefined): unknown => child(tail, "duration")?.is;

/** The verbs beside this one (and it) that say the same duration. */
function twins({ node, parent }: Place): readonly TreeNode[] {
  const own = isOf(durationIn(children(node, "tails")));
  return children(parent, "items").filter(
    (item) => item.kind === "withTail" && isOf(durationIn(children(item, "tails"))) === own,
  );
}

/** “gets +1/+0 until end of turn and gains haste until end of turn” */
export const durationTwice = check("duration-twice", {
  ref: "DUR04",
  severity: "warning",
  rules: [cr("611.2a")],
  on: ["withTail", "clause"],
  test: (node, place) => {
    const own = durationIn(children(node, "tails"));
    if (!isOf(own)) return false;
    const outer =
      node.kind === "withTail"
        ? twins(place)[0] === node && durationIn(children(place.above("clause"), "tails"))
        : place.slot === "then" && child(place.parent, "when");
    return outer && isOf(outer) === isOf(own) && { at: own! };
  },
  message: (place) => `“${place.words(durationIn(children(place.node, "tails")))}” is said twice of the same sentence.`,
  why: "One duration at the end reaches over everything that is joined before it.",
  help: "Write “gets +1/+0 and gains haste until end of turn”.",
  fixes: (place) => {
    const alone = (node: TreeNode): TreeNode => {
      const tails = children(node, "tails").filter((tail) => tail !== durationIn(children(node, "tails")));
      if (tails.length > 0) return { ...node, tails };
      return node.kind === "withTail" ? child(node, "verb")! : withoutSlot(node, "tails");
    };
    const { node } = place;
    const all = node.kind === "withTail" ? twins(place) : [node];
    return [
      place.replaceAll(
        "Say it once",
        true,
        all.map((one) => [one, alone(one)]),
      ),
    ];
  },
  wrong: [
    "Target creature gets +1/+0 «until end of turn» and gains haste until end of turn.",
    "Creature — Elf | Whenever this creature attacks, it gets +2/+0 «until end of turn» and gains trample until end of turn.",
    "Choose one —\n• Creatures you control get +1/+1 «until end of turn» and gain reach until end of turn.\n• Draw a card.",
    "Target creature gets +1/+0 «until end of turn», gains haste until end of turn, and gains reach until end of turn.",
    "Until end of turn, target creature gets +1/+0 «until end of turn».",
  ],
  right: [
    "Target creature gets +1/+0 and gains haste until end of turn.",
    "Target creature gets +1/+0 until end of turn and can't be blocked this turn.",
  ],
  fixed: ["Target creature gets +1/+0 and gains haste until end of turn."],
});
