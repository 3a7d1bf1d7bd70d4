/**
 * "Unless its controller pays {3}": a player may do something to keep an effect from happening (CR 118.12a).
 */
import { decideMay } from "../choices.ts";
import { isTrue } from "../conditions/test.ts";
import { meanings } from "../meanings.ts";
import type { PlayerId } from "../object.ts";
import { cr } from "../rules.ts";
import { report } from "../events/pipeline.ts";
import { type Scope, scopeWith, sourceOf } from "../scope.ts";
import { select } from "../selectors/filter.ts";
import { costOfNodes, payTotal, paymentProblem } from "../stack/pay.ts";
import { type TreeNode, maybeChild } from "../treeAccess.ts";
import { nameOf } from "../view.ts";
import { playerIn } from "../selectors/nounPhrases.ts";

/** Verbs that can be done as a payment; anything else behind "unless" is a condition. */
function isPayment(verb: TreeNode): boolean {
  return Object.hasOwn(meanings().cost, verb.kind);
}

/** Whether a player does what stands behind "unless", or its condition holds. */
export function paysInstead(scope: Scope, clause: TreeNode): boolean {
  const verbs = maybeChild(clause, "verbs");
  // "Unless there are four or more card types …" has no verb of its own.
  if (!verbs || !isPayment(verbs)) return isTrue(scope, clause);
  const subject = maybeChild(clause, "subject");
  const players = subject ? select(scope, subject, { unmentioned: true }) : [{ player: scope.controller }];
  const player = playerIn(players);
  return player !== null && offerPayment(scope, player, verbs, cr("118.12a"));
}

/** Offers a player to pay; true when it was paid. */
export function offerPayment(scope: Scope, player: PlayerId, cost: TreeNode, rule: string): boolean {
  const { game } = scope;
  const payer = scopeWith(scope, { controller: player, doer: player });
  const total = costOfNodes(game, [cost]);
  const { name } = game.state.players[player]!;
  const declines = (why: string): false => {
    report(game, `${name} ${why}.`, [rule], sourceOf(scope));
    return false;
  };
  if (paymentProblem(payer, player, total)) return declines("can't pay");
  const source = nameOf(game, { object: scope.source });
  if (!decideMay(game, player, `Pay for ${source}?`, scope.source, rule, "pay"))
    return declines(name === "You" ? "don't pay" : "doesn't pay");
  payTotal(payer, player, total);
  return true;
}
