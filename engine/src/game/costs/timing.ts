/**
 * "Activate only …": when an ability may be activated (CR 602.5).
 */
import type { CompiledAbility } from "../cards/library.ts";
import { isTrue } from "../conditions/test.ts";
import { STEP_OF_PHASE } from "../eventPatterns/triggers.ts";
import { cr } from "../rules.ts";
import type { Scope } from "../scope.ts";
import { ownersOf } from "../selectors/possessives.ts";
import { usesThisTurn } from "../stack/activate.ts";
import { isSorceryTime } from "../stack/castProblem.ts";
import { type TreeNode, child, children, maybeChild, word } from "../treeAccess.ts";

interface Problem {
  rule: string;
  why: string;
}

/** Why the words of an ability do not allow activating it now; null when they do. */
export function timingProblem(scope: Scope, ability: CompiledAbility): Problem | null {
  for (const effect of children(ability.node, "effects")) {
    const verbs = maybeChild(effect, "verbs");
    if (verbs?.kind !== "activate" || maybeChild(verbs, "what")) continue;
    for (const when of children(verbs, "when")) {
      const problem = problemOf(scope, ability, when);
      if (problem) return problem;
    }
  }
  return null;
}

function problemOf(scope: Scope, ability: CompiledAbility, when: TreeNode): Problem | null {
  switch (when.kind) {
    case "asSorcery":
      return sorceryProblem(scope);
    case "once":
      return usesThisTurn(scope.game, scope.source, ability) > 0
        ? { rule: cr("602.5b"), why: "It was activated this turn." }
        : null;
    case "ifCondition":
      return isTrue(scope, child(when, "condition")) ? null : { rule: cr("602.5b"), why: "Its condition isn't met." };
    case "duringPhase":
      return duringProblem(scope, child(when, "phase"));
    case "asSorceryAndOnce": {
      const condition = maybeChild(when, "condition");
      if (condition && !isTrue(scope, condition)) return { rule: cr("602.5b"), why: "Its condition isn't met." };
      return sorceryProblem(scope) ?? problemOf(scope, ability, { kind: "once" });
    }
    default:
      return null;
  }
}

function sorceryProblem(scope: Scope): Problem | null {
  return isSorceryTime(scope.game, scope.controller)
    ? null
    : { rule: cr("602.5d"), why: "It can be activated only as a sorcery." };
}

function duringProblem(scope: Scope, phase: TreeNode): Problem | null {
  const { turn } = scope.game.state;
  const noun = maybeChild(phase, "phase");
  const of = maybeChild(phase, "of");
  const isTheirTurn = !of || ownersOf(scope, of).some((owner) => "player" in owner && owner.player === turn.active);
  const name = noun ? word(noun) : "turn";
  const inPhase = name === "turn" || STEP_OF_PHASE[name] === turn.step;
  return isTheirTurn && inPhase ? null : { rule: cr("602.5b"), why: "It can't be activated at this time." };
}
