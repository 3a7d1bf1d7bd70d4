/**
 * "Activate only …": when an ability may be activated (CR 602.5).
 */
import { COMBAT_STEPS } from "../turn/combatSteps.ts";
import { type CompiledAbility, sameAbility } from "../cards/library.ts";
import type { EventSource } from "../events/event.ts";
import { isTrue } from "../conditions/test.ts";
import { STEP_OF_PHASE } from "../eventPatterns/triggers.ts";
import { cr } from "../rules.ts";
import type { Scope } from "../scope.ts";
import { ownersOf } from "../selectors/possessives.ts";
import { usesThisTurn } from "../stack/activate.ts";
import { isSorceryTime } from "../stack/castProblem.ts";
import type { StepName } from "../state.ts";
import { declaredIn } from "../statics/helperRoles.ts";
import { type TreeNode, child, children, maybeChild, word } from "../treeAccess.ts";

interface Problem {
  rule: string;
  why: string;
}

const activationRestrictions = new WeakMap<CompiledAbility, TreeNode[]>();
const triggerRestrictions = new WeakMap<CompiledAbility, TreeNode[]>();

/** The "only …" of an ability, in whatever sentence they stand. */
export function restrictionsOf(ability: CompiledAbility, verb: "activate" | "triggers"): readonly TreeNode[] {
  const cache = verb === "activate" ? activationRestrictions : triggerRestrictions;
  let restrictions = cache.get(ability);
  if (!restrictions) {
    restrictions = findRestrictions(ability, verb);
    cache.set(ability, restrictions);
  }
  return restrictions;
}

/** Whether an ability says when it may be activated by more than "as a sorcery" and "once each turn". */
export function isBoundToTime(ability: CompiledAbility): boolean {
  return restrictionsOf(ability, "activate").some((when) => when.kind !== "asSorcery" && when.kind !== "once");
}

function findRestrictions(ability: CompiledAbility, verb: "activate" | "triggers"): TreeNode[] {
  return children(ability.node, "effects").flatMap((effect) => {
    const verbs = maybeChild(effect, "verbs");
    if (verbs?.kind !== verb || maybeChild(verbs, "what")) return [];
    const tails = children(effect, "tails").filter((tail) => tail.kind === "onlyTail");
    return tails
      .flatMap((tail) => children(tail, "when"))
      .flatMap((when) => (when.kind === "restrictions" ? children(when, "items") : [when]));
  });
}

/** Why the words of an ability do not allow activating it now; null when they do. */
export function timingProblem(scope: Scope, ability: CompiledAbility): Problem | null {
  for (const when of restrictionsOf(ability, "activate")) {
    const problem = problemOf(scope, ability, when);
    if (problem) return problem;
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
      return duringProblem(scope, child(when, "phase"), maybeChild(when, "limit"));
    default:
      return null;
  }
}

function sorceryProblem(scope: Scope): Problem | null {
  return isSorceryTime(scope.game, scope.controller)
    ? null
    : { rule: cr("602.5d"), why: "It can be activated only as a sorcery." };
}

/** Steps in the order of the turn, as far as limits speak of them. */
const BEFORE_COMBAT: readonly StepName[] = ["untap", "upkeep", "draw", "precombat main"];

/** The steps of what words call a phase (CR 500.1). */
function stepsOf(phase: TreeNode, name: string): readonly StepName[] | null {
  if (phase.kind === "combatOn" || name === "combat" || name === "combatPhase") return COMBAT_STEPS;
  if (name === "mainPhase") return ["precombat main", "postcombat main"];
  const step = STEP_OF_PHASE[name];
  return name === "turn" || !step ? null : [step];
}

function duringProblem(scope: Scope, phase: TreeNode, limit: TreeNode | null): Problem | null {
  const { turn } = scope.game.state;
  const declared = limit && declaredIn(limit);
  const isLate =
    declared && ![...BEFORE_COMBAT, ...COMBAT_STEPS.slice(0, COMBAT_STEPS.indexOf(declared))].includes(turn.step);
  if (isLate) return { rule: cr("602.5b"), why: "It is too late for it in this turn." };
  const noun = maybeChild(phase, "phase");
  const of = maybeChild(phase, "of");
  const isTheirTurn = !of || ownersOf(scope, of).some((owner) => "player" in owner && owner.player === turn.active);
  const name = noun ? word(noun) : "turn";
  const steps = stepsOf(phase, name);
  const inPhase = steps === null || steps.includes(turn.step);
  return isTheirTurn && inPhase ? null : { rule: cr("602.5b"), why: "It can't be activated at this time." };
}

/** "This ability triggers only once each turn", "… only if …". */
export function mayTrigger(scope: Scope, ability: CompiledAbility): boolean {
  return restrictionsOf(ability, "triggers").every((when) => {
    if (when.kind !== "once") return problemOf(scope, ability, when) === null;
    const already = (source: EventSource | null) =>
      source?.card === ability.ref.card && source.ability === ability.ref.index && source.object === scope.source;
    const triggered = scope.game.state.turnEvents.some((event) => event.kind === "triggered" && already(event.source));
    return (
      !triggered &&
      !scope.game.state.pendingTriggers.some(
        (waiting) => sameAbility(waiting.ability, ability.ref) && waiting.source === scope.source,
      )
    );
  });
}
