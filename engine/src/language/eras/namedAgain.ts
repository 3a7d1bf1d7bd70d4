/** What was named again where today a pronoun stands, or is left out (before 2021). */
import { sameMeaning, type TreeNode } from "../../grammar/tree.ts";
import {
  clauseOf,
  hasDeterminer,
  isPronoun,
  nodeIn,
  nodesIn,
  objects,
  pronoun,
  withClause,
  withItem,
} from "./phrases.ts";
import { changed, type ContextWording, keeping, keptBy, partOf, tagged, withParts } from "./shape.ts";
import { ABILITIES } from "./joined.ts";

const IT = pronoun("it");

/** Costs that take the card itself, as verb and slot. */
const TAKING = ["sacrifice.what", "remove.from", "exile.what", "exert.what"];

/** Whether a cost is paid with the card itself: "Sacrifice this creature", "Remove a counter from this creature". */
function takesSelf(cost: TreeNode | undefined): boolean {
  return (
    cost !== undefined &&
    TAKING.some((clue) => {
      const [kind, slot] = clue.split(".");
      return cost.kind === kind && nodeIn(cost, slot!)?.kind === "self";
    })
  );
}

/** Whether an ability's last cost, and thus the last thing named, is paid with the card itself. */
const paidWithSelf = (node: TreeNode): boolean => takesSelf(nodesIn(node, "costs").at(-1));

/** Whether "If you don't, …" stands behind "As this land enters, you may …". */
function isRefusalOfEntering(first: TreeNode | undefined, effect: TreeNode | undefined): boolean {
  const condition = nodeIn(effect, "condition", "verbs");
  const enters = nodeIn(effect, "then", "verbs")?.kind === "enter";
  return first?.kind === "asItEnters" && condition?.kind === "doSo" && condition.negative === true && enters;
}

/** The effect whose subject is the card itself, called "it" today. */
function placeOfSelf(node: TreeNode): number {
  const effects = nodesIn(node, "effects");
  if (node.kind === "activatedAbility") return paidWithSelf(node) ? 0 : -1;
  return effects.findIndex((effect, i) => isRefusalOfEntering(effects[i - 1], effect));
}

/** An ability with another subject of the effect that does something with the card. */
function withSubject(node: TreeNode, change: (subject: TreeNode) => TreeNode | undefined): TreeNode | undefined {
  const at = placeOfSelf(node);
  const effects = nodesIn(node, "effects");
  const clause = at < 0 ? undefined : clauseOf(effects[at]);
  const subject = clause && nodeIn(clause, "subject");
  const other = subject && change(subject);
  if (!clause || !other) return undefined;
  return changed(node, {
    effects: withItem(effects, at, withClause(effects[at]!, changed(clause, { subject: other }))),
  });
}

/**
 * "Sacrifice Soot Herald: Soot Herald deals 1 damage" for "Sacrifice Soot Herald: It deals 1 damage". Of what does something else than
 * deal damage it is said so to this day.
 */
const selfAgain = (tag: string, damage: boolean): ContextWording => {
  const changedSubject = (
    node: TreeNode,
    change: (subject: TreeNode) => TreeNode | undefined,
  ): TreeNode | undefined => {
    const clause = clauseOf(nodesIn(node, "effects")[placeOfSelf(node)]);
    return (nodeIn(clause, "verbs")?.kind === "dealDamage") === damage ? withSubject(node, change) : undefined;
  };
  return {
    inContext: true,
    tag,
    kinds: ["activatedAbility", "statement"],
    clues: [[...TAKING, "asItEnters"]],
    today: (node) =>
      changedSubject(node, (subject) => (subject.kind === "self" ? keeping(subject, IT, tag) : undefined)),
    before: (node) => keptBy(node, (old) => (old.kind === "self" ? IT : undefined)),
    old: (node) => changedSubject(node, (subject) => (isPronoun(subject, "it") ? { kind: "self" } : undefined)),
  };
};

/** What "that creature" is called after damage was dealt to a phrase. */
function calledAgain(to: TreeNode | undefined): TreeNode | undefined {
  if (to?.kind === "anyTarget") return PERMANENT_OR_PLAYER;
  const what = hasDeterminer(to, "target") ? nodeIn(to, "noun") : undefined;
  return what && objects({ determiner: { kind: "that" }, noun: what });
}

const PERMANENT_OR_PLAYER = objects({
  determiner: { kind: "that" },
  noun: {
    kind: "nounOr",
    items: [
      { kind: "noun", is: "permanent" },
      { kind: "playerNoun", is: "player" },
    ],
  },
});

/** "That creature", in an ability of its own that changes the number of the line before: "Raid — It deals 4 damage to that creature instead." */
function onLineBefore(effect: TreeNode): TreeNode | undefined {
  const verb = damageIn(effect);
  const to = nodeIn(verb, "to");
  const replaced = nodeIn(effect, "condition", "verbs")?.kind === "would";
  if (replaced || nodeIn(verb, "damage", "amount")?.kind !== "number" || to?.suffixes || to?.qualities)
    return undefined;
  return hasDeterminer(to, "that") ? to : undefined;
}

const damageIn = (effect: TreeNode | undefined): TreeNode | undefined => {
  const verb = nodeIn(clauseOf(effect), "verbs");
  return verb?.kind === "dealDamage" && !verb.voice ? verb : undefined;
};
const isInstead = (effect: TreeNode): boolean =>
  nodesIn(clauseOf(effect), "tails").some(({ kind }) => kind === "insteadTail");

/** An ability with another verb where its damage is dealt to the same target "instead". */
function withDamageInstead(
  node: TreeNode,
  change: (verb: TreeNode, again: TreeNode) => TreeNode | undefined,
): TreeNode | undefined {
  const effects = nodesIn(node, "effects");
  for (const [i, effect] of effects.entries()) {
    const again = isInstead(effect)
      ? i > 0
        ? calledAgain(nodeIn(damageIn(effects[i - 1]), "to"))
        : onLineBefore(effect)
      : undefined;
    const verb = again && damageIn(effect);
    const verbs = verb && change(verb, again);
    if (!verbs) continue;
    const clause = changed(clauseOf(effect)!, { verbs });
    return changed(node, { effects: withItem(effects, i, withClause(effect, clause)) });
  }
  return undefined;
}

/** "It deals 4 damage to that creature instead" for "it deals 4 damage instead". */
const targetAgain: ContextWording = {
  inContext: true,
  tag: "target-named-again",
  kinds: ABILITIES,
  clues: ["insteadTail", "dealDamage.to"],
  today: (node) =>
    withDamageInstead(node, (verb, again) => {
      const to = nodeIn(verb, "to");
      if (!to || !sameMeaning(to, again)) return undefined;
      return tagged(withParts(changed(verb, { to: undefined }), { to }), "target-named-again");
    }),
  before(node) {
    const { rest, part } = partOf(node, "to");
    return part && !node.to ? changed(rest, { to: part }) : undefined;
  },
  old: (node) => withDamageInstead(node, (verb, again) => (verb.to ? undefined : changed(verb, { to: again }))),
};

export const namedAgain: readonly ContextWording[] = [
  selfAgain("self-named-again", true),
  selfAgain("self-named-still", false),
  targetAgain,
];
