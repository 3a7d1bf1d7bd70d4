/**
 * Recognition: which rule can cover which words. There is one entry a (rule, position), with the ends found and those who
 * wait for them; the list of states is its own agenda, so nothing recurses and left recursion and long lists cost nothing special.
 * Each state knows the ways that led to it: trees are built from them later (`derive.ts`), without searching again.
 */
import type { Word } from "../text/words.ts";
import { BEGINS, BY_WORD, type ChartMemory, returnMemory, takeMemory } from "./chartMemory.ts";
import type { Grammar, Input, Mark, Rule } from "./grammar.ts";
import { NO_NEED } from "./needs.ts";
import {
  ENDS,
  IN_LOOP,
  MANY_WORDS,
  type Moves,
  ROW_FLAGS,
  ROW_NEED,
  ROW_SLOTS,
  ROW_START,
  ROW_WORDS,
} from "./moves.ts";

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
  const ids = new Array<number>(words.length);
  for (let i = 0; i < words.length; i++) ids[i] = grammar.literalId(words[i]!.key);
  return { words, ids, marks, lenient };
}

/** One reading attempt over some words. */
export class Chart {
  /** How far any state got. */
  furthest = 0;
  exhausted = false;
  /** Bits of what was built of all that the grammar watches ({@link Grammar.watched}). */
  watched = 0;
  readonly memory: ChartMemory = takeMemory();
  private readonly budget: number;
  private readonly ruleCount: number;
  private readonly moves: Moves;
  private readonly needCount: number;
  private readonly wordCount: number;
  /** The first state that was not looked at yet. */
  private agenda = 0;

