/**
 * "Spend this mana only to cast creature spells": what the words let mana be spent on (CR 106.6).
 */
import { walkTree } from "../../grammar/tree.ts";
import type { CompiledAbility } from "../cards/library.ts";
import type { Meaning, Table } from "../meaning.ts";
import type { Scope } from "../scope.ts";
import { fits } from "../selectors/filter.ts";
import type { Purpose } from "../stack/limitedMana.ts";
import { type TreeNode, child, children, maybeChild, word } from "../treeAccess.ts";

const limits = new WeakMap<CompiledAbility, TreeNode | null>();

/** The words that limit the mana an ability makes; null when it is good for anything. */
export function spendingLimit(ability: CompiledAbility): TreeNode | null {
  let limit = limits.get(ability);
  if (limit === undefined) {
    limit = findLimit(ability);
    limits.set(ability, limit);
  }
  return limit;
}

function findLimit(ability: CompiledAbility): TreeNode | null {
  for (const effect of children(ability.node, "effects"))
    for (const node of walkTree(effect)) if (node.kind === "spendMana" && !node.asAnyColor) return node;
  return null;
}

/** Whether mana with such words may be spent on something. */
export function maySpend(scope: Scope, limit: TreeNode, { object, ability }: Purpose): boolean {
  return verbsOf(limit).some((verb) => {
    const what = maybeChild(verb, "what");
    if (!what) return false;
    if (verb.kind === "cast") return ability === null && fits(scope, what, { object });
    if (verb.kind !== "activate" || ability === null) return false;
    return children(what, "suffixes").every((suffix) => fits(scope, child(suffix, "of"), { object }));
  });
}

function verbsOf(limit: TreeNode): TreeNode[] {
  return [...children(limit, "do"), ...children(limit, "orDo")].flatMap((verb) =>
    verb.kind === "verbsOr" ? children(verb, "items") : [verb],
  );
}

/** What mana can be limited to. */
export const spendingMeanings: Table<Meaning> = {
  cast: {
    slots: { what: "np" },
    // Whether it is kicked is decided before it is known whether that can be paid.
    unknown: (node) =>
      [...walkTree(node)].some((inner) => inner.kind === "adjective" && word(inner) === "kicked")
        ? "mana for kicked spells is not modelled"
        : null,
  },
  activate: { slots: { what: "abilityPhrase" } },
  verbsOr: { slots: { items: "spending" } },
};

/** "An ability of an artifact source". */
export const abilityPhraseMeanings: Table<Meaning> = {
  objects: {
    slots: { determiner: "value", noun: "value", suffixes: "sourceSuffix" },
    unknown: (node) => {
      const noun = maybeChild(node, "noun");
      return noun?.kind === "noun" && word(noun) === "ability" ? null : "mana for this is not modelled";
    },
  },
};

export const sourceSuffixMeanings: Table<Meaning> = { ofSource: { slots: { of: "np" } } };
