/**
 * Pronouns: it, you, they, one of them, the rest.
 */
import { NotModelled } from "../game.ts";
import type { Target } from "../object.ts";
import type { Scope } from "../scope.ts";
import { type TreeNode, word } from "../treeAccess.ts";
import { sameTarget } from "../view.ts";
import { itObject, latest, theyThings } from "./references.ts";

const meaningOf: Readonly<Record<string, (scope: Scope) => Target[]>> = {
  it: itObject,
  itself: (scope) => itObject(scope),
  thatOne: itObject,
  one: itObject,
  you: (scope) => [{ player: scope.controller }],
  they: theyThings,
  them: theyThings,
  themselves: theyThings,
  thoseOnes: theyThings,
  bothOfThem: theyThings,
  eachOfThem: theyThings,
  eachOne: theyThings,
  oneOfThem: theyThings,
  anyOfThem: theyThings,
  theRest: theRest,
  theOthers: theRest,
  theOther: theRest,
};

/** Those of the latest group that nothing has been done to since. */
function theRest(scope: Scope): Target[] {
  const group =
    [...scope.mentions].reverse().find((one) => one.plural && (one.how === "looked" || one.how === "revealed")) ??
    latest(scope, (thing) => "object" in thing, true);
  if (!group) return [];
  const taken = scope.mentions.slice(scope.mentions.indexOf(group) + 1).flatMap((one) => one.what);
  return group.what.filter((thing) => !taken.some((other) => sameTarget(other, thing)));
}

export function knowsPronoun(is: string): boolean {
  return Object.hasOwn(meaningOf, is);
}

/** What a pronoun means here. Those that leave a choice ("one of them") give what can be chosen from. */
export function pronounThings(scope: Scope, node: TreeNode): Target[] {
  const find = meaningOf[word(node)];
  if (!find) throw new NotModelled("pronoun", `"${word(node)}" is not modelled`);
  return find(scope);
}

/** Pronouns that stand for a choice of one among several. */
export function isChoiceAmong(node: TreeNode): boolean {
  return node.kind === "pronoun" && (word(node) === "oneOfThem" || word(node) === "anyOfThem");
}
