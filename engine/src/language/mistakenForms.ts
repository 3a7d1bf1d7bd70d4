/** Costs, amounts and names in forms that cards do not have: “4 mana: …”, “get 2 energy”, “nonGoblin”, “two or greater”. */
import type { GrammarBuilder } from "../grammar/grammar.ts";

export function defineMistakenForms(g: GrammarBuilder): void {
  for (const rule of ["nonJoined", "numberedMana", "mistakenComparison", "miscounted"]) g.mistakenRules.add(rule);
  g.anyOf("nonQuality", "nonJoined");
  g.templates("nonJoined", { non: "non{quality:subtype}" }, { tags: ["no-hyphen"] });
  g.anyOf("cost", "numberedMana");
  g.templates("numberedMana", { numberedMana: ["{amount:number} mana", "pay {amount:number} => bare"] });
  g.templates("mistakenVerb", {
    payNumberedMana: "pay{s} {amount:number} mana",
    numberedEnergy: [
      "get{s} {amount:number} energy",
      "gain{s} {amount:number} energy => gain",
      "pay{s} {amount:number} energy => pay",
      "pay{s} {amount:number} energy <counter|counters> => payCounters",
    ],
  });
  g.templates("mistakenVerb", {
    emblemOtherwise: [
      "gain{s} an emblem with {quoted}",
      "get{s} an emblem that says {quoted} => says",
      "get{s} an emblem that has {quoted} => has",
      "get{s} an emblem saying {quoted} => saying",
    ],
  });
  g.anyOf("comparison", "mistakenComparison");
  g.templates(
    "mistakenComparison",
    { orGreater: ["{amount:number} or higher", "at least {amount:number}", "{amount:number}+"] },
    { tags: ["greater-otherwise"], apart: true },
  );
  g.templates(
    "mistakenComparison",
    { orLess: ["{amount:number} or lower", "at most {amount:number}"] },
    { tags: ["less-otherwise"], apart: true },
  );
  g.anyOf("quantity", "miscounted");
  g.templates("miscounted", { oneOrMore: "{amount:count} or greater" }, { tags: ["greater-for-more"] });
  g.templates("miscounted", { lessThanOr: "{amount:count} or less" }, { tags: ["less-for-fewer"] });
}
