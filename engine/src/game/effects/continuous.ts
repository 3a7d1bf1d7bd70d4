/**
 * Continuous effects from resolving spells and abilities (CR 611.2): what they affect is locked in as they begin.
 */
import { append, freshId, freshTimestamp } from "../game.ts";
import { happen } from "../events/pipeline.ts";
import type { ObjectId } from "../object.ts";
import { cr } from "../rules.ts";
import { type Scope, sourceOf } from "../scope.ts";
import { aspectsOfEffect } from "../layers/followStats.ts";
import type { ContinuousEffect, Duration, Modification } from "../state.ts";
import { nodePath } from "./nodePath.ts";
import type { TreeNode } from "../treeAccess.ts";

/** Puts changes to objects into effect. */
export function beginEffect(
  scope: Scope,
  objects: readonly ObjectId[],
  modifications: Modification[],
  duration: Duration | null,
  text: string,
): void {
  const { game } = scope;
  const present = objects.filter((id) => game.state.objects[id]);
  if (present.length === 0 || modifications.length === 0) return;
  const id = freshId(game);
  const origin = sourceOf(scope);
  const effect: ContinuousEffect = {
    id,
    timestamp: freshTimestamp(game),
    objects: [...present],
    modifications,
    duration: duration ?? { kind: "forever" },
    origin,
  };
  append(game, game.state.continuousEffects, effect, aspectsOfEffect(effect));
  scope.outcome.events.push(
    ...happen(game, { kind: "effectBegins", objects: [...present], effect: id, text }, [cr("611.2a")], origin),
  );
}

/** Puts a sentence into force as a rule for a while: "can't block this turn", "if it would die this turn, exile it instead". */
export function beginRule(
  scope: Scope,
  sentence: TreeNode,
  duration: Duration | null,
  text: string,
  left: number | null = null,
): void {
  const { game, ability } = scope;
  if (!ability) return;
  const id = freshId(game);
  append(game, game.state.timedRules, {
    id,
    ability: ability.ref,
    path: nodePath(ability.node, sentence),
    source: scope.source,
    controller: scope.controller,
    mentions: [...scope.mentions],
    targets: [...scope.targets],
    x: scope.x,
    duration: duration ?? { kind: "forever" },
    left,
  });
  scope.outcome.events.push(...happen(game, { kind: "ruleBegins", effect: id, text }, [cr("611.2a")], sourceOf(scope)));
}
