/** Costs, amounts and names in forms that cards do not have: “4 mana: …”, “get 2 energy”, “nonGoblin”, “two or greater”. */
import type { GrammarBuilder } from "../grammar/grammar.ts";

export function defineMistakenForms(g: GrammarBuilder): void {
  g.mistakenRules.add("nonJoined");
  g.anyOf("nonQuality", "nonJoined");
  g.templates("nonJoined", { non: "non{quality:subtype}" }, { tags: ["no-hyphen"] });
}
