/**
 * Trees from a chart: one reading is chosen for each (rule, words), bottom up, so that counting and choosing cost little.
 * Of several readings the one with the fewest violations (sorts, agreement) wins, then a named preference decides; what is
 * left over is an ambiguity of the grammar and is reported as such.
 */
import { keyOf } from "../text/words.ts";
import type { Chart } from "./chart.ts";
import type { Accept, GrammaticalNumber, Rule, TrieNode } from "./grammar.ts";
import { NumberTable } from "./numberTable.ts";
import { finishWords, Printer, type PrintContext } from "./print.ts";
import { isNode, MADE_BY, type TreeNode } from "./tree.ts";

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

export interface Derived {
  readonly node: TreeNode;
  readonly ambiguities: readonly Ambiguity[];
  /** Names of the preferences that decided something in it. */
  readonly decidedBy: readonly string[];
}

export interface DeriveOptions {
  readonly preferences: readonly Preference[];
  /** Violations of sorts in a tree. */
  readonly violations: (node: TreeNode) => number;
  readonly printContext: PrintContext;
}

const MOST_READINGS = 64;
const NO_AMBIGUITIES: readonly Ambiguity[] = [];
const NO_NAMES: readonly string[] = [];

/** What the tries' paths are made of: `rules[i]` is null for a fixed word. Parallel lists, because paths are tried by the million. */
interface Path {
  readonly rules: (Rule | null)[];
  readonly starts: number[];
  readonly ends: number[];
}

/** Places of the tries from which the words' end cannot be reached; all derivers share it, one after the other. */
const deadEnds = new NumberTable();

export class Deriver {
  private readonly forms = new Map<TreeNode, GrammaticalNumber>();

  constructor(
    private readonly chart: Chart,
    private readonly options: DeriveOptions,
  ) {
    deadEnds.clear();
  }

  /** The tree of a rule over words `start` to `end`; null when there is none. */
  derive(rule: Rule, start: number, end: number): Derived | null {
    const entry = this.chart.entryAt(rule, start);
    const at = entry ? entry.ends.indexOf(end) : -1;
    if (!entry || at < 0) return null;
    const known = entry.results[at] as Derived | null | undefined;
    if (known !== undefined) return known;
    // A rule that holds itself over the same words (a unit cycle) finds nothing there.
    entry.results[at] = null;
    const readings = this.readings(rule, start, end);
    const chosen = readings.length > 1 ? this.choose(rule, start, end, readings) : (readings[0] ?? null);
    entry.results[at] = chosen;
    return chosen;
  }

  private readings(rule: Rule, start: number, end: number): Derived[] {
    const readings: Derived[] = [];
    const { input } = this.chart;
    for (const open of rule.open) {
      if (!open.first(input.words[start]!, start, input)) continue;
      if (this.chart.endsOf(open, start).includes(end)) {
        const node = open.build(input, start, end);
        if (!node.span) node.span = this.spanOf(start, end);
        readings.push({ node, ambiguities: NO_AMBIGUITIES, decidedBy: NO_NAMES });
      }
    }
    this.walk(rule.root, start, end, { rules: [], starts: [], ends: [] }, readings);
    return readings;
  }

  private walk(node: TrieNode, at: number, end: number, path: Path, out: Derived[]): boolean {
    if (out.length >= MOST_READINGS) return true;
    let found = false;
    if (at === end) {
      for (const accept of node.accepts) {
        const built = this.build(accept, path);
        if (built) {
          out.push(built);
          found = true;
        }
      }
      return found;
    }
    const { chart } = this;
    const deadKey = (node.id * 8192 + at) * 8192 + end;
    if (deadEnds.has(deadKey)) return false;
    const id = chart.input.ids[at]!;
    const targets = id === 0 ? undefined : node.literals?.get(id);
    if (targets) {
      path.rules.push(null);
      path.starts.push(at);
      path.ends.push(at + 1);
      for (const next of targets) if (this.walk(next, at + 1, end, path, out)) found = true;
      path.rules.pop();
      path.starts.pop();
      path.ends.pop();
    }
    for (const slot of node.slots) {
      const entry = chart.entryAt(slot.rule, at);
      if (!entry || entry.ends.length === 0) continue;
      const last = slot.next.accepts.length > 0;
      const on = slot.next.literals !== undefined || slot.next.slots.length > 0;
      for (const to of entry.ends) {
        if (to > end || (to === end ? !last : !on)) continue;
        path.rules.push(slot.rule);
        path.starts.push(at);
        path.ends.push(to);
        if (this.walk(slot.next, to, end, path, out)) found = true;
        path.rules.pop();
        path.starts.pop();
        path.ends.pop();
      }
    }
    if (!found) deadEnds.add(deadKey);
    return found;
  }

