/**
 * Sentences as effects: clauses with their tails, "if", "for each", delayed triggers (CR 608.2).
 */
import { amountOf } from "../amounts/amountOf.ts";
import { isTrue } from "../conditions/test.ts";
import { report } from "../events/pipeline.ts";
import { entryOf, type Meaning, type Table } from "../meaning.ts";
import { thenIs } from "../meaning.ts";
import { timesOfPaidEvent } from "../keywords/paidCosts.ts";
import { meanings } from "../meanings.ts";
import { cr } from "../rules.ts";
import { type Scope, sourceOf } from "../scope.ts";
import { countThings, countedThings } from "../selectors/count.ts";
import { select } from "../selectors/filter.ts";
import { walkTree } from "../../grammar/tree.ts";
import { type TreeNode, child, children, maybeChild, word } from "../treeAccess.ts";
import { nameOf } from "../view.ts";
import type { Clause } from "./clause.ts";
import { wouldClause } from "../statics/replacements.ts";
import { addPhasesSaid, addedPhasesProblem } from "./addedPhases.ts";
import { makeDelayedTrigger } from "./delayed.ts";
import { durationOf } from "./durations.ts";
import { beginNextTime, beginWould } from "./timedSentences.ts";
import { doUntilFound, untilFoundOf } from "./untilFound.ts";
import { paysInstead } from "./unless.ts";
import { noteAmount } from "./noteAmount.ts";

export interface SentenceMeaning extends Meaning {
  run(scope: Scope, node: TreeNode): void;
}

/** Performs one sentence. */
export function runSentence(scope: Scope, node: TreeNode): void {
  entryOf(meanings().sentence, node, "sentence").run(scope, node);
}

/** Performs sentences in order, leaving out what a following "… instead" replaces. */
export function runSentences(scope: Scope, sentences: readonly TreeNode[]): void {
  sentences.forEach((sentence, index) => {
    if (sentence.kind === "reminder") return;
    const next = sentences[index + 1];
    scope.noRegeneration = next !== undefined && forbidsRegeneration(next);
    if (next && saysInstead(next) && isTrue(scope, child(next, "condition"))) {
      leaveOut(scope, sentence, "What follows is done instead of this.", cr("608.2c"));
      return;
    }
    runSentence(scope, sentence);
  });
}

/** "If you control a Goblin, draw two cards instead." after the sentence it takes the place of. */
function saysInstead(sentence: TreeNode): boolean {
  if (sentence.kind !== "ifThen") return false;
  if (wouldClause(child(sentence, "condition"))) return false;
  if (sentence.instead === true || child(sentence, "then").kind === "instead") return true;
  const then = child(sentence, "then");
  if (maybeChild(child(sentence, "condition"), "verbs")?.kind === "would") return false;
  return children(then, "tails").some((tail) => tail.kind === "insteadTail");
}

/** "It can't be regenerated" behind what destroys it (CR 701.19c). */
function forbidsRegeneration(sentence: TreeNode): boolean {
  const verbs = maybeChild(sentence, "verbs");
  const doing = verbs?.kind === "cannot" ? maybeChild(verbs, "do") : null;
  const complement = doing && maybeChild(doing, "complement");
  return (complement && maybeChild(complement, "verb"))?.kind === "regenerate";
}

function inOrder(scope: Scope, node: TreeNode): void {
  for (const item of children(node, "items")) runSentence(scope, item);
}

const list: SentenceMeaning = {
  slots: { items: "sentence" },
  run: inOrder,
  // "…, and that spell can't be countered" is about what the mana will be spent on.
  unknown: (node) =>
    children(node, "items").some((item) => maybeChild(item, "verbs")?.kind === "spendMana")
      ? "what comes of spending this mana is not modelled"
      : null,
};

/** Says that a part of the effect is left out, and why. */
function leaveOut(scope: Scope, node: TreeNode, why: string, rule: string): void {
  if (scope.game.performed) for (const one of walkTree(node)) scope.game.performed.add(one);
  report(scope.game, why, [rule], sourceOf(scope, node));
}

