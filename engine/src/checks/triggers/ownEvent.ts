import type { TreeNode } from "../../grammar/tree.ts";
import { child, isSelf, verbsIn } from "../trees.ts";

/** The verb of what a trigger waits for, when the card itself does it. */
export function ownEvent(trigger: TreeNode): TreeNode | undefined {
  const event = child(trigger, "event");
  if (event?.kind !== "clause" || !isSelf(child(event, "subject")) || event.tails) return undefined;
  const verbs = verbsIn(child(event, "verbs"));
  return verbs.length === 1 ? verbs[0] : undefined;
}
