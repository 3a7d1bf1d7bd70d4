/** Keyword abilities as rules of the grammar: every form of every definition in `keywords/`, and lists of them. */
import type { GrammarBuilder } from "../grammar/grammar.ts";
import { keywordAbilities as keywords } from "../keywords/keywords.ts";
import { dashForm, type ParameterKind } from "../keywords/keyword.ts";

/** The rule of the grammar that reads each kind of parameter. */
const ruleOfParameter: Readonly<Record<ParameterKind, string>> = {
  cost: "keywordCost",
  number: "amount",
  quality: "keywordQuality",
  objects: "np",
  landType: "keywordType",
  cardType: "keywordType",
  name: "name",
  ability: "sentence",
  condition: "sentence",
  gift: "np",
  powerToughness: "stats",
};

export function defineKeywords(g: GrammarBuilder): void {
  for (const keyword of keywords) {
    const set = { is: keyword.id };
    const seenHoles = new Set<string>();
    const kinds = new Map(keyword.parameters.map((parameter) => [parameter.hole, parameter.kind]));
    const template = (form: string, costRule: string): string =>
      form.replace(/\{(\w+)\}/g, (_, hole: string) => {
        const kind = kinds.get(hole)!;
        return `{${hole}:${kind === "cost" ? costRule : hole === "player" ? "player" : ruleOfParameter[kind]}}`;
      });
    for (const [i, form] of keyword.forms.entries()) {
      const holes = (form.match(/\{\w+\}/g) ?? []).join();
      const fixed = seenHoles.has(holes) ? { ...set, form: String(i) } : set;
      seenHoles.add(holes);
      g.templates("keyword", { keyword: template(form, "keywordMana") }, { set: fixed });
      const dashed = dashForm(form);
      if (dashed) g.templates("keyword", { keyword: template(dashed, "dashCost") }, { set: fixed });
    }
    for (const former of keyword.formerNames) {
      const form = keyword.forms[0]!.replace(keyword.name, former);
      if (form !== keyword.forms[0])
        g.templates("keyword", { keyword: template(form, "mana") }, { set, tags: ["former-name"] });
    }
  }
  g.templates("dashCost", { costs: ["{costs@:cost}", "{costs+,:cost} {costs:cost}"] });
  g.templates("keywordQuality", {
    fromEach: "each color",
    fromAll: "all colors",
    fromQuality: "{quality:colorGroup}",
    fromNp: "{what:np}",
    fromSeveral: ["{items:colorGroup} and from {items:colorGroup}", "{items:colorGroup} and from {items:np}"],
    fromStat: "{stat} {compared:comparison}",
    fromChosen: ["the chosen {what:choosable}", "the {what:choosable} of {whose:possessive} choice"],
  });
  g.list("colorGroup", "color", ["and", "or"]);
  g.anyOf("keywordType", "quality");
  g.anyOf("keywordTypeMark", "supertype", "nonQuality");
  g.templates("keywordType", { typeOf: "{quality:keywordTypeMark} {type:typeNoun}" });
  g.templates("keywordList", {
    keywords: [
      "{items@:keyword}",
      "{items:keyword} and {items:keyword}",
      "{items:keyword}, {items+,:keyword} and {items:keyword}",
    ],
  });
  g.templates("keywordList", {
    keywordsOr: ["{items:keyword} or {items:keyword}", "{items:keyword}, {items+,:keyword} or {items:keyword}"],
  });
  g.templates("keywordOr", {
    keywordsOr: ["{items:keyword} or {items:keyword}", "{items:keyword}, {items+,:keyword} or {items:keyword}"],
  });
  g.anyOf("keywordMana", "mana");
  g.templates("keywordMana", { manaOr: "{items:mana} or {items:mana}" });
  g.templates("keyword", { keyword: "flashback" }, { set: { is: "flashback", bare: true } });
  g.templates("keyword", { keyword: "partner—character select" }, { set: { is: "partner", group: "characterSelect" } });
  g.templates("keyword", { keyword: "partner—friends forever" }, { set: { is: "partner", group: "friendsForever" } });
  g.templates("keywordSeries", { keywordSeries: "{items+,:keyword}" });
  g.templates("keywordLine", {
    keywordLine: [
      "{keywords@:keyword}",
      "{keywords+,:keyword} {keywords:keyword}",
      "{keywords@:keyword}, where {variable} is {amount:quantityOf}",
    ],
  });
  g.templates(
    "keywordLine",
    {
      keywordLine: [
        "{keywords:keyword}; {keywords:keyword}",
        "{keywords:keyword}; {keywords:keyword}; {keywords:keyword}",
      ],
    },
    { tags: ["semicolons"] },
  );
}
