/**
 * The working memory of a chart: flat lists of numbers that are used again by reading after reading, so that a reading makes no
 * garbage. States, links, entries, ends and waiters are known by their number; -1 is none.
 */
import { MOST_NEEDS } from "./needs.ts";
import type { TreeNode } from "./tree.ts";

/** A list of numbers that grows. */
function grown(list: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(list.length * 2);
  longer.set(list);
  return longer;
}

/** Marks of a state's `child`: it was reached by a word, or it begins its entry. */
export const BY_WORD = -1;
export const BEGINS = -2;

/** Numbers below this are stale in the tables; when they run out, the tables are emptied. */
const MOST_STAMPS = 1 << 30;

export class ChartMemory {
  /** States: a node of the trie of an entry's rule, and the word that comes next there. */
  stateCount = 0;
  stateNode = new Int32Array(1 << 12);
  stateEntry = new Int32Array(1 << 12);
  stateAt = new Int32Array(1 << 12);
  /** The state before it, and the end of the child between them ({@link BY_WORD}, {@link BEGINS}). */
  statePrevious = new Int32Array(1 << 12);
  stateChild = new Int32Array(1 << 12);
  /** Further ways to the state: the first of its links. */
  stateMore = new Int32Array(1 << 12);
  /** The next state that completes the same end. */
  stateNextOfEnd = new Int32Array(1 << 12);

  /** Links: further ways to a state. */
  linkCount = 0;
  linkPrevious = new Int32Array(1 << 10);
  linkChild = new Int32Array(1 << 10);
  linkNext = new Int32Array(1 << 10);

  /** Entries: a rule tried at a word. */
  entryCount = 0;
  entryRule = new Int32Array(1 << 11);
  entryAt = new Int32Array(1 << 11);
  entryEnds = new Int32Array(1 << 11);
  entryWaiting = new Int32Array(1 << 11);

  /** Ends: where an entry's rule can end. */
  endCount = 0;
  endAt = new Int32Array(1 << 10);
  endEntry = new Int32Array(1 << 10);
  endNext = new Int32Array(1 << 10);
  /** The first state that completes it. */
  endState = new Int32Array(1 << 10);
  /** The open rules that give it, one bit each. */
  endOpens = new Int32Array(1 << 10);
  /** What a deriver made of it; null for nothing. */
  readonly endTree: (TreeNode | null | undefined)[] = [];

  /** Waiters: states that go on at a node when an entry ends. */
  waiterCount = 0;
  waiterState = new Int32Array(1 << 12);
  waiterNode = new Int32Array(1 << 12);
  waiterNext = new Int32Array(1 << 12);

  /** Of each word, and of the end behind them, its id, which open rules can begin there, and where the bits of all rules are that can. */
  wordId = new Int32Array(1 << 8);
  wordOpens = new Int32Array(1 << 8);
  wordBegins = new Int32Array(1 << 8);
  /** For each need, the last word that meets it; what is below `needBase` is stale. */
  readonly needAt = new Int32Array(MOST_NEEDS);
  needBase = 1;
  private needWords = 0;

  /** Numbers of states by entry, node and word; those below `stateBase` are stale. */
  private stateTable = new Int32Array(1 << 13);
  private stateBase = 1;
  /** Numbers of entries by word and rule; those below `entryBase` are stale. */
  private entryTable = new Int32Array(1 << 13);
  private entryBase = 1;

  /** Lets go of the trees, which would be kept from being cleared away. */
  forgetTrees(): void {
    const { endTree } = this;
    for (let end = 0; end < this.endCount; end++) endTree[end] = undefined;
  }

  /** Forgets everything; makes room for so many words and (word, rule) pairs. */
  clear(words: number, pairs: number): void {
    while (this.wordId.length <= words) {
      this.wordId = grown(this.wordId);
      this.wordOpens = grown(this.wordOpens);
      this.wordBegins = grown(this.wordBegins);
    }
    this.stateBase += this.stateCount + 1;
    this.entryBase += this.entryCount + 1;
    this.needBase += this.needWords;
    this.needWords = words + 1;
    if (this.stateBase > MOST_STAMPS || this.entryBase > MOST_STAMPS || this.needBase > MOST_STAMPS) {
      this.stateTable.fill(0);
      this.entryTable.fill(0);
      this.needAt.fill(0);
      this.stateBase = 1;
      this.entryBase = 1;
      this.needBase = 1;
    }
    if (this.entryTable.length < pairs) {
      let size = this.entryTable.length;
      while (size < pairs) size *= 2;
      this.entryTable = new Int32Array(size);
      this.entryBase = 1;
    }
    this.stateCount = 0;
    this.linkCount = 0;
    this.entryCount = 0;
    this.endCount = 0;
    this.waiterCount = 0;
  }

  /** The entry of a pair; -1 when it was never tried. */
  entryOf(pair: number): number {
    const value = this.entryTable[pair]! - this.entryBase;
    return value < 0 ? -1 : value;
  }

