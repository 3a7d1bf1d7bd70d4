/** Headers of modes, and lines that are no sentence: levels of a class. */
import type { GrammarBuilder } from "../grammar/grammar.ts";
import { isNode, type TreeNode } from "../grammar/tree.ts";
import { verb } from "./verbs.ts";

const MODE_COUNTS = {
  one: "one",
  two: "two",
  three: "three",
  four: "four",
  both: "both",
  oneOrBoth: "one or both",
  oneOrMore: "one or more",
  oneOrTwo: "one or two",
  twoOrMore: "two or more",
  upToOne: "up to one",
  upToTwo: "up to two",
  upToThree: "up to three",
  upToFour: "up to four",
  upToFive: "up to five",
  upToX: "up to X",
  x: "X",
  anyNumber: "any number",
  oneAtRandom: "one at random",
  twoAtRandom: "two at random",
  oneNotChosen: "one that hasn't been chosen",
  oneNotChosenThisTurn: "one that hasn't been chosen this turn",
} as const;

/** A header's tree, now that modes follow it: "choose one" in it means one of them. */
export function withModes(tree: TreeNode): TreeNode {
  const what = tree.what;
  if (tree.kind === "choose" && isNode(what) && what.kind === "pronoun" && what.is === "one" && !tree.from) {
    const how: TreeNode = { kind: "modeCount", is: "one", ...(what.span ? { span: what.span } : {}) };
    return { ...stripMaker(tree), kind: "chooseModes", inText: true, how };
  }
  let changed = false;
  const copy: TreeNode = { ...tree };
  for (const name of Object.keys(tree)) {
    const value = tree[name];
    const mapped = isNode(value)
      ? withModes(value)
      : Array.isArray(value)
        ? (value as TreeNode[]).map((item) => (isNode(item) ? withModes(item) : item))
        : value;
    const same =
      mapped === value || (Array.isArray(mapped) && mapped.every((item, i) => item === (value as TreeNode[])[i]));
    if (same) continue;
    copy[name] = mapped;
    changed = true;
  }
  return changed ? copy : tree;
}

function stripMaker(tree: TreeNode): TreeNode {
  const { kind, span, surface } = tree;
  return { kind, ...(span ? { span } : {}), ...(surface ? { surface } : {}) };
}

export function defineModalHeaders(g: GrammarBuilder): void {
  g.templates("opening", {
    classLevel: ["{costs@:cost}: level {level:number}", "{costs+,:cost} {costs:cost}: level {level:number}"],
  });
  g.templates("verb", {
    chooseModes: [
      "choose{s} {how:modeCount} —",
      "choose{s} {how:modeCountInText} => inText",
      "choose{s} up to {amount:count} {cost:mana} worth of modes",
    ],
  });
  const counts = Object.entries(MODE_COUNTS).map(([is, text]) => ({ is, text }));
  g.lexicon("modeCount", "modeCount", counts);
  // "Choose one" in a sentence is a choice of something named before, unless modes follow (`withModes`).
  g.lexicon(
    "modeCountInText",
    "modeCount",
    counts.filter((count) => count.is !== "one"),
  );
  verb(g, "chooseSameMode", "choose", "the same mode more than once", { past: "chose", participle: "chosen" });
}
