/** The way through the tries by which a tree was made: every step is counted in its context. */
import type { Accept, Grammar, OpenRule, Rule, TrieNode } from "../../engine/src/grammar/grammar.ts";
import {
  type Context,
  contextWithin,
  countKeys,
  type Likelihood,
  restName,
} from "../../engine/src/grammar/likelihood.ts";
import { hashOf, mixed } from "../../engine/src/grammar/steps.ts";
import { isNode, MADE_BY, type TreeNode } from "../../engine/src/grammar/tree.ts";

/** A piece of a template as it was used: a word, or what stands in a slot. */
type Part = { readonly forms: string } | { readonly rule: string; readonly child: TreeNode };

/** Where a way goes on: the place before a step and the place behind it. */
interface Taken {
  readonly node: TrieNode;
  readonly next: TrieNode;
}

/** Walks trees and counts the steps by which they are made. */
export class DerivationCounter {
  private readonly passes = new Map<string, readonly (readonly [Rule, TrieNode])[] | undefined>();
  /** Trees whose way was not found: a fault of this file or of the grammar. */
  lost = 0;

  constructor(
    private readonly grammar: Grammar,
    private readonly likelihood: Likelihood,
    private readonly add: (keys: readonly number[], groups: readonly number[]) => void,
  ) {}

  /** Counts a tree that stands in a slot of a rule; its head. */
  visit(tree: TreeNode, ruleName: string, context: Context): number {
    const made = tree[MADE_BY] as Accept | undefined;
    const passes = this.passTo(ruleName, made ? made.definition.rule : `open ${openKind(tree)}`);
    if (!passes) {
      this.lost++;
      return 0;
    }
    let rule = this.grammar.rule(ruleName);
    const passed: (readonly [Rule, TrieNode])[] = [];
    for (const [inner, next] of passes) {
      this.record(rule, rule.root, (step) => step.next === next, context, context.before);
      passed.push([rule, next]);
      rule = inner;
    }
    const head = made ? this.visitMade(tree, made, rule, context) : this.visitOpen(tree, rule, context);
    for (const [outer, behind] of passed) this.record(outer, behind, (step) => step.type === "end", context, head);
    return head;
  }

  private visitOpen(tree: TreeNode, rule: Rule, context: Context): number {
    this.record(rule, rule.root, (step) => step.open?.kind === openKind(tree), context, context.before);
    return this.likelihood.headOfOpen(openKind(tree));
  }

  private visitMade(tree: TreeNode, made: Accept, rule: Rule, context: Context): number {
    const parts = partsOf(this.withNoun(tree), made);
    const way = this.wayThrough(rule.root, parts, 0, made);
    if (!way) {
      this.lost++;
      return 0;
    }
    let before = context.before;
    let head = 0;
    const form = made.form === "singular" ? 1 : made.form === "plural" ? 2 : 0;
    for (const [i, { node, next }] of way.entries()) {
      const part = parts[i]!;
      this.record(rule, node, (step) => step.next === next && step.type !== "end", context, before);
      if ("forms" in part) {
        if (form > 0 && part.forms.includes("|") && part.forms !== "a|an")
          this.count(this.likelihood.formNames(rule)[form - 1]!, mixed(hashOf(rule.name), 77), context, before, true);
        continue;
      }
      const slot = this.likelihood.steps.slotName(next);
      before = this.visit(part.child, part.rule, contextWithin(context, slot, before));
      if (this.likelihood.isHead(this.grammar.rule(part.rule))) head = before;
    }
    const last = way[way.length - 1]!.next;
    this.record(rule, last, (step) => step.type === "end", context, before);
    return head || this.likelihood.headOf(made.definition, form);
  }

  /** "This creature" keeps its noun on the surface; here it is needed as it was read. */
  private withNoun(tree: TreeNode): TreeNode {
    const is = tree.surface?.noun;
    if (is === undefined || tree.noun !== undefined) return tree;
    for (const rule of ["cardType", "subtype", "selfGeneric"]) {
      const definition = this.grammar.rule(rule).lexicon.get(is)?.definition;
      if (definition)
        return {
          ...tree,
          noun: { kind: definition.kind!, is, [MADE_BY]: { definition, variant: definition.variants[0]! } },
        };
    }
    return tree;
  }

