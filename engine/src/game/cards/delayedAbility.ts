/**
 * Sentences that make an ability for later (CR 603.7): written out as the triggered ability they make.
 */
import { type TreeNode, children, maybeChild } from "../treeAccess.ts";

/** The triggered ability a sentence makes; null for all other nodes. */
export function delayedAbility(node: TreeNode): TreeNode | null {
  if (node.kind === "delayed")
    return {
      kind: "triggeredAbility",
      trigger: maybeChild(node, "trigger")!,
      effects: [maybeChild(node, "effect")!],
      span: node.span,
    };
  if (node.kind === "clause") {
    const tails = children(node, "tails");
    const when = tails.find((tail) => tail.kind === "when" && maybeChild(tail, "time")?.kind === "at");
    if (!when) return null;
    const rest = { ...node, tails: tails.filter((tail) => tail !== when) };
    return {
      kind: "triggeredAbility",
      trigger: { ...maybeChild(when, "time")!, kind: "at" },
      effects: [rest],
      span: node.span,
    };
  }
  const until = node.kind === "exile" ? maybeChild(node, "until") : null;
  if (until) {
    // "Until [this] leaves": then the card comes back under its owner's control (CR 610.3).
    const owner: TreeNode = {
      kind: "playerOf",
      of: { kind: "possessivePronoun", is: "its" },
      role: { kind: "role", is: "owner" },
    };
    const comeBack: TreeNode = {
      kind: "return",
      what: { kind: "pronoun", is: "them" },
      to: { kind: "battlefieldZone" },
      how: { kind: "underControl", of: { kind: "possessive", of: owner } },
      span: node.span,
    };
    return {
      kind: "triggeredAbility",
      trigger: { kind: "when", event: until },
      effects: [{ kind: "clause", verbs: comeBack, span: node.span }],
      span: node.span,
    };
  }
  return null;
}
