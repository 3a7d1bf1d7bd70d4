/**
 * What can come next: the words before the cursor are read word by word, every way of reading them with its cost; what can
 * follow the ways that are still open is read off the tries, the likely first. The same ways say where reading stopped.
 */
import type { Grammar, Input, OpenRule, Rule, TrieNode } from "./grammar.ts";
import { Likelihood, type RuleModel, type Weights } from "./likelihood.ts";

export type { Weights } from "./likelihood.ts";

/** One thing that can come next. */
export interface Completion {
  /** The word, with the words that always follow it ("until end of turn"). */
  readonly text: string;
  /** The rule of the grammar that it begins or continues: "duration", "cardType". */
  readonly rule: string;
  /** How usual it is; greater is more usual. */
  readonly weight: number;
}

/** Which form of a word fits where it stands; undefined when both may. */
export type FormFor = (singular: string, plural: string) => "plural" | "singular" | undefined;

/** Ways that cost so much more than the best at their word are given up. */
const BEAM = 20;
const EPSILON = 1e-3;

/** A rule begun at a word. */
interface Begun {
  readonly model: RuleModel;
  /** The least cost of all before it. */
  outer: number;
  /** Costs of its states, by node and word. */
  readonly states: Map<number, number>;
  readonly ends: Map<number, number>;
  /** The rules begun out of its states, with the cost of the way to each. */
  readonly within: { readonly begun: Begun; readonly cost: number }[];
  readonly waiting: { readonly begun: Begun; readonly next: TrieNode; readonly cost: number }[];
}

/** A way that is open at a word. */
interface State {
  readonly begun: Begun;
  readonly node: TrieNode;
  readonly cost: number;
}

const MOST_WORDS = 8192;
/** The context of what a line holds. */
const LINE = "line";

/** A rule that the words can be, and its cost: how unlikely it is before they are looked at. */
export interface Start {
  readonly rule: Rule;
  readonly cost: number;
  /** The context in which its templates are counted. */
  readonly context?: string;
}

/** Reads words as one of some rules, keeping the likely ways. */
class WeightedReading {
  private readonly buckets: State[][] = [];
  private readonly begun: Map<RuleModel, Begun>[] = [];
  /** How many words some way covers. */
  furthest = 0;
  /** The ways open behind the last word that was reached. */
  open: State[] = [];

  constructor(
    private readonly input: Input,
    private readonly likelihood: Likelihood,
    starts: readonly Start[],
  ) {
    const count = input.words.length;
    for (let i = 0; i <= count; i++) {
      this.buckets.push([]);
      this.begun.push(new Map());
    }
    for (const { rule, cost, context } of starts) this.begin(likelihood.model(rule, context ?? LINE), 0, cost);
    for (let at = 0; at <= count; at++) this.run(at, count);
  }

  private run(at: number, count: number): void {
    const arrived = this.buckets[at]!;
    if (arrived.length === 0) return;
    this.furthest = at;
    const best = Math.min(...arrived.map((state) => state.begun.outer + state.cost));
    const agenda = arrived.filter((state) => state.begun.outer + state.cost <= best + BEAM);
    const limit = best + BEAM;
    this.buckets[at] = agenda;
    this.open = [];
    while (agenda.length) {
      const { begun, node, cost } = agenda.pop()!;
      if (begun.states.get(node.id * MOST_WORDS + at)! < cost - EPSILON) continue;
      if (begun.outer + cost > limit) continue;
      this.open.push({ begun, node, cost });
      if (node.accepts.length) this.end(begun, at, cost + begun.model.costOfEnd(node));
      if (at === count) continue;
      const id = this.input.ids[at]!;
      for (const next of (id !== 0 && node.literals?.get(id)) || [])
        this.push(begun, next, at + 1, cost + begun.model.costOfStep(node, next));
      for (const slot of node.slots) {
        if (!this.canBegin(slot.rule, at)) continue;
        const after = cost + begun.model.costOfStep(node, slot.next);
        const child = this.begin(
          this.likelihood.model(slot.rule, begun.model.contextBehind(slot.next)),
          at,
          begun.outer + after,
        );
        begun.within.push({ begun: child, cost: after });
        child.waiting.push({ begun, next: slot.next, cost: after });
        for (const [end, inside] of child.ends) this.push(begun, slot.next, end, after + inside);
      }
    }
  }

  private canBegin(rule: Rule, at: number): boolean {
    if (rule.mistaken) return false;
    const id = this.input.ids[at]!;
    if (id !== 0 && rule.first[id] === 1) return true;
    for (const open of rule.openFirst) if (open.first(this.input.words[at]!, at, this.input)) return true;
    return false;
  }

