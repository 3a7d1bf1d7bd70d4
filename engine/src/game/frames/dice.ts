/**
 * Rolling dice (CR 706): the result comes from the chance of the game, and later words ask for it.
 */
import type { AmountMeaning } from "../amounts/amounts.ts";
import { randomBelow } from "../chance.ts";
import { type EffectVerbMeaning, forEachPlayer } from "../effects/clause.ts";
import { cause } from "../events/pipeline.ts";
import type { Table } from "../meaning.ts";
import { cr } from "../rules.ts";
import type { Scope } from "../scope.ts";
import { type TreeNode, child, maybeChild, word } from "../treeAccess.ts";

const SIDES_IN_WORDS: Readonly<Record<string, number>> = { "six-sided die": 6, "twenty-sided die": 20 };

/** How many sides a die has (CR 706.1a); null for dice without numbers. */
function sidesOf(die: string): number | null {
  const match = /^d(\d+)$/.exec(die);
  return match ? Number(match[1]) : (SIDES_IN_WORDS[die] ?? null);
}

/** The result of the last roll because of this spell or ability; null when there was none. */
export function resultOf({ happened }: Scope): number | null {
  for (let index = happened.length - 1; index >= 0; index--) {
    const event = happened[index]!;
    if (event.kind === "keywordAction" && event.verb === "roll") return event.amount;
  }
  return null;
}

function problemOf(node: TreeNode): string | null {
  const dice = child(node, "dice");
  if (maybeChild(dice, "determiner")?.kind !== "a") return "rolling several dice is not modelled";
  return sidesOf(word(child(dice, "die"))) === null ? "this die is not modelled" : null;
}

export const diceVerbs: Table<EffectVerbMeaning> = {
  roll: {
    slots: { dice: "value" },
    unknown: problemOf,
    run: (scope, node, clause) => {
      const sides = sidesOf(word(child(child(node, "dice"), "die"))) ?? 1;
      forEachPlayer(scope, clause, (player) => {
        const amount = 1 + randomBelow(scope.game, sides);
        cause(scope, { kind: "keywordAction", verb: "roll", player, objects: [], amount }, cr("706.2"), cr("706.1a"));
      });
    },
  },
};

export const diceAmounts: Table<AmountMeaning> = {
  theResult: { value: (scope) => resultOf(scope) ?? scope.lastAmount ?? 0 },
};
