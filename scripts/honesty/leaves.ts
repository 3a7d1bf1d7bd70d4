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
    for (const { slot, value } of otherLeaves(node)) {
      const old = node[slot];
      const place = wordsOfNode(tree, node, names);
      node[slot] = value;
      rates.tried++;
      const after = print();
      const isElsewhere = after !== null && place !== null && wordsOfNode(tree, node, names) === place;
      if (after !== before) rates.changed++;
      if (after !== before && !isElsewhere) rates.atItsPlace++;
      else rates.byKind[`${node.kind}.${slot}`] = (rates.byKind[`${node.kind}.${slot}`] ?? 0) + 1;
      node[slot] = old;
    }
  }
}

interface Leaf {
  readonly slot: string;
  readonly value: string | number | undefined;
}

/** Zones that are kinds of their own, each with another one. */
const OTHER_ZONES: Readonly<Record<string, string>> = {
  battlefieldZone: "exileZone",
  exileZone: "battlefieldZone",
  stackZone: "commandZone",
  commandZone: "stackZone",
};
const SLOTS_OF_NUMBER = /^(?:is|value|text|symbol)$/;

/** What may stand in the place of the leaves of a node: another word of the list, number, keyword or zone; or “not” taken away. */
function otherLeaves(node: TreeNode): Leaf[] {
  const leaves: Leaf[] = [];
  const zone = OTHER_ZONES[node.kind];
  if (zone) leaves.push({ slot: "kind", value: zone });
  for (const slot of ["negative", "other"]) if (node[slot] === true) leaves.push({ slot, value: undefined });
  if (typeof node.value === "number") return [...leaves, { slot: "value", value: node.value + 2 }];
  if (node.kind === "keyword") return [...leaves, { slot: "is", value: node.is === "flying" ? "haste" : "flying" }];
  const word = otherWord(node);
  if (word !== undefined) return [...leaves, { slot: node.value === undefined ? "is" : "value", value: word }];
  for (const slot of Object.keys(node)) {
    const value = node[slot];
    if (SLOTS_OF_NUMBER.test(slot) && typeof value === "string" && /\d/.test(value) && node.kind !== "reminder")
      leaves.push({ slot, value: value.replace(/\d/, (digit) => String((Number(digit) + 3) % 10)) });
  }
  return leaves;
}

/** Another word of the list that a leaf is from. */
function otherWord(node: TreeNode): string | undefined {
  const old = node.is ?? node.value;
  if (old === undefined) return undefined;
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
