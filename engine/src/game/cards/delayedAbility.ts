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
    if (when) {
      const rest = { ...node, tails: tails.filter((tail) => tail !== when) };
      return {
        kind: "triggeredAbility",
        trigger: { ...maybeChild(when, "time")!, kind: "at" },
        effects: [rest],
        span: node.span,
      };
    }
    const event = untilEventOf(node);
    if (event && maybeChild(node, "verbs")?.kind === "exile") return comingBack(node, event);
  }
  return null;
}

/** The event of "until [event]" on a clause. */
export function untilEventOf(clause: TreeNode): TreeNode | null {
  for (const tail of children(clause, "tails")) {
    const duration = tail.kind === "until" ? maybeChild(tail, "duration") : null;
    const event = duration?.kind === "untilEvent" ? maybeChild(duration, "event") : null;
    // "Until you exile a land card" says how far down, not for how long.
    if (event && maybeChild(event, "verbs")?.kind === "leave") return event;
  }
  return null;
}

/** "Exile … until [this] leaves": then the cards come back under their owners' control (CR 610.3). */
function comingBack(node: TreeNode, event: TreeNode): TreeNode {
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
  const effects = [{ kind: "clause", verbs: comeBack, span: node.span }];
  return { kind: "triggeredAbility", trigger: { kind: "when", event }, effects, span: node.span };
}
