/** Terms of the game: our own short definitions, and the official glossary of the user's file. */
import { glossaryTerms } from "./data/glossaryTerms.ts";
import { numbersInText } from "./edition/citationsInText.ts";
import type { Edition } from "./edition/edition.ts";
import type { RuleNumber } from "./ruleNumber.ts";

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
let anyForm: RegExp | undefined;
const glossaries = new WeakMap<Edition, Map<string, { term: string; text: string }>>();

/** Our own terms in the order of the alphabet, with all their forms. */
export function allGlossaryTerms(): readonly OwnTerm[] {
  ownTerms ??= glossaryTerms
    .trim()
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

/** All terms of ours that stand in a text as whole words, longest first where they overlap ("mana value" before "mana"). */
export function glossaryTermsIn(text: string): FoundTerm[] {
  if (!anyForm) {
    const escaped = [...forms().keys()]
      .sort((a, b) => b.length - a.length)
      .map((form) => form.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&").replace(/'/gu, "['’]"));
    anyForm = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join("|")})(?![\\p{L}\\p{N}])`, "giu");
  }
  const found: FoundTerm[] = [];
  for (const match of text.matchAll(anyForm)) {
    const term = forms().get(plain(match[0]));
    if (term) found.push({ term: term.term, span: [match.index, match.index + match[0].length] });
  }
  return found;
}