  addEntry(pair: number, rule: number, at: number): number {
    const entry = this.entryCount++;
    if (entry === this.entryAt.length) {
      this.entryRule = grown(this.entryRule);
      this.entryAt = grown(this.entryAt);
      this.entryEnds = grown(this.entryEnds);
      this.entryWaiting = grown(this.entryWaiting);
    }
    this.entryTable[pair] = this.entryBase + entry;
    this.entryRule[entry] = rule;
    this.entryAt[entry] = at;
    this.entryEnds[entry] = -1;
    this.entryWaiting[entry] = -1;
    return entry;
  }

  /** Adds a state that is known to be new. */
  addState(entry: number, node: number, at: number, previous: number, child: number): number {
    const state = this.stateCount++;
    if (state === this.stateEntry.length) this.growStates();
    this.stateNode[state] = node;
    this.stateEntry[state] = entry;
    this.stateAt[state] = at;
    this.statePrevious[state] = previous;
    this.stateChild[state] = child;
    this.stateMore[state] = -1;
    this.stateNextOfEnd[state] = -1;
    return state;
  }

  /** Adds a state, or one more way to it when it is known. */
  reachState(entry: number, node: number, at: number, previous: number, child: number): void {
    const { stateTable, stateBase, stateEntry, stateAt, stateNode } = this;
    const mask = stateTable.length - 1;
    let place = placeOf(entry, node, at) & mask;
    for (;;) {
      const state = stateTable[place]! - stateBase;
      if (state < 0) break;
      if (stateEntry[state] === entry && stateAt[state] === at && stateNode[state] === node) {
        this.addLink(state, previous, child);
        return;
      }
      place = (place + 1) & mask;
    }
    stateTable[place] = stateBase + this.addState(entry, node, at, previous, child);
    if (this.stateCount * 2 > stateTable.length) this.growTable();
  }

  private addLink(state: number, previous: number, child: number): void {
    const link = this.linkCount++;
    if (link === this.linkPrevious.length) {
      this.linkPrevious = grown(this.linkPrevious);
      this.linkChild = grown(this.linkChild);
      this.linkNext = grown(this.linkNext);
    }
    this.linkPrevious[link] = previous;
    this.linkChild[link] = child;
    this.linkNext[link] = this.stateMore[state]!;
    this.stateMore[state] = link;
  }

  addEnd(entry: number, at: number): number {
    const end = this.endCount++;
    if (end === this.endAt.length) {
      this.endAt = grown(this.endAt);
      this.endEntry = grown(this.endEntry);
      this.endNext = grown(this.endNext);
      this.endState = grown(this.endState);
      this.endOpens = grown(this.endOpens);
    }
    this.endAt[end] = at;
    this.endEntry[end] = entry;
    this.endNext[end] = this.entryEnds[entry]!;
    this.endState[end] = -1;
    this.endOpens[end] = 0;
    if (end === this.endTree.length) this.endTree.push(undefined);
    this.entryEnds[entry] = end;
    return end;
  }

  addWaiter(entry: number, state: number, node: number): void {
    const waiter = this.waiterCount++;
    if (waiter === this.waiterState.length) {
      this.waiterState = grown(this.waiterState);
      this.waiterNode = grown(this.waiterNode);
      this.waiterNext = grown(this.waiterNext);
    }
    this.waiterState[waiter] = state;
    this.waiterNode[waiter] = node;
    this.waiterNext[waiter] = this.entryWaiting[entry]!;
    this.entryWaiting[entry] = waiter;
  }

  private growStates(): void {
    this.stateNode = grown(this.stateNode);
    this.stateEntry = grown(this.stateEntry);
    this.stateAt = grown(this.stateAt);
    this.statePrevious = grown(this.statePrevious);
    this.stateChild = grown(this.stateChild);
    this.stateMore = grown(this.stateMore);
    this.stateNextOfEnd = grown(this.stateNextOfEnd);
  }

  private growTable(): void {
    const old = this.stateTable;
    const table = new Int32Array(old.length * 2);
    const mask = table.length - 1;
    for (const value of old) {
      const state = value - this.stateBase;
      if (state < 0) continue;
      let place = placeOf(this.stateEntry[state]!, this.stateNode[state]!, this.stateAt[state]!) & mask;
      while (table[place] !== 0) place = (place + 1) & mask;
      table[place] = value;
    }
    this.stateTable = table;
  }
}

function placeOf(entry: number, node: number, at: number): number {
  const mixed = Math.imul(entry, 0x9e3779b1) ^ Math.imul(node, 0x85ebca6b) ^ Math.imul(at, 0xc2b2ae35);
  return mixed ^ (mixed >>> 15);
}

const free: ChartMemory[] = [];

/** A memory that no reading uses at present. */
export function takeMemory(): ChartMemory {
  return free.pop() ?? new ChartMemory();
}

/** Gives a memory back; nothing of it may be used any more. */
export function returnMemory(memory: ChartMemory): void {
  memory.forgetTrees();
  if (free.length < 4) free.push(memory);
}
