/**
 * The tries of a grammar as rows of numbers, as readings need them: what leads on from a node. And which rules may begin with
 * a word, as rows of bits: words that begin the same rules share a row. Both are small, so that they stay near the processor;
 * the tries themselves, made of objects and maps, do not.
 */
import type { Rule, TrieNode } from "./definitions.ts";
import type { FirstWords } from "./firstWords.ts";
import { Needs, NO_NEED } from "./needs.ts";
import { MOST_OPEN_RULES } from "./openRules.ts";

/** Places in a row: {@link ENDS}, {@link MANY_WORDS} and {@link IN_LOOP}, how many words and how many slots follow, the node's need, and where they begin. */
export const ROW_FLAGS = 0;
export const ROW_WORDS = 1;
export const ROW_SLOTS = 2;
export const ROW_NEED = 3;
export const ROW_START = 4;

/** A node that ends its rule. */
export const ENDS = 1;
/** A node whose words are too many for a row, or grow: see {@link Moves.behindWord}. */
export const MANY_WORDS = 2;
/** A node to which more than one way leads ({@link TrieNode.inLoop}). */
export const IN_LOOP = 4;

/** So many words a row holds. */
const MOST_WORDS = 8;

/** What is needed of a grammar. */
export interface Ground {
  readonly nodes: readonly TrieNode[];
  readonly ruleList: readonly Rule[];
}

export class Moves {
  /** The rows: flags, counts, then `word, node` for each word and `rule, node` for each slot. The first row is empty. */
  rows = new Int32Array(1 << 13);
  private used = ROW_START;
  /** Where the row of each node begins; 0 when it was not asked for yet. */
  private rowOfNode = new Int32Array(1 << 12);
  /**
   * Rows of bits, one for each rule and class of words: whether a word can begin the rule, then, {@link ownWords} further on, whether it
   * can do so as a word of the rule's own templates. The first row is that of the end of a text, which begins nothing.
   */
  begins = new Int32Array(1 << 10);
  /** How far the second half of a row of bits is from the first. */
  readonly ownWords: number;
  private usedBegins: number;
  /** Rows of bits by a hash of their bits. */
  private readonly beginsKnown = new Map<number, number[]>();
  /** Made when the first row of bits is: by then all rules know with what they begin. */
  private rulesBegun: RuleMasks | undefined;
  /** By word and whether mistaken wordings are read: open rules, row, open rules, row … */
  private readonly beginsOfWord: (number[] | undefined)[] = [];
  /** For each word, one bit a rule: whether it can begin it; whether it can as a word of its own templates. */
  private beginsByWord = new Int32Array(0);
  private ownByWord = new Int32Array(0);
  readonly needs = new Needs();
  /** Where the nodes behind the words of a node are: four numbers a place, node + 1, word, row, nothing. */
  private wordTable = new Int32Array(1 << 12);
  private wordCount = 0;
  private readonly roots = new Set<number>();

  constructor(
    private readonly ground: Ground,
    rules: number,
  ) {
    this.ownWords = (rules + 31) >> 5;
    this.usedBegins = 2 * this.ownWords;
  }

  /** How many numbers the rows hold so far. */
  get length(): number {
    return this.used;
  }

  /** Notes the first node of a rule: its words grow. */
  addRoot(node: TrieNode): void {
    this.roots.add(node.id);
  }

  /**
   * The place in {@link rows} of the nodes behind a word, of a node with {@link MANY_WORDS}: how many, and their numbers.
   * What is behind a word of a rule's first node must have grown before.
   */
  behindWord(node: number, word: number): number {
    const { wordTable } = this;
    const mask = (wordTable.length >> 2) - 1;
    let place = placeOf(node, word) & mask;
    for (;;) {
      const known = wordTable[place << 2]!;
      if (known === 0) return this.writeWord(node, word);
      if (known === node + 1 && wordTable[(place << 2) + 1] === word) return wordTable[(place << 2) + 2]!;
      place = (place + 1) & mask;
    }
  }

  private writeWord(node: number, word: number): number {
    const nodes = this.ground.nodes[node]!.literals?.get(word) ?? [];
    const row = this.add([nodes.length, ...nodes.map(({ id }) => id)]);
    if (++this.wordCount * 8 > this.wordTable.length) {
      const old = this.wordTable;
      this.wordTable = new Int32Array(old.length * 2);
      for (let at = 0; at < old.length; at += 4)
        if (old[at] !== 0) insert(this.wordTable, old[at]! - 1, old[at + 1]!, old[at + 2]!);
    }
    insert(this.wordTable, node, word, row);
    return row;
  }

  private add(numbers: readonly number[]): number {
    const row = this.used;
    this.used += numbers.length;
    if (this.used > this.rows.length) this.rows = grown(this.rows, this.used);
    this.rows.set(numbers, row);
    return row;
  }

  /** A node's row is out of date. */
  forget(node: TrieNode): void {
    this.needs.forget();
    if (node.id < this.rowOfNode.length) this.rowOfNode[node.id] = 0;
  }

