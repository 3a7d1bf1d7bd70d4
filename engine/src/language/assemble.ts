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
  /** Whether white space stands before its full stop. */
  readonly stopSpaced: boolean;
}

/** Openings whose effect becomes the first sentence of the ability. */
const FRAMES = new Set(["activated", "triggered", "loyalty"]);

/**
 * Makes the ability node: its kind follows from the first sentence.
 * @param parts in the order of the text; at least one sentence
 * @param stopMayMiss whether the last sentence needs no full stop (a quotation that takes the comma of the sentence around it)
 */
export function assemble(parts: readonly LinePart[], stopMayMiss: boolean): TreeNode {
  const first = sentenceAt(parts, 0, 1);
  const opening = first.node;
  if (opening.kind === "keywordLine") return keywordLine(parts, first);
  if (opening.kind === "classLevel" || opening.kind === "statsLine") return withReminders(opening, remindersOf(parts));
  const framed = FRAMES.has(opening.kind);
  const effects: TreeNode[] = [];
  const reminders: TreeNode[] = [];
  for (const part of parts) {
    const frame = part === first && framed;
    if (isReminder(part)) reminders.push({ ...part.node, effect: effects.length - 1 });
    else {
      if (part.asides.length > 0) reminders.push(...placedAsides(part, effects.length, frame));
      effects.push(frame ? (opening.effect as TreeNode) : part.node);
    }
  }
  const node = abilityOf(opening, effects);
  const last = sentenceAt(parts, parts.length - 1, -1);
  const stopDue = !stopMayMiss && !last.stop && !endsWithQuote(last.node);
  if (stopDue || reminders.length > 0 || (framed && opening.surface))
    noteSurface(node, framed ? opening : undefined, stopDue, reminders);
  if (parts.some((part) => part.stopSpaced)) noteSpacedStops(node, parts, framed ? wordsOfFrame(opening) : 0);
  return node;
}

/** How many words of its own a frame has: the commas between costs, the colon, the comma behind a trigger. */
function wordsOfFrame({ kind, costs, surface }: TreeNode): number {
  const without = (tag: string): number => (surface?.wording?.includes(tag) ? 0 : 1);
  if (kind === "loyalty") return 1;
  if (kind === "triggered") return without("no-comma");
  return (without("no-cost-comma") && (costs as TreeNode[]).length - 1) + without("no-colon");
}

/** Notes the full stops with white space before them: they are an ability's own words, behind those of its frame. */
function noteSpacedStops(node: TreeNode, parts: readonly LinePart[], wordsOfFrame: number): void {
  let index = wordsOfFrame;
  const space: number[] = [];
  for (const { stop, stopSpaced } of parts) {
    if (stopSpaced) space.push(index);
    if (stop) index++;
  }
  node.surface = { ...node.surface, space: [...(node.surface?.space ?? []), ...space] };
}

/**
 * Says what is unusual about an ability; how a frame was miswritten (a dash for the colon, a space before the comma) is said of the
 * ability, whose own words are those of its frame.
 */
function noteSurface(node: TreeNode, frame: TreeNode | undefined, stopDue: boolean, reminders: TreeNode[]): void {
  const wording = [...(frame?.surface?.wording ?? []), ...(stopDue ? ["no-full-stop"] : [])];
  const surface = { ...frame?.surface };
  if (wording.length) surface.wording = wording;
  if (reminders.length) surface.reminders = reminders;
  if (Object.keys(surface).length > 0) node.surface = surface;
}

function isReminder(part: LinePart): boolean {
  return part.node.kind === "reminder";
}

/** The first sentence from a part on, forwards (1) or backwards (-1). */
function sentenceAt(parts: readonly LinePart[], from: number, step: 1 | -1): LinePart {
  let at = from;
  while (isReminder(parts[at]!)) at += step;
  return parts[at]!;
}

function abilityOf(opening: TreeNode, effects: TreeNode[]): TreeNode {
  switch (opening.kind) {
    case "activated":
      return { kind: "activatedAbility", costs: opening.costs, effects };
    case "triggered":
      return { kind: "triggeredAbility", trigger: opening.trigger, effects };
    case "loyalty":
      return { kind: "loyaltyAbility", cost: opening.cost, effects };
    default:
      return { kind: "statement", effects };
  }
}

function keywordLine(parts: readonly LinePart[], first: LinePart): TreeNode {
  const others = parts.filter((part) => part !== first).map((part) => part.node);
  const node = withReminders(first.node, [...first.asides, ...others]);
  return first.stop && parts.length === 1 ? { ...node, stop: true } : node;
}

function remindersOf(parts: readonly LinePart[]): TreeNode[] {
  return parts.filter((part) => part.node.kind === "reminder").map((part) => part.node);
}

/** A node that keeps the reminder texts behind it in its surface. */
function withReminders(node: TreeNode, reminders: TreeNode[]): TreeNode {
  return reminders.length ? { ...node, surface: { ...node.surface, reminders } } : node;
}

/**
 * Where reminder texts stand inside sentences: in effect number `effect`, or in the frame (-1), after so many words. Those
 * without `after` stand behind the sentence.
 */
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
