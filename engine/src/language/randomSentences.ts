/**
 * Sentences at random, of all that the grammar can print: each must be read, and what was read must print the same. They make no
 * sense; nothing is told by them about meaning, but much about whether reading and printing are two sides of one thing.
 */
import type { Grammar } from "../grammar/grammar.ts";
import { type RandomNumbers, RandomTrees } from "../grammar/randomTrees.ts";
import { stripTree, type TreeNode } from "../grammar/tree.ts";
import { assemble } from "./assemble.ts";
import { oracleGrammar } from "./grammar.ts";
import { printLine } from "./printLine.ts";
import { readFace } from "./read.ts";
import type { CardNames } from "./sentences.ts";

/** Templates inside each other: deeper sentences are longer than any card's. */
const DEEPEST = 4;
/** The rules of whole lines. */
const RULES = ["opening", "keywordLine", "anySentence"] as const;
const NAME = "Soot Herald";
const NAMES: CardNames = { full: NAME };

/** Makes lines at random, without end, and reads them. */
export class RandomSentences {
  private readonly trees: RandomTrees;
  private made = 0;

  constructor(
    random: RandomNumbers,
    private readonly grammar: Grammar = oracleGrammar(),
  ) {
    // A set's own words and other faces' names are found in the text before it is read, and only where a card has them.
    this.trees = new RandomTrees(grammar, random, DEEPEST, ({ kind }) => /^(?:own[A-Z]|faceName|quoted)/.test(kind));
  }

  /** A line at random. */
  next(): string {
    const rule = this.grammar.rule(RULES[this.made++ % RULES.length]!);
    const node = this.trees.treeOf(rule);
    return printLine(
      assemble([{ node, asides: [], effectAt: 0, stop: true, stopSpaced: false }], false),
      NAMES,
      this.grammar,
    );
  }
}

/** What reading a line and printing it again gives: the same line, if all is well; undefined when it is not read. */
export function readBack(line: string, grammar: Grammar = oracleGrammar()): string | undefined {
  const { lines, names } = readFace(
    { name: NAME, typeLine: "Creature — Elf", lines: [{ text: line, start: 0 }] },
    grammar,
  );
  const [reading] = lines;
  if (!reading || reading.unread.length > 0) return undefined;
  return printLine(JSON.parse(JSON.stringify(stripTree(reading.tree))) as TreeNode, names, grammar);
}
