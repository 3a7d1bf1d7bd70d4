/** Nodes of the tree from the ways through a rule's trie. */
import type { Chart } from "./chart.ts";
import { BY_WORD } from "./chartMemory.ts";
import type { Accept, Grammar, GrammaticalNumber, TemplateOptions } from "./grammar.ts";
import type { Element, Variant } from "./template.ts";
import { isNode, MADE_BY, type TreeNode } from "./tree.ts";

/** One element of a variant, ready for building. */
class Step {
  /** The number of a slot's rule; -1 for a word. */
  readonly rule: number;
  readonly name: string;
  /** Whether the slot holds an array. */
  readonly many: boolean;
  readonly repeat: "once" | "any" | "some";
  readonly comma: boolean;
  /** Ids of a word's forms. */
  readonly ids: readonly number[];
  readonly inflected: boolean;

  constructor(grammar: Grammar, element: Element, variant: Variant) {
    const slot = element.type === "slot" ? element : undefined;
    this.rule = slot ? grammar.rule(slot.rule).id : -1;
    this.name = slot?.name ?? "";
    this.many = variant.arrays.has(this.name);
    this.repeat = slot?.repeat ?? "once";
    this.comma = slot?.comma ?? false;
    this.ids = element.type === "literal" ? element.keys.map((key) => grammar.literalId(key)) : [];
    this.inflected = element.type === "literal" && element.forms.length === 2;
  }
}

/** The bits of what an accept's nodes are: their kind, their slots, the word that they are. */
function watchedIn(grammar: Grammar, { definition, variant }: Pick<Accept, "definition" | "variant">): number {
  const { kind } = definition;
  if (kind === null || grammar.watched.size === 0) return 0;
  const slots = variant.elements.map((element) => (element.type === "slot" ? `${kind}.${element.name}` : kind));
  let bits = 0;
  for (const key of [kind, `${kind}=${String(definition.options.set?.is)}`, ...slots])
    bits |= grammar.watched.get(key) ?? 0;
  return bits;
}

/** All that building an accept's nodes asks of its template, so that it looks at nothing else. */
export class BuildPlan {
  readonly kind: string | null;
  readonly steps: readonly Step[];
  readonly repeats: boolean;
  readonly singular: Accept;
  readonly plural: Accept;
  /** Names and values of the fixed slots, one after the other. */
  readonly fixed: readonly (string | number | boolean)[];
  readonly tags: readonly string[];
  readonly finish: TemplateOptions["finish"];
  /** Bits of what its nodes are of all that the grammar watches. */
  readonly watched: number;

  constructor(grammar: Grammar, { definition, variant }: Accept) {
    this.kind = definition.kind;
    this.steps = variant.elements.map((element) => new Step(grammar, element, variant));
    this.repeats = this.steps.some((step) => step.repeat !== "once");
    this.singular = { definition, variant, form: "singular" };
    this.plural = { definition, variant, form: "plural" };
    this.fixed = Object.entries(definition.options.set ?? {}).flat();
    this.tags = variant.tags;
    this.finish = definition.options.finish;
    this.watched = watchedIn(grammar, { definition, variant });
  }
}

/**
 * Makes a node of the tree: an object that has what all nodes have, and room for its slots, from the beginning. What is set here costs
 * next to nothing; what is added later makes the engine look for the shape that the node has then.
 */
const NodeShape = function (this: TreeNode, kind: string, span: TreeNode["span"], madeBy: Accept): void {
  this.kind = kind;
  this.span = span;
  this[MADE_BY] = madeBy;
} as unknown as new (
  kind: string,
  span: TreeNode["span"],
  madeBy: Accept,
) => TreeNode;
NodeShape.prototype = Object.prototype;

/** The engine settles the room by the first few that are made. */
function settleRoom(accept: Accept): void {
  for (let i = 0; i < 12; i++)
    Object.assign(new NodeShape("", undefined, accept), { first: 0, second: 0, third: 0, surface: 0 });
}
let isSettled = false;

/** A way through a trie: the last step first. Numbers of the children's ends, or {@link BY_WORD}. */
export interface Way {
  readonly children: readonly number[];
  from: number;
  length: number;
  /** The words it covers. */
  start: number;
  end: number;
}

/** Gives the tree of a child's end; null for none. */
export type TreeOfEnd = (end: number) => TreeNode | null;

/**
 * The node of an accept over a way.
 * @returns null when the way is another template's, which shares a part of the trie, or when a child has no tree
 */
