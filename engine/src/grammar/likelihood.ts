/** How likely each way through the tries of a grammar is, from counts of how often its templates are used. */
import type { OpenRule, Rule, TrieNode } from "./grammar.ts";

/**
 * How usual one way through a template is (`variant` is its number), or an open word of a rule (`source` is then
 * `open <kind>`): in all, or in a context, which is the rule of the node that holds it. Counts of the grammar's own
 * entries, no word sequences of texts.
 */
export type Weights = (rule: string, source: string, variant: number, context?: string) => number;

/** A word that can begin a rule or go on in it, with the words that must follow it. */
export interface NextWords {
  readonly text: string;
  /** Its other form, where it has two: *creatures* for *creature*. */
  readonly plural: string | undefined;
  readonly rule: string;
  readonly probability: number;
}

/** What every wording counts at least, so that nothing is impossible; unusual wordings less. */
const LEAST = 0.05;
const LEAST_UNUSUAL = 0.002;
/** How much the use in all counts beside the use in a context. */
const IN_ALL = 0.03;
/** How often a list goes on. */
const REPEATED = 0.5;
const MOST_PHRASE_WORDS = 6;
/** From this share on, words that follow belong to the phrase. */
const NEARLY_ALWAYS = 0.85;
const LEAST_PROBABILITY = 1e-5;
const MOST_WORDS_OF_A_RULE = 150;

/** A rule's trie with the weights it has in one context. */
export class RuleModel {
  readonly total: number;
  private readonly totals = new Map<TrieNode, number>();
  private readonly accepts = new Map<TrieNode, number>();
  private readonly loops = new Map<TrieNode, number>();
  private beginnings: readonly NextWords[] | undefined;

  constructor(
    readonly rule: Rule,
    readonly context: string,
    private readonly likelihood: Likelihood,
    private readonly weights: Weights,
  ) {
    const open = rule.open.reduce((sum, one) => sum + this.openWeight(one), 0);
    this.total = this.sum(rule.root, new Set()) + open;
    this.totals.set(rule.root, this.total);
  }

  private weight(source: string, variant: number, least: number): number {
    const { name } = this.rule;
    return this.weights(name, source, variant, this.context) + IN_ALL * this.weights(name, source, variant) + least;
  }

  private openWeight(open: OpenRule): number {
    return this.weight(`open ${open.kind}`, 0, LEAST);
  }

  private sum(node: TrieNode, above: Set<TrieNode>): number {
    const known = this.totals.get(node);
    if (known !== undefined) return known;
    above.add(node);
    let own = 0;
    for (const { definition, variant } of node.accepts)
      own += this.weight(
        definition.source,
        definition.variants.indexOf(variant),
        variant.tags.length ? LEAST_UNUSUAL : LEAST,
      );
    this.accepts.set(node, own);
    let total = own;
    let loops = 0;
    for (const next of [...(node.byForms?.values() ?? []), ...node.slots.map((slot) => slot.next)])
      if (above.has(next)) loops++;
      else total += this.sum(next, above);
    above.delete(node);
    if (loops) this.loops.set(node, total * REPEATED);
    total += loops * (this.loops.get(node) ?? 0);
    this.totals.set(node, total);
    return total;
  }

  private share(from: TrieNode, to: TrieNode): number {
    const whole = Math.max(this.totals.get(from) ?? 0, 1e-6);
    const goesRound = to === from || (this.loops.has(from) && !this.isBelow(from, to));
    const part = goesRound ? (this.loops.get(from) ?? 0) : (this.totals.get(to) ?? 0);
    return Math.max(part, 1e-6) / whole;
  }

  /** Whether a step leads on, and not round a list again. */
  private isBelow(from: TrieNode, to: TrieNode): boolean {
    return (this.totals.get(to) ?? 0) <= (this.totals.get(from) ?? 0) / (1 + REPEATED) + 1e-9;
  }

  /** Costs are negative logarithms of probabilities. */
  costOfOpen(open: OpenRule): number {
    return -Math.log(this.openWeight(open) / this.total);
  }

