import type { TreeNode } from "../../grammar/tree.ts";
import type { Fix } from "../finding.ts";
import type { Place } from "../place.ts";
import { changed, child, children, hasWording, made } from "../trees.ts";

/** What a clause “Activate only …” says of when: as a tail of the clause, or in the verb. */
export function restrictionOf(clause: TreeNode): TreeNode | undefined {
  return (
    child(activation(clause), "when") ??
    child(
      children(clause, "tails").find(({ kind }) => kind === "onlyTail"),
      "when",
    )
  );
}

export function activation(clause: TreeNode): TreeNode | undefined {
  const verb = child(clause, "verbs");
  return verb?.kind === "activate" && !clause.subject ? verb : undefined;
}

/** Whether the old "this ability" stands behind *activate*. */
export function namesAbility(verb: TreeNode | undefined): boolean {
  return child(verb, "what") !== undefined || hasWording(verb, "activate-this-ability", "this-ability");
}

export function today(place: Place, when: TreeNode): Fix | undefined {
  const usual = changed(when, { surface: undefined });
  const clause = made("clause", { verbs: made("activate"), tails: [made("onlyTail", { when: usual })] });
  return place.replace(
    "Word it as cards do today",
    true,
    place.node.kind === "clause" ? place.node : place.parent!,
    clause,
  );
}
