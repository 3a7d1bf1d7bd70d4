/** Nodes of the tree from the ways through a rule's trie. */
import type { Chart } from "./chart.ts";
import { BY_WORD } from "./chartMemory.ts";
import { type BuildPlan, planOf, type Step } from "./buildPlan.ts";
import type { Accept, GrammaticalNumber } from "./grammar.ts";
import { isNode, MADE_BY, type TreeNode } from "./tree.ts";

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
  const plan = planOf(chart.grammar, accept);
  if (plan.passesOn >= 0) return passOn(chart, plan.passesOn, way, treeOf);
  const node = beginNode(chart, plan, way.start, way.end);
  const form = plan.repeats
    ? takeRepeated(chart, plan.steps, way, node, treeOf)
    : takeSteps(chart, plan.steps, way, node, treeOf);
  return form === null ? null : finishNode(chart, plan, form, node);
}

/** As {@link buildNode}, by its plan; where nothing but its own way leads to it, the way is not looked at again. */
export function buildBy(chart: Chart, plan: BuildPlan, way: Way, treeOf: TreeOfEnd): TreeNode | null {
  if (!plan.hasOneWay) return buildNode(chart, plan.accept, way, treeOf);
  const node = beginNode(chart, plan, way.start, way.end);
  const form = plan.inflected.length > 0 ? formInWay(chart, plan, way) : undefined;
  const { slots } = plan;
  const { children, from } = way;
  // The way is another one when the tree of a slot has been built.
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i]!;
    const tree = treeOf(children[from + slot.place]!);
    if (tree === null) return null;
    put(node, slot, tree);
  }
  return finishNode(chart, plan, form, node);
}

/** The form of the last word that has two. */
function formInWay(chart: Chart, { inflected, wordsBefore, slotBefore }: BuildPlan, way: Way): GrammaticalNumber {
  const { memory } = chart;
  const before = slotBefore ? memory.endAt[way.children[way.from + slotBefore.place]!]! : way.start;
  return memory.wordId[before + wordsBefore] === inflected[0] ? "singular" : "plural";
}

function beginNode(chart: Chart, plan: BuildPlan, start: number, end: number): TreeNode {
  if (!isSettled) {
    isSettled = true;
    settleRoom(plan.accept);
  }
  const node = new NodeShape(plan.kind ?? "", spanOf(chart, start, end), plan.accept);
  const { fixed } = plan;
  for (let i = 0; i < fixed.length; i += 2) node[fixed[i] as string] = fixed[i + 1];
  return node;
}

function finishNode(
  chart: Chart,
  plan: BuildPlan,
  form: GrammaticalNumber | undefined,
  node: TreeNode,
): TreeNode | null {
  if (plan.kind === null) return isNode(node.it) ? node.it : null;
  chart.watched |= plan.watched;
  if (plan.tags.length) node.surface = { wording: [...plan.tags] };
  if (form !== undefined) node[MADE_BY] = form === "singular" ? plan.singular : plan.plural;
  plan.finish?.(node, formOf);
  return node;
}

/** A template that is nothing but another rule: the tree is that rule's. */
function passOn(chart: Chart, rule: number, way: Way, treeOf: TreeOfEnd): TreeNode | null {
  const child = way.children[way.from]!;
  if (way.length !== 1 || child === BY_WORD) return null;
  const { memory } = chart;
  return memory.entryRule[memory.endEntry[child]!] === rule ? treeOf(child) : null;
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
  const { memory } = chart;
  const { children } = way;
  // The way is another one when the trees of the slots have been built.
  const first = way.from;
  let place = first + way.length - 1;
  let form: GrammaticalNumber | undefined;
  let at = way.start;
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i]!;
    if (step.rule < 0) {
      const id = memory.wordId[at]!;
      if (place < first || children[place] !== BY_WORD || (id !== step.ids[0] && !step.ids.includes(id))) return null;
      if (step.inflected) form = id === step.ids[0] ? "singular" : "plural";
      place--;
      at++;
      continue;
    }
    let count = 0;
    while (place >= first) {
      const child = children[place]!;
      if (child === BY_WORD || memory.entryRule[memory.endEntry[child]!] !== step.rule) break;
      const end = memory.endAt[child]!;
      if (step.comma !== 0 && !(place > first && children[place - 1] === BY_WORD && memory.wordId[end] === step.comma))
        break;
      const tree = treeOf(child);
      if (!tree) return null;
      put(node, step, tree);
      place -= step.comma !== 0 ? 2 : 1;
      at = step.comma !== 0 ? end + 1 : end;
      count++;
      if (step.repeat === "once") break;
    }
    if (count === 0 && step.repeat !== "any") return null;
  }
  return place < first ? form : null;
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
