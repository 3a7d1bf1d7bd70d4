/**
 * How a permanent enters: tapped, under whose control, with counters, attached (CR 614.12, 110.5b).
 */
import type { MoveEvent } from "../events/event.ts";
import { NotModelled } from "../game.ts";
import type { ObjectId } from "../object.ts";
import type { Scope } from "../scope.ts";
import { select } from "../selectors/filter.ts";
import { playerIn } from "../selectors/nounPhrases.ts";
import { ownersOf } from "../selectors/possessives.ts";
import { type TreeNode, child, children } from "../treeAccess.ts";
import { objectOf } from "../view.ts";
import { counterNameOf } from "./counterNames.ts";
import { countersAmount } from "./counterVerbs.ts";

/** What words behind "enters", "to the battlefield" change about the move. */
export function enteringOptions(scope: Scope, how: TreeNode, object: ObjectId): Partial<MoveEvent> {
  switch (how.kind) {
    case "tapped":
    case "tappedAndAttacking":
      return { tapped: true };
    case "attacking":
      return {};
    case "underControl":
      return { controller: controllerNamed(scope, how, object), ...(how.tapped === true ? { tapped: true } : {}) };
    case "transformed":
      return { transformed: true };
    case "attachedTo": {
      const [to] = select(scope, child(how, "to"), { hint: "help" });
      return to ? { attachedTo: to } : {};
    }
    case "enteringSeveral":
      return Object.assign({}, ...children(how, "items").map((item) => enteringOptions(scope, item, object)));
    case "withCounters":
      return { counters: countersIn(scope, child(how, "counters")) };
    case "underControlWith":
      return { controller: controllerNamed(scope, how, object), counters: countersIn(scope, child(how, "counters")) };
    default:
      throw new NotModelled(how.kind, `entering "${how.kind}" is not modelled`);
  }
}

/** "Under its owner's control", "under your control". */
function controllerNamed(scope: Scope, how: TreeNode, object: ObjectId): number {
  const of = child(how, "of");
  const text = JSON.stringify(of);
  // "Its owner's": of the very card that moves, even when several do.
  if (text.includes('"owner"')) return objectOf(scope.game, object).owner;
  return playerIn(ownersOf(scope, of)) ?? scope.controller;
}

/** "Two +1/+1 counters" as a record. */
export function countersIn(scope: Scope, counters: TreeNode): Record<string, number> {
  const amount = countersAmount(scope, counters);
  return Object.fromEntries(children(counters, "names").map((name) => [counterNameOf(name), amount]));
}
