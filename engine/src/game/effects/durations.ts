/**
 * "Until end of turn", "this turn", "until your next turn": how long (CR 611.2).
 */
import { NotModelled } from "../game.ts";
import type { Scope } from "../scope.ts";
import type { Duration } from "../state.ts";
import { type TreeNode, child, maybeChild, word } from "../treeAccess.ts";
import { nodePath } from "./nodePath.ts";

export function durationOf(scope: Scope, node: TreeNode): Duration {
  const turn = scope.game.state.turn.number;
  const inner = maybeChild(node, "duration");
  if (inner) return durationOf(scope, inner);
  // "Until [this] leaves the battlefield"; the exile verb sees to the cards itself (CR 610.3).
  if (node.kind === "forAsLong") return whileTrue(scope, node);
  if (node.kind === "untilEvent") return { kind: "whileSourceOnBattlefield", source: scope.source };
  if (node.kind === "leadingThisTurn") return { kind: "endOfTurn", turn };
  switch (word(node)) {
    case "untilEndOfTurn":
    case "thisTurn":
      return { kind: "endOfTurn", turn };
    case "untilYourNextTurn":
      return { kind: "untilYourNextTurn", player: scope.controller, turn };
    case "untilEndOfYourNextTurn":
    case "untilEndOfYourNextTurnShort":
      return { kind: "endOfYourNextTurn", player: scope.controller, turn };
    case "untilEndOfCombat":
    case "thisCombat":
      return { kind: "endOfCombat", turn };
    case "restOfTheGame":
      return { kind: "forever" };
    default:
      throw new NotModelled(node.kind, `the duration "${word(node) || node.kind}" is not modelled`);
  }
}

/** The condition is read again whenever something may have changed it; what it speaks of is settled now (CR 611.2b). */
function whileTrue(scope: Scope, node: TreeNode): Duration {
  const { ability, source, controller } = scope;
  if (!ability) throw new NotModelled(node.kind, "this duration is not modelled");
  const path = nodePath(ability.node, child(node, "condition"));
  const { mentions, targets, x } = scope;
  return {
    kind: "whileTrue",
    ability: ability.ref,
    path,
    source,
    controller,
    mentions: mentions.map((one) => ({ ...one })),
    targets: [...targets],
    x,
  };
}
