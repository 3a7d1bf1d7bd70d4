import type { TreeNode } from "../../grammar/tree.ts";
import { child, children } from "../trees.ts";

/** An adjective that is none any more, where it is all that a verb “be” says. */
export function formerAdjective(node: TreeNode): string | undefined {
  const items = child(node, "state") ? children(child(node, "state"), "items") : [];
  return items.length === 1 && items[0]!.kind === "formerAdjective" ? (items[0]!.is as string) : undefined;
}
