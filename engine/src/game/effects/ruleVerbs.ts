/**
 * Effects that make rules for a while: "can't block this turn", "doesn't untap during its next untap step", prevention (CR 611.2, 615).
 */
import { amountOf } from "../amounts/amountOf.ts";
import { cause } from "../events/pipeline.ts";
import type { Table } from "../meaning.ts";
import { cr } from "../rules.ts";
import type { Scope } from "../scope.ts";
import { select } from "../selectors/filter.ts";
import { type TreeNode, child, maybeChild } from "../treeAccess.ts";
import { chooseSource } from "./chosenSources.ts";
import { type Clause, type EffectVerbMeaning, doingObjects } from "./clause.ts";
import { beginRule } from "./continuous.ts";

const thisTurn = (scope: Scope) => ({ kind: "endOfTurn" as const, turn: scope.game.state.turn.number });

/** The rule itself is read from the clause whenever it matters, see `statics/`. */
function forbid(scope: Scope, node: TreeNode, clause: Clause): void {
  // "It can't be regenerated" was heeded by what destroyed it.
  const complement = maybeChild(child(node, "do"), "complement");
  if ((complement && maybeChild(complement, "verb"))?.kind === "regenerate") return;
  beginRule(scope, clause.node, clause.duration ?? { kind: "forever" }, "can't be done");
}

/** "It doesn't untap during its controller's next untap step." */
function stayTapped(scope: Scope, clause: Clause): void {
  for (const object of doingObjects(clause)) {
    if (scope.game.state.objects[object])
      cause(scope, { kind: "setMemory", object, name: "stays tapped", value: true }, cr("502.3"));
  }
}

function prevent(scope: Scope, node: TreeNode, clause: Clause): void {
  const damage = maybeChild(node, "damage");
  const amount = damage && maybeChild(damage, "amount");
  // Whoever is protected is settled now (CR 615.7).
  const to = maybeChild(node, "to");
  const recipient = to && maybeChild(to, "to");
  if (recipient) select(scope, recipient, { hint: "help" });
  chooseSource(scope, maybeChild(node, "by"));
  beginRule(
    scope,
    clause.node,
    clause.duration ?? thisTurn(scope),
    "prevents damage",
    amount ? amountOf(scope, amount) : null,
  );
}

/** "This spell costs {1} less to cast": heeded when it was cast; nothing is done on resolution. */
const costRule: EffectVerbMeaning = { slots: { mana: "value", do: "value", each: "np" }, run: () => {} };

export const ruleVerbs: Table<EffectVerbMeaning> = {
  cost: costRule,
  costMore: costRule,
  cannot: { slots: { do: "forbidden" }, run: forbid },
  not: {
    slots: { do: "staying" },
    run: (scope, node, clause) => {
      if (child(node, "do").kind === "untap") stayTapped(scope, clause);
    },
  },
  prevent: {
    slots: { next: "value", thisTurn: "value", would: "value", damage: "damageWord", to: "preventTo", by: "np" },
    run: prevent,
  },
};
