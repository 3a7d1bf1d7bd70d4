/** Printing a tree as an era worded it. */
import { oracleGrammar } from "../grammar.ts";
import { chooseVariant } from "../../grammar/print.ts";
import type { Grammar } from "../../grammar/grammar.ts";
import { isNode, MADE_BY, type TreeNode } from "../../grammar/tree.ts";
import { printLine as printWorded } from "../printLine.ts";
import type { CardNames } from "../sentences.ts";
import { type Era, eraById, eraTags, type EraId } from "./eras.ts";
import { selfNamer } from "./selfNames.ts";
import { tagged, untagged, withSurface } from "./shape.ts";
import { nodeAsWorded } from "./today.ts";
import { contextWordings, printedOnly, shapedWordings } from "./wordings.ts";

export interface PrintOptions {
  /** The era; left out, every node keeps its own wording. */
  readonly era?: EraId;
  /** For what a card calls itself; as printed. */
  readonly typeLine?: string;
}

/** The text of one ability. Throws on a tree the grammar does not know, and on an unknown era. */
export function printLine(tree: TreeNode, names: CardNames, options: PrintOptions = {}): string {
  return printFace([tree], names, options);
}

/** The rules text of a face from the trees of its lines. */
export function printFace(lines: readonly TreeNode[], names: CardNames, options: PrintOptions = {}): string {
  if (!options.era) return lines.map((line) => printWorded(line, names)).join("\n");
  const era = eraById(options.era);
  if (!era) throw new Error(`there is no era "${options.era}"`);
  const name = selfNamer(era, options.typeLine ?? "", names);
  return lines.map((line) => printWorded(wordedIn(line, era, name), names)).join("\n");
}

/** A tree as an era worded it, ready for printing. */
export function wordedIn(tree: TreeNode, era: Era, nameSelf: (node: TreeNode) => TreeNode): TreeNode {
  const grammar = oracleGrammar();
  const word = (node: TreeNode, doer: "their" | "your"): TreeNode => {
    if (node.kind === "quoted") return node;
    const own = nameSelf(inOldContext(nodeAsWorded(withoutEra(node)), era));
    if (own.kind === "self") return own;
    const inner = own.kind === "clause" ? doerOf(own) : doer;
    let copy: TreeNode = { ...own };
    for (const slot of Object.keys(own)) {
      const value = own[slot];
      if (slot === "span" || slot === "surface") continue;
      if (Array.isArray(value))
        copy[slot] = (value as unknown[]).map((item) => (isNode(item) ? word(item, inner) : item)) as TreeNode[];
      else if (isNode(value)) copy[slot] = word(value, inner);
    }
    copy = reshaped(copy, era, inner);
    return withTemplateTags(copy, era, grammar);
  };
  return word(tree, "your");
}

/** Who does it, for "your library" and "their library". */
function doerOf(clause: TreeNode): "their" | "your" {
  return isNode(clause.subject) && clause.subject.is !== "you" ? "their" : "your";
}

function withoutEra(node: TreeNode): TreeNode {
  let result = node;
  for (const tag of node.surface?.wording ?? []) if (eraTags.has(tag)) result = untagged(result, tag);
  // What belonged to the wordings that are gone. Those of no era stay as they are.
  if (node.surface?.parts && result !== node) {
    const { parts: _parts, ...surface } = result.surface!;
    result = withSurface(result, surface);
  }
  if (result !== node) delete result[MADE_BY];
  return result;
}

/** A node whose words below are those that the era used beside each other. */
function inOldContext(node: TreeNode, era: Era): TreeNode {
  let result = node;
  for (const wording of contextWordings)
    if (era.tags.has(wording.tag) && wording.kinds.includes(result.kind)) result = wording.old?.(result) ?? result;
  return result;
}

function reshaped(node: TreeNode, era: Era, doer: "their" | "your"): TreeNode {
  let result = node;
  for (const wording of [...shapedWordings, ...printedOnly]) {
    if (!era.tags.has(wording.tag)) continue;
    const whose = /-(their|your)-/.exec(wording.tag)?.[1];
    if (whose && whose !== doer) continue;
    result = wording.before(result) ?? result;
  }
  return result;
}

const kindsByTag = new WeakMap<Grammar, Map<string, Set<string>>>();

/** The kinds of node that have a wording with each tag. */
function kindsOfTags(grammar: Grammar): Map<string, Set<string>> {
  let kinds = kindsByTag.get(grammar);
  if (kinds) return kinds;
  kinds = new Map();
  for (const definition of grammar.definitions)
    for (const variant of definition.variants)
      for (const tag of variant.tags) {
        if (definition.kind === null || !eraTags.has(tag)) continue;
        const known = kinds.get(tag);
        if (known) known.add(definition.kind);
        else kinds.set(tag, new Set([definition.kind]));
      }
  kindsByTag.set(grammar, kinds);
  return kinds;
}

/** Puts the era's tags on a node where a template of its kind has them. */
function withTemplateTags(node: TreeNode, era: Era, grammar: Grammar): TreeNode {
  let result = node;
  for (const [tag, kinds] of kindsOfTags(grammar)) {
    if (!era.tags.has(tag) || !kinds.has(node.kind)) continue;
    const candidate = tagged(result, tag);
    delete candidate[MADE_BY];
    if (canPrint(grammar, candidate)) result = candidate;
  }
  return result;
}

function canPrint(grammar: Grammar, node: TreeNode): boolean {
  try {
    chooseVariant(grammar, node);
    return true;
  } catch {
    return false;
  }
}
