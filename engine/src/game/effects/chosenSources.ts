/**
 * "A source of your choice": it is chosen as the effect that speaks of it is made, and is the only one it speaks of (CR 609.7a).
 */
import { decide } from "../choices.ts";
import type { Target } from "../object.ts";
import { cr } from "../rules.ts";
import type { Scope } from "../scope.ts";
import { fits } from "../selectors/filter.ts";
import { mention } from "../selectors/references.ts";
import { type TreeNode, children } from "../treeAccess.ts";
import { nameOf, permanents } from "../view.ts";

const HOW = "source of choice";

function leavesChoice(suffix: TreeNode): boolean {
  return suffix.kind === "ofAnyChosen";
}

/** Lets the player choose the source that a phrase leaves to choose; remembers it for the words of the effect. */
export function chooseSource(scope: Scope, phrase: TreeNode | null): void {
  if (!phrase || !children(phrase, "suffixes").some(leavesChoice)) return;
  const suffixes = children(phrase, "suffixes").filter((suffix) => !leavesChoice(suffix));
  const described: TreeNode = { ...phrase, suffixes };
  const { game, controller: player } = scope;
  const ids = [...permanents(game), ...game.state.stack.filter((id) => id !== scope.stackObject)];
  const able = ids.map((object) => ({ object })).filter((thing) => fits(scope, described, thing));
  const picked = decide(game, {
    kind: "pick",
    about: "object",
    player,
    prompt: `Choose a source for ${nameOf(game, { object: scope.source })}.`,
    options: able.map((target) => ({ label: nameOf(game, target), target })),
    min: Math.min(1, able.length),
    max: Math.min(1, able.length),
    rule: cr("609.7a"),
    source: scope.source,
    hint: "harm",
  });
  mention(
    scope,
    picked.map((index) => able[index]!),
    { how: HOW },
  );
}

/** The source that was chosen; null when none was to be chosen. */
export function chosenSource(scope: Scope): readonly Target[] | null {
  return scope.mentions.find(({ how }) => how === HOW)?.what ?? null;
}
