/** Which template and wording prints a node that was not read: that of its kind with just its slots and wording tags. */
import type { Grammar, PrintChoice } from "./grammar.ts";
import type { SlotElement, Variant } from "./template.ts";
import { isNode, type TreeNode } from "./tree.ts";

const SLOT_SKIP = new Set(["kind", "span", "surface"]);

interface IndexedChoice {
  readonly choice: PrintChoice;
  readonly counts: ReadonlyMap<string, { least: number; most: number }>;
}

const indexes = new WeakMap<Grammar, Map<string, Map<string, IndexedChoice[]>>>();

/** Which template and wording prints a node: that of its kind with just these slots and wording tags. */
export function chooseVariant(grammar: Grammar, node: TreeNode): PrintChoice {
  let index = indexes.get(grammar);
  if (!index) {
    index = new Map();
    indexes.set(grammar, index);
  }
  let bySignature = index.get(node.kind);
  if (!bySignature) {
    bySignature = indexChoices(grammar.printChoices.get(node.kind) ?? []);
    index.set(node.kind, bySignature);
  }
  const slots: string[] = [];
  for (const name of Object.keys(node)) {
    if (SLOT_SKIP.has(name)) continue;
    const value = node[name];
    if (isNode(value) || (Array.isArray(value) && value.length > 0 && isNode(value[0]))) slots.push(name);
  }
  const tags = node.surface?.wording ?? [];
  const candidates = bySignature.get(signatureOf(slots, tags, node.is)) ?? [];
  if (candidates.length === 1) return candidates[0]!.choice;
  for (const { choice, counts } of candidates) {
    let fits = true;
    for (const [name, { least, most }] of counts) {
      const value = node[name];
      const length = Array.isArray(value) ? value.length : value === undefined ? 0 : 1;
      if (length < least || length > most) fits = false;
    }
    if (fits) fits = slotsFit(grammar, node, choice);
    for (const [name, value] of Object.entries(choice.definition.options.set ?? {}))
      if (node[name] !== value) fits = false;
    if (fits) return choice;
  }
  throw new Error(
    `no template prints a "${node.kind}" with ${slots.join(", ") || "no slots"}${tags.length ? ` worded ${tags.join(", ")}` : ""}`,
  );
}

/** Which items of the node's slots each slot element of a variant prints; a repeated one takes what the others leave. */
function shareOut(variant: Variant, node: TreeNode): Map<SlotElement, TreeNode[]> {
  const result = new Map<SlotElement, TreeNode[]>();
  const slots = variant.elements.filter((element): element is SlotElement => element.type === "slot");
  const used = new Map<string, number>();
  for (const [i, element] of slots.entries()) {
    const value = node[element.name];
    const items = Array.isArray(value) ? (value as TreeNode[]) : isNode(value) ? [value] : [];
    const from = used.get(element.name) ?? 0;
    const later = slots.filter((other, k) => k > i && other.name === element.name).length;
    const count = element.repeat === "once" ? 1 : Math.max(0, items.length - from - later);
    result.set(element, items.slice(from, from + count));
    used.set(element.name, from + count);
  }
  return result;
}

/** Whether every slot of a choice can hold the kinds of node that stand in it. */
function slotsFit(grammar: Grammar, node: TreeNode, choice: PrintChoice): boolean {
  for (const [element, items] of shareOut(choice.variant, node)) {
    const kinds = grammar.kindsOf(grammar.rule(element.rule));
    for (const item of items) if (!kinds.has(item.kind)) return false;
  }
  return true;
}

function signatureOf(slots: readonly string[], tags: readonly string[], is: unknown): string {
  return `${[...slots].sort().join(",")}#${[...tags].sort().join(",")}#${typeof is === "string" ? is : ""}`;
}

function indexChoices(choices: readonly PrintChoice[]): Map<string, IndexedChoice[]> {
  const result = new Map<string, IndexedChoice[]>();
  for (const choice of choices) {
    const counts = new Map<string, { least: number; most: number }>();
    for (const element of choice.variant.elements) {
      if (element.type !== "slot") continue;
      const old = counts.get(element.name) ?? { least: 0, most: 0 };
      counts.set(element.name, {
        least: old.least + (element.repeat === "any" ? 0 : 1),
        most: old.most + (element.repeat === "once" ? 1 : Number.POSITIVE_INFINITY),
      });
    }
    // A slot that may be repeated no times makes two signatures: with it and without.
    let signatures: string[][] = [[]];
    for (const [name, { least }] of counts) {
      signatures = least > 0 ? signatures.map((s) => [...s, name]) : signatures.flatMap((s) => [s, [...s, name]]);
    }
    for (const slots of signatures) {
      const key = signatureOf(slots, choice.variant.tags, choice.definition.options.set?.is);
      const list = result.get(key);
      if (list) {
        list.push({ choice, counts });
        list.sort((a, b) => fixedSlots(b.choice) - fixedSlots(a.choice));
      } else result.set(key, [{ choice, counts }]);
    }
  }
  return result;
}

function fixedSlots(choice: PrintChoice): number {
  return Object.keys(choice.definition.options.set ?? {}).length;
}
