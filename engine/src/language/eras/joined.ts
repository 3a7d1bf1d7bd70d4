/** Two sentences of old that are one today. */
import { sameMeaning, type TreeNode } from "../../grammar/tree.ts";
import { nodesIn } from "./phrases.ts";
import { changed, type Clue, type ContextWording, partOf, tagged, withParts } from "./shape.ts";

/** Nodes that hold sentences in a row. */
export const ABILITIES = ["statement", "activatedAbility", "triggeredAbility", "loyaltyAbility"];

/** How two sentences become one, and one two. */
export interface Joining {
  readonly tag: string;
  readonly clues: readonly Clue[];
  readonly join: (first: TreeNode, second: TreeNode) => TreeNode | undefined;
  readonly split: (sentence: TreeNode) => readonly [TreeNode, TreeNode] | undefined;
}

/** An old wording of two sentences: both stay whole in the surface of the one that they are today. */
export function joinedSentences({ tag, clues, join, split }: Joining): ContextWording {
  return {
    inContext: true,
    tag,
    kinds: ABILITIES,
    clues,
    today(node) {
      const effects = nodesIn(node, "effects");
      for (let i = 0; i + 1 < effects.length; i++) {
        const [first, second] = [effects[i]!, effects[i + 1]!];
        const sentence = join(first, second);
        const reminders = sentence && asidesOfJoined(node, i);
        if (!sentence || !reminders) continue;
        const whole = tagged(withParts(sentence, { first, second }), tag);
        if (first.span && second.span) whole.span = [first.span[0], second.span[1]];
        const today = changed(node, { effects: [...effects.slice(0, i), whole, ...effects.slice(i + 2)] });
        return reminders.length ? { ...today, surface: { ...today.surface, reminders } } : today;
      }
      return undefined;
    },
    before(node) {
      const { first, second } = node.surface?.parts ?? {};
      if (!first || !second) return undefined;
      const again = join(first, second);
      const rest = partOf(partOf(node, "first").rest, "second").rest;
      return again && sameMeaning(again, rest) ? { kind: "sentences", items: [first, second] } : undefined;
    },
    old(node) {
      const effects = nodesIn(node, "effects");
      for (const [i, effect] of effects.entries()) {
        const two = hasAsideBehind(node, i) ? undefined : split(effect);
        if (two) return changed(node, { effects: [...effects.slice(0, i), ...two, ...effects.slice(i + 1)] });
      }
      return undefined;
    },
  };
}

/** Reminder texts of an ability whose sentence `at` is joined with the next; undefined where one stands in or between these. */
function asidesOfJoined(node: TreeNode, at: number): TreeNode[] | undefined {
  const result: TreeNode[] = [];
  for (const aside of node.surface?.reminders ?? []) {
    const effect = aside.effect as number;
    if (effect === at || (effect === at + 1 && aside.after !== undefined)) return undefined;
    result.push(effect > at ? { ...aside, effect: effect - 1 } : aside);
  }
  return result;
}

const hasAsideBehind = (node: TreeNode, effect: number): boolean =>
  (node.surface?.reminders ?? []).some((aside) => (aside.effect as number) >= effect);
