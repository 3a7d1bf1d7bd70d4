/**
 * Trees from a chart: one reading is chosen for each (rule, words), bottom up, so that counting and choosing cost little.
 * Of several readings the one with the fewest violations (sorts, agreement) wins, then a named preference decides; what is
 * left over is an ambiguity of the grammar and is reported as such.
 */
import { keyOf } from "../text/words.ts";
import { buildNode, buildBy, spanOf, type TreeOfEnd, type Way } from "./build.ts";
import type { BuildPlan } from "./buildPlan.ts";
import type { Chart } from "./chart.ts";
import type { Accept, GrammaticalNumber, Rule } from "./grammar.ts";
import { type PrintContext, type PrintedWord, Printer, settleWords } from "./print.ts";
import { childNodes, sameTree, type TreeNode } from "./tree.ts";

/** Decides between two readings of the same words: negative for the first, positive for the second, 0 for no opinion. */
export interface Preference {
  readonly name: string;
  readonly reason: string;
  readonly compare: (first: TreeNode, second: TreeNode) => number;
}

/** Two readings that nothing decides between. */
export interface Ambiguity {
  readonly rule: string;
  readonly start: number;
  readonly end: number;
  readonly readings: readonly TreeNode[];
}

/** What choosing has to say: what is ambiguous, and the names of the preferences that decided something. */
interface Notes {
  readonly ambiguities: readonly Ambiguity[];
  readonly decidedBy: readonly string[];
}

export interface Derived extends Notes {
  readonly node: TreeNode;
}

export interface DeriveOptions {
  readonly preferences: readonly Preference[];
  /** Violations of sorts in a tree. */
  readonly violations: (node: TreeNode) => number;
  readonly printContext: PrintContext;
  /** Prints readings between which is chosen, and does nothing else meanwhile. */
  readonly printer?: Printer;
}

/** A reading, with the notes of its parts if there are any. */
interface Reading {
  readonly node: TreeNode;
  readonly notes: Notes | undefined;
}

const MOST_READINGS = 64;
const NO_NOTES: Notes = { ambiguities: [], decidedBy: [] };

export class Deriver {
  /** Notes of the ends that have any. */
  private notes: Map<number, Notes> | undefined;
  /** The ways that are being followed, the last step first, one behind the other. */
  private readonly children: number[] = [];
  private top = 0;
  /** The length of the way that {@link onlyAccept} found. */
  private steps = 0;
  private readonly way: Way = { children: this.children, from: 0, length: 0, start: 0, end: 0 };
  /** Notes of the parts of the node that is being built. */
  private taken: Notes | undefined;
  private readonly treeOfPart: TreeOfEnd = (end) => {
    const known = this.chart.memory.endTree[end];
    if (known !== undefined && this.notes === undefined) return known;
    const own = this.endPassedOnTo(end);
    const outer = this.taken;
    const tree = this.treeOf(own);
    const notes = this.notes?.get(own);
    this.taken = notes && outer ? together(outer, notes) : (notes ?? outer);
    return tree;
  };

  constructor(
    private readonly chart: Chart,
    private readonly options: DeriveOptions,
  ) {}

  /** The tree of a rule over words `start` to `end`; null when there is none. */
  derive(rule: Rule, start: number, end: number): Derived | null {
    const found = this.chart.endOf(rule, start, end);
    if (found < 0) return null;
    const number = this.endPassedOnTo(found);
    const node = this.treeOf(number);
    return node && { node, ...(this.notes?.get(number) ?? NO_NOTES) };
  }

  /** The end whose tree is that of an end: where the only reading of a rule is nothing but another rule, that rule's. */
  private endPassedOnTo(given: number): number {
    const { memory, grammar } = this.chart;
    const { plans } = grammar;
    let end = given;
    for (;;) {
      const state = memory.endState[end]!;
      if (state < 0 || memory.stateNextOfEnd[state]! >= 0 || memory.endOpens[end] !== 0) return end;
      const plan = plans.of(memory.stateNode[state]!);
      if (plan === null || plan.passesOn < 0 || !plan.hasOneWay || memory.stateMore[state]! >= 0) return end;
      end = memory.stateChild[state]!;
    }
  }

