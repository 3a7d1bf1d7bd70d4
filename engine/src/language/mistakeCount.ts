/** How many mistakes a reading takes for granted: of two mistaken readings the one with fewer of them is meant. */
import type { Grammar } from "../grammar/grammar.ts";
import { APART } from "../grammar/ruleTemplates.ts";
import { childNodes, type TreeNode } from "../grammar/tree.ts";

const kindsOf = new WeakMap<Grammar, ReadonlySet<string>>();

/** Kinds that only mistaken wordings make. */
function mistakenKinds(grammar: Grammar): ReadonlySet<string> {
  let kinds = kindsOf.get(grammar);
  if (!kinds) {
    const right = new Set<string>();
    const mistaken = new Set<string>();
    for (const rule of grammar.ruleList)
      for (const kind of grammar.kindsMadeBy(rule)) (rule.mistaken ? mistaken : right).add(kind);
    kinds = new Set([...mistaken].filter((kind) => !right.has(kind)));
    kindsOf.set(grammar, kinds);
  }
  return kinds;
}

/** Counts what is mistaken in a tree: wordings and kinds that are, nouns without the word before them, orders to “target”. */
export function mistakesIn(node: TreeNode, grammar: Grammar): number {
  const kinds = mistakenKinds(grammar);
  let count = 0;
  const visit = (below: TreeNode): void => {
    for (const tag of below.surface?.wording ?? []) if (!APART.test(tag)) count++;
    if (kinds.has(below.kind)) count += below.kind === "unknownName" ? 3 : 1;
    if (below.kind === "target" && below.what !== undefined) count++;
    for (const child of childNodes(below)) visit(child);
  };
  visit(node);
  return count;
}
