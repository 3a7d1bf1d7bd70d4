/**
 * The self-test of a grammar: every wording of every template is printed with sample slots and must be read back as the same
 * tree, one tree only; and no two templates of a kind may print alike trees in different words.
 */
import { type Word, wordsOf } from "../text/words.ts";
import { Chart, inputOf } from "./chart.ts";
import { Deriver, type DeriveOptions } from "./derive.ts";
import type { Grammar, Mark, OpenRule, Rule, TemplateDefinition } from "./grammar.ts";
import { chooseVariant } from "./chooseVariant.ts";
import { finishWords, joinWords, Printer } from "./print.ts";
import { meaningKey, type TreeNode } from "./tree.ts";
import type { Variant } from "./template.ts";

export interface SelfTestFailure {
  readonly template: string;
  readonly rule: string;
  readonly kind: string | null;
  readonly problem: "not read back" | "ambiguous" | "read as something else" | "does not print";
  readonly text: string;
  readonly detail: string;
}

/** Makes the smallest sample of every rule, and of any template. */
export class Sampler {
  private readonly samples = new Map<Rule, TreeNode>();

  /** @param leavesOut open rules that give no samples */
  constructor(
    private readonly grammar: Grammar,
    private readonly leavesOut: (open: OpenRule) => boolean = () => false,
  ) {
    let changed = true;
    while (changed) {
      changed = false;
      for (const rule of grammar.ruleList) {
        if (this.samples.has(rule)) continue;
        const sample = this.findSample(rule);
        if (sample) {
          this.samples.set(rule, sample);
          changed = true;
        }
      }
    }
  }

  sampleOf(rule: Rule): TreeNode | undefined {
    return this.samples.get(rule);
  }

  private findSample(rule: Rule): TreeNode | undefined {
    const open = rule.open.find((one) => !this.leavesOut(one));
    if (open) return open.sample();
    for (const definition of this.grammar.definitions) {
      if (definition.rule !== rule.name) continue;
      for (const variant of definition.variants) {
        if (variant.tags.length) continue;
        const made = this.instance(definition, variant);
        if (made) definition.options.finish?.(made, () => undefined);
        if (made) return made;
      }
    }
    return undefined;
  }

  /** A tree of one wording of a template; undefined while a slot has no sample yet. */
  instance(definition: TemplateDefinition, variant: Variant): TreeNode | undefined {
    const node: TreeNode = { kind: definition.kind ?? "", ...definition.options.set };
    const names = variant.elements.flatMap((e) => (e.type === "slot" ? [e.name] : []));
    for (const element of variant.elements) {
      if (element.type !== "slot") continue;
      const sample = this.samples.get(this.grammar.rule(element.rule));
      if (!sample) return undefined;
      const copy = structuredClone(sample);
      const several =
        element.many || element.repeat !== "once" || names.filter((name) => name === element.name).length > 1;
      if (!several) node[element.name] = copy;
      else if (element.repeat !== "any")
        node[element.name] = [...((node[element.name] as TreeNode[] | undefined) ?? []), copy];
    }
    if (variant.tags.length) node.surface = { wording: [...variant.tags] };
    return definition.kind === null ? (node.it as TreeNode) : node;
  }
}

/** Runs the self-test; gives what failed. */
export function selfTest(
  grammar: Grammar,
  options: DeriveOptions,
  marksOf: (words: readonly Word[]) => ReadonlyMap<number, readonly Mark[]>,
): SelfTestFailure[] {
  const sampler = new Sampler(grammar);
  const failures: SelfTestFailure[] = [];
  for (const definition of grammar.definitions) {
    if (definition.kind === null || definition.options.untested) continue;
    for (const variant of definition.variants) {
      const tree = sampler.instance(definition, variant);
      if (!tree) {
        failures.push({
          template: definition.source,
          rule: definition.rule,
          kind: definition.kind,
          problem: "does not print",
          text: "",
          detail: "a slot's rule has no sample",
        });
        continue;
      }
      definition.options.finish?.(tree, () => undefined);
      const failure = testTree(grammar, options, marksOf, definition, tree, variant);
      if (failure) failures.push(failure);
    }
  }
  return failures;
}

function testTree(
  grammar: Grammar,
  options: DeriveOptions,
  marksOf: (words: readonly Word[]) => ReadonlyMap<number, readonly Mark[]>,
  definition: TemplateDefinition,
  tree: TreeNode,
  variant: Variant,
): SelfTestFailure | null {
  const failure = (problem: SelfTestFailure["problem"], text: string, detail: string): SelfTestFailure => ({
    template: definition.source,
    rule: definition.rule,
    kind: definition.kind,
    problem,
    text,
    detail,
  });
  let text: string;
  try {
    const chosen = chooseVariant(grammar, tree);
    if (chosen.variant !== variant && !sameWords(chosen.variant, variant))
      return failure("does not print", "", `prints as "${chosen.definition.source}"`);
    const printer = new Printer(grammar, options.printContext);
    printer.print(tree);
    text = joinWords(finishWords(printer.words));
  } catch (error) {
    return failure("does not print", "", (error as Error).message);
  }
  const words = wordsOf(text, 0, grammar.isTypeWord);
  const rule = grammar.rule(definition.rule);
  const chart = new Chart(grammar, inputOf(grammar, words, marksOf(words), rule.mistaken));
  const derived = chart.covers(rule) ? new Deriver(chart, options).derive(rule, 0, words.length) : undefined;
  const stop = words[chart.furthest]?.raw ?? "the end";
  chart.release();
  if (!derived) return failure("not read back", text, derived === null ? "no tree" : `read as far as "${stop}"`);
  if (derived.ambiguities.length)
    return failure(
      "ambiguous",
      text,
      derived.ambiguities.map((a) => `${a.rule}: ${a.readings.map((r) => r.kind).join(" | ")}`).join("; "),
    );
  if (meaningKey(derived.node) !== meaningKey(tree)) return failure("read as something else", text, derived.node.kind);
  return null;
}

function sameWords(a: Variant, b: Variant): boolean {
  const words = (v: Variant): string =>
    v.elements.map((e) => (e.type === "slot" ? `{${e.rule}}` : e.keys.join("|"))).join(" ");
  return words(a) === words(b);
}
