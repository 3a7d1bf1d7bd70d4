/** Fixes: a tree is changed and printed, and the words that came out different are the edit. */
import type { MendedText } from "../cards/mendableText.ts";
import { APART } from "../grammar/ruleTemplates.ts";
import { childNodes, isNode, stripTree, type TreeNode } from "../grammar/tree.ts";
import { printedWords } from "../language/printWords.ts";
import { editBetween } from "./edits.ts";
import type { TextEdit } from "./finding.ts";
import type { JudgedFace } from "./judgedCard.ts";

/** A replacement for a node: another node, several (where a list holds it), or none at all. */
export type Replacement = TreeNode | readonly TreeNode[] | null;

/** A copy of a tree with one of its nodes replaced; the tree itself when the node is not in it. */
export function replacedIn(tree: TreeNode, old: TreeNode, replacement: Replacement): TreeNode {
  if (tree === old) return isNode(replacement) ? replacement : tree;
  for (const slot of Object.keys(tree)) {
    const value = tree[slot];
    if (Array.isArray(value)) {
      const items = value as TreeNode[];
      for (const [i, item] of items.entries()) {
        if (!isNode(item)) continue;
        if (item === old) {
          const inserted = replacement === null ? [] : isNode(replacement) ? [replacement] : replacement;
          const list = [...items.slice(0, i), ...inserted, ...items.slice(i + 1)];
          return list.length ? { ...tree, [slot]: list } : withoutSlot(tree, slot);
        }
        const changed = replacedIn(item, old, replacement);
        if (changed !== item) return { ...tree, [slot]: [...items.slice(0, i), changed, ...items.slice(i + 1)] };
      }
    } else if (isNode(value)) {
      if (value === old) return isNode(replacement) ? { ...tree, [slot]: replacement } : withoutSlot(tree, slot);
      const changed = replacedIn(value, old, replacement);
      if (changed !== value) return { ...tree, [slot]: changed };
    }
  }
  return tree;
}

/** A copy that no longer remembers by which templates its nodes were read: those may not print them now. */
function freshCopy(tree: TreeNode): TreeNode {
  return stripTree(tree);
}

/** A tree without the marks of capitals out of place, for words that come to stand elsewhere. */
export function withoutCapitals(node: TreeNode): TreeNode {
  return withoutSurface(node, "capital");
}

/** A tree without the marks of wrong word forms, which mean nothing once the words around them change. */
export function withoutForms(node: TreeNode): TreeNode {
  return withoutSurface(node, "inflected");
}

function withoutSurface(node: TreeNode, mark: "inflected" | "capital"): TreeNode {
  const copy: TreeNode = { kind: node.kind };
  for (const slot of Object.keys(node)) {
    const value = node[slot];
    if (slot === "surface") {
      const { [mark]: _marked, ...rest } = node.surface!;
      if (Object.keys(rest).length) copy.surface = rest;
    } else if (Array.isArray(value))
      copy[slot] = (value as unknown[]).map((item) => (isNode(item) ? withoutSurface(item, mark) : item)) as TreeNode[];
    else copy[slot] = isNode(value) ? withoutSurface(value, mark) : value;
  }
  return copy;
}

/** A node without one of its slots. */
export function withoutSlot(node: TreeNode, ...slots: readonly string[]): TreeNode {
  const copy = { ...node };
  for (const slot of slots) delete copy[slot];
  return copy;
}

/** A node worded in the usual way; words in capital letters ("EOT") go with the old wording. */
export function withoutWording(node: TreeNode, tag: string): TreeNode {
  const wording = node.surface?.wording?.filter((one) => one !== tag && !APART.test(one)) ?? [];
  const { wording: _old, upper: _upper, ...rest } = node.surface ?? {};
  const surface = wording.length ? { ...rest, wording } : rest;
  const copy = withoutSlot(node, "surface");
  return Object.keys(surface).length ? { ...copy, surface } : copy;
}

/** The parts of a line that are printed by themselves: the header, and each mode. */
export function unitsOf(tree: TreeNode): TreeNode[] {
  const modes = (tree.modes as TreeNode[] | undefined) ?? [];
  return modes.length ? [withoutSlot(tree, "modes"), ...modes] : [tree];
}

/**
 * The edit that turns a line's text into that of a changed tree.
 * @returns null when nothing changes or the line does not print as it was typed (then no fix can be trusted)
 */
export function editOfRewriting(face: JudgedFace, unit: TreeNode, changed: TreeNode): TextEdit | null {
  const start = unit.span?.[0];
  if (start === undefined) return null;
  try {
    const before = printedWords(unit, face.names).text;
    const mended = mendedLineAt(face, start);
    if (mended && mended.text === before)
      return editInMended(mended, printedWords(freshCopy(changed), face.names).text);
    if (!face.cardText.startsWith(before, start)) return null;
    return editBetween(before, printedWords(freshCopy(changed), face.names).text, start);
  } catch {
    // A tree that the grammar can't print is no fix; the tests of the checks see to it that this does not happen.
    return null;
  }
}

/** The edit that exchanges a phrase without parts of its own for another one. Null when either has parts, or they are alike. */
export function editOfPhrase(face: JudgedFace, phrase: TreeNode, changed: TreeNode): TextEdit | null {
  if (!phrase.span || childNodes(phrase).length > 0 || childNodes(changed).length > 0) return null;
  try {
    const printed = printedWords(freshCopy(changed), face.names, false).text;
    const typed = face.cardText.slice(phrase.span[0], phrase.span[1]);
    return printed === typed ? null : { span: phrase.span, text: printed };
  } catch {
    return null;
  }
}

/** The off-form line that starts at a place, as it is read. */
export function mendedLineAt(face: JudgedFace, start: number): MendedText | undefined {
  return face.source.lines.find((line) => line.start === start)?.mended;
}

/** An edit of a line that was read in another form than it was typed in. */
function editInMended(mended: MendedText, after: string): TextEdit | null {
  const edit = editBetween(mended.text, after, 0);
  return edit && { span: mended.originOf(edit.span[0], edit.span[1]), text: edit.text };
}
