/**
 * "After this main phase, there is an additional combat phase followed by an additional main phase" (CR 500.8).
 */
import { cause, report } from "../events/pipeline.ts";
import { cr } from "../rules.ts";
import { type Scope, sourceOf } from "../scope.ts";
import type { StepName } from "../state.ts";
import { STEPS_OF_PHASE, isInPhase } from "../turn/extraPhases.ts";
import { type TreeNode, child, children, maybeChild, word } from "../treeAccess.ts";

/** The steps of the phases that words add; null where they name others. */
function stepsOf(what: TreeNode): StepName[] | null {
  const phases = what.kind === "phasesFollowed" ? [child(what, "first"), child(what, "second")] : [what];
  const steps: StepName[] = [];
  for (const phase of phases) {
    const known = phase.kind === "phases" ? STEPS_OF_PHASE[word(child(phase, "phase"))] : undefined;
    if (!known || phase.additional !== true || maybeChild(phase, "determiner")?.kind !== "a") return null;
    steps.push(...known);
  }
  return steps;
}

/** The phase behind which they come, as "this phase", "this main phase". */
function phaseIn(node: TreeNode | null): TreeNode | null {
  const phase = node && maybeChild(node, "phase");
  return phase?.kind === "thisPhase" ? child(phase, "phase") : null;
}

function phaseInTails(node: TreeNode): TreeNode | null {
  const [tail] = children(node, "tails");
  return tail?.kind === "when" ? phaseIn(maybeChild(tail, "time")) : null;
}

/** What of "there is an additional combat phase" is not known. @param after the words "after this phase", where they stand in front */
export function addedPhasesProblem(node: TreeNode, after: TreeNode | null): string | null {
  const isKnown = after ? phaseIn(after) !== null : children(node, "tails").length === 0 || phaseInTails(node) !== null;
  return isKnown && stepsOf(child(node, "what")) ? null : "these phases are not modelled";
}

/** Adds the phases, if the phase that the words name goes on. */
export function addPhasesSaid(scope: Scope, node: TreeNode, after: TreeNode | null): void {
  const phase = phaseIn(after) ?? phaseInTails(node);
  const { game } = scope;
  if (!phase || !isInPhase(game, word(phase))) {
    report(game, "No such phase is going on, so no phase is added.", [cr("500.8")], sourceOf(scope, node));
    return;
  }
  const steps = stepsOf(child(node, "what"))!;
  const player = game.state.turn.active;
  cause(scope, { kind: "extraPhases", player, steps }, cr("500.8"));
}
