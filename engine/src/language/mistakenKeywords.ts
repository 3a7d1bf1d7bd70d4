/** Keyword abilities as they are mistyped: without their parameter, with one of the wrong kind, misspelt; ability words without an ability. */
import type { GrammarBuilder } from "../grammar/grammar.ts";
import type { KeywordDefinition } from "../keywords/keyword.ts";
import { keywordAbilities } from "../keywords/keywords.ts";
import { abilityWords } from "./lexicon/abilityWords.ts";

/** Names under which people know keywords from elsewhere, or spell them, with the keyword that is meant. */
const MISSPELT: Readonly<Record<string, string>> = {
  lifesteal: "lifelink",
  "life link": "lifelink",
  "life steal": "lifelink",
  "death touch": "deathtouch",
  deadly: "deathtouch",
  "double-strike": "double strike",
  doublestrike: "double strike",
  "first-strike": "first strike",
  firststrike: "first strike",
  "hex proof": "hexproof",
  flyer: "flying",
  charge: "haste",
  taunt: "menace",
  vigilant: "vigilance",
  trampling: "trample",
  indestructable: "indestructible",
  defending: "defender",
};

export function defineMistakenKeywords(g: GrammarBuilder): void {
  g.mistakenRules.add("mistakenKeyword").add("misspeltKeyword");
  for (const keyword of keywordAbilities) defineWrongParameters(g, keyword);
  for (const [typed, is] of Object.entries(MISSPELT))
    g.templates(
      "misspeltKeyword",
      { keyword: typed },
      { set: { is }, tags: [`spelt-${typed.replaceAll(/[^a-z]+/g, "-")}`, "misspelt"] },
    );
  g.templates(
    "misspeltKeyword",
    { keyword: "protection against {quality:keywordQuality}" },
    { set: { is: "protection" }, tags: ["against-for-from"] },
  );
  g.anyOf("keyword", "misspeltKeyword");
  g.anyOf("anyKeyword", "mistakenKeyword", "keyword");
  g.templates(
    "mistakenOpening",
    {
      keywordLine: ["{keywords@:anyKeyword}", "{keywords+,:anyKeyword} {keywords:anyKeyword}"],
    },
    { untested: "prints as the keyword lines of the general grammar" },
  );
  g.templates(
    "mistakenOpening",
    {
      keywordLine: [
        "{keywords:anyKeyword} and {keywords:anyKeyword}",
        "{keywords+,:anyKeyword} and {keywords:anyKeyword}",
      ],
    },
    { tags: ["and-between-keywords"], apart: true },
  );
  g.lexicon(
    "abilityWordName",
    "abilityWordName",
    abilityWords.map(({ id }) => ({ is: id, text: id })),
  );
  g.templates("mistakenOpening", {
    abilityWordAlone: [
      "{word:abilityWordName}",
      "{word:abilityWordName}(:|,) {effect:capitalEffect}",
      "{word:abilityWordName}(:|,) {keywords:keywordLine}",
    ],
  });
}

function defineWrongParameters(g: GrammarBuilder, keyword: KeywordDefinition): void {
  const set = { is: keyword.id };
  const add = (form: string, tag: string, fixed: Record<string, string | boolean> = {}): void => {
    g.templates("mistakenKeyword", { keyword: form }, { set: { ...set, ...fixed }, tags: [tag] });
  };
  const [form] = keyword.forms;
  if (!form || keyword.variantOf !== null || form.startsWith("{")) return;
  if (form === "protection from {quality}") add("protection", "missing-quality", { missing: true });
  const isMissing = keyword.parameters.some(({ required }) => required) && !keyword.forms.includes(keyword.name);
  if (isMissing) add(keyword.name, "missing-parameter", { missing: true });
  const one = /^([^{}]+) \{(\w+)\}$/.exec(form);
  const kind = one && keyword.parameters.find(({ hole }) => hole === one[2])?.kind;
  if (!one || !kind) return;
  const [, words, hole] = one;
  if (kind === "cost") {
    add(`${words} {${hole}:number}`, "number-for-cost");
    add(`${words} {${hole}:life}`, "life-without-dash");
    // “Ward 2 life” reaches the reader as “Ward {2} life”.
    add(`${words} {${hole}:mana} life`, "life-as-mana");
    add(`${words} {${hole}:verbs}`, "no-dash-before-cost");
    add(`${words}: {${hole}:mana}`, "colon-before-cost");
    add(`${words}: {${hole}:verbs}`, "colon-before-cost");
    add(`${words}—{${hole}:life}`, "life-after-dash");
  } else if (kind === "number") add(`${words} {${hole}:mana}`, "mana-for-number");
}