  private treeOf(end: number): TreeNode | null {
    const { endTree } = this.chart.memory;
    const known = endTree[end];
    if (known !== undefined) return known;
    // A rule that holds itself over the same words (a unit cycle) finds nothing there.
    endTree[end] = null;
    const only = this.onlyPlan(end);
    if (only) {
      const before = this.taken;
      this.taken = undefined;
      const { way, top } = this;
      this.setWay(end, top, this.steps);
      this.top = top + this.steps;
      const node = buildBy(this.chart, only, way, this.treeOfPart);
      this.top = top;
      if (this.taken) this.note(end, this.taken);
      this.taken = before;
      endTree[end] = node;
      return node;
    }
    const readings: Reading[] = [];
    this.takeOpens(end, readings);
    this.takeStates(end, readings);
    if (readings.length === 0) return null;
    const chosen = readings.length > 1 ? this.choose(end, readings) : readings[0]!;
    if (chosen.notes) this.note(end, chosen.notes);
    endTree[end] = chosen.node;
    return chosen.node;
  }

  private note(end: number, notes: Notes): void {
    this.notes ??= new Map();
    this.notes.set(end, notes);
  }

  /** The plan of an end that can be read in no other way, as most can; its way is then on the stack, {@link steps} long. */
  private onlyPlan(end: number): BuildPlan | null {
    const { memory, grammar } = this.chart;
    let state = memory.endState[end]!;
    if (state < 0 || memory.stateNextOfEnd[state]! >= 0 || memory.endOpens[end] !== 0) return null;
    const plan = grammar.plans.of(memory.stateNode[state]!);
    if (plan === null) return null;
    const { children, top } = this;
    let steps = 0;
    for (let previous = memory.statePrevious[state]!; previous >= 0; previous = memory.statePrevious[state]!) {
      if (memory.stateMore[state]! >= 0) return null;
      children[top + steps++] = memory.stateChild[state]!;
      state = previous;
    }
    this.steps = steps;
    return plan;
  }

  private setWay(end: number, base: number, steps: number): void {
    const { way } = this;
    const { memory } = this.chart;
    way.from = base;
    way.length = steps;
    way.start = memory.entryAt[memory.endEntry[end]!]!;
    way.end = memory.endAt[end]!;
  }

  /** The node of an accept over a way on the stack. */
  private build(accept: Accept, end: number, base: number, steps: number): TreeNode | null {
    this.setWay(end, base, steps);
    const top = this.top;
    this.top = base + steps;
    const node = buildNode(this.chart, accept, this.way, this.treeOfPart);
    this.top = top;
    return node;
  }

  private takeOpens(end: number, out: Reading[]): void {
    const { memory, grammar, input } = this.chart;
    const bits = memory.endOpens[end]!;
    if (bits === 0) return;
    const entry = memory.endEntry[end]!;
    const from = memory.entryAt[entry]!;
    const to = memory.endAt[end]!;
    for (const open of grammar.ruleList[memory.entryRule[entry]!]!.open) {
      if ((bits & grammar.opens.bitOf(open)) === 0) continue;
      const node = open.build(input, from, to);
      if (!node.span) node.span = spanOf(this.chart, from, to);
      out.push({ node, notes: undefined });
    }
  }

  private takeStates(end: number, out: Reading[]): void {
    const { memory, grammar } = this.chart;
    for (let state = memory.endState[end]!; state >= 0; state = memory.stateNextOfEnd[state]!)
      this.follow(state, grammar.nodes[memory.stateNode[state]!]!.accepts, end, this.top, 0, out);
  }

