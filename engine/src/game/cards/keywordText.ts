/**
 * What a keyword stands for, as trees: its definition's rules text with the card's values filled in, read like any text. The words
 * of the result all point at the keyword on the card.
 */
import type { TreeNode } from "../../grammar/tree.ts";
import { isNode } from "../../grammar/tree.ts";
import { keywordById, meaningLines } from "../../keywords/keywords.ts";
import type { KeywordValues } from "../../keywords/template.ts";
import { oracleGrammar } from "../../language/grammar.ts";
import { Printer, joinWords } from "../../grammar/print.ts";
import { ownKeywordMeaning } from "../../language/ownWords.ts";
import { readFace } from "../../language/read.ts";
import { standsForText } from "../keywords/keywordMeanings.ts";
import { word } from "../treeAccess.ts";

/** The trees of the abilities a keyword stands for; none for keywords that the rules know by name. */
export function keywordText(keyword: TreeNode): TreeNode[] {
  const own = ownKeywordMeaning(keyword, printed);
  if (own) return linesRead(own.lines.join("\n")).map((tree) => atKeyword(tree, keyword));
  const is = word(keyword);
  if (!standsForText(is)) return [];
  const definition = keywordById(is)!;
  const values: Record<string, string | number> = {};
  for (const { hole } of definition.parameters) {
    const value = keyword[hole];
    if (isNode(value)) values[hole] = printed(value);
  }
  const lines = meaningLines(definition, values as KeywordValues) ?? [];
  const trees = linesRead(lines.join("\n"));
  return trees.map((tree) => atKeyword(tree, keyword));
}

const readings = new Map<string, TreeNode[]>();

/** Readings of the same text are kept: the same few keywords stand on thousands of cards. */
function linesRead(text: string): TreeNode[] {
  let trees = readings.get(text);
  if (!trees) {
    const lines = text.split("\n").map((line) => ({ text: line, start: 0 }));
    trees = readFace({ name: SELF, typeLine: "Creature", lines }).lines.map((line) => line.tree);
    readings.set(text, trees);
  }
  return trees;
}

/** What the card calls itself in the texts that keywords stand for, whatever it is called on the card. */
const SELF = "This permanent";

/** A parameter as it is written on the card, but for the card's name. */
function printed(node: TreeNode): string {
  const printer = new Printer(oracleGrammar(), { names: { full: SELF, short: SELF } });
  printer.print(node);
  return joinWords(printer.words);
}

/** A copy of a tree all of whose words are the keyword's. */
function atKeyword(node: TreeNode, keyword: TreeNode): TreeNode {
  const copy: TreeNode = { kind: node.kind };
  for (const slot of Object.keys(node)) {
    const value = node[slot];
    if (slot === "span") continue;
    if (Array.isArray(value))
      copy[slot] = (value as unknown[]).map((item) => (isNode(item) ? atKeyword(item, keyword) : item)) as TreeNode[];
    else copy[slot] = isNode(value) && slot !== "surface" ? atKeyword(value, keyword) : value;
  }
  if (keyword.span) copy.span = keyword.span;
  return copy;
}
