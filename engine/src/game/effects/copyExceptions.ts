/**
 * "… except it isn't legendary", "except it has haste": what a copy does not take over (CR 707.9).
 */
import { copyCharacteristics } from "../characteristics.ts";
import { modify } from "../layers/modify.ts";
import type { Meaning, Table } from "../meaning.ts";
import type { PrintedValues } from "../object.ts";
import type { Scope } from "../scope.ts";
import type { Modification } from "../state.ts";
import { type TreeNode, child, children, maybeChild, word } from "../treeAccess.ts";
import { becomingModifications } from "./becoming.ts";
import { grantedAbilities } from "./characteristicVerbs.ts";

/** The values of a copy, changed as its exceptions say. */
export function withExceptions(scope: Scope, values: PrintedValues, exceptions: TreeNode | null): PrintedValues {
  if (!exceptions) return values;
  const changed = copyCharacteristics(values, 0);
  for (const clause of children(exceptions, "items")) {
    for (const verb of verbsOf(child(clause, "verbs"))) {
      if (verb.kind === "haveNoManaCost") changed.manaCost = null;
      for (const change of changesOf(scope, verb)) modify(scope.game, changed, change);
    }
  }
  const { controller: _, ...rest } = changed;
  return rest;
}

function verbsOf(verbs: TreeNode): TreeNode[] {
  return verbs.kind === "verbsAnd" ? children(verbs, "items") : [verbs];
}

function changesOf(scope: Scope, verb: TreeNode): Modification[] {
  if (verb.kind === "haveNoManaCost") return [];
  if (verb.kind === "haveAbilities")
    return [{ layer: "abilities", add: grantedAbilities(scope.game.library, verb), remove: [], removeAll: false }];
  const complement = child(verb, "complement");
  if (verb.negative === true) {
    const remove = children(maybeChild(complement, "state") ?? complement, "items").map(word);
    return [{ layer: "types", set: false, supertypes: [], types: [], subtypes: [], remove }];
  }
  // Its other types stay: a copy that is a Zombie as well (CR 707.9d).
  return becomingModifications(scope, complement);
}

export const exceptionsMeanings: Table<Meaning> = { exceptions: { slots: { items: "exception" } } };

export const exceptionMeanings: Table<Meaning> = { clause: { slots: { subject: "np", verbs: "exceptionVerb" } } };

export const exceptionVerbMeanings: Table<Meaning> = {
  be: { slots: { complement: "becoming", negative: "value" } },
  haveNoManaCost: {},
  haveAbilities: { slots: { abilities: "keywords", quoted: "quoted" } },
  verbsAnd: { slots: { items: "exceptionVerb" } },
};
