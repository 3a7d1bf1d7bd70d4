/**
 * "Your", "its", "their", "target player's", "its owner's": whose something is.
 */
import { NotModelled } from "../game.ts";
import type { Target } from "../object.ts";
import type { Scope } from "../scope.ts";
import { type TreeNode, child, word } from "../treeAccess.ts";
import { select } from "./filter.ts";
import { itObject, thatPlayer, theyThings } from "./references.ts";

/** The things a possessive names. "Their" is that player, or those things. */
export function ownersOf(scope: Scope, node: TreeNode): Target[] {
  if (node.kind === "possessive") return select(scope, child(node, "of"), { unmentioned: true });
  if (node.kind !== "possessivePronoun")
    throw new NotModelled(node.kind, `the possessive "${node.kind}" is not modelled`);
  switch (word(node)) {
    case "your":
      return [{ player: scope.controller }];
    case "its":
      return itObject(scope);
    case "their": {
      const player = thatPlayer(scope);
      return player !== null ? [{ player }] : theyThings(scope);
    }
    default:
      throw new NotModelled(node.kind, `the possessive "${word(node)}" is not modelled`);
  }
}