  private wayThrough(node: TrieNode, parts: readonly Part[], at: number, made: Accept): Taken[] | undefined {
    const part = parts[at];
    if (!part)
      return node.accepts.some((accept) => accept.definition === made.definition && accept.variant === made.variant)
        ? []
        : undefined;
    const nexts =
      "forms" in part
        ? [node.byForms?.get(part.forms)]
        : node.slots.filter((slot) => slot.rule.name === part.rule).map((slot) => slot.next);
    for (const next of nexts) {
      const rest = next && this.wayThrough(next, parts, at + 1, made);
      if (rest) return [{ node, next }, ...rest];
    }
    return undefined;
  }

  private record(
    rule: Rule,
    node: TrieNode,
    isTaken: (step: { readonly type: string; readonly next: TrieNode; readonly open: OpenRule | undefined }) => boolean,
    context: Context,
    before: number,
  ): void {
    const { name: place, steps } = this.likelihood.steps.at(rule, node);
    if (steps.length < 2) return;
    const step = steps.find(isTaken);
    if (step) this.count(step.name, place, context, before, false);
    else {
      this.lost++;
    }
  }

  /** Counts a step; `place` is the number of all steps that it was chosen from. */
  private count(step: number, place: number, context: Context, before: number, withForm: boolean): void {
    const head = this.likelihood.headName(before, withForm);
    this.add(countKeys(step, context, head), countKeys(restName(place), context, head));
  }

  /** The templates that pass through from a rule to a goal, by the shortest way: the rule entered and the place behind the slot. */
  private passTo(ruleName: string, goal: string): readonly (readonly [Rule, TrieNode])[] | undefined {
    const key = `${ruleName}>${goal}`;
    if (!this.passes.has(key)) this.passes.set(key, this.findPass(ruleName, goal));
    return this.passes.get(key);
  }

  private findPass(ruleName: string, goal: string): readonly (readonly [Rule, TrieNode])[] | undefined {
    const seen = new Set([ruleName]);
    let ways: { rule: Rule; taken: (readonly [Rule, TrieNode])[] }[] = [
      { rule: this.grammar.rule(ruleName), taken: [] },
    ];
    while (ways.length) {
      const next: typeof ways = [];
      for (const { rule, taken } of ways) {
        if (goal === rule.name || rule.open.some((open) => goal === `open ${open.kind}`)) return taken;
        for (const slot of rule.root.slots) {
          if (seen.has(slot.rule.name) || !slot.next.accepts.some(({ definition }) => definition.kind === null))
            continue;
          seen.add(slot.rule.name);
          next.push({ rule: slot.rule, taken: [...taken, [slot.rule, slot.next] as const] });
        }
      }
      ways = next;
    }
    return undefined;
  }
}

/** The kind of open word that a tree was read as. */
function openKind(tree: TreeNode): string {
  return tree.kind === "self" ? "selfName" : tree.kind;
}

/** The words and slots of a template as a node used them. */
function partsOf(tree: TreeNode, { variant }: Accept): Part[] {
  const parts: Part[] = [];
  const used = new Map<string, number>();
  variant.elements.forEach((element, i) => {
    if (element.type === "literal") {
      parts.push({ forms: element.keys.join("|") });
      return;
    }
    const items = itemsOf(tree[element.name]);
    const from = used.get(element.name) ?? 0;
    const after = variant.elements
      .slice(i + 1)
      .filter((one) => one.type === "slot" && one.name === element.name).length;
    const until = element.repeat === "once" ? from + 1 : Math.max(from, items.length - after);
    for (const child of items.slice(from, until)) {
      parts.push({ rule: element.rule, child });
      if (element.repeat !== "once" && element.comma) parts.push({ forms: "," });
    }
    used.set(element.name, until);
  });
  return parts;
}

function itemsOf(value: unknown): TreeNode[] {
  return Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
}
