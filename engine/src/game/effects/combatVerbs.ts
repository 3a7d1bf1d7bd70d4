/**
 * Fighting (CR 701.14) and being made to attack or block (CR 508.1d, 509.1c).
 */
import { cause } from "../events/pipeline.ts";
import type { Table } from "../meaning.ts";
import { cr } from "../rules.ts";
import type { Scope } from "../scope.ts";
import { select } from "../selectors/filter.ts";
import { type TreeNode, maybeChild } from "../treeAccess.ts";
import { characteristics, isOnBattlefield } from "../view.ts";
import { type Clause, type EffectVerbMeaning, doingObjects, objectsOf } from "./clause.ts";
import { beginRule } from "./continuous.ts";

/** Each deals damage equal to its power to the other; if one is gone, neither does (CR 701.14b). */
function fight(scope: Scope, node: TreeNode, clause: Clause): void {
  const { game } = scope;
  const what = maybeChild(node, "what");
  const fighters = what
    ? [...doingObjects(clause).slice(0, 1), ...objectsOf(select(scope, what, { hint: "harm" }))]
    : doingObjects(clause);
  const [one, other] = fighters;
  if (one === undefined || other === undefined) return;
  if (![one, other].every((id) => isOnBattlefield(game, id) && characteristics(game, id).types.includes("creature")))
    return;
  const power = (id: number) => Math.max(0, characteristics(game, id).power ?? 0);
  cause(
    scope,
    [
      { kind: "keywordAction", verb: "fight", player: null, objects: [one, other], amount: 1 },
      { kind: "damage", from: one, to: { object: other }, amount: power(one), combat: false, preventable: true },
      { kind: "damage", from: other, to: { object: one }, amount: power(other), combat: false, preventable: true },
    ],
    cr("701.14a"),
  );
}

/** "Target creature attacks this turn if able": a requirement for as long as the words say. */
function required(scope: Scope, _node: TreeNode, clause: Clause): void {
  beginRule(
    scope,
    clause.node,
    clause.duration ?? { kind: "endOfTurn", turn: scope.game.state.turn.number },
    "must attack or block if able",
  );
}

export const combatVerbs: Table<EffectVerbMeaning> = {
  fight: { slots: { what: "np" }, run: fight },
  attack: { slots: { what: "np" }, run: required },
  block: { slots: { what: "np" }, run: required },
};
