/** Terms of the game: our own short definitions, and the official glossary of the user's file. */
import { numbersInText } from "./edition/citationsInText.ts";
import type { Edition } from "./edition/edition.ts";
import type { RuleNumber } from "./ruleNumber.ts";
import { ruleTexts } from "./texts.ts";

/** A term: our definition (null for terms only the edition has), the edition's text (null without one), its rules. */
export interface GlossaryTerm {
  term: string;
  definition: string | null;
  text: string | null;
  rules: readonly RuleNumber[];
}

interface OwnTerm {
  term: string;
  forms: readonly string[];
  rules: readonly RuleNumber[];
  definition: string;
}

let ownTerms: OwnTerm[] | undefined;
let byForm: Map<string, OwnTerm> | undefined;
let byLetter: Map<string, string[]> | undefined;
const glossaries = new WeakMap<Edition, Map<string, { term: string; text: string }>>();

/** Our own terms in the order of the alphabet, with all their forms. */
export function allGlossaryTerms(): readonly OwnTerm[] {
  ownTerms ??= ruleTexts()
    .glossaryTerms.trim()
    .split("\n")
    .map((line) => {
      const [forms = "", rules = "", definition = ""] = line.split("|");
      const all = forms.split("/");
      return { term: all[0] ?? "", forms: all, rules: rules.split(" ") as RuleNumber[], definition };
    });
  return ownTerms;
}

const plain = (term: string) => term.toLowerCase().replace(/[’‘]/gu, "'").replace(/\s+/gu, " ").trim();

function forms(): Map<string, OwnTerm> {
  if (!byForm) {
    byForm = new Map();
    for (const term of allGlossaryTerms()) for (const form of term.forms) byForm.set(plain(form), term);
  }
  return byForm;
}

/** The entries of an edition's glossary by every term they stand under ("Permanently, Until End of Turn" has several). */
function editionGlossary(edition: Edition): Map<string, { term: string; text: string }> {
  const known = glossaries.get(edition);
  if (known) return known;
  const built = new Map<string, { term: string; text: string }>();
  for (const entry of edition.glossary) {
    built.set(plain(entry.term), entry);
    if (entry.term.includes(","))
      for (const part of entry.term.split(",")) if (!built.has(plain(part))) built.set(plain(part), entry);
  }
  glossaries.set(edition, built);
  return built;
}

/**
 * Looks a term up, in any case and with simple plurals: our definition, and the edition's text where it has the term.
 * An entry that only says "See X" is followed. Undefined when neither knows the term.
 */
export function lookupGlossaryTerm(term: string, edition?: Edition): GlossaryTerm | undefined {
  const tried = [
    plain(term),
    plain(term).replace(/s$/u, ""),
    plain(term).replace(/ies$/u, "y"),
    plain(term).replace(/es$/u, ""),
  ];
  const own = tried.map((form) => forms().get(form)).find((found) => found);
  let official: { term: string; text: string } | undefined;
  if (edition) {
    const entries = editionGlossary(edition);
    official = [...tried, ...(own ? own.forms.map(plain) : [])].map((form) => entries.get(form)).find((found) => found);
    const other = /^See ([^.\d“"]+)\.$/u.exec(official?.text ?? "")?.[1];
    if (other) official = entries.get(plain(other)) ?? official;
  }
  if (!own && !official) return undefined;
  const named = official ? numbersInText(official.text) : [];
  return {
    term: own?.term ?? official?.term ?? term,
    definition: own?.definition ?? null,
    text: official?.text ?? null,
    rules: named.length > 0 ? named : (own?.rules ?? []),
  };
}

/** A term found in a text; `span` is half-open in UTF-16 units. */
export interface FoundTerm {
  term: string;
  span: readonly [start: number, end: number];
}

/** The forms of all terms by their first letter, the longest first. */
function formsByLetter(): Map<string, string[]> {
  if (byLetter) return byLetter;
  byLetter = new Map();
  for (const form of [...forms().keys()].sort((a, b) => b.length - a.length)) {
    const list = byLetter.get(form.charAt(0));
    if (list) list.push(form);
    else byLetter.set(form.charAt(0), [form]);
  }
  return byLetter;
}

/**
 * All terms of ours that stand in a text as whole words, longest first where they overlap ("mana value" before "mana"). Letter by
 * letter: one expression of all terms takes longer to make than a hover may last.
 */
export function glossaryTermsIn(text: string): FoundTerm[] {
  const lower = text.replace(/\p{Lu}/gu, lowerOfSameLength).replace(/’/gu, "'");
  const inWord = (at: number) => /[\p{L}\p{N}]/u.test(lower.charAt(at));
  const found: FoundTerm[] = [];
  for (let at = 0; at < lower.length; at++) {
    if (at > 0 && inWord(at - 1)) continue;
    const form = formsByLetter()
      .get(lower.charAt(at))
      ?.find((each) => lower.startsWith(each, at) && !inWord(at + each.length));
    const term = form && forms().get(form);
    if (!form || !term) continue;
    found.push({ term: term.term, span: [at, at + form.length] });
    at += form.length - 1;
  }
  return found;
}

/** Places must stay: a capital whose small letter is longer is left as it is. */
function lowerOfSameLength(capital: string): string {
  const small = capital.toLowerCase();
  return small.length === capital.length ? small : capital;
}
