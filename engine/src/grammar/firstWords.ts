/** What the rules of a grammar can begin with: by themselves, and by the rules that their templates begin with. All sets are rows of bits. */
import type { Beginnings } from "./beginnings.ts";

/** What is asked of a rule. */
export interface BeginningRule {
  /** The open rules that are part of it, one bit each. */
  readonly ownOpenBits: number;
}

export class FirstWords {
  /** How many numbers hold one bit a rule. */
  readonly width: number;
  /** How many words there are, and one. */
  readonly words: number;
  /** For each word, one bit a rule: whether it can begin it. */
  readonly byWord: Int32Array<ArrayBuffer>;
  /** The same for the words of the rule's own templates. */
  readonly ownByWord: Int32Array<ArrayBuffer>;
  /** For each rule the open rules that can begin it, one bit each. */
  readonly openBits: Int32Array;
  /** For each rule, one bit a rule: which rules can begin with it, itself among them. */
  private readonly begunBy: Int32Array;

  constructor(beginnings: Beginnings, rules: readonly BeginningRule[]) {
    const { words } = beginnings;
    this.words = words.length + 1;
    this.width = (rules.length + 31) >> 5;
    this.byWord = new Int32Array(this.words * this.width);
    this.ownByWord = new Int32Array(this.words * this.width);
    this.openBits = new Int32Array(rules.length);
    const begunWith = rules.map((_, rule) => {
      const { words: own, rules: inner } = beginnings.of(rule);
      for (let i = 0; i < own.length; i++) this.ownByWord[own[i]! * this.width + (rule >> 5)]! |= 1 << (rule & 31);
      return [...new Set(inner)];
    });
    this.begunBy = closure(begunWith, this.width);
    this.noteOuterRules();
    for (const [rule, { ownOpenBits }] of rules.entries())
      if (ownOpenBits !== 0)
        for (let outer = 0; outer < rules.length; outer++)
          if (this.begunBy[rule * this.width + (outer >> 5)]! & (1 << (outer & 31)))
            this.openBits[outer]! |= ownOpenBits;
  }

  /** Words that begin a rule begin the rules that it can begin. */
  private noteOuterRules(): void {
    const { byWord, ownByWord, width, begunBy } = this;
    for (let at = 0; at < ownByWord.length; at++) {
      const row = at - (at % width);
      for (let rest = ownByWord[at]!; rest !== 0; rest &= rest - 1) {
        const rule = (at - row) * 32 + 31 - Math.clz32(rest & -rest);
        for (let i = 0; i < width; i++) byWord[row + i]! |= begunBy[rule * width + i]!;
      }
    }
  }

  /** One byte a word: whether it can begin a rule, by the rule's number. */
  of(rule: number): Uint8Array {
    const bytes = new Uint8Array(this.words);
    for (let word = 0; word < this.words; word++)
      bytes[word] = (this.byWord[word * this.width + (rule >> 5)]! >>> (rule & 31)) & 1;
    return bytes;
  }
}

/** For each rule, one bit a rule: which rules can begin with it, itself among them. */
function closure(begunWith: readonly (readonly number[])[], width: number): Int32Array {
  const rows = new Int32Array(begunWith.length * width);
  for (let rule = 0; rule < begunWith.length; rule++) rows[rule * width + (rule >> 5)]! |= 1 << (rule & 31);
  const order = innermostFirst(begunWith).reverse();
  // Outermost first: one round is enough but for rules that begin with each other.
  for (let changed = true; changed; ) {
    changed = false;
    for (const rule of order)
      for (const inner of begunWith[rule]!) if (addBits(rows, inner * width, rule * width, width)) changed = true;
  }
  return rows;
}

/** The numbers of rules in an order in which, loops aside, each comes behind those it begins with. */
function innermostFirst(begunWith: readonly (readonly number[])[]): number[] {
  const order: number[] = [];
  const seen = new Set<number>();
  const visit = (at: number): void => {
    if (seen.has(at)) return;
    seen.add(at);
    for (const inner of begunWith[at]!) visit(inner);
    order.push(at);
  };
  for (let at = 0; at < begunWith.length; at++) visit(at);
  return order;
}

/** Adds the bits of one row to another one; whether there were new ones. */
function addBits(rows: Int32Array, to: number, from: number, width: number): boolean {
  let more = 0;
  for (let i = 0; i < width; i++) {
    more |= rows[from + i]! & ~rows[to + i]!;
    rows[to + i]! |= rows[from + i]!;
  }
  return more !== 0;
}
