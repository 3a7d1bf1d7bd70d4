/**
 * Costs that have a name, and whether they were paid: "if its evoke cost was paid", "for each time its squad cost was paid" (CR 118.8, 118.9, 702).
 */
import type { Game } from "../game.ts";
import type { Meaning, Table } from "../meaning.ts";
import type { ObjectId } from "../object.ts";
import type { Scope } from "../scope.ts";
import { ownersOf } from "../selectors/possessives.ts";
import { type TreeNode, child, children, maybeChild, word } from "../treeAccess.ts";
import { objectOf } from "../view.ts";

/** How often a cost of that name was paid for a spell, or for the spell a permanent was. */
export function timesPaid(game: Game, id: ObjectId, name: string): number {
  const { stack, memory } = objectOf(game, id);
  return stack?.paid.optional[name] ?? Number(memory[`paid ${name}`] ?? 0);
}

/** "Its evoke cost": whose cost, and which. */
export const namedCostMeanings: Table<Meaning> = {
  theNamedCost: {
    slots: { of: "possessive", what: "value" },
    unknown: (node) => (maybeChild(node, "of") ? null : "a cost of nothing is not modelled"),
  },
};

function timesNamedCostPaid(scope: Scope, node: TreeNode): number {
  const name = word(child(node, "what")).replace(/ cost$/, "");
  return ownersOf(scope, child(node, "of")).reduce(
    (times, owner) => times + ("object" in owner ? timesPaid(scope.game, owner.object, name) : 0),
    0,
  );
}

/** Whether a clause tells of a named cost being paid. */
export function tellsOfNamedCost(clause: TreeNode): boolean {
  return maybeChild(clause, "subject")?.kind === "theNamedCost";
}

/** Whether the named cost that the clause speaks of was paid ("wasn't paid": was not). */
export function namedCostHolds(scope: Scope, clause: TreeNode): boolean {
  return timesNamedCostPaid(scope, child(clause, "subject")) > 0 !== (child(clause, "verbs").negative === true);
}

/** Why a clause about a named cost says something else than that it was paid. */
export function namedCostProblem(clause: TreeNode): string | null {
  if (!tellsOfNamedCost(clause)) return null;
  const complement = maybeChild(child(clause, "verbs"), "complement");
  const verb = complement && maybeChild(complement, "verb");
  return verb?.kind === "pay" && verb.voice === "passive" ? null : "this about a cost is not modelled";
}

/** Events that are counted by what was paid: "for each time its squad cost was paid", "… it was kicked". */
export const paidEventMeanings: Table<Meaning> = {
  clause: {
    slots: { subject: ["np", "namedCost"], verbs: "stateVerb" },
    unknown: (node) =>
      tellsOfNamedCost(node) ? namedCostProblem(node) : isKicked(node) ? null : "counting this is not modelled",
  },
};

function isKicked(clause: TreeNode): boolean {
  const complement = maybeChild(child(clause, "verbs"), "complement");
  const state = complement && maybeChild(complement, "state");
  return state !== null && children(state, "items").some((item) => word(item) === "kicked");
}

/** How often what the clause tells of was paid. */
export function timesOfPaidEvent(scope: Scope, clause: TreeNode): number {
  const subject = child(clause, "subject");
  if (subject.kind === "theNamedCost") return timesNamedCostPaid(scope, subject);
  const of: TreeNode = { kind: "possessive", of: subject };
  return timesNamedCostPaid(scope, { kind: "theNamedCost", of, what: { kind: "costName", is: "kicker cost" } });
}
