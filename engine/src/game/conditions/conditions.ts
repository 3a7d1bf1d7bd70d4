/**
 * Conditions: what stands behind "if", "as long as", "unless" and in intervening "if" clauses.
 */
import { eventVerbMeanings } from "../eventPatterns/eventVerbs.ts";
import { fitsClause, happeningOf } from "../eventPatterns/matchClause.ts";
import type { GameEvent } from "../events/event.ts";
import type { Meaning, Table } from "../meaning.ts";
import { namedCostHolds, namedCostProblem, tellsOfNamedCost } from "../keywords/paidCosts.ts";
import type { Scope } from "../scope.ts";
import { countThings } from "../selectors/count.ts";
import { select } from "../selectors/filter.ts";
import { universe } from "../selectors/objectPhrases.ts";
import { type TreeNode, child, children, maybeChild, word } from "../treeAccess.ts";
import { enteredAsOffered } from "../statics/replacements.ts";
import { statHolds, statProblem } from "./comparing.ts";
import { isTrue, testSentence } from "./test.ts";
import { quantityHolds } from "./quantityHolds.ts";

export interface ConditionMeaning extends Meaning {
  holds(scope: Scope, node: TreeNode): boolean;
}

/** "You control an artifact", "it was kicked", "a creature died this turn". */
function clauseHolds(scope: Scope, node: TreeNode): boolean {
  const subject = maybeChild(node, "subject");
  const verbs = child(node, "verbs");
  if (tellsOfNamedCost(node)) return namedCostHolds(scope, node);
  if (!subject) return testSentence(scope, { player: scope.controller }, verbs, node);
  if (subject.kind === "statOf") return statHolds(scope, subject, verbs);
  if (saysLastTurn(node)) return pastHolds(scope, subject, verbs, scope.game.state.lastTurnEvents);
  if (isPastEvent(verbs)) return pastHolds(scope, subject, verbs, scope.game.state.turnEvents);
  const determiner = subject.kind === "objects" ? maybeChild(subject, "determiner") : null;
  if (determiner && ["a", "another", "quantified", "number", "any"].includes(determiner.kind)) {
    // "A creature is tapped", "two or more creatures are attacking": some of those there are.
    const count = universe(scope, subject).filter((thing) => testSentence(scope, thing, verbs, node)).length;
    const quantity = maybeChild(determiner, "quantity");
    return quantity ? quantityHolds(scope, quantity, count) : count > 0;
  }
  if (determiner?.kind === "no")
    return !universe(scope, subject).some((thing) => testSentence(scope, thing, verbs, node));
  const things = select(scope, subject);
  return things.length > 0 && things.every((thing) => testSentence(scope, thing, verbs, node));
}

function isPastEvent(verbs: TreeNode): boolean {
  return (verbs.tense === "past" || verbs.tense === "perfect") && Object.hasOwn(eventVerbMeanings, verbs.kind);
}

function saysLastTurn(clause: TreeNode): boolean {
  return children(clause, "tails").some((tail) => word(maybeChild(tail, "adverb") ?? tail) === "last turn");
}

/** What happened is asked of the events, whoever did it. */
function pastHolds(scope: Scope, subject: TreeNode, verbs: TreeNode, events: readonly GameEvent[]): boolean {
  const determiner = maybeChild(subject, "determiner");
  if (determiner?.kind === "no") {
    const { determiner: _, ...anyOfThem } = subject;
    return !events.some((event) => fitsClause(scope, anyOfThem as TreeNode, verbs, event));
  }
  const quantity = quantityOf(maybeChild(verbs, "what")) ?? quantityOf(maybeChild(verbs, "cards"));
  if (!quantity) return events.some((event) => fitsClause(scope, subject, verbs, event));
  // "A player cast two or more spells": one and the same player.
  const counts = new Map<string, number>();
  for (const event of events) {
    const told = happeningOf(scope, subject, verbs, event);
    const doer = told && JSON.stringify(told.subject);
    if (doer) counts.set(doer, (counts.get(doer) ?? 0) + 1);
  }
  return [...counts.values()].some((count) => quantityHolds(scope, quantity, count));
}

function quantityOf(phrase: TreeNode | null): TreeNode | null {
  const determiner = phrase && maybeChild(phrase, "determiner");
  return determiner ? maybeChild(determiner, "quantity") : null;
}

export const conditionMeanings: Table<ConditionMeaning> = {
  clause: {
    slots: { subject: ["np", "namedCost", "amountSubject"], verbs: "stateVerb", tails: "conditionTail" },
    unknown: (node) => namedCostProblem(node) ?? statProblem(node),
    holds: clauseHolds,
  },
  thereAre: {
    slots: { what: ["np", "countable"], tails: "conditionTail" },
    holds: (scope, node) => {
      const what = child(node, "what");
      const quantity = maybeChild(what, "determiner") && maybeChild(maybeChild(what, "determiner")!, "quantity");
      const count = countThings(scope, what);
      return quantity
        ? quantityHolds(scope, quantity, count)
        : maybeChild(what, "determiner")?.kind === "no"
          ? count === 0
          : count > 0;
    },
  },
  conditionAnd: {
    slots: { items: "condition" },
    holds: (scope, node) => children(node, "items").every((item) => isTrue(scope, item)),
  },
  conditionOr: {
    slots: { items: "condition" },
    holds: (scope, node) => children(node, "items").some((item) => isTrue(scope, item)),
  },
  conditionNot: {
    slots: { items: "condition" },
    holds: (scope, node) => !children(node, "items").some((item) => isTrue(scope, item)),
  },
  /** Made of "if you don't" in a static ability (see `statics/sentences.ts`). */
  enteredAsOffered: { holds: (scope, node) => enteredAsOffered(scope) !== (node.negative === true) },
  ableIf: { holds: () => true },
  possible: { holds: () => true },
  duringIf: {
    slots: { when: "complement" },
    holds: (scope, node) =>
      testSentence(scope, { object: scope.source }, { kind: "be", complement: child(node, "when") }, node),
  },
};