export function buildNode(chart: Chart, accept: Accept, way: Way, treeOf: TreeOfEnd): TreeNode | null {
  accept.variant.buildPlan ??= new BuildPlan(chart.grammar, accept);
  const plan = accept.variant.buildPlan;
  const { start, end } = way;
  if (plan.kind === null && !plan.repeats && plan.fixed.length === 0) return passOn(chart, plan, way, treeOf);
  if (!isSettled) {
    isSettled = true;
    settleRoom(accept);
  }
  const node = new NodeShape(plan.kind ?? "", spanOf(chart, start, end), accept);
  const { fixed } = plan;
  for (let i = 0; i < fixed.length; i += 2) node[fixed[i] as string] = fixed[i + 1];
  const form = plan.repeats
    ? takeRepeated(chart, plan.steps, way, node, treeOf)
    : takeSteps(chart, plan.steps, way, node, treeOf);
  if (form === null) return null;
  if (plan.kind === null) return isNode(node.it) ? node.it : null;
  chart.watched |= plan.watched;
  if (plan.tags.length) node.surface = { wording: [...plan.tags] };
  if (form !== undefined) node[MADE_BY] = form === "singular" ? plan.singular : plan.plural;
  plan.finish?.(node, formOf);
  return node;
}

/** A template that is nothing but another rule: the tree is that rule's. */
function passOn(chart: Chart, plan: BuildPlan, way: Way, treeOf: TreeOfEnd): TreeNode | null {
  const child = way.children[way.from]!;
  if (way.length !== 1 || child === BY_WORD) return null;
  const { memory } = chart;
  return memory.entryRule[memory.endEntry[child]!] === plan.steps[0]!.rule ? treeOf(child) : null;
}

/** The place of words in the text. */
export function spanOf(chart: Chart, start: number, end: number): [number, number] {
  const { words } = chart.input;
  return [words[start]!.start, words[end - 1]!.end];
}

/** Takes a way that has just as many steps as the variant; the form of its last inflected word, or null when it does not fit. */
function takeSteps(
  chart: Chart,
  steps: readonly Step[],
  way: Way,
  node: TreeNode,
  treeOf: TreeOfEnd,
): GrammaticalNumber | undefined | null {
  if (steps.length !== way.length) return null;
  const { memory } = chart;
  const { children } = way;
  // The way is another one when the trees of the slots have been built.
  let place = way.from + way.length - 1;
  let form: GrammaticalNumber | undefined;
  let at = way.start;
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i]!;
    const child = children[place--]!;
    if (child === BY_WORD) {
      if (step.rule >= 0) return null;
      const id = memory.wordId[at]!;
      if (id !== step.ids[0] && !step.ids.includes(id)) return null;
      if (step.inflected) form = id === step.ids[0] ? "singular" : "plural";
      at++;
      continue;
    }
    if (memory.entryRule[memory.endEntry[child]!] !== step.rule) return null;
    const tree = treeOf(child);
    if (!tree) return null;
    put(node, step, tree);
    at = memory.endAt[child]!;
  }
  return form;
}

function put(node: TreeNode, step: Step, tree: TreeNode): void {
  if (!step.many) node[step.name] = tree;
  else {
    const list = node[step.name];
    if (Array.isArray(list)) (list as TreeNode[]).push(tree);
    else node[step.name] = [tree];
  }
}

/** As {@link takeSteps}, for variants with repeated slots. */
function takeRepeated(
  chart: Chart,
  steps: readonly Step[],
  way: Way,
  node: TreeNode,
  treeOf: TreeOfEnd,
): GrammaticalNumber | undefined | null {
  const { ids } = chart.input;
  const { memory } = chart;
  let form: GrammaticalNumber | undefined;
  let taken = 0;
  let at = way.start;
  const { children, length } = way;
  const last = way.from + length - 1;
  const childAt = (i: number): number => children[last - i]!;
  const comma = chart.grammar.literalId(",");
  for (const step of steps) {
    if (step.rule < 0) {
      if (taken >= length || childAt(taken) !== BY_WORD || !step.ids.includes(ids[at]!)) return null;
      if (step.inflected) form = ids[at] === step.ids[0] ? "singular" : "plural";
      taken++;
      at++;
      continue;
    }
    let count = 0;
    while (taken < length) {
      const child = childAt(taken);
      if (child === BY_WORD || memory.entryRule[memory.endEntry[child]!] !== step.rule) break;
      const end = memory.endAt[child]!;
      if (step.comma && !(taken + 1 < length && childAt(taken + 1) === BY_WORD && ids[end] === comma)) break;
      const tree = treeOf(child);
      if (!tree) return null;
      put(node, step, tree);
      taken += step.comma ? 2 : 1;
      at = step.comma ? end + 1 : end;
      count++;
      if (step.repeat === "once") break;
    }
    if (count === 0 && step.repeat !== "any") return null;
  }
  return taken === length ? form : null;
}

/** The form in which a leaf's word stands, looked for in the leaf and what it holds. */
export function formOf(node: TreeNode): GrammaticalNumber | undefined {
  const own = (node[MADE_BY] as Accept | undefined)?.form;
  if (own) return own;
  for (const name of Object.keys(node)) {
    const value = node[name];
    if (isNode(value)) {
      const form = formOf(value);
      if (form) return form;
    } else if (Array.isArray(value)) {
      for (let i = value.length - 1; i >= 0; i--) {
        const item = value[i];
        const form = isNode(item) ? formOf(item) : undefined;
        if (form) return form;
      }
    }
  }
  return undefined;
}
