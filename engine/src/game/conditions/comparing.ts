/**
 * Statements that compare: "more lands than you", "creatures with different powers", "its power is 4 or greater".
 */
import { compares } from "../amounts/compare.ts";
import { statOf } from "../amounts/stats.ts";
import type { Meaning, Table } from "../meaning.ts";
import type { PlayerId, Target } from "../object.ts";
import type { Scope } from "../scope.ts";
import { fits, select } from "../selectors/filter.ts";
import { universe } from "../selectors/objectPhrases.ts";
import { ownersOf } from "../selectors/possessives.ts";
import { differentValues, traitNamed } from "../selectors/traits.ts";
import { type TreeNode, child, children, maybeChild, word } from "../treeAccess.ts";
import { playersInOrder } from "../view.ts";

/** Whether a player has more (or fewer) of what a phrase describes than others. @param of whose a thing is */
export function hasMoreThan(
  scope: Scope,
  player: PlayerId,
  compared: TreeNode,
  of: (thing: Target) => PlayerId | null,
): boolean {
  const what = child(compared, "what");
  const { determiner, ...described } = what;
  const fewer = (determiner as TreeNode | undefined)?.kind === "comparedFewer";
  const things = universe(scope, described as TreeNode);
  const count = (who: PlayerId) => things.filter((thing) => of(thing) === who).length;
  const mine = count(player);
  const than = child(compared, "than");
  const passes = (other: PlayerId) => (fewer ? mine < count(other) : mine > count(other));
  const others = otherPlayers(scope, than, player);
  const any = than.kind === "objects" && ["a", "another", "any"].includes(maybeChild(than, "determiner")?.kind ?? "");
  return any ? others.some(passes) : others.every(passes);
}

function otherPlayers(scope: Scope, than: TreeNode, player: PlayerId): PlayerId[] {
  if (than.kind !== "objects" || maybeChild(than, "determiner")?.kind === "that")
    return select(scope, than, { unmentioned: true }).flatMap((one) => ("player" in one ? [one.player] : []));
  return playersInOrder(scope.game).filter((other) => other !== player && fits(scope, than, { player: other }));
}

/** "More lands than you". */
export const comparedMeanings: Table<Meaning> = { compared: { slots: { what: "comparedPhrase", than: "np" } } };

export const comparedPhraseMeanings: Table<Meaning> = {
  objects: { slots: { determiner: "comparedWord", qualities: "quality", noun: "noun", suffixes: "suffix" } },
};

export const comparedWordMeanings: Table<Meaning> = { comparedMore: {}, comparedFewer: {} };

/** The suffix "with different powers" of a phrase; null when it has none. */
export function differingSuffix(what: TreeNode): TreeNode | null {
  return children(what, "suffixes").find((suffix) => maybeChild(suffix, "having")?.kind === "different") ?? null;
}

/** How many of what a phrase describes can be found that all differ as it says. */
export function countDiffering(scope: Scope, what: TreeNode, suffix: TreeNode, test: (thing: Target) => boolean) {
  const others = children(what, "suffixes").filter((one) => one !== suffix);
  const things = universe(scope, { ...what, suffixes: others }).filter(test);
  return differentValues(scope, things, traitNamed(word(child(child(suffix, "having"), "what")))!);
}

/** "Three or more creatures with different powers": where they are counted. */
export const differingMeanings: Table<Meaning> = {
  objects: {
    slots: { determiner: "determiner", qualities: "quality", noun: "noun", suffixes: ["suffix", "differingSuffix"] },
  },
};

export const differingSuffixMeanings: Table<Meaning> = { with: { slots: { having: "differingHaving" } } };

export const differingHavingMeanings: Table<Meaning> = { different: { slots: { what: "differing" } } };

/** A characteristic as the subject of a condition. */
export const amountSubjectMeanings: Table<Meaning> = { statOf: { slots: { of: "possessive", stat: "stat" } } };

/** Whether "its power is 4 or greater": of each thing that is meant, as it is or last was. */
export function statHolds(scope: Scope, subject: TreeNode, verbs: TreeNode): boolean {
  const complement = child(verbs, "complement");
  const compared = maybeChild(complement, "compared") ?? { kind: "exactlyThat", amount: child(complement, "amount") };
  const stat = word(child(subject, "stat"));
  const values = ownersOf(scope, child(subject, "of")).map((thing) => statOf(scope, thing, stat));
  const holds = values.length > 0 && values.every((value) => value !== null && compares(scope, compared, value));
  return holds !== (verbs.negative === true);
}

/** What of a condition about a characteristic is not known. */
export function statProblem(clause: TreeNode): string | null {
  if (maybeChild(clause, "subject")?.kind !== "statOf") return null;
  const verbs = maybeChild(clause, "verbs");
  const complement = verbs?.kind === "be" ? maybeChild(verbs, "complement") : null;
  return complement && ["isAmount", "isEqual"].includes(complement.kind)
    ? null
    : "this statement about a characteristic is not modelled";
}
