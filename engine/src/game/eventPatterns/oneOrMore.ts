/**
 * "One or more creatures you control attack" triggers once however many do (CR 603.2c).
 */
import { sameAbility, type CompiledAbility } from "../cards/library.ts";
import type { GameEvent } from "../events/event.ts";
import type { Scope } from "../scope.ts";
import { type TreeNode, maybeChild } from "../treeAccess.ts";
import { clausesOf } from "./triggers.ts";

/** Whether a trigger counts many things as one event. */
export function countsOnce(trigger: TreeNode): boolean {
  return clausesOf(trigger).some((clause) => {
    const phrases = [maybeChild(clause, "subject"), ...objectPhrases(maybeChild(clause, "verbs"))];
    return phrases.some((phrase) => {
      const determiner = phrase && maybeChild(phrase, "determiner");
      return determiner ? maybeChild(determiner, "quantity")?.kind === "oneOrMore" : false;
    });
  });
}

function objectPhrases(verb: TreeNode | null): (TreeNode | null)[] {
  return verb
    ? [maybeChild(verb, "what"), maybeChild(verb, "cards"), maybeChild(verb, "with"), maybeChild(verb, "tokens")]
    : [];
}

/** Only the first event of those that happen together makes it trigger. */
export function oneOrMoreFits(scope: Scope, ability: CompiledAbility, event: GameEvent): boolean {
  return !scope.game.state.pendingTriggers.some(
    (waiting) =>
      sameAbility(waiting.ability, ability.ref) && waiting.source === scope.source && waiting.event.kind === event.kind,
  );
}
