/** (b) A changed leaf of the tree changes the print, at the words of the node it belongs to. */
import { finishWords } from "../../engine/src/grammar/print.ts";
import { stripTree, type TreeNode, walkTree } from "../../engine/src/grammar/tree.ts";
import { oracleGrammar } from "../../engine/src/language/grammar.ts";
import { printLine } from "../../engine/src/language/printLine.ts";
import { printedWords } from "../../engine/src/language/printWords.ts";
import type { LineOfCard } from "./changedCards.ts";

export interface LeafRates {
  tried: number;
  changed: number;
  /** The words of the changed node (or those it holds) are other ones. */
  atItsPlace: number;
  /** Kinds of leaves that left the print, or its place, as it was. */
  byKind: Record<string, number>;
}

/** Puts another entry of the same list, or another number, in the place of each leaf of a line. */
export function countLeafChanges(of: LineOfCard, rates: LeafRates): void {
  const { abilities, names } = of.original.faces[of.face]!;
  const ability = abilities.find(({ span }) => span[0] === of.words[0]?.start);
  if (!ability) return;
  const tree = stripTree(ability.tree, { surface: false });
  const print = (): string | null => {
    try {
      return printLine(tree, names);
    } catch {
      return null;
    }
  };
  const before = print();
  for (const node of walkTree(tree)) {
    const old = node.is ?? node.value;
    const other = otherLeaf(node);
    if (other === undefined) continue;
    const slot = node.value === undefined ? "is" : "value";
    const place = wordsOfNode(tree, node, names);
    node[slot] = other;
    rates.tried++;
    const after = print();
    const isElsewhere = after !== null && place !== null && wordsOfNode(tree, node, names) === place;
    if (after !== before) rates.changed++;
    if (after !== before && !isElsewhere) rates.atItsPlace++;
    else rates.byKind[node.kind] = (rates.byKind[node.kind] ?? 0) + 1;
    node[slot] = old;
  }
}

function otherLeaf(node: TreeNode): string | number | undefined {
  const old = node.is ?? node.value;
  if (old === undefined) return undefined;
  if (typeof node.value === "number") return node.value + 2;
  for (const rule of oracleGrammar().ruleList) {
    if (!rule.lexicon.has(old as string)) continue;
    for (const { kind, entry } of rule.lexicon.values())
      if (kind === node.kind && entry.is !== old) return entry.is as string;
  }
  return undefined;
}

/** The words a node has in the print; null when it can't be told, because it stands on another line of the ability. */
function wordsOfNode(tree: TreeNode, node: TreeNode, names: Parameters<typeof printLine>[1]): string | null {
  const below = new Set<TreeNode>(walkTree(node));
  try {
    const words = finishWords(printedWords(tree, names).raw).filter(({ owner }) => below.has(owner));
    return words.length === 0 ? null : words.map(({ text }) => text).join(" ");
  } catch {
    return null;
  }
}
