/** Printing a tree as an era worded it. */
import { oracleGrammar } from "../grammar.ts";
import { chooseVariant } from "../../grammar/chooseVariant.ts";
import type { Grammar } from "../../grammar/grammar.ts";
import { isNode, MADE_BY, type TreeNode } from "../../grammar/tree.ts";
import { printLine as printWorded } from "../printLine.ts";
import type { CardNames } from "../sentences.ts";
import { type Era, eraById, eraTags, type EraId, tagsOfEras } from "./eras.ts";
import { Antecedents } from "./antecedents.ts";
import { selfNamer } from "./selfNames.ts";
import { tagged, untagged, withSurface } from "./shape.ts";
import { slotOfSpell, thisSpell } from "./spells.ts";
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
  const antecedents = new Antecedents();
  const word = (node: TreeNode, doer: "their" | "your", above: string): TreeNode => {
    if (node.kind === "quoted") return node;
    const own = nameSelf(inOldContext(nodeAsWorded(withoutEra(node)), era));
    if (own.kind === "self") return own;
    const inner = own.kind === "clause" ? doerOf(own) : own.kind === "have" && isNode(own.what) ? "their" : doer;
    let copy: TreeNode = { ...own };
    const spellSlot = era.tags.has("his-or-her") ? undefined : slotOfSpell(own);
    for (const slot of Object.keys(own)) {
      const value = own[slot];
      if (slot === "span" || slot === "surface" || (slot === "subject" && !era.namesItself && definesItself(own)))
        continue;
      if (slot === spellSlot && isNode(value) && value.kind === "self") copy[slot] = thisSpell(value);
      else if (Array.isArray(value))
        copy[slot] = (value as unknown[]).map((item) =>
          isNode(item) ? word(item, inner, own.kind) : item,
        ) as TreeNode[];
      else if (isNode(value)) copy[slot] = word(value, inner, own.kind);
    }
    const allowed = (place: string) => (tag: string) => era.tags.has(tag) && antecedents.allows(tag, place);
    copy = reshaped(copy, era, inner, (made) => withTemplateTags(made, grammar, allowed("zoneOf")));
    antecedents.note(own);
    return withTemplateTags(copy, grammar, allowed(above));
  };
  return word(tree, "your", "");
}

/** "Soot Herald's power is equal to …": cards say this of their name to this day. */
const definesItself = ({ subject, verbs }: TreeNode): boolean =>
  isNode(subject) && subject.kind === "statOf" && isNode(verbs) && verbs.kind === "be";

/** Who does it, for "your library" and "their library". */
function doerOf(clause: TreeNode): "their" | "your" {
  return isNode(clause.subject) && clause.subject.is !== "you" ? "their" : "your";
}

/** "Entered the battlefield under your control" is said so to this day. */
const isSaidStill = (node: TreeNode, tag: string): boolean =>
  tag === "enters-the-battlefield" && node.tense !== undefined && isNode(node.how) && node.how.kind === "underControl";

function withoutEra(node: TreeNode): TreeNode {
  let result = node;
  for (const tag of node.surface?.wording ?? [])
    if (eraTags.has(tag) && !isSaidStill(node, tag)) result = untagged(result, tag);
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

function reshaped(
  node: TreeNode,
  era: Era,
  doer: "their" | "your",
  tagged: (possessive: TreeNode) => TreeNode,
): TreeNode {
  let result = node;
  for (const wording of [...shapedWordings, ...printedOnly]) {
    if (!era.tags.has(wording.tag)) continue;
    const whose = /-(their|your)-/.exec(wording.tag)?.[1];
    if (whose && whose !== doer) continue;
    const old = wording.before(result);
    if (old) result = whose === "their" ? withPossessives(old, tagged) : old;
  }
  return result;
}

/** A tree with other possessive pronouns where they have no wording of their own. */
function withPossessives(node: TreeNode, change: (possessive: TreeNode) => TreeNode): TreeNode {
  if (node.kind === "possessivePronoun") return node.surface ? node : change(node);
  let result = node;
  for (const slot of Object.keys(node)) {
    const value: unknown = node[slot];
    if (slot === "span" || slot === "surface") continue;
    if (Array.isArray(value))
      result = {
        ...result,
        [slot]: (value as unknown[]).map((item) => (isNode(item) ? withPossessives(item, change) : item)) as TreeNode[],
      };
    else if (isNode(value)) result = { ...result, [slot]: withPossessives(value, change) };
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
        if (definition.kind === null || !tagsOfEras.has(tag)) continue;
        const known = kinds.get(tag);
        if (known) known.add(definition.kind);
        else kinds.set(tag, new Set([definition.kind]));
      }
  kindsByTag.set(grammar, kinds);
  return kinds;
}

/** Puts the tags that are allowed on a node where a template of its kind has them. */
function withTemplateTags(node: TreeNode, grammar: Grammar, allowed: (tag: string) => boolean): TreeNode {
  let result = node;
  for (const [tag, kinds] of kindsOfTags(grammar)) {
    if (!kinds.has(node.kind) || !allowed(tag)) continue;
    const candidate = tagged(result, tag);
    delete candidate[MADE_BY];
    // The template with the tag must say as much as the one without: "entered" is not "enters the battlefield".
    const fixed = fixedSlots(grammar, candidate);
    if (fixed !== undefined && fixed === fixedSlots(grammar, result)) result = candidate;
  }
  return result;
}

/** What the template that prints a node says without words for it; undefined where none prints it. */
function fixedSlots(grammar: Grammar, node: TreeNode): string | undefined {
  const plain = { ...node };
  delete plain[MADE_BY];
  try {
    return JSON.stringify(Object.entries(chooseVariant(grammar, plain).definition.options.set ?? {}).sort());
  } catch {
    return undefined;
  }
}
