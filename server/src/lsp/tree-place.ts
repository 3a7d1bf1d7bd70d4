import { type TreeNode, childNodes } from "@cardwright/engine/grammar/tree";
import type { LineReading } from "@cardwright/engine/language/read";
import type { FaceSource } from "@cardwright/engine/cards/index";
import type { OpenCard } from "./open-files.ts";

/** Where a place in a card is: its face, its ability, and the nodes of the tree around it, the outermost first. */
export interface TreePlace {
  readonly face: FaceSource;
  readonly ability: LineReading;
  readonly path: readonly TreeNode[];
}

/**
 * The nodes around a place of a card (an offset from its first character), or `undefined` where no rules text stands. A
 * place at the end of a word counts as in it, unless another begins there.
 */
export function treePlaceAt({ analysis }: OpenCard, offset: number): TreePlace | undefined {
  for (const { source: face, abilities } of analysis.faces) {
    for (const ability of abilities) {
      if (offset < ability.span[0] || offset > ability.span[1]) continue;
      return { face, ability, path: pathTo(ability.tree, offset) };
    }
  }
  return undefined;
}

function pathTo(node: TreeNode, offset: number): TreeNode[] {
  const path = [node];
  for (;;) {
    const children = childNodes(path.at(-1)!);
    const next =
      children.find((child) => contains(child, offset, false)) ??
      children.find((child) => contains(child, offset, true));
    if (!next) return path;
    path.push(next);
  }
}

/** Nodes without a span of their own (a mode's ability) reach as far as what is in them. */
function contains(node: TreeNode, offset: number, withEnd: boolean): boolean {
  if (!node.span) return childNodes(node).some((child) => contains(child, offset, withEnd));
  return offset >= node.span[0] && (offset < node.span[1] || (withEnd && offset === node.span[1]));
}
