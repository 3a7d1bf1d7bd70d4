/**
 * Costs that objects pay: sacrifice, discard, exile, return, tap, reveal (CR 118, 701).
 */
import { quantityRange } from "../amounts/quantities.ts";
import { objectsOf } from "../effects/clause.ts";
import { forbidden } from "../events/impossible.ts";
import { moveOf } from "../events/moves.ts";
import { cause } from "../events/pipeline.ts";
import { Refused } from "../game.ts";
import type { Meaning, Table } from "../meaning.ts";
import type { ObjectId, Target } from "../object.ts";
import { cr } from "../rules.ts";
import type { Scope } from "../scope.ts";
import { select } from "../selectors/filter.ts";
import { universe } from "../selectors/objectPhrases.ts";
import { mention } from "../selectors/references.ts";
import { type TreeNode, child, maybeChild } from "../treeAccess.ts";
import { objectOf, permanentsOf } from "../view.ts";
import { type CostEntry, cannot } from "./entry.ts";
import { makesTotal, towardsTotal, withoutTotal } from "./totals.ts";

/** How one or several objects pay a cost. */
interface ObjectCost {
  slot: string;
  /** What may be used; narrowed by the words. */
  from(scope: Scope): readonly ObjectId[];
  usable?(scope: Scope, object: ObjectId): boolean;
  how: string;
  rule: string;
  use(scope: Scope, objects: ObjectId[], node: TreeNode): void;
  slots?: Meaning["slots"];
  /** In which roles the phrase is understood; a noun phrase unless said. */
  phrase?: readonly string[];
}

function ofObjects(cost: ObjectCost): CostEntry {
  const candidates = (scope: Scope, asked: TreeNode): Target[] => {
    const phrase = withoutTotal(asked);
    const from = cost.from(scope).filter((object) => cost.usable?.(scope, object) ?? true);
    if (phrase.kind === "objects")
      return universe(
        scope,
        phrase,
        from.map((object) => ({ object })),
      );
    const named = objectsOf(select(scope, phrase, { unmentioned: true }));
    return named.filter((object) => from.includes(object)).map((object) => ({ object }));
  };
  return {
    slots: { [cost.slot]: cost.phrase ?? "np", ...cost.slots },
    problem: (scope, node) => {
      const phrase = child(node, cost.slot);
      const there = candidates(scope, phrase);
      if (there.length < leastOf(scope, phrase)) return cannot(`There is nothing to ${node.kind} for it.`);
      return towardsTotal(scope, phrase, objectsOf(there)) ? null : cannot("What is there doesn't make the total.");
    },
    pay: (scope, node) => {
      const phrase = child(node, cost.slot);
      const from = candidates(scope, phrase);
      const together = towardsTotal(scope, phrase, objectsOf(from));
      const chosen =
        phrase.kind === "objects"
          ? objectsOf(
              select(scope, withoutTotal(phrase), {
                from: together ? together.inOrder.map((object) => ({ object })) : from,
                least: together?.least,
                chooser: scope.controller,
                rule: cr("601.2b"),
                hint: "pay",
                how: cost.how,
              }),
            )
          : objectsOf(from);
      if (!makesTotal(scope, phrase, chosen))
        throw new Refused(cr("601.2h"), "What was chosen doesn't make the total that the cost asks for.");
      if (phrase.kind !== "objects") mention(scope, from, { how: cost.how });
      cost.use(scope, chosen, node);
      if (scope.item)
        scope.item.paid = { ...scope.item.paid, objects: { ...scope.item.paid.objects, [cost.how]: chosen } };
    },
  };
}

/** The least number of things a phrase asks for. */
export function leastOf(scope: Scope, phrase: TreeNode): number {
  const determiner = maybeChild(phrase, "determiner");
  if (!determiner) return phrase.kind === "objects" ? 0 : 1;
  if (determiner.kind === "all" || determiner.kind === "each") return 0;
  const quantity = maybeChild(determiner, "quantity");
  return quantity ? quantityRange(scope, quantity).min : 1;
}

const controlled = (scope: Scope) => permanentsOf(scope.game, scope.controller);
const inHand = (scope: Scope) =>
  scope.game.state.players[scope.controller]!.hand.filter((id) => id !== scope.stackObject);
const anywhere = (scope: Scope) => [
  ...controlled(scope),
  ...inHand(scope),
  ...scope.game.state.players[scope.controller]!.graveyard,
  ...scope.game.state.players[scope.controller]!.library,
];

function moveAll(
  scope: Scope,
  objects: ObjectId[],
  zone: "graveyard" | "exile" | "hand",
  because: "sacrifice" | "discard" | "exile" | "return",
  rule: string,
): void {
  cause(
    scope,
    objects.map((object) => moveOf(scope.game, object, zone, because, scope.controller)),
    rule,
    cr("601.2h"),
  );
}

/** The entries of costs that objects pay. */
export const objectCosts: Table<CostEntry> = {
  sacrifice: ofObjects({
    slot: "what",
    from: controlled,
    usable: (scope, object) => !forbidden(scope.game, "sacrifice", object, scope.controller),
    how: "sacrificed",
    rule: cr("701.21a"),
    use: (scope, objects) => moveAll(scope, objects, "graveyard", "sacrifice", cr("701.21a")),
  }),
  discard: {
    ...ofObjects({
      slot: "cards",
      from: inHand,
      how: "discarded",
      rule: cr("701.9a"),
      use: (scope, objects) => moveAll(scope, objects, "graveyard", "discard", cr("701.9a")),
    }),
  },
  exile: ofObjects({
    slot: "what",
    from: anywhere,
    how: "exiled",
    rule: cr("701.13a"),
    use: (scope, objects) => moveAll(scope, objects, "exile", "exile", cr("701.13a")),
  }),
  return: ofObjects({
    slot: "what",
    slots: { to: "zone" },
    from: controlled,
    how: "returned",
    rule: cr("118.3"),
    use: (scope, objects) => moveAll(scope, objects, "hand", "return", cr("118.3")),
  }),
  tap: ofObjects({
    slot: "what",
    phrase: ["np", "totalled"],
    from: controlled,
    // A creature needs no haste to be tapped for a cost without the tap symbol (CR 302.6).
    usable: (scope, object) => !objectOf(scope.game, object).tapped,
    how: "tapped",
    rule: cr("701.26a"),
    use: (scope, objects) => {
      cause(
        scope,
        objects.map((object) => ({ kind: "tap", object, forMana: false })),
        cr("701.26a"),
      );
    },
  }),
  untap: ofObjects({
    slot: "what",
    from: controlled,
    usable: (scope, object) => objectOf(scope.game, object).tapped,
    how: "untapped",
    rule: cr("701.26b"),
    use: (scope, objects) => {
      cause(
        scope,
        objects.map((object) => ({ kind: "untap", object })),
        cr("701.26b"),
      );
    },
  }),
  reveal: ofObjects({
    slot: "what",
    from: inHand,
    how: "revealed",
    rule: cr("701.20a"),
    use: (scope, objects) => {
      cause(scope, { kind: "reveal", objects, player: scope.controller }, cr("701.20a"));
    },
  }),
};
