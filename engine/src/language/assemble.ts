/** Putting together the ability of a line from its sentences and reminder texts. */
import { isNode, type TreeNode } from "../grammar/tree.ts";

/** One part of a line: a sentence as read, or reminder text. */
export interface LinePart {
  readonly node: TreeNode;
  /** Reminder texts inside the sentence, each with the number of the sentence's words before it. */
  readonly asides: readonly TreeNode[];
  /** How many of the sentence's words stand before its effect (costs, trigger). */
  readonly effectAt: number;
  readonly stop: boolean;
}

/** Openings whose effect becomes the first sentence of the ability. */
const FRAMES = new Set(["activated", "triggered", "loyalty"]);

/**
 * Makes the ability node: its kind follows from the first sentence.
 * @param parts in the order of the text; at least one sentence
 * @param stopMayMiss whether the last sentence needs no full stop (a quotation that takes the comma of the sentence around it)
 */
export function assemble(parts: readonly LinePart[], stopMayMiss: boolean): TreeNode {
  const first = parts.find((part) => part.node.kind !== "reminder")!;
  const opening = first.node;
  if (opening.kind === "keywordLine") return keywordLine(parts, first);
  if (opening.kind === "classLevel" || opening.kind === "statsLine") return { ...opening, ...remindersOf(parts) };
  const framed = FRAMES.has(opening.kind);
  const effects = parts.map((part) => (part === first && framed ? (opening.effect as TreeNode) : part.node));
  const asides = parts.flatMap((part, at) => placedAsides(part, at, part === first && framed));
  const node: TreeNode = { ...frameOf(opening), effects, ...(asides.length ? { asides } : {}) };
  const last = parts.findLast((part) => part.node.kind !== "reminder")!;
  const stopDue = !stopMayMiss && !last.stop && !endsWithQuote(last.node);
  // How a frame was miswritten (a dash for the colon) is said of the ability.
  const wording = [...((framed && opening.surface?.wording) || []), ...(stopDue ? ["no-full-stop"] : [])];
  if (wording.length) node.surface = { wording };
  return node;
}

function frameOf(opening: TreeNode): TreeNode {
  switch (opening.kind) {
    case "activated":
      return { kind: "activatedAbility", costs: opening.costs };
    case "triggered":
      return { kind: "triggeredAbility", trigger: opening.trigger };
    case "loyalty":
      return { kind: "loyaltyAbility", cost: opening.cost };
    default:
      return { kind: "statement" };
  }
}

function keywordLine(parts: readonly LinePart[], first: LinePart): TreeNode {
  const reminders = [...first.asides, ...parts.filter((part) => part !== first).map((part) => part.node)];
  return {
    ...first.node,
    ...(reminders.length ? { reminders } : {}),
    ...(first.stop && parts.length === 1 ? { stop: true } : {}),
  };
}

function remindersOf(parts: readonly LinePart[]): { reminders?: TreeNode[] } {
  const reminders = parts.filter((part) => part.node.kind === "reminder").map((part) => part.node);
  return reminders.length ? { reminders } : {};
}

/** Where reminder texts stand inside sentences: in effect number `effect`, or in the frame (-1), after so many words. */
function placedAsides(part: LinePart, at: number, framed: boolean): TreeNode[] {
  if (part.asides.length === 0) return [];
  const offset = framed ? part.effectAt : 0;
  return part.asides.map((aside) => {
    const after = aside.after as number;
    return after > offset ? { ...aside, effect: at, after: after - offset } : { ...aside, effect: -1 };
  });
}

function endsWithQuote(node: TreeNode): boolean {
  const end = node.span?.[1];
  if (end === undefined) return false;
  const visit = (item: TreeNode): boolean => {
    if (item.kind === "quoted") return item.span?.[1] === end;
    for (const name of Object.keys(item)) {
      const value = item[name];
      if (isNode(value) ? visit(value) : Array.isArray(value) && value.some((one) => isNode(one) && visit(one)))
        return true;
    }
    return false;
  };
  return visit(node);
}
