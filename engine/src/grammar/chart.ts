/**
 * Recognition: which rule can cover which words. One chart entry a (rule, position) holds the ends found and those who
 * wait for them; an explicit agenda replaces recursion, so left recursion and long lists cost nothing special.
 * Trees are built later, from the chart (`derive.ts`).
 */
import type { Grammar, Input, Mark, OpenRule, Rule, TrieNode } from "./grammar.ts";
import type { Word } from "../text/words.ts";
import { NumberTable } from "./numberTable.ts";

/** States a word that may be spent before the rest of a sentence is given up: the guarantee against blow-up. */
const STATES_PER_WORD = 600;
const MOST_WORDS = 8192;
/** More than any grammar has trie nodes; entry, node and position together stay below 2^53. */
const STATE_NODES = 1 << 17;

export interface Entry {
  readonly rule: Rule;
  readonly position: number;
  /** Number of the entry within its chart. */
  readonly id: number;
  /** The entry before it at the same position. */
  readonly previous: Entry | undefined;
  ends: number[];
  /** For each end, what a deriver made of it: it keeps its results here, where they are found without a search. */
  readonly results: unknown[];
  /** Pairs of waiting entry and the trie node it goes on from. */
  readonly waiting: (Entry | TrieNode)[];
}

const NO_ENDS: number[] = [];

/** The states seen in the recognition that is running; all charts share it, one after the other. */
const seenStates = new NumberTable();

const NO_MARKS: ReadonlyMap<number, readonly Mark[]> = new Map();

/** Prepares words for reading. */
export function inputOf(
  grammar: Grammar,
  words: readonly Word[],
  marks: ReadonlyMap<number, readonly Mark[]> = NO_MARKS,
  lenient = false,
): Input {
  const ids = new Int32Array(words.length + 1);
  for (let i = 0; i < words.length; i++) ids[i] = grammar.literalId(words[i]!.key);
  return { words, ids, marks, lenient };
}

/** One reading attempt over some words. */
export class Chart {
  private readonly lastEntry: (Entry | undefined)[];
  private entryCount = 0;
  /** How far any state got. */
  furthest = 0;
  states = 0;
  exhausted = false;
  /** The trie nodes reached at the end of the words: what could come next is read off them. */
  readonly frontier: TrieNode[] = [];
  private readonly openEnds = new Map<OpenRule, (readonly number[] | undefined)[]>();
  private readonly agendaEntry: Entry[] = [];
  private readonly agendaNode: TrieNode[] = [];
  private readonly agendaPosition: number[] = [];
  private readonly budget: number;
  private readonly openBits: Int32Array;

  constructor(
    readonly grammar: Grammar,
    readonly input: Input,
  ) {
    this.lastEntry = new Array(input.words.length + 1).fill(undefined);
    this.openBits = new Int32Array(input.words.length + 1).fill(-1);
    this.budget = STATES_PER_WORD * (input.words.length + 4);
  }

  /** Finds all ends of a rule from a position. */
  recognise(rule: Rule, position: number): Entry {
    seenStates.clear();
    const top = this.entryOf(rule, position);
    if (this.input.words.length >= MOST_WORDS) {
      this.exhausted = true;
      return top;
    }
    const { agendaEntry, agendaNode, agendaPosition, input } = this;
    const count = input.words.length;
    while (agendaEntry.length) {
      const entry = agendaEntry.pop()!;
      const node = agendaNode.pop()!;
      const at = agendaPosition.pop()!;
      if (this.states > this.budget) {
        this.exhausted = true;
        agendaEntry.length = 0;
        break;
      }
      if (at > this.furthest) this.furthest = at;
      if (node.accepts.length) this.addEnd(entry, at);
      if (at === count) this.frontier.push(node);
      else {
        const id = input.ids[at]!;
        if (id !== 0 && node.literals) {
          const targets = node.literals.get(id);
          if (targets) for (let i = 0; i < targets.length; i++) this.push(entry, targets[i]!, at + 1);
        }
        for (let i = 0; i < node.slots.length; i++) {
          const slot = node.slots[i]!;
          if (!this.canBegin(slot.rule, at)) continue;
          const child = this.entryOf(slot.rule, at);
          child.waiting.push(entry, slot.next);
          for (let k = 0; k < child.ends.length; k++) this.push(entry, slot.next, child.ends[k]!);
        }
      }
    }
    return top;
  }

  /** The entry of a rule at a position, if it was ever tried. */
  entryAt(rule: Rule, position: number): Entry | undefined {
    let entry = this.lastEntry[position];
    while (entry && entry.rule !== rule) entry = entry.previous;
    return entry;
  }

  /** Ends of an open rule, cached. */
  endsOf(open: OpenRule, position: number): readonly number[] {
    let list = this.openEnds.get(open);
    if (!list) {
      list = [];
      this.openEnds.set(open, list);
    }
    list[position] ??= open.ends(this.input, position);
    return list[position]!;
  }

  private canBegin(rule: Rule, position: number): boolean {
    if (rule.mistaken && !this.input.lenient) return false;
    const id = this.input.ids[position]!;
    if (id !== 0 && rule.first[id] === 1) return true;
    return rule.openBits !== 0 && (rule.openBits & this.openBitsAt(position)) !== 0;
  }

  /** Which open rules can begin at a position, one bit each, asked once a position. */
  private openBitsAt(position: number): number {
    let bits = this.openBits[position]!;
    if (bits < 0) {
      bits = 0;
      const word = this.input.words[position]!;
      for (const [i, open] of this.grammar.opens.entries()) if (open.first(word, position, this.input)) bits |= 1 << i;
      this.openBits[position] = bits;
    }
    return bits;
  }

  private entryOf(rule: Rule, position: number): Entry {
    let entry = this.entryAt(rule, position);
    if (!entry) {
      entry = {
        rule,
        position,
        id: this.entryCount++,
        previous: this.lastEntry[position],
        ends: NO_ENDS,
        results: [],
        waiting: [],
      };
      this.lastEntry[position] = entry;
      this.push(entry, rule.root, position);
      if (rule.open.length && position < this.input.words.length) {
        const bits = this.openBitsAt(position);
        for (const open of rule.open) {
          if ((bits & (1 << this.grammar.opens.indexOf(open))) === 0) continue;
          for (const end of this.endsOf(open, position)) this.addEnd(entry, end);
        }
      }
    }
    return entry;
  }

  private push(entry: Entry, node: TrieNode, position: number): void {
    if (!seenStates.add((entry.id * STATE_NODES + node.id) * MOST_WORDS + position)) return;
    this.states++;
    this.agendaEntry.push(entry);
    this.agendaNode.push(node);
    this.agendaPosition.push(position);
  }

  private addEnd(entry: Entry, end: number): void {
    if (entry.ends.includes(end)) return;
    if (entry.ends === NO_ENDS) entry.ends = [end];
    else entry.ends.push(end);
    const { waiting } = entry;
    for (let i = 0; i < waiting.length; i += 2) this.push(waiting[i] as Entry, waiting[i + 1] as TrieNode, end);
  }
}