export const sentenceMeanings: Table<SentenceMeaning> = {
  clause: {
    slots: { subject: "np", verbs: "verb", tails: "tail", each: "value" },
    run: (scope, node) => runClause(scope, node),
  },
  instead: { slots: { ...thenIs("sentence") }, run: (scope, node) => runSentence(scope, child(node, "then")) },
  /** "It also gains trample": what is said of the one in front. */
  also: {
    slots: { player: "np", ...thenIs("sentence") },
    unknown: (node) =>
      maybeChild(node, "player") && child(node, "then").kind === "clause" ? null : "this “also” is not modelled",
    run: (scope, node) => runClause(scope, child(node, "then"), child(node, "player")),
  },
  clausesAnd: list,
  clausesCommaAnd: list,
  clausesThen: list,
  clausesComma: list,
  // biome-ignore lint/suspicious/noThenProperty: the kind is called by its word
  then: { slots: { ...thenIs("sentence") }, run: (scope, node) => runSentence(scope, child(node, "then")) },
  thenIf: { slots: { ...thenIs("sentence") }, run: (scope, node) => runSentence(scope, child(node, "then")) },
  ifThen: {
    slots: { condition: ["condition", "would"], ...thenIs("sentence"), instead: "value" },
    run: (scope, node) => {
      if (wouldClause(child(node, "condition"))) return beginWould(scope, node);
      const holds = isTrue(scope, child(node, "condition"));
      scope.lastCondition = holds;
      if (holds) runSentence(scope, child(node, "then"));
      else leaveOut(scope, node, "The condition isn't met, so this part does nothing.", cr("608.2c"));
    },
  },
  otherwise: {
    slots: { ...thenIs("sentence") },
    run: (scope, node) => {
      if (!scope.lastCondition) runSentence(scope, child(node, "then"));
      else leaveOut(scope, node, "The condition was met, so this part does nothing.", cr("608.2c"));
    },
  },
  forEach: {
    slots: { each: "np", ...thenIs("sentence") },
    run: (scope, node) => {
      const outer = scope.subject;
      const things = countedThings(scope, child(node, "each"));
      if (things.length === 0) leaveOut(scope, node, "There is none, so nothing happens.", cr("608.2c"));
      for (const thing of things) {
        scope.subject = thing;
        const doer = scope.doer;
        if ("player" in thing) scope.doer = thing.player;
        runSentence(scope, child(node, "then"));
        scope.doer = doer;
      }
      scope.subject = outer;
    },
  },
  during: {
    slots: { when: "leading", ...thenIs("sentence") },
    unknown: (node) => {
      const [when, then] = [child(node, "when"), child(node, "then")];
      if (when.kind === "leadingAfter" || then.kind === "thereAre")
        return then.kind === "thereAre" ? addedPhasesProblem(then, when) : "what follows the phase is not modelled";
      return null;
    },
    run: (scope, node) => {
      const outer = scope.duration;
      const when = child(node, "when");
      if (when.kind === "leadingAfter") return addPhasesSaid(scope, child(node, "then"), when);
      scope.duration = maybeChild(when, "duration")
        ? durationOf(scope, child(when, "duration"))
        : durationOf(scope, when);
      runSentence(scope, child(node, "then"));
      scope.duration = outer;
    },
  },
  /** "The next time a red source of your choice would deal damage to you this turn, prevent that damage" (CR 615.8). */
  nextTime: {
    slots: { event: "would", effect: "sentence" },
    unknown: (node) => {
      const verbs = maybeChild(child(node, "effect"), "verbs");
      return verbs?.kind === "prevent" && !maybeChild(verbs, "damage")
        ? null
        : "what happens the next time is not modelled";
    },
    run: beginNextTime,
  },
  thereAre: {
    slots: { what: "value", tails: "value" },
    unknown: (node) => addedPhasesProblem(node, null),
    run: (scope, node) => addPhasesSaid(scope, node, null),
  },
  delayed: {
    slots: { trigger: "trigger", effect: "sentence" },
    run: (scope, node) => makeDelayedTrigger(scope, node),
  },
  reminder: { slots: { text: "value" }, run: () => {} },
  /** Costs are paid as the spell is cast. */
  additionalCost: { slots: { what: "np", ...thenIs("costClause") }, run: () => {} },
  keywordDash: { slots: { keywords: "value" }, run: () => {} },
};

/** What spells and abilities cost: rules that the words of a spell or ability state about itself. */
const COST_RULES = new Set(["cost", "costMore"]);

function runClause(scope: Scope, node: TreeNode, of: TreeNode | null = null): void {
  const tails = children(node, "tails");
  if (tails.length === 0 && !COST_RULES.has(child(node, "verbs").kind)) {
    performClause(scope, node, 1, null, tails, of);
    return;
  }
  const find = (kind: string) => tails.find((tail) => tail.kind === kind);
  // What a spell or ability costs was heeded as it was cast or activated.
  if (COST_RULES.has(child(node, "verbs").kind)) {
    if (scope.game.performed) for (const one of walkTree(node)) scope.game.performed.add(one);
    return;
  }
  // Another way to pay was offered as the spell was cast (CR 118.9a).
  if (find("ratherThan")) return;
  const when = find("when");
  if (when && child(when, "time").kind === "at") {
    makeDelayedTrigger(scope, node);
    return;
  }
  const whereX = find("whereX");
  if (whereX) scope.x = amountOf(scope, child(whereX, "amount"));
  const condition = find("ifTail") ?? find("asLongAs") ?? find("forAsLong");
  const unless = find("unless");
  if (condition || unless) mentionSaidBefore(scope, node);
  if (condition && !isTrue(scope, child(condition, "condition"))) {
    leaveOut(scope, node, "The condition isn't met, so this part does nothing.", cr("608.2c"));
    return;
  }
  if (unless && paysInstead(scope, child(unless, "condition"))) {
    leaveOut(scope, node, "It was prevented by what follows “unless”.", cr("118.12a"));
    return;
  }
  const forEach = find("forEachTail");
  const times = forEach ? timesFor(scope, forEach) : timesWord(scope, find("times"));
  if (times === 0) {
    leaveOut(scope, node, "There is none to count, so nothing happens.", cr("608.2c"));
    return;
  }
  performClause(scope, node, times, find("until") ?? find("forAsLong") ?? null, tails, of);
}

