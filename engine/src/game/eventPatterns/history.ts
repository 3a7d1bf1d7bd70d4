/**
 * Looking back: whether something happened this turn (CR 608.2i: as the game remembers it).
 */
import type { GameEvent } from "../events/event.ts";
import type { Target } from "../object.ts";
import type { Scope } from "../scope.ts";
import type { TreeNode } from "../treeAccess.ts";
import { fitsClause } from "./matchClause.ts";

/** Whether any event this turn was what "[subject] [verbs]" tells of. */
export function happenedThisTurn(scope: Scope, subject: TreeNode, verbs: TreeNode): boolean {
  return scope.game.state.turnEvents.some((event) => fitsClause(scope, subject, verbs, event));
}

/** Whether a thing did (or, in the passive, had done to it) what the verb tells. */
export function happenedTo(scope: Scope, thing: Target, verb: TreeNode): boolean {
  return scope.game.state.turnEvents.some((event: GameEvent) => fitsClause(scope, thing, verb, event));
}