  costOfStep(from: TrieNode, to: TrieNode): number {
    return -Math.log(this.share(from, to));
  }

  costOfEnd(node: TrieNode): number {
    return -Math.log(Math.max(this.accepts.get(node) ?? 0, 1e-6) / Math.max(this.totals.get(node) ?? 1, 1e-6));
  }

  /** The context of what stands in a slot: this rule, but for templates that only pass through. */
  contextBehind(next: TrieNode): string {
    return next.accepts.some(({ definition }) => definition.kind === null) ? this.context : this.rule.name;
  }

  /** The words that nearly always follow a node: "until [end of turn]". */
  private restOf(after: TrieNode): string {
    const words: string[] = [];
    let node = after;
    while (words.length < MOST_PHRASE_WORDS - 1 && node.accepts.length === 0) {
      const step: [string, TrieNode] | undefined = [...(node.byForms ?? [])].find(
        ([forms, next]) => !forms.includes("|") && this.share(node, next) > NEARLY_ALWAYS,
      );
      if (!step) break;
      words.push(step[0]);
      node = step[1];
    }
    return words.length ? ` ${words.join(" ")}`.replace(/ ([,.:;])/g, "$1") : "";
  }

  /** What can come next at a node, with probabilities given that the node was reached. */
  after(node: TrieNode): readonly NextWords[] {
    return node === this.rule.root ? this.beginningsOf(0) : this.collect(node, 0);
  }

  /** The words that the rule can begin with. `depth`: how many rules are being asked around it. */
  beginningsOf(depth: number): readonly NextWords[] {
    if (this.beginnings) return this.beginnings;
    // A rule that begins with itself is asked only once.
    this.beginnings = [];
    const words = this.collect(this.rule.root, depth);
    for (const open of this.rule.open) {
      const probability = this.openWeight(open) / this.total / Math.max(1, open.offers?.length ?? 0);
      for (const text of open.offers ?? []) words.push({ text, plural: undefined, rule: this.rule.name, probability });
    }
    words.sort((a, b) => b.probability - a.probability);
    this.beginnings = words.slice(0, MOST_WORDS_OF_A_RULE);
    return this.beginnings;
  }

  private collect(node: TrieNode, depth: number): NextWords[] {
    const byText = new Map<string, NextWords>();
    const add = (word: NextWords): void => {
      const key = `${word.text}|${word.plural ?? ""}`;
      const old = byText.get(key);
      const rule = old && old.probability >= word.probability ? old.rule : word.rule;
      byText.set(key, old ? { ...old, rule, probability: old.probability + word.probability } : word);
    };
    for (const [forms, next] of node.byForms ?? []) {
      const [text, plural] = forms.split("|");
      const rest = this.restOf(next);
      const other = plural === undefined || plural === "an" ? undefined : plural + rest;
      add({ text: text + rest, plural: other, rule: this.rule.name, probability: this.share(node, next) });
    }
    for (const slot of node.slots) {
      if (slot.rule.mistaken || depth > 24) continue;
      const share = this.share(node, slot.next);
      if (share < LEAST_PROBABILITY) continue;
      for (const word of this.likelihood.model(slot.rule, this.contextBehind(slot.next)).beginningsOf(depth + 1)) {
        const probability = word.probability * share;
        if (probability > LEAST_PROBABILITY) add({ ...word, probability });
      }
    }
    return [...byText.values()];
  }
}

/** The models of a grammar's rules, made when they are first asked for. */
export class Likelihood {
  private readonly models = new Map<Rule, Map<string, RuleModel>>();

  constructor(private readonly weights: Weights) {}

  model(rule: Rule, context: string): RuleModel {
    let ofRule = this.models.get(rule);
    if (!ofRule) {
      ofRule = new Map();
      this.models.set(rule, ofRule);
    }
    let model = ofRule.get(context);
    if (!model) {
      model = new RuleModel(rule, context, this, this.weights);
      ofRule.set(context, model);
    }
    return model;
  }
}
