/** Reading words with costs: every likely way of reading them is kept, and the unlikely are given up word by word. */
import type { Input, OpenRule, Rule, TrieNode } from "./grammar.ts";
import { type Context, contextWithin, type Likelihood } from "./likelihood.ts";
import type { Step } from "./steps.ts";

/** Ways that cost so much more than the best at their word are given up; more are kept where that leads nowhere. */
const NARROW = 11;
const WIDE = 26;
/** How finely states are told apart by cost: so many levels a unit. */
const LEVELS = 8;
const EPSILON = 1e-3;
/** More than any trie has places. */
const PLACES = 0x8000;
/** More than there are heads. */
const HEADS = 0x4000;

/** A rule begun at a word. */
export interface Begun {
  readonly rule: Rule;
  readonly context: Context;
  /** The least cost of all before it. */
  outer: number;
  /** Costs of its ways, by place in the trie and heads, one map a word. */
  readonly states: Map<number, number>[];
  readonly ends: End[];
  /** The rules begun out of its states, with the cost of the way to each. */
  readonly within: { readonly begun: Begun; readonly cost: number }[];
  readonly waiting: { readonly state: State; readonly next: TrieNode; readonly cost: number }[];
}

/** An end of a begun rule, with what its phrase is about. */
interface End {
  readonly at: number;
  readonly head: number;
  cost: number;
}

/** What a way knows of what it has read. */
interface About {
  /** The head of the phrase before. */
  readonly before: number;
  /** The head of the phrase that the rule is reading, once it was met. */
  readonly head: number;
  /** The form of the last inflected word of the template: 0 when there was none. */
  readonly form: number;
}

/** A way that is open at a word. */
export interface State extends About {
  readonly begun: Begun;
  readonly node: TrieNode;
  readonly cost: number;
}

/** A rule that the words can be, and its cost: how unlikely it is before they are looked at. */
export interface Start {
  readonly rule: Rule;
  readonly cost: number;
  readonly context: Context;
}

/** Whether a place is behind the only slot of a template that passes another rule through. */
export function passesThrough(node: TrieNode): boolean {
  return node.accepts.some(({ definition }) => definition.kind === null);
}

/** Reads words as one of some rules, keeping the likely ways. */
class WeightedReading {
  private readonly buckets: State[][] = [];
  private readonly begun: Map<number, Begun>[] = [];
  /** The states at the present word by their cost above the best. */
  private readonly queue: State[][];
  /** The word that is looked at; -1 before the first. */
  private at = -1;
  /** The least cost of a way to it. */
  private best = 0;
  /** The place in the queue that is looked at. */
  private level = 0;
  /** How many words some way covers. */
  furthest = 0;
  /** The ways open behind the last word that was reached. */
  open: State[] = [];
  /** What the words are about, when all of them are read as one of the starts: the likeliest. */
  whole: number | undefined;

  constructor(
    private readonly input: Input,
    private readonly likelihood: Likelihood,
    starts: readonly Start[],
    private readonly beam: number,
  ) {
    const count = input.words.length;
    this.queue = Array.from({ length: beam * LEVELS }, () => []);
    for (let i = 0; i <= count; i++) {
      this.buckets.push([]);
      this.begun.push(new Map());
    }
    const begun = starts.map(({ rule, cost, context }) => this.begin(rule, context, 0, cost));
    for (let at = 0; at <= count; at++) this.run(at, count);
    let least = Number.POSITIVE_INFINITY;
    for (const { ends, outer } of begun)
      for (const end of ends)
        if (end.at === count && end.cost + outer < least) {
          least = end.cost + outer;
          this.whole = end.head;
        }
  }

  private run(at: number, count: number): void {
    const reached = this.buckets[at]!;
    if (reached.length === 0) return;
    this.furthest = at;
    this.at = at;
    this.best = Number.POSITIVE_INFINITY;
    for (const { begun, cost } of reached) this.best = Math.min(this.best, begun.outer + cost);
    this.open = [];
    this.level = 0;
    for (const state of reached) this.enqueue(state);
    for (this.level = 0; this.level < this.queue.length; this.level++) {
      const states = this.queue[this.level]!;
      for (let state = states.pop(); state; state = states.pop()) this.goFrom(state, at, count);
    }
  }

  /** States are looked at from the cheapest on, so that what they begin is begun from the cheapest way to it. */
  private enqueue(state: State): void {
    const level = Math.max(this.level, Math.floor((state.begun.outer + state.cost - this.best) * LEVELS));
    if (level < this.queue.length) this.queue[level]!.push(state);
  }

  private goFrom(state: State, at: number, count: number): void {
    const { begun, node, cost, before, head, form } = state;
    if (begun.states[at]!.get(stateKey(node, before, head, form))! < cost - EPSILON) return;
    this.open.push(state);
    const likely = this.likelihood.stepsAt(begun.rule, node, begun.context, before);
    const { words, others, steps } = likely.place;
    for (const number of (at < count && words.get(this.input.ids[at]!)) || [])
      this.push(begun, steps[number]!.next, at + 1, cost + likely.cost(number), {
        before,
        head,
        form: this.formOf(steps[number]!, at) || form,
      });
    for (const number of others) this.take(state, steps[number]!, cost + likely.cost(number), at);
  }

