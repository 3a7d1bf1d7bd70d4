/**
 * The steps that can be taken at a place of a rule's trie, each with a name that does not depend on what else the grammar holds:
 * uses are counted by these names (see `likelihood.ts`).
 */
import type { OpenRule, Rule, TrieNode } from "./grammar.ts";

/** One step: a word, a slot, an open word, or the end of the template. */
export interface Step {
  readonly type: "word" | "slot" | "open" | "end";
  /** Number of its name. */
  readonly name: number;
  /** Where it leads; for an end or open word, the place itself. */
  readonly next: TrieNode;
  /** The forms of a word, divided by `|`. */
  readonly forms: string;
  /** The second form of a word that has two. */
  readonly inflected: string | undefined;
  /** The rule of a slot. */
  readonly rule: Rule | undefined;
  readonly open: OpenRule | undefined;
  /** Whether only unusual wordings lie behind it. */
  readonly unusual: boolean;
}

/** All that can be done at a place. */
export interface Place {
  /** Number of its name. */
  readonly name: number;
  readonly steps: readonly Step[];
  /** The numbers of the steps that are words, by word. */
  readonly words: ReadonlyMap<number, readonly number[]>;
  /** The numbers of the other steps. */
  readonly others: readonly number[];
}

/** A number for a text; the same text always gets the same. */
export function hashOf(text: string): number {
  let hash = 5381;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 33) ^ text.charCodeAt(i)) >>> 0;
  return mixed(hash, text.length);
}

/** One number out of two. */
export function mixed(a: number, b: number): number {
  let hash = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 15), 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 13), 0x27d4eb2f);
  return (hash ^ (hash >>> 16)) >>> 0;
}

interface Named {
  /** Number of the way to it, in which every step counts. */
  readonly exact: number;
  /** Number of the way without lists. */
  readonly pooled: number;
  /** Number of the slot before it, by the way to it without lists: the same for all variants of a template. */
  readonly slot: number;
}

/** Names of the places of a grammar's tries, and the steps at each. */
export class Steps {
  private readonly named = new Map<TrieNode, Named>();
  private readonly unusual = new Map<TrieNode, boolean>();
  private readonly places = new Map<TrieNode, Place>();

  /** The steps that can be taken at a place of a rule; it is asked for the places before it first. */
  at(rule: Rule, node: TrieNode): Place {
    let place = this.places.get(node);
    if (!place) {
      if (node === rule.root && !this.named.has(node)) {
        const start = hashOf(rule.name);
        this.named.set(node, { exact: start, pooled: start, slot: start });
      }
      this.nameNext(node);
      place = placeOf(this.named.get(node)!.exact, this.make(rule, node), node);
      this.places.set(node, place);
    }
    return place;
  }

  /** The number of a slot, by the place behind it: one that a step leads to. */
  slotName(next: TrieNode): number {
    return this.named.get(next)!.slot;
  }

  private make(rule: Rule, node: TrieNode): Step[] {
    const here = this.named.get(node)!.exact;
    const steps: Step[] = [];
    const none = { forms: "", inflected: undefined, rule: undefined, open: undefined };
    for (const [forms, next] of node.byForms ?? [])
      steps.push({
        ...none,
        type: "word",
        name: this.named.get(next)!.exact,
        next,
        forms,
        inflected: secondForm(forms),
        unusual: this.isUnusual(next),
      });
    for (const slot of node.slots) {
      if (slot.rule.mistaken) continue;
      const name = mixed(this.named.get(slot.next)!.exact, here);
      steps.push({ ...none, type: "slot", name, next: slot.next, rule: slot.rule, unusual: this.isUnusual(slot.next) });
    }
    if (node.accepts.length) {
      const unusual = node.accepts.every(({ variant }) => variant.tags.length > 0);
      steps.push({ ...none, type: "end", name: mixed(here, 1), next: node, unusual });
    }
    if (node === rule.root)
      for (const open of rule.open)
        steps.push({ ...none, type: "open", name: mixed(here, hashOf(open.kind)), next: node, open, unusual: false });
    return steps;
  }

  private isUnusual(node: TrieNode): boolean {
    const known = this.unusual.get(node);
    if (known !== undefined) return known;
    this.unusual.set(node, true);
    const unusual =
      node.accepts.every(({ variant }) => variant.tags.length > 0) &&
      [...(node.byForms?.values() ?? [])].every((next) => this.isUnusual(next)) &&
      node.slots.every((slot) => this.isUnusual(slot.next));
    this.unusual.set(node, unusual);
    return unusual;
  }

  /** Names the places behind a place: the first way to a place, which is the shortest, gives its name. */
  private nameNext(node: TrieNode): void {
    const { exact, pooled } = this.named.get(node)!;
    const add = (next: TrieNode, step: string, name: string, inList: boolean): void => {
      if (this.named.has(next)) return;
      const way = mixed(pooled, hashOf(name));
      this.named.set(next, { exact: mixed(exact, hashOf(step)), pooled: inList ? pooled : way, slot: way });
    };
    for (const [forms, next] of node.byForms ?? []) add(next, forms, forms, loopsTo(next, node));
    const seen = new Map<Rule, number>();
    for (const slot of node.slots) {
      const count = seen.get(slot.rule) ?? 0;
      seen.set(slot.rule, count + 1);
      const name = `{${slot.rule.name}}`;
      const repeated = isRepeated(slot.next);
      add(slot.next, name + (repeated ? "*" : "") + (count || ""), name, repeated);
    }
  }
}

/** *a* and *an* are no forms: which of them stands follows from the next word. */
function secondForm(forms: string): string | undefined {
  const second = forms.split("|")[1];
  return second === "an" ? undefined : second;
}

function placeOf(name: number, steps: readonly Step[], node: TrieNode): Place {
  const numbers = new Map(steps.map((step, i) => [step.next, i] as const).filter(([, i]) => steps[i]!.type === "word"));
  const words = new Map<number, number[]>();
  for (const [id, targets] of node.literals ?? [])
    words.set(
      id,
      targets.map((next) => numbers.get(next)!),
    );
  return { name, steps, words, others: steps.flatMap((step, i) => (step.type === "word" ? [] : [i])) };
}

function loopsTo(from: TrieNode, to: TrieNode): boolean {
  return from.slots.some((slot) => slot.next === to);
}

/** Whether a place is behind an item of a list: the list can go on there, perhaps behind a comma. */
function isRepeated(node: TrieNode): boolean {
  return loopsTo(node, node) || [...(node.byForms?.values() ?? [])].some((next) => loopsTo(next, node));
}