  private begin(model: RuleModel, at: number, outer: number): Begun {
    const known = this.begun[at]!.get(model);
    if (known) {
      this.lower(known, outer);
      return known;
    }
    const begun: Begun = { model, outer, states: new Map(), ends: new Map(), within: [], waiting: [] };
    this.begun[at]!.set(model, begun);
    this.push(begun, model.rule.root, at, 0);
    if (at < this.input.words.length) for (const open of model.rule.open) this.takeOpen(begun, open, at);
    return begun;
  }

  /** A cheaper way to a rule is one to all that was begun within it. */
  private lower(begun: Begun, outer: number): void {
    if (outer >= begun.outer - EPSILON) return;
    begun.outer = outer;
    for (const { begun: inner, cost } of begun.within) this.lower(inner, outer + cost);
  }

  private takeOpen(begun: Begun, open: OpenRule, at: number): void {
    if (!open.first(this.input.words[at]!, at, this.input)) return;
    for (const end of open.ends(this.input, at)) this.end(begun, end, begun.model.costOfOpen(open));
  }

  private push(begun: Begun, node: TrieNode, at: number, cost: number): void {
    const key = node.id * MOST_WORDS + at;
    const known = begun.states.get(key);
    if (known !== undefined && known <= cost + EPSILON) return;
    begun.states.set(key, cost);
    this.buckets[at]!.push({ begun, node, cost });
  }

  private end(begun: Begun, at: number, inside: number): void {
    const known = begun.ends.get(at);
    if (known !== undefined && known <= inside + EPSILON) return;
    begun.ends.set(at, inside);
    for (const { begun: parent, next, cost } of begun.waiting) this.push(parent, next, at, cost + inside);
  }
}

const likelihoods = new WeakMap<Grammar, Likelihood>();

function likelihoodOf(grammar: Grammar, weights: Weights): Likelihood {
  let likelihood = likelihoods.get(grammar);
  if (!likelihood) {
    likelihood = new Likelihood(weights);
    likelihoods.set(grammar, likelihood);
  }
  return likelihood;
}

/** Everything that can follow `input` when it is read as `rule`, the likely first. */
export function completionsAfter(
  grammar: Grammar,
  rule: Rule | readonly Start[],
  input: Input,
  weights: Weights,
  formFor: FormFor = () => undefined,
): Completion[] {
  const likelihood = likelihoodOf(grammar, weights);
  const reading = new WeightedReading(input, likelihood, startsOf(rule));
  return reading.furthest < input.words.length ? [] : offersOf(reading.open, formFor);
}

function startsOf(rule: Rule | readonly Start[]): readonly Start[] {
  return "root" in rule ? [{ rule, cost: 0 }] : rule;
}

function offersOf(open: readonly State[], formFor: FormFor): Completion[] {
  const found = new Map<string, Completion>();
  const add = (text: string, rule: string, weight: number): void => {
    const old = found.get(text);
    if (!old) found.set(text, { text, rule, weight });
    else found.set(text, { text, rule: old.weight >= weight ? old.rule : rule, weight: old.weight + weight });
  };
  const best = Math.min(...open.map(({ begun, cost }) => begun.outer + cost));
  for (const { begun, node, cost } of open) {
    // What a rule can begin with is counted where it is asked for.
    if (node === begun.model.rule.root && begun.waiting.length > 0) continue;
    const share = Math.exp(best - begun.outer - cost);
    for (const { text, plural, rule, probability } of begun.model.after(node)) {
      const weight = share * probability;
      if (weight < 1e-9) continue;
      const form = plural === undefined ? undefined : formFor(text, plural);
      if (plural === undefined || form === "singular") add(text, rule, weight);
      else if (form === "plural") add(plural, rule, weight);
      else {
        add(text, rule, weight / 2);
        add(plural, rule, weight / 2);
      }
    }
  }
  return [...found.values()].sort((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1));
}

/** Where reading stopped, as a number of words understood, and what could have come there. */
export interface Stop {
  readonly words: number;
  readonly expected: readonly Completion[];
}

/** Explains an input that is not of a rule: the furthest place reached and what was expected there. */
export function explainStop(grammar: Grammar, rule: Rule | readonly Start[], input: Input, weights: Weights): Stop {
  const likelihood = likelihoodOf(grammar, weights);
  const reading = new WeightedReading(input, likelihood, startsOf(rule));
  return { words: reading.furthest, expected: offersOf(reading.open, () => undefined) };
}
