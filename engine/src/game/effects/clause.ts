/**
 * A clause being performed: who does it, for how long, how many times (CR 608.2c–d).
 */
import type { Meaning } from "../meaning.ts";
import type { ObjectId, PlayerId, Target } from "../object.ts";
import type { Scope } from "../scope.ts";
import type { Duration } from "../state.ts";
import type { TreeNode } from "../treeAccess.ts";

export interface Clause {
  node: TreeNode;
  /** The noun phrase in front of the verb; null for orders, which the controller carries out. */
  subject: TreeNode | null;
  doers: Target[];
  duration: Duration | null;
  /** "For each …": how many times it is done, or how often the amount counts. */
  times: number;
  tails: readonly TreeNode[];
}

/** How a verb is performed. */
export interface EffectVerbMeaning extends Meaning {
  run(scope: Scope, node: TreeNode, clause: Clause): void;
  /** It multiplies its amount by `times` itself, instead of being done that often. */
  multiplies?: boolean;
}

/** The players among the doers; for an order, the controller. */
export function doingPlayers(scope: Scope, clause: Clause): PlayerId[] {
  const players: PlayerId[] = [];
  for (const doer of clause.doers) if ("player" in doer) players.push(doer.player);
  return players.length > 0 || clause.subject ? players : [scope.controller];
}

export function doingObjects(clause: Clause): ObjectId[] {
  return objectsOf(clause.doers);
}

/** Does something for each player who does it, in order; "their" means that player meanwhile. */
export function forEachPlayer(scope: Scope, clause: Clause, action: (player: PlayerId) => void): void {
  const outer = scope.doer;
  for (const player of doingPlayers(scope, clause)) {
    scope.doer = clause.subject ? player : outer;
    action(player);
  }
  scope.doer = outer;
}

/** The object ids among things. */
export function objectsOf(things: readonly Target[]): ObjectId[] {
  const objects: ObjectId[] = [];
  for (const thing of things) if ("object" in thing) objects.push(thing.object);
  return objects;
}

/** The object that does the damage, the fighting …: the subject, or the source of the ability. */
export function doingObject(scope: Scope, clause: Clause): ObjectId {
  return doingObjects(clause)[0] ?? scope.source;
}
