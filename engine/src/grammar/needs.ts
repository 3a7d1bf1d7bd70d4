/**
 * Words without which a reading cannot come to the end of its template: behind "{costs}" a colon must follow somewhere, behind
 * "{possessor}" an apostrophe. A reading that needs a word which the rest of the sentence does not hold is given up at once,
 * with all that it would have begun.
 */
import type { TrieNode } from "./definitions.ts";

/** The need of a node that needs nothing. */
export const NO_NEED = 0;

/** A need of more words than this is hardly ever unmet. */
const MOST_WORDS = 20;
/** More needs than this are not kept apart: what comes later needs nothing. */
export const MOST_NEEDS = 1 << 10;

export class Needs {
  /** How many needs there are, {@link NO_NEED} included. */
  count = 1;
  private readonly numbers = new Map<string, number>();
  private readonly ofNode = new Map<TrieNode, readonly number[]>();
  /** By word, the needs it meets, one bit each. */
  private readonly metBy: (number[] | undefined)[] = [];

  /** The number of a node's need: one of some words. */
  of(node: TrieNode): number {
    const words = this.wordsNeeded(node, new Set()).words;
    if (words.length === 0) return NO_NEED;
    const key = words.join();
    let number = this.numbers.get(key);
    if (number === undefined) {
      if (this.count === MOST_NEEDS) return NO_NEED;
      number = this.count++;
      this.numbers.set(key, number);
      for (const word of words) {
        this.metBy[word] ??= [];
        this.metBy[word]!.push(number);
      }
    }
    return number;
  }

  /** The needs that a word meets. */
  met(word: number): readonly number[] | undefined {
    return this.metBy[word];
  }

  /** A node has changed: what is behind others may have changed too. */
  forget(): void {
    if (this.ofNode.size) this.ofNode.clear();
  }

  /** One of these words must come, whatever way is taken from a node; none for no need. */
  private wordsNeeded(node: TrieNode, above: Set<TrieNode>): { words: readonly number[]; loops: boolean } {
    const known = this.ofNode.get(node);
    if (known) return { words: known, loops: false };
    if (node.accepts.length > 0) return { words: [], loops: false };
    above.add(node);
    const all = new Set<number>();
    let loops = false;
    let none = false;
    const take = (next: TrieNode, otherwise: readonly number[]): void => {
      if (above.has(next)) {
        // Who goes round must come out again some other way.
        loops = true;
        return;
      }
      const behind = this.wordsNeeded(next, above);
      if (behind.loops) loops = true;
      const words = behind.words.length ? behind.words : otherwise;
      if (words.length === 0) none = true;
      for (const word of words) all.add(word);
    };
    for (const [word, targets] of node.literals ?? []) for (const target of targets) take(target, [word]);
    for (const { next } of node.slots) take(next, []);
    above.delete(node);
    const words = none || all.size > MOST_WORDS ? [] : [...all].sort((a, b) => a - b);
    if (!loops) this.ofNode.set(node, words);
    return { words, loops };
  }
}
