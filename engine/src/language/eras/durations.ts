/** Where a clause's time stood: "as long as it's your turn" behind it, "until end of turn" before or behind it. */
import type { TreeNode } from "../../grammar/tree.ts";
import { ABILITIES } from "./joined.ts";
import { nodeIn, nodesIn, withItem } from "./phrases.ts";
import { changed, type ContextWording, keptWhole } from "./shape.ts";

/** The slot of what happens in a time. */
const IN_TIME = "then";

/** An ability with another effect for the first that changes. */
function withEffect(node: TreeNode, change: (effect: TreeNode) => TreeNode | undefined): TreeNode | undefined {
  const effects = nodesIn(node, "effects");
  for (const [i, effect] of effects.entries()) {
    const other = change(effect);
    if (other) return changed(node, { effects: withItem(effects, i, other) });
  }
  return undefined;
}

/** A wording of an ability's effect, which is kept whole while today's says the same. */
function keptEffect(
  tag: string,
  clues: readonly string[],
  today: (old: TreeNode) => TreeNode | undefined,
): ContextWording {
  const ofEffect = keptWhole({ tag, kinds: ABILITIES, clues }, today);
  return { ...ofEffect, today: (node) => withEffect(node, ofEffect.today) };
}

/** "During your turn, it has haste" for "it has haste during your turn", which was "as long as it's your turn". */
function yourTurnFirst(clause: TreeNode): TreeNode | undefined {
  const [tail, ...more] = clause.kind === "clause" ? nodesIn(clause, "tails") : [];
  if (!tail || more.length || !tail.surface?.wording?.includes("as-long-as-its-your-turn")) return undefined;
  const phase = nodeIn(tail, "time", "phase");
  const when = phase && { kind: "leadingDuring", phase };
  return when && { kind: "during", when, [IN_TIME]: changed(clause, { tails: undefined }) };
}

const yourTurnBehind = keptEffect("your-turn-behind", ["yourTurn"], yourTurnFirst);

/** "It becomes a 2/2 creature until end of turn" for "until end of turn, it becomes a 2/2 creature". */
function durationBehind(effect: TreeNode): TreeNode | undefined {
  const duration = effect.kind === "during" ? nodeIn(effect, "when", "duration") : undefined;
  const clause = nodeIn(effect, IN_TIME);
  if (!duration || nodeIn(effect, "when")?.kind !== "leadingDuration" || clause?.kind !== "clause" || clause.tails)
    return undefined;
  if (nodeIn(clause, "verbs")?.kind !== "become") return undefined;
  return changed(clause, { tails: [{ kind: "until", duration }] });
}

const durationFirst = keptEffect("duration-first", ["leadingDuration"], durationBehind);

export const durationWordings: readonly ContextWording[] = [yourTurnBehind, durationFirst];