/**
 * "Counter target spell unless its controller pays {3}": what stands behind is asked before anything is done, but its words point
 * at what stands in front.
 */
function mentionSaidBefore(scope: Scope, clause: TreeNode): void {
  const subject = maybeChild(clause, "subject");
  const saidBefore = [...(subject ? walkTree(subject) : []), ...walkTree(child(clause, "verbs"))];
  for (const phrase of saidBefore) {
    const how = phrase.kind === "objects" ? maybeChild(phrase, "determiner")?.kind : null;
    if (how === "target" || how === "attachedTo") select(scope, phrase);
  }
}

/** Does what the verbs of a clause say. @param until the words that say for how long, where there are any */
function performClause(
  scope: Scope,
  node: TreeNode,
  times: number,
  until: TreeNode | null,
  tails: readonly TreeNode[],
  of: TreeNode | null,
): void {
  const subject = of ?? maybeChild(node, "subject");
  const doers = subject ? select(scope, subject, { hint: "help" }) : [{ player: scope.doer ?? scope.controller }];
  const duration = until && !untilFoundOf(child(node, "verbs"), tails) ? durationOf(scope, until) : scope.duration;
  const clause: Clause = { node, subject, doers, duration, times, tails };
  scope.outcome = { done: false, events: [] };
  if (subject && doers.length === 0) {
    leaveOut(
      scope,
      node,
      `There is nothing that ${nameOf(scope.game, { object: scope.source })}'s words apply to.`,
      cr("609.3"),
    );
    return;
  }
  scope.game.performed?.add(node);
  runVerbs(scope, child(node, "verbs"), clause);
}

function timesFor(scope: Scope, tail: TreeNode): number {
  const each = maybeChild(tail, "each");
  if (each) return countThings(scope, each);
  const event = maybeChild(tail, "event");
  if (event) return timesOfPaidEvent(scope, event);
  return amountOf(scope, { kind: "numberOfCounters", counter: child(tail, "counter"), on: child(tail, "on") });
}

function timesWord(scope: Scope, tail: TreeNode | undefined): number {
  if (!tail) return 1;
  const times = child(tail, "times");
  if (times.kind === "timesCount") {
    const amount = maybeChild(times, "amount");
    return amount ? amountOf(scope, amount) : (scope.lastAmount ?? 0);
  }
  return word(times) === "twice" ? 2 : 1;
}

/** Performs the verbs of a clause in order; whatever does nothing says so. */
export function runVerbs(scope: Scope, verbs: TreeNode, clause: Clause): void {
  if (verbs.kind === "verbsAnd" || verbs.kind === "verbsThen") {
    for (const item of children(verbs, "items")) runVerbs(scope, item, clause);
    return;
  }
  if (verbs.kind === "withTail") {
    runWithTail(scope, verbs, clause);
    return;
  }
  const meaning = entryOf(meanings().verb, verbs, "verb");
  const found = clause.tails.length > 0 ? untilFoundOf(verbs, clause.tails) : null;
  const outer = scope.node;
  const events = scope.outcome.events;
  const before = events.length;
  const logged = scope.game.events?.length ?? 0;
  scope.node = verbs.kind === "may" ? clause.node : clauseSpan(clause, verbs);
  const rounds = meaning.multiplies ? 1 : clause.times;
  for (let round = 0; round < rounds; round++) {
    if (found) doUntilFound(scope, verbs, found, clause);
    else meaning.run(scope, verbs, clause);
  }
  if (!NOT_ACTIONS.has(verbs.kind)) {
    const happened = scope.outcome.events.slice(before);
    scope.outcome.done = happened.length > 0;
    noteAmount(scope, happened);
    if (happened.length === 0 && (scope.game.events?.length ?? 0) === logged) {
      leaveOut(scope, verbs, "It does as much as possible, which here is nothing.", cr("609.3"));
    }
  }
  scope.node = outer;
}

/** Verbs that only hold other verbs, whose outcome is that of the inner one. */
const NOT_ACTIONS = new Set(["may", "must", "can", "have", "activate", "triggers", "spendMana", "cost"]);

/** The words shown for an effect: the whole clause when it has one verb, else that verb's. */
function clauseSpan(clause: Clause, verbs: TreeNode): TreeNode {
  return maybeChild(clause.node, "verbs") === verbs ? clause.node : verbs;
}

function runWithTail(scope: Scope, node: TreeNode, clause: Clause): void {
  const tails = children(node, "tails");
  const until = tails.find((tail) => tail.kind === "until" || tail.kind === "forAsLong");
  const forEach = tails.find((tail) => tail.kind === "forEachTail");
  const isDuration = until && !untilFoundOf(child(node, "verb"), tails);
  const inner: Clause = {
    ...clause,
    duration: isDuration ? durationOf(scope, until) : clause.duration,
    times: forEach ? timesFor(scope, forEach) : clause.times,
    tails: [...clause.tails, ...tails],
  };
  runVerbs(scope, child(node, "verb"), inner);
}
