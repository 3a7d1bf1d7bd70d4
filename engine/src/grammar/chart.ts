/**
 * Recognition: which rule can cover which words. There is one entry a (rule, position), with the ends found and those who
 * wait for them; the list of states is its own agenda, so nothing recurses and left recursion and long lists cost nothing special.
 * Each state knows the ways that led to it: trees are built from them later (`derive.ts`), without searching again.
 */
import type { Word } from "../text/words.ts";
import { BEGINS, BY_WORD, type ChartMemory, returnMemory, takeMemory } from "./chartMemory.ts";
import type { Grammar, Input, Mark, Rule, TrieNode } from "./grammar.ts";

/** States a word that may be spent before the rest of a sentence is given up: the guarantee against blow-up. */
const STATES_PER_WORD = 600;
const MOST_WORDS = 8192;

const NO_MARKS: ReadonlyMap<number, readonly Mark[]> = new Map();

/** Prepares words for reading. */
export function inputOf(
  grammar: Grammar,
  words: readonly Word[],
  marks: ReadonlyMap<number, readonly Mark[]> = NO_MARKS,
  lenient = false,
): Input {
  const ids: number[] = [];
  const openBits: number[] = [];
  for (let i = 0; i < words.length; i++) {
    ids.push(grammar.literalId(words[i]!.key));
    openBits.push(-1);
  }
  return { words, ids, openBits, marks, lenient };
}

/** One reading attempt over some words. */
export class Chart {
  /** How far any state got. */
  furthest = 0;
  exhausted = false;
  /** Whether a node of one of the grammar's {@link Grammar.watchedKinds} was built. */
  watched = false;
  readonly memory: ChartMemory = takeMemory();
  private readonly budget: number;
  private readonly ruleCount: number;
  private readonly wordCount: number;
  /** The first state that was not looked at yet. */
  private agenda = 0;

  constructor(
    readonly grammar: Grammar,
    readonly input: Input,
  ) {
    this.wordCount = input.words.length;
    this.ruleCount = grammar.ruleList.length;
    this.memory.clear((this.wordCount + 1) * this.ruleCount);
    this.budget = STATES_PER_WORD * (this.wordCount + 4);
  }

  /** How many states were made. */
  get states(): number {
    return this.memory.stateCount;
  }

  /** Gives the memory back for the next chart: call it when nothing of this chart is needed any more. */
  release(): void {
    returnMemory(this.memory);
  }

  /** Whether a rule covers all words; several rules can be asked one after the other. */
  covers(rule: Rule): boolean {
    return this.recognise(rule, 0).includes(this.wordCount);
  }

  /** Finds all ends of a rule from a position. */
  recognise(rule: Rule, position: number): readonly number[] {
    if (this.wordCount >= MOST_WORDS) this.exhausted = true;
    if (this.exhausted) return [];
    const { memory } = this;
    const top = this.entryOf(rule, position);
    while (this.agenda < memory.stateCount) {
      if (memory.stateCount > this.budget) {
        this.exhausted = true;
        break;
      }
      this.goOn(this.agenda++);
    }
    const ends: number[] = [];
    for (let end = memory.entryEnds[top]!; end >= 0; end = memory.endNext[end]!) ends.push(memory.endAt[end]!);
    return ends;
  }

  /** The number of a rule's end over words `start` to `end`; -1 when it does not cover them. */
  endOf(rule: Rule, start: number, end: number): number {
    const { memory } = this;
    const entry = memory.entryOf(start * this.ruleCount + rule.id);
    if (entry < 0) return -1;
    let found = memory.entryEnds[entry]!;
    while (found >= 0 && memory.endAt[found] !== end) found = memory.endNext[found]!;
    return found;
  }

