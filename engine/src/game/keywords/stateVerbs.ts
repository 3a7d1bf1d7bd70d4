/**
 * Statements that keywords' texts make: that a cost was paid, that a permanent is new to its controller (CR 118.8, 702.30).
 */
import type { StateVerbMeaning } from "../conditions/stateVerbs.ts";
import type { Table } from "../meaning.ts";
import { ownersOf } from "../selectors/possessives.ts";
import { child } from "../treeAccess.ts";
import { LAST_UPKEEP } from "../turn/steps.ts";
import { controllerOf, objectOf } from "../view.ts";

/** Further verbs of statements. */
export const paidAndControlVerbs: Table<StateVerbMeaning> = {
  /** "It came under your control since your last upkeep began". */
  comeUnder: {
    slots: { of: "possessive", since: "value", tense: "value" },
    isTrueOf: (scope, thing, node) => {
      if (!("object" in thing)) return false;
      const { controlledSince } = objectOf(scope.game, thing.object);
      const controller = controllerOf(scope.game, thing.object);
      return ownersOf(scope, child(node, "of")).some((owner) => {
        if (!("player" in owner) || owner.player !== controller) return false;
        const { memory } = scope.game.state.players[owner.player]!;
        return controlledSince >= Number(memory[LAST_UPKEEP] ?? 0);
      });
    },
    unknown: (node) =>
      node.since === "lastUpkeep" && node.tense === "past" ? null : "this about control is not modelled",
  },
  /** "Its evoke cost was paid": asked of the cost, not of a thing (see `paidCosts.ts`). */
  pay: {
    slots: { voice: "value" },
    isTrueOf: () => false,
    unknown: (node) => (node.voice === "passive" ? null : "having paid this is not modelled"),
  },
};
