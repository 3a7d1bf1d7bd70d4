/** Number that a word has of itself and that nothing beside it decides: it is kept in the tree. */
import type { GrammaticalNumber, NumberOf, TemplateOptions } from "../grammar/grammar.ts";
import { isNode } from "../grammar/tree.ts";

/** Keeps the number of the word in `slot` where it is not the usual one. */
export function keepForm(slot: string, usual: GrammaticalNumber): NonNullable<TemplateOptions["finish"]> {
  return (node, formOf) => {
    const leaf = node[slot];
    const form = isNode(leaf) ? formOf(leaf) : undefined;
    if (form && form !== usual) node.number = form;
  };
}

/** The number kept by {@link keepForm}. */
export function numberKept(usual: GrammaticalNumber): NumberOf {
  return (node) => (node.number as GrammaticalNumber | undefined) ?? usual;
}