  /** Follows all ways back from a state to the beginning of its entry, and builds what they accept. */
  private follow(
    from: number,
    accepts: readonly Accept[],
    end: number,
    base: number,
    length: number,
    out: Reading[],
  ): void {
    const { memory } = this.chart;
    const { children } = this;
    let state = from;
    let steps = length;
    while (memory.statePrevious[state]! >= 0) {
      for (let link = memory.stateMore[state]!; link >= 0; link = memory.linkNext[link]!) {
        children[base + steps] = memory.linkChild[link]!;
        this.follow(memory.linkPrevious[link]!, accepts, end, base, steps + 1, out);
      }
      children[base + steps++] = memory.stateChild[state]!;
      state = memory.statePrevious[state]!;
    }
    const before = this.taken;
    for (let i = 0; i < accepts.length && out.length < MOST_READINGS; i++) {
      this.taken = undefined;
      const node = this.build(accepts[i]!, end, base, steps);
      if (node) out.push({ node, notes: this.taken });
    }
    this.taken = before;
  }

  private choose(end: number, readings: Reading[]): Reading {
    let best: Reading[] = [];
    for (const reading of readings) if (!best.some(({ node }) => sameTree(node, reading.node))) best.push(reading);
    if (best.length === 1) return best[0]!;
    const { memory } = this.chart;
    const rule = this.chart.grammar.ruleList[memory.entryRule[memory.endEntry[end]!]!]!;
    const from = memory.entryAt[memory.endEntry[end]!]!;
    const to = memory.endAt[end]!;
    best = fewest(best, (reading) => this.options.violations(reading.node));
    if (best.length > 1) best = fewest(best, (reading) => this.disagreements(reading.node, from, to));
    if (best.length > 1) best = fewest(best, (reading) => unusualWordings(reading.node));
    const decidedBy: string[] = [];
    for (const preference of this.options.preferences) {
      if (best.length === 1) break;
      const kept = best.filter(
        (one) => !best.some((other) => other !== one && preference.compare(other.node, one.node) < 0),
      );
      if (kept.length && kept.length < best.length) {
        decidedBy.push(preference.name);
        best = kept;
      }
    }
    const { node, notes = NO_NOTES } = best[0]!;
    if (best.length > 1) {
      const ambiguity: Ambiguity = { rule: rule.name, start: from, end: to, readings: best.map((b) => b.node) };
      return { node, notes: { ambiguities: [...notes.ambiguities, ambiguity], decidedBy: notes.decidedBy } };
    }
    return decidedBy.length ? { node, notes: together(notes, { ambiguities: [], decidedBy }) } : best[0]!;
  }

  /** How many words of a reading stand in another form than its tree would print. */
  private disagreements(node: TreeNode, start: number, end: number): number {
    let least = Number.POSITIVE_INFINITY;
    const { printContext, printer = new Printer(this.chart.grammar) } = this.options;
    for (let i = 0; i < NUMBERS.length && least > 0; i++) {
      try {
        printer.restart(printContext);
        printer.print(node, NUMBERS[i]);
      } catch {
        return 1000;
      }
      least = Math.min(least, this.differences(printer.words, start, end));
    }
    return least;
  }

  /** How many of some printed words differ from those of the text, capitals aside. */
  private differences(words: readonly PrintedWord[], start: number, end: number): number {
    settleWords(words, false);
    const { input } = this.chart;
    let count = Math.abs(words.length - (end - start));
    for (let i = 0; i < words.length && start + i < end; i++)
      if (keyOf(words[i]!.text) !== input.words[start + i]!.key) count++;
    return count;
  }
}

const NUMBERS: readonly GrammaticalNumber[] = ["plural", "singular"];

/** How many nodes of a tree are worded in an unusual way. */
function unusualWordings(node: TreeNode): number {
  let count = node.surface?.wording ? 1 : 0;
  for (const child of childNodes(node)) count += unusualWordings(child);
  return count;
}

function together(first: Notes, second: Notes): Notes {
  return {
    ambiguities: [...first.ambiguities, ...second.ambiguities],
    decidedBy: [...first.decidedBy, ...second.decidedBy],
  };
}

function fewest(readings: Reading[], count: (reading: Reading) => number): Reading[] {
  let least = Number.POSITIVE_INFINITY;
  const counts = readings.map((reading) => {
    const value = count(reading);
    if (value < least) least = value;
    return value;
  });
  return readings.filter((_, i) => counts[i] === least);
}
