/**
 * Static sentences that a resolved spell or ability put into force for a while (CR 611.2, 614): found again in the card's tree.
 */
import type { TreeNode } from "../../grammar/tree.ts";
import { abilityOf } from "../cards/library.ts";
import type { Game } from "../game.ts";
import { scopeOf } from "../scope.ts";
import type { TimedRule } from "../state.ts";
import type { StaticPart } from "../vocabulary.ts";
import type { InForce } from "./derived.ts";

/** The node of the ability's tree a timed rule was made from. */
export function nodeAt(root: TreeNode, path: readonly (string | number)[]): TreeNode {
  let at: unknown = root;
  for (const step of path) at = (at as Record<string | number, unknown>)[step];
  return at as TreeNode;
}

/** The parts of all timed rules. */
export function timedParts(game: Game): InForce<StaticPart>[] {
  return game.state.timedRules.flatMap((rule) => partsOf(game, rule));
}

function partsOf(game: Game, rule: TimedRule): InForce<StaticPart>[] {
  const ability = abilityOf(game.library, rule.ability);
  const scope = scopeOf(game, rule.source, rule.controller, ability);
  scope.mentions = [...rule.mentions];
  scope.targets = rule.targets;
  scope.x = rule.x;
  scope.left = rule.left;
  const parts = game.library.vocabulary.timedStatics(ability, nodeAt(ability.node, rule.path));
  return parts.map((part, number) => ({ part, scope, key: `rule ${rule.id}:${number}`, timedRule: rule.id }));
}
