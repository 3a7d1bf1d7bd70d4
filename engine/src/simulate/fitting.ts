/**
 * What on the battlefield fits the words of a trigger: those creatures attack, block, or are aimed at.
 */
import { walkTree } from "../grammar/tree.ts";
import type { CompiledAbility } from "../game/cards/library.ts";
import { unlessNotModelled } from "../game/game.ts";
import type { ObjectId } from "../game/object.ts";
import { scopeOf } from "../game/scope.ts";
import { fitsDescription } from "../game/selectors/descriptions.ts";
import { maybeChild } from "../game/treeAccess.ts";
import { permanents } from "../game/view.ts";
import { type Stage, YOU } from "./stage.ts";

/** The permanents that one of the noun phrases of a trigger condition describes. */
export function fittingFor(stage: Stage, ability: CompiledAbility): ObjectId[] {
  const { game } = stage;
  const trigger = maybeChild(ability.node, "trigger");
  const source = game.state.battlefield.find((id) => game.state.objects[id]!.card === ability.ref.card);
  if (!trigger || source === undefined) return [];
  const phrases = [...walkTree(trigger)].filter(
    (node) => node.kind === "objects" && maybeChild(node, "noun")?.kind !== "playerNoun",
  );
  const fits = (object: ObjectId): boolean =>
    unlessNotModelled(false, () =>
      phrases.some((phrase) => fitsDescription(scopeOf(game, source, YOU, ability), phrase, { object })),
    );
  return permanents(game).filter(fits);
}
