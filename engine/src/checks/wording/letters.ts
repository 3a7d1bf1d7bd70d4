import type { TreeNode } from "../../grammar/tree.ts";
import { isSelf } from "../../language/selfReference.ts";

/** Whether a node is a name, so that a capital is right wherever it stands. */
export function isProper(owner: TreeNode, expected: string): boolean {
  return (
    owner.kind === "subtype" ||
    owner.kind === "ownSubtype" ||
    owner.kind === "name" ||
    isSelf(owner) ||
    expected === "X"
  );
}