  /** Takes all steps out of a state: words, rules, and the end of its own rule. */
  private goOn(state: number): void {
    const { memory, input } = this;
    const node = memory.stateNode[state]!;
    const at = memory.stateAt[state]!;
    const entry = memory.stateEntry[state]!;
    if (node.accepts.length) this.complete(entry, state, at);
    if (at === this.wordCount) return;
    if (node.literals) {
      const id = input.ids[at]!;
      const targets = id === 0 ? undefined : node.literals.get(id);
      if (targets) {
        if (at + 1 > this.furthest) this.furthest = at + 1;
        for (let i = 0; i < targets.length; i++) {
          const target = targets[i]!;
          // A node behind a word is reached from one node only, so it was never reached before.
          if (this.leadsOn(target, at + 1)) memory.addState(entry, target, at + 1, state, BY_WORD);
        }
      }
    }
    const { slots } = node;
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i]!;
      if (!this.canBegin(slot.rule, at)) continue;
      const child = this.entryOf(slot.rule, at);
      memory.addWaiter(child, state, slot.next);
      for (let end = memory.entryEnds[child]!; end >= 0; end = memory.endNext[end]!)
        this.reach(entry, slot.next, memory.endAt[end]!, state, end);
    }
  }

  private reach(entry: number, node: TrieNode, at: number, previous: number, child: number): void {
    if (this.leadsOn(node, at)) this.memory.reachState(entry, node, at, previous, child);
  }

  /** Whether a node can end its rule or take the word that comes next; there is no use in a state otherwise. */
  private leadsOn(node: TrieNode, at: number): boolean {
    if (node.accepts.length) return true;
    if (at === this.wordCount) return false;
    const id = this.input.ids[at]!;
    if (id !== 0 && node.literals?.has(id)) return true;
    const { slots } = node;
    for (let i = 0; i < slots.length; i++) if (this.canBegin(slots[i]!.rule, at)) return true;
    return false;
  }

  private complete(entry: number, state: number, at: number): void {
    const { memory } = this;
    const end = this.endAt(entry, at);
    memory.stateNextOfEnd[state] = memory.endState[end]!;
    memory.endState[end] = state;
  }

  /** The end of an entry at a word; a new one is told to all who wait for it. */
  private endAt(entry: number, at: number): number {
    const { memory } = this;
    for (let known = memory.entryEnds[entry]!; known >= 0; known = memory.endNext[known]!)
      if (memory.endAt[known] === at) return known;
    const end = memory.addEnd(entry, at);
    if (at > this.furthest) this.furthest = at;
    for (let waiter = memory.entryWaiting[entry]!; waiter >= 0; waiter = memory.waiterNext[waiter]!) {
      const state = memory.waiterState[waiter]!;
      this.reach(memory.stateEntry[state]!, memory.waiterNode[waiter]!, at, state, end);
    }
    return end;
  }

  private canBegin(rule: Rule, position: number): boolean {
    const id = this.input.ids[position]!;
    if (id === 0 || rule.first[id] === 0) {
      if (rule.openBits === 0 || (rule.openBits & this.openBitsAt(position)) === 0) return false;
    }
    return !rule.mistaken || this.input.lenient === true;
  }

  /** Which open rules can begin at a position, one bit each, asked once a position. */
  private openBitsAt(position: number): number {
    const { input } = this;
    let bits = input.openBits[position]!;
    if (bits < 0) {
      bits = this.grammar.openBitsAt(input, position);
      input.openBits[position] = bits;
    }
    return bits;
  }

  private entryOf(rule: Rule, position: number): number {
    const { memory } = this;
    const pair = position * this.ruleCount + rule.id;
    const known = memory.entryOf(pair);
    if (known >= 0) return known;
    const entry = memory.addEntry(pair, rule, position);
    memory.addState(entry, rule.rootAt(this.input.ids[position] ?? 0), position, -1, BEGINS);
    if (rule.open.length && position < this.wordCount) {
      const bits = this.openBitsAt(position);
      for (const open of rule.open) {
        const bit = 1 << this.grammar.openNumber(open);
        if ((bits & bit) === 0) continue;
        for (const at of open.ends(this.input, position)) {
          const end = this.endAt(entry, at);
          memory.endOpens[end] = memory.endOpens[end]! | bit;
        }
      }
    }
    return entry;
  }
}
