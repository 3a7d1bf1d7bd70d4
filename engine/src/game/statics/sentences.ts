/**
 * Static sentences: what of a permanent's text is always in force (CR 604, 611.3).
 */
import type { Meaning, Table } from "../meaning.ts";
import { thenIs } from "../meaning.ts";
import { type TreeNode, child, children, maybeChild } from "../treeAccess.ts";
import type { StaticPart } from "../vocabulary.ts";
import { meanings } from "../meanings.ts";
import { asItEntersParts, wouldClause, wouldParts } from "./replacements.ts";
import type { StaticSentence } from "./sentence.ts";

export interface StaticSentenceMeaning extends Meaning {
  parts(node: TreeNode, conditions: TreeNode[]): StaticPart[];
}

/** What a sentence puts into force. */
export function partsOfSentence(node: TreeNode, conditions: TreeNode[] = []): StaticPart[] {
  const table = meanings().staticSentence;
  return Object.hasOwn(table, node.kind) ? table[node.kind]!.parts(node, conditions) : [];
}

function clauseParts(node: TreeNode, conditions: TreeNode[]): StaticPart[] {
  const tails = children(node, "tails");
  const find = (kind: string) => tails.find((tail) => tail.kind === kind);
  const own = [find("asLongAs"), find("ifTail")].flatMap((tail) => (tail ? [child(tail, "condition")] : []));
  const unless = find("unless");
  if (unless) own.push({ kind: "conditionNot", items: [child(unless, "condition")] });
  const whereX = find("whereX");
  const sentence: StaticSentence = {
    node,
    subject: maybeChild(node, "subject"),
    // "If able" is no condition but how requirements are worded.
    conditions: [...conditions, ...own.filter((condition) => condition.kind !== "ableIf")],
    forEach: find("forEachTail") ?? null,
    whereX: whereX ? child(whereX, "amount") : null,
    tails,
  };
  return partsOfVerb(sentence, child(node, "verbs"));
}

/** What one verb phrase of a static sentence puts into force. */
export function partsOfVerb(sentence: StaticSentence, verb: TreeNode): StaticPart[] {
  const table = meanings().staticVerb;
  return Object.hasOwn(table, verb.kind) ? table[verb.kind]!.parts(sentence, verb) : [];
}

export const staticSentenceMeanings: Table<StaticSentenceMeaning> = {
  clause: { slots: { subject: ["np", "cdaSubject"], verbs: "staticVerb", tails: "staticTail" }, parts: clauseParts },
  clausesAnd: listOf(),
  clausesCommaAnd: listOf(),
  clausesComma: listOf(),
  ifThen: {
    slots: { condition: ["condition", "would"], ...thenIs(["staticSentence", "sentence"]) },
    parts: (node, conditions) => {
      const condition = child(node, "condition");
      const would = wouldClause(condition);
      // "If you don't": what was offered as it entered was declined.
      const doSo = maybeChild(condition, "verbs");
      if (doSo?.kind === "doSo")
        return partsOfSentence(child(node, "then"), [...conditions, { ...doSo, kind: "enteredAsOffered" }]);
      if (!would) return partsOfSentence(child(node, "then"), [...conditions, condition]);
      const others = children(condition, "items").filter((item) => item !== would);
      return wouldParts(
        maybeChild(would, "subject"),
        child(child(would, "verbs"), "do"),
        child(node, "then"),
        [...conditions, ...others],
        node,
      );
    },
  },
  during: {
    slots: { when: "leadingCondition", ...thenIs("staticSentence") },
    parts: (node, conditions) => {
      const when = child(node, "when");
      const condition = maybeChild(when, "condition") ?? duringTurn(when);
      return partsOfSentence(child(node, "then"), condition ? [...conditions, condition] : conditions);
    },
  },
  asItEnters: {
    slots: { clause: "value", ...thenIs("sentence") },
    parts: (node, conditions) => {
      const subject = maybeChild(child(node, "clause"), "subject");
      return asItEntersParts(
        { node, subject, conditions, forEach: null, whereX: null, tails: [] },
        child(node, "then"),
      );
    },
  },
  /** Made by a resolving spell or ability; see `effects/sentences.ts`. */
  nextTime: {
    slots: {},
    unknown: () => "the next time, as a static ability, is not modelled",
    parts: (node, conditions) => {
      const event = child(node, "event");
      const doing = child(child(event, "verbs"), "do");
      return wouldParts(maybeChild(event, "subject"), doing, child(node, "effect"), conditions, node).map((part) => ({
        ...part,
        prevention: true,
      }));
    },
  },
  instead: { slots: { ...thenIs("sentence") }, parts: () => [] },
  additionalCost: { slots: { what: "np", ...thenIs("costClause") }, parts: () => [] },
  keywordDash: { slots: { keywords: "value" }, parts: () => [] },
  reminder: { slots: { text: "value" }, parts: () => [] },
};

/** "During your turn": a condition about whose turn it is. */
function duringTurn(when: TreeNode): TreeNode | null {
  const phase = maybeChild(when, "phase");
  const of = phase && maybeChild(phase, "of");
  if (!of) return null;
  return { kind: "duringIf", when: { kind: "yourTurn", of } };
}

function listOf(): StaticSentenceMeaning {
  return {
    slots: { items: "staticSentence" },
    parts: (node, conditions) => children(node, "items").flatMap((item) => partsOfSentence(item, conditions)),
  };
}