  private take(state: State, step: Step, cost: number, at: number): void {
    const { begun, node, before, head } = state;
    if (step.type === "end") {
      const { definition } = node.accepts[0]!;
      this.end(
        begun,
        at,
        cost,
        definition.kind === null ? before : head || this.likelihood.headOf(definition, state.form),
      );
    } else if (at === this.input.words.length || begun.outer + cost > this.best + this.beam) return;
    else if (step.type === "slot") {
      if (!this.canBegin(step.rule!, at)) return;
      const context = passesThrough(step.next)
        ? begun.context
        : contextWithin(begun.context, this.likelihood.steps.slotName(step.next), before);
      const child = this.begin(step.rule!, context, at, begun.outer + cost);
      begun.within.push({ begun: child, cost });
      child.waiting.push({ state, next: step.next, cost });
      for (const end of child.ends) this.goOn(state, child.rule, step.next, cost, end);
    } else this.takeOpen(begun, step.open!, at, cost);
  }

  private canBegin(rule: Rule, at: number): boolean {
    if (rule.mistaken) return false;
    const id = this.input.ids[at]!;
    if (id !== 0 && rule.first[id] === 1) return true;
    for (const open of rule.openFirst) if (open.first(this.input.words[at]!, at, this.input)) return true;
    return false;
  }

  private begin(rule: Rule, context: Context, at: number, outer: number): Begun {
    const key = context.key * 4096 + rule.id;
    const known = this.begun[at]!.get(key);
    if (known) {
      this.lower(known, outer);
      return known;
    }
    const begun: Begun = { rule, context, outer, states: [], ends: [], within: [], waiting: [] };
    this.begun[at]!.set(key, begun);
    this.push(begun, rule.root, at, 0, { before: context.before, head: 0, form: 0 });
    return begun;
  }

  /** A cheaper way to a rule is one to all that was begun within it. */
  private lower(begun: Begun, outer: number): void {
    if (outer >= begun.outer - EPSILON) return;
    begun.outer = outer;
    for (const { begun: inner, cost } of begun.within) this.lower(inner, outer + cost);
  }

  private takeOpen(begun: Begun, open: OpenRule, at: number, cost: number): void {
    if (!open.first(this.input.words[at]!, at, this.input)) return;
    for (const end of open.ends(this.input, at)) this.end(begun, end, cost, this.likelihood.headOfOpen(open.kind));
  }

  /** The form in which an inflected word stands; 0 for others. */
  private formOf(step: Step, at: number): number {
    if (!step.inflected) return 0;
    return this.input.words[at]!.key === step.inflected ? 2 : 1;
  }

  private push(begun: Begun, node: TrieNode, at: number, cost: number, about: About): void {
    const { before, head, form } = about;
    const key = stateKey(node, before, head, form);
    begun.states[at] ??= new Map();
    const known = begun.states[at]!.get(key);
    if (known !== undefined && known <= cost + EPSILON) return;
    begun.states[at]!.set(key, cost);
    const state = { begun, node, cost, before, head, form };
    if (at === this.at) this.enqueue(state);
    else this.buckets[at]!.push(state);
  }

  private end(begun: Begun, at: number, cost: number, head: number): void {
    let end = begun.ends.find((one) => one.at === at && one.head === head);
    if (end && end.cost <= cost + EPSILON) return;
    if (end) end.cost = cost;
    else {
      end = { at, head, cost };
      begun.ends.push(end);
    }
    const { waiting } = begun;
    for (let i = 0; i < waiting.length; i++) {
      const { state, next, cost: way } = waiting[i]!;
      this.goOn(state, begun.rule, next, way, end);
    }
  }

  private goOn(state: State, rule: Rule, next: TrieNode, way: number, end: End): void {
    const head = this.likelihood.isHead(rule) ? end.head : state.head;
    this.push(state.begun, next, end.at, way + end.cost, { before: end.head, head, form: state.form });
  }
}

/**
 * Reads words as one of some rules: by the likely ways alone if they lead to the end.
 * @param unlikely whether the unlikely ways are tried where the likely do not lead to the end
 */
export function readWeighted(
  input: Input,
  likelihood: Likelihood,
  starts: readonly Start[],
  unlikely = true,
): WeightedReading {
  const narrow = new WeightedReading(input, likelihood, starts, NARROW);
  return !unlikely || narrow.furthest === input.words.length
    ? narrow
    : new WeightedReading(input, likelihood, starts, WIDE);
}

/** Heads are small numbers (see `Likelihood.headOf`), so that this stays a whole number. */
function stateKey(node: TrieNode, before: number, head: number, form: number): number {
  return ((head * HEADS + before) * 3 + form) * PLACES + node.id;
}