  private build(accept: Accept, path: Path): Derived | null {
    const { definition, variant } = accept;
    const { words } = this.chart.input;
    const { rules, starts, ends } = path;
    const length = rules.length;
    let ambiguities = NO_AMBIGUITIES;
    let decidedBy = NO_NAMES;
    const node: TreeNode = { kind: definition.kind ?? "", ...definition.options.set };
    let at = 0;
    const takeSlot = (name: string, rule: string, repeated: boolean): boolean => {
      const edgeRule = rules[at];
      if (!edgeRule || edgeRule.name !== rule) return false;
      const child = this.derive(edgeRule, starts[at]!, ends[at]!);
      if (!child) return false;
      at++;
      if (child.ambiguities.length) ambiguities = [...ambiguities, ...child.ambiguities];
      if (child.decidedBy.length) decidedBy = [...decidedBy, ...child.decidedBy];
      const existing = node[name];
      if (Array.isArray(existing)) (existing as TreeNode[]).push(child.node);
      else node[name] = repeated ? [child.node] : child.node;
      return true;
    };
    for (const element of variant.elements) {
      if (element.type === "literal") {
        if (at >= length || rules[at]) return null;
        const key = words[starts[at]!]!.key;
        if (!element.keys.includes(key)) return null;
        if (element.forms.length === 2) this.forms.set(node, key === element.keys[0] ? "singular" : "plural");
        at++;
      } else if (element.repeat === "once") {
        if (!takeSlot(element.name, element.rule, variant.arrays.has(element.name))) return null;
      } else {
        let count = 0;
        for (;;) {
          const edgeRule = rules[at];
          if (!edgeRule || edgeRule.name !== element.rule) break;
          if (element.comma && !(at + 1 < length && !rules[at + 1] && words[starts[at + 1]!]!.key === ",")) break;
          if (!takeSlot(element.name, element.rule, true)) return null;
          if (element.comma) at++;
          count++;
        }
        if (count === 0 && element.repeat === "some") return null;
      }
    }
    if (at !== length) return null;
    if (definition.kind === null) {
      const only = node.it;
      return isNode(only) ? { node: only, ambiguities, decidedBy } : null;
    }
    node.span = this.spanOf(starts[0]!, ends[length - 1]!);
    if (variant.tags.length) node.surface = { wording: [...variant.tags] };
    definition.options.finish?.(node, (leaf) => this.formOf(leaf));
    node[MADE_BY] = accept;
    return { node, ambiguities, decidedBy };
  }

  /** The form in which a leaf's word stands, looked for in the leaf and what it holds. */
  private formOf(node: TreeNode): GrammaticalNumber | undefined {
    const own = this.forms.get(node);
    if (own) return own;
    for (const name of Object.keys(node)) {
      const value = node[name];
      if (isNode(value)) {
        const form = this.formOf(value);
        if (form) return form;
      } else if (Array.isArray(value)) {
        for (let i = value.length - 1; i >= 0; i--) {
          const item = value[i];
          if (!isNode(item)) continue;
          const form = this.formOf(item);
          if (form) return form;
        }
      }
    }
    return undefined;
  }

  private spanOf(start: number, end: number): [number, number] {
    const { words } = this.chart.input;
    return [words[start]!.start, words[end - 1]!.end];
  }

  private choose(rule: Rule, start: number, end: number, readings: Derived[]): Derived {
    const distinct = new Map<string, Derived>();
    for (const reading of readings) {
      const key = JSON.stringify(reading.node);
      if (!distinct.has(key)) distinct.set(key, reading);
    }
    let best = [...distinct.values()];
    if (best.length === 1) return best[0]!;
    best = this.fewest(best, (reading) => this.options.violations(reading.node));
    if (best.length > 1) best = this.fewest(best, (reading) => this.disagreements(reading.node, start, end));
    if (best.length > 1) best = this.fewest(best, (reading) => JSON.stringify(reading.node).split('"wording"').length);
    const decided: string[] = [];
    for (const preference of this.options.preferences) {
      if (best.length === 1) break;
      const kept = best.filter(
        (one) => !best.some((other) => other !== one && preference.compare(other.node, one.node) < 0),
      );
      if (kept.length && kept.length < best.length) {
        decided.push(preference.name);
        best = kept;
      }
    }
    const chosen = best[0]!;
    if (best.length === 1) return { ...chosen, decidedBy: [...chosen.decidedBy, ...decided] };
    const ambiguity: Ambiguity = { rule: rule.name, start, end, readings: best.map((b) => b.node) };
    return { node: chosen.node, decidedBy: chosen.decidedBy, ambiguities: [...chosen.ambiguities, ambiguity] };
  }

  private fewest(readings: Derived[], count: (reading: Derived) => number): Derived[] {
    let least = Number.POSITIVE_INFINITY;
    const counts = readings.map((reading) => {
      const value = count(reading);
      if (value < least) least = value;
      return value;
    });
    return readings.filter((_, i) => counts[i] === least);
  }

  /** How many words of a reading stand in another form than its tree would print. */
  private disagreements(node: TreeNode, start: number, end: number): number {
    let least = Number.POSITIVE_INFINITY;
    for (const number of ["plural", "singular"] as const) {
      const printer = new Printer(this.chart.grammar, this.options.printContext);
      try {
        printer.print(node, number);
      } catch {
        return 1000;
      }
      const words = finishWords(printer.words, false);
      let count = Math.abs(words.length - (end - start));
      for (let i = 0; i < words.length && start + i < end; i++)
        if (keyOf(words[i]!.text) !== this.chart.input.words[start + i]!.key) count++;
      if (count < least) least = count;
    }
    return least;
  }
}