  /**
   * @param heedsNeeds whether a reading is given up when the sentence does not hold a word that it needs further on (`needs.ts`). Without
   * it {@link furthest} tells how far the words make sense.
   */
  constructor(
    readonly grammar: Grammar,
    readonly input: Input,
    heedsNeeds = true,
  ) {
    this.wordCount = input.words.length;
    this.ruleCount = grammar.ruleList.length;
    this.moves = grammar.moves;
    this.memory.clear(this.wordCount, (this.wordCount + 1) * this.ruleCount);
    this.budget = STATES_PER_WORD * (this.wordCount + 4);
    this.needCount = heedsNeeds ? this.moves.needs.count : 1;
    this.noteWords();
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
    const top = this.entryOf(rule.id, position);
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

  private noteWords(): void {
    const { memory, moves, input } = this;
    const lenient = input.lenient === true;
    for (let at = 0; at < this.wordCount; at++) {
      const id = input.ids[at]!;
      const opens = this.grammar.opens.at(input, at);
      memory.wordId[at] = id;
      memory.wordOpens[at] = opens;
      memory.wordBegins[at] = moves.beginsOf(id, opens, lenient);
    }
    memory.wordId[this.wordCount] = 0;
    memory.wordBegins[this.wordCount] = 0;
    this.noteNeeds();
  }

  /** Notes where the last word stands that meets a need. */
  private noteNeeds(): void {
    const { memory, moves, needCount } = this;
    const { needAt, needBase } = memory;
    for (let at = 0; at < this.wordCount; at++) {
      const met = moves.needs.met(memory.wordId[at]!);
      if (met === undefined) continue;
      for (let i = 0; i < met.length; i++) if (met[i]! < needCount) needAt[met[i]!] = needBase + at;
    }
  }

  /** Whether the words from a position on meet a need. Needs that turned up since the reading began count as met. */
  private meets(need: number, at: number): boolean {
    if (need === NO_NEED || need >= this.needCount) return true;
    return this.memory.needAt[need]! >= this.memory.needBase + at;
  }

  /** Takes all steps out of a state: words, rules, and the end of its own rule. */
  private goOn(state: number): void {
    const { memory, moves } = this;
    const node = memory.stateNode[state]!;
    const at = memory.stateAt[state]!;
    const entry = memory.stateEntry[state]!;
    const row = moves.rowOf(node);
    // Rows may be moved to longer memory in the middle, so they are asked for anew each time.
    const flags = moves.rows[row + ROW_FLAGS]!;
    if (flags & ENDS) this.complete(entry, state, at);
    if (at === this.wordCount) return;
    const id = memory.wordId[at]!;
    const words = moves.rows[row + ROW_WORDS]!;
    const slots = moves.rows[row + ROW_SLOTS]!;
    let place = row + ROW_START;
    if (flags & MANY_WORDS) this.takeManyWords(state, node, entry, at, id);
    for (let i = 0; i < words; i++, place += 2)
      if (moves.rows[place] === id) this.takeWord(state, moves.rows[place + 1]!, entry, at);
    const begins = memory.wordBegins[at]!;
    for (let i = 0; i < slots; i++, place += 2) {
      const rule = moves.rows[place]!;
      if ((moves.begins[begins + (rule >> 5)]! & (1 << (rule & 31))) === 0) continue;
      const next = moves.rows[place + 1]!;
      const behind = moves.rowOf(next);
      if (!this.meets(moves.rows[behind + ROW_NEED]!, at)) continue;
      const child = this.entryOf(rule, at);
      memory.addWaiter(child, state, next);
      for (let end = memory.entryEnds[child]!; end >= 0; end = memory.endNext[end]!)
        this.reach(entry, next, memory.endAt[end]!, state, end);
    }
  }

  /** A node behind a word is reached from one node only, so it was never reached before. */
  private takeWord(state: number, target: number, entry: number, at: number): void {
    if (at + 1 > this.furthest) this.furthest = at + 1;
    if (this.leadsOn(target, at + 1)) this.memory.addState(entry, target, at + 1, state, BY_WORD);
  }

  private takeManyWords(state: number, node: number, entry: number, at: number, id: number): void {
    const { memory, moves } = this;
    if (id === 0) return;
    if (memory.stateChild[state] === BEGINS) {
      const rule = memory.entryRule[entry]!;
      const own = moves.begins[memory.wordBegins[at]! + moves.ownWords + (rule >> 5)]!;
      if ((own & (1 << (rule & 31))) === 0) return;
    }
    const row = moves.behindWord(node, id);
    const count = moves.rows[row]!;
    for (let i = 1; i <= count; i++) this.takeWord(state, moves.rows[row + i]!, entry, at);
  }

  private reach(entry: number, node: number, at: number, previous: number, child: number): void {
    if (!this.leadsOn(node, at)) return;
    const { memory, moves } = this;
    // Behind the first step only a loop comes to the same place again.
    const row = moves.rowOf(node);
    if (memory.stateChild[previous] === BEGINS && (moves.rows[row + ROW_FLAGS]! & IN_LOOP) === 0)
      memory.addState(entry, node, at, previous, child);
    else memory.reachState(entry, node, at, previous, child);
  }

  /** Whether a node can end its rule or take the word that comes next; there is no use in a state otherwise. */
  private leadsOn(node: number, at: number): boolean {
    const { memory, moves } = this;
    const row = moves.rowOf(node);
    const { rows, begins } = moves;
    const flags = rows[row + ROW_FLAGS]!;
    if (flags & ENDS) return true;
    if (at === this.wordCount || !this.meets(rows[row + ROW_NEED]!, at)) return false;
    const id = memory.wordId[at]!;
    const words = rows[row + ROW_WORDS]!;
    const slots = rows[row + ROW_SLOTS]!;
    let place = row + ROW_START;
    for (let i = 0; i < words; i++, place += 2) if (rows[place] === id) return true;
    const bits = memory.wordBegins[at]!;
    for (let i = 0; i < slots; i++, place += 2) {
      const rule = rows[place]!;
      if (begins[bits + (rule >> 5)]! & (1 << (rule & 31))) return true;
    }
    if ((flags & MANY_WORDS) === 0 || id === 0) return false;
    const behind = moves.behindWord(node, id);
    return moves.rows[behind] !== 0;
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

  private entryOf(number: number, position: number): number {
    const { memory } = this;
    const pair = position * this.ruleCount + number;
    const known = memory.entryOf(pair);
    if (known >= 0) return known;
    const rule = this.grammar.ruleList[number]!;
    const entry = memory.addEntry(pair, number, position);
    rule.rootAt(memory.wordId[position]!);
    memory.addState(entry, rule.rootNode, position, -1, BEGINS);
    if (position < this.wordCount) {
      const bits = rule.ownOpenBits & memory.wordOpens[position]!;
      if (bits !== 0) this.takeOpens(entry, rule, position, bits);
    }
    return entry;
  }

  /** Adds the ends of the open words that begin at a position. */
  private takeOpens(entry: number, rule: Rule, position: number, bits: number): void {
    const { memory } = this;
    for (const open of rule.open) {
      const bit = this.grammar.opens.bitOf(open);
      if ((bits & bit) === 0) continue;
      for (const at of open.ends(this.input, position)) {
        const end = this.endAt(entry, at);
        memory.endOpens[end] = memory.endOpens[end]! | bit;
      }
    }
  }
}
