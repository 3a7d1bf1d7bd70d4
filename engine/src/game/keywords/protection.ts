/**
 * Protection (CR 702.16), hexproof (702.11), shroud (702.18): what may not touch, target or block what.
 */
import type { TreeNode } from "../../grammar/tree.ts";
import type { Game } from "../game.ts";
import type { ObjectId, PlayerId } from "../object.ts";
import { cr } from "../rules.ts";
import { scopeOf } from "../scope.ts";
import { controllerOf, hasKeyword, keywordsOf, sortedAbilities } from "../view.ts";
import { qualitiesOfKeyword } from "./parameters.ts";

/** Whether an object has protection from another one (DEBT: damage, enchant/equip, block, target). */
export function isProtectedFrom(game: Game, object: ObjectId, from: ObjectId): boolean {
  const protections = keywordsOf(game, object, "protection");
  if (protections.length === 0) return false;
  return protections.some((ability) => {
    const scope = scopeOf(game, object, controllerOf(game, object), ability);
    return qualitiesOfKeyword(ability).some((quality) => hasQuality(game, scope, quality, from));
  });
}

function hasQuality(game: Game, scope: ReturnType<typeof scopeOf>, quality: TreeNode, object: ObjectId): boolean {
  return game.library.vocabulary.hasQuality(scope, quality, object);
}

/**
 * Why a spell or ability of `player`, from `source`, cannot target an object because of the object's keywords.
 */
export function untargetable(
  game: Game,
  object: ObjectId,
  source: ObjectId,
  player: PlayerId,
): { rule: string; why: string } | null {
  if (sortedAbilities(game, object).byKeyword.size === 0) return null;
  if (hasKeyword(game, object, "shroud")) return { rule: cr("702.18a"), why: "It has shroud." };
  const mine = controllerOf(game, object) === player;
  for (const hexproof of keywordsOf(game, object, "hexproof")) {
    if (mine) break;
    const qualities = qualitiesOfKeyword(hexproof);
    const scope = scopeOf(game, object, controllerOf(game, object), hexproof);
    if (qualities.length === 0) return { rule: cr("702.11b"), why: "It has hexproof." };
    if (qualities.some((quality) => hasQuality(game, scope, quality, source))) {
      return { rule: cr("702.11d"), why: "It has hexproof from that." };
    }
  }
  if (isProtectedFrom(game, object, source)) return { rule: cr("702.16b"), why: "It has protection from that." };
  return null;
}
