/**
 * What on the battlefield fits the words of a trigger: those creatures attack, block, or are aimed at.
 */
import { walkTree } from "../grammar/tree.ts";
import type { CompiledAbility } from "../game/cards/library.ts";
import { unlessNotModelled } from "../game/game.ts";
import type { ObjectId } from "../game/object.ts";
import { scopeOf } from "../game/scope.ts";
import { fitsDescription } from "../game/selectors/descriptions.ts";
import { type TreeNode, maybeChild } from "../game/treeAccess.ts";
import { permanents } from "../game/view.ts";
import { type Stage, YOU } from "./stage.ts";

/** The permanents that one of the noun phrases of a trigger condition describes. */
export function fittingFor(stage: Stage, ability: CompiledAbility): ObjectId[] {
  const { game } = stage;
  const trigger = maybeChild(ability.node, "trigger");
  const source = game.state.battlefield.find((id) => game.state.objects[id]!.card === ability.ref.card);
  return trigger && source !== undefined ? fittingIn(stage, ability, trigger, source) : [];
}

/** What a spell has to have as a target by the words of an ability: "counter target spell that targets a creature". */
export function spokenOfAsTargets(stage: Stage, ability: CompiledAbility): ObjectId[] {
  const source = Object.values(stage.state.objects).find(({ card }) => card === ability.ref.card)?.id;
  if (source === undefined) return [];
  return targetingVerbs(ability).flatMap((verb) => fittingIn(stage, ability, verb, source));
}

/** "That targets …", behind a spell. */
export function targetingVerbs(ability: CompiledAbility): TreeNode[] {
  return [...walkTree(ability.node)].filter((node) => node.kind === "target" && maybeChild(node, "what") !== null);
}

function fittingIn(stage: Stage, ability: CompiledAbility, words: TreeNode, source: ObjectId): ObjectId[] {
  const { game } = stage;
  const phrases = [...walkTree(words)].filter(
    (node) => node.kind === "objects" && maybeChild(node, "noun")?.kind !== "playerNoun",
  );
  const fits = (object: ObjectId): boolean =>
    unlessNotModelled(false, () =>
      phrases.some((phrase) => fitsDescription(scopeOf(game, source, YOU, ability), phrase, { object })),
    );
  return permanents(game).filter(fits);
}
