/**
 * What can come next: read the words before the cursor, look at the states reached there, and read off literals and slots.
 * The same states say what was expected where reading stopped.
 */
import { Chart } from "./chart.ts";
import type { Grammar, Input, Rule, TrieNode } from "./grammar.ts";

/** One thing that can come next. */
export interface Completion {
  /** The word, with the words that always follow it ("until end of turn"). */
  readonly text: string;
  /** The rule of the grammar that it begins or continues: "duration", "cardType". */
  readonly rule: string;
  /** How usual it is; greater is more usual. */
  readonly weight: number;
}

/** How usual a template or lexicon entry is: a count; the grammar's own knowledge only, no word sequences of texts. */
export type Weights = (rule: string, source: string) => number;

const MOST_PHRASE_WORDS = 6;

/** Everything that can follow `input` when it is read as `rule`, the usual first. Duplicate texts are joined. */
export function completionsAfter(grammar: Grammar, rule: Rule, input: Input, weights: Weights): Completion[] {
  const found = new Map<string, Completion>();
  const add = (text: string, ruleName: string, weight: number): void => {
    const old = found.get(text);
    if (!old || old.weight < weight)
      found.set(text, {
        text,
        rule: old && old.weight >= weight ? old.rule : ruleName,
        weight: (old?.weight ?? 0) + weight,
      });
    else found.set(text, { ...old, weight: old.weight + weight });
  };
  const weighing = weightsOf(grammar, weights);
  const visited = new Set<Rule>();
  const expandRule = (next: Rule, share: number): void => {
    if (visited.has(next)) return;
    visited.add(next);
    expandNode(next.root, next.name, share);
    for (const open of next.open) for (const offer of open.offers ?? []) add(offer, next.name, share);
  };
  const expandNode = (node: TrieNode, ruleName: string, share: number): void => {
    for (const [forms, target] of node.byForms ?? []) {
      const weight = share * (weighing.get(target) ?? 1);
      for (const form of forms.split("|")) if (form !== "an") add(phraseFrom(form, target), ruleName, weight);
    }
    for (const slot of node.slots) expandRule(slot.rule, share * (weighing.get(slot.next) ?? 1));
  };
  if (input.words.length === 0) expandRule(rule, 1);
  else {
    const chart = new Chart(grammar, input);
    chart.recognise(rule, 0);
    const seen = new Set<TrieNode>();
    for (const node of chart.frontier) {
      if (seen.has(node)) continue;
      seen.add(node);
      expandNode(node, "", 1);
    }
  }
  return [...found.values()].sort((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1));
}

/** A word together with those that must follow it. */
function phraseFrom(first: string, after: TrieNode): string {
  const words = [first];
  let node = after;
  while (
    words.length < MOST_PHRASE_WORDS &&
    node.accepts.length === 0 &&
    node.slots.length === 0 &&
    node.byForms?.size === 1
  ) {
    const [forms, next] = [...node.byForms!][0]!;
    if (forms.includes("|")) break;
    words.push(forms);
    node = next;
  }
  return words.join(" ").replace(/ ([,.:;])/g, "$1");
}

const weighed = new WeakMap<Grammar, Map<TrieNode, number>>();

/** For each trie node, how usual the templates are that pass through it. */
function weightsOf(grammar: Grammar, weights: Weights): Map<TrieNode, number> {
  let result = weighed.get(grammar);
  if (result) return result;
  const totals = new Map<TrieNode, number>();
  const visit = (node: TrieNode, seen: Set<TrieNode>): number => {
    const known = totals.get(node);
    if (known !== undefined) return known;
    if (seen.has(node)) return 0;
    seen.add(node);
    let total = 0;
    for (const accept of node.accepts)
      total += accept.variant.tags.length ? 0 : weights(accept.definition.rule, accept.definition.source);
    for (const next of node.byForms?.values() ?? []) total += visit(next, seen);
    for (const slot of node.slots) total += visit(slot.next, seen);
    totals.set(node, total);
    return total;
  };
  for (const rule of grammar.ruleList) visit(rule.root, new Set());
  result = new Map([...totals].map(([node, total]) => [node, total + 1e-3]));
  weighed.set(grammar, result);
  return result;
}

/** Where reading stopped, as a number of words understood, and what could have come there. */
export interface Stop {
  readonly words: number;
  readonly expected: readonly Completion[];
}

/** Explains an input that is not of a rule: the furthest place reached and what was expected there. */
export function explainStop(grammar: Grammar, rule: Rule, input: Input, weights: Weights): Stop {
  const chart = new Chart(grammar, input);
  chart.recognise(rule, 0);
  const words = Math.min(chart.furthest, input.words.length);
  const before: Input = { words: input.words.slice(0, words), ids: input.ids.slice(0, words + 1), marks: input.marks };
  return { words, expected: completionsAfter(grammar, rule, before, weights) };
}