  /** The place of a node's row in {@link rows}. */
  rowOf(node: number): number {
    return this.rowOfNode[node] || this.writeRow(node);
  }

  private writeRow(number: number): number {
    if (number >= this.rowOfNode.length) this.rowOfNode = grown(this.rowOfNode, number + 1);
    const { accepts, literals, slots, inLoop } = this.ground.nodes[number]!;
    const many = this.roots.has(number) || (literals !== undefined && literals.size > MOST_WORDS);
    const flags = (accepts.length ? ENDS : 0) | (many ? MANY_WORDS : 0) | (inLoop ? IN_LOOP : 0);
    const need = this.roots.has(number) ? NO_NEED : this.needs.of(this.ground.nodes[number]!);
    const numbers = [flags, 0, slots.length, need];
    if (!many && literals)
      for (const [word, nodes] of literals) for (let i = 0; i < nodes.length; i++) numbers.push(word, nodes[i]!.id);
    numbers[ROW_WORDS] = (numbers.length - ROW_START) >> 1;
    for (let i = 0; i < slots.length; i++) numbers.push(slots[i]!.rule.id, slots[i]!.next.id);
    const row = this.add(numbers);
    this.rowOfNode[number] = row;
    return row;
  }

  /**
   * The place in {@link begins} of what a word can begin.
   * @param word its id
   * @param opens the open rules that can begin with it, one bit each
   * @param lenient whether rules of mistaken wordings are read too
   */
  beginsOf(word: number, opens: number, lenient: boolean): number {
    const at = word * 2 + (lenient ? 1 : 0);
    const known = this.beginsOfWord[at];
    if (known) for (let i = 0; i < known.length; i += 2) if (known[i] === opens) return known[i + 1]!;
    const row = this.writeBegins(word, opens, lenient);
    if (known) known.push(opens, row);
    else this.beginsOfWord[at] = [opens, row];
    return row;
  }

  /** Notes which words each rule can begin with. */
  setWords(words: FirstWords): void {
    this.beginsByWord = words.byWord;
    this.ownByWord = words.ownByWord;
  }

  private writeBegins(word: number, opens: number, lenient: boolean): number {
    const half = this.ownWords;
    const bits = new Int32Array(2 * half);
    this.rulesBegun ??= new RuleMasks(this.ground.ruleList, half);
    const { mistaken, byOpen } = this.rulesBegun;
    let hash = 0;
    for (let i = 0; i < half; i++) {
      const at = word * half + i;
      let begun = at < this.beginsByWord.length ? this.beginsByWord[at]! : 0;
      for (let open = 0; open < byOpen.length; open++) if (opens & (1 << open)) begun |= byOpen[open]![i]!;
      bits[i] = lenient ? begun : begun & ~mistaken[i]!;
      bits[half + i] = at < this.ownByWord.length ? this.ownByWord[at]! : 0;
      hash = Math.imul(hash ^ bits[i]!, 0x9e3779b1) ^ Math.imul(hash ^ bits[half + i]!, 0x85ebca6b);
    }
    const alike = this.beginsKnown.get(hash);
    if (alike) for (const row of alike) if (this.hasRow(row, bits)) return row;
    const row = this.usedBegins;
    this.usedBegins += bits.length;
    if (this.usedBegins > this.begins.length) this.begins = grown(this.begins, this.usedBegins);
    this.begins.set(bits, row);
    if (alike) alike.push(row);
    else this.beginsKnown.set(hash, [row]);
    return row;
  }

  private hasRow(row: number, bits: Int32Array): boolean {
    for (let i = 0; i < bits.length; i++) if (this.begins[row + i] !== bits[i]) return false;
    return true;
  }
}

/** Sets of rules, one bit each: those of mistaken wordings, and those that each open rule can begin. */
class RuleMasks {
  readonly mistaken: Int32Array;
  readonly byOpen: readonly Int32Array[];

  constructor(rules: readonly Rule[], numbers: number) {
    this.mistaken = new Int32Array(numbers);
    this.byOpen = Array.from({ length: MOST_OPEN_RULES }, () => new Int32Array(numbers));
    for (let i = 0; i < rules.length; i++) {
      const { id, openBits, mistaken } = rules[i]!;
      const bit = 1 << (id & 31);
      if (mistaken) this.mistaken[id >> 5]! |= bit;
      for (let rest = openBits; rest !== 0; rest &= rest - 1)
        this.byOpen[31 - Math.clz32(rest & -rest)]![id >> 5]! |= bit;
    }
  }
}

function insert(table: Int32Array, node: number, word: number, row: number): void {
  const mask = (table.length >> 2) - 1;
  let place = placeOf(node, word) & mask;
  while (table[place << 2] !== 0) place = (place + 1) & mask;
  table[place << 2] = node + 1;
  table[(place << 2) + 1] = word;
  table[(place << 2) + 2] = row;
}

function placeOf(node: number, word: number): number {
  const mixed = Math.imul(node, 0x9e3779b1) ^ Math.imul(word, 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}

function grown(list: Int32Array<ArrayBuffer>, least: number): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(Math.max(list.length * 2, least));
  longer.set(list);
  return longer;
}
