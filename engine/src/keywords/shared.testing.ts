/**
 * For tests only: texts of the workspace's shared folder, which is not part of the repository. Where it is missing
 * (a fresh clone elsewhere), the maps are empty, and the tests that need it check what they can without it.
 */

declare global {
  interface ImportMeta {
    glob(pattern: string, options: { query: "?raw"; import: "default"; eager: true }): Record<string, string>;
  }
}

const rulesTexts = import.meta.glob("../../../../shared/rules/editions/*.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});
const vocabularies = import.meta.glob("../../../../shared/rules/vocabulary.json", {
  query: "?raw",
  import: "default",
  eager: true,
});

interface NamedRule {
  readonly name: string;
  readonly rule: string;
}

/** The parts of vocabulary.json that the tests compare with. */
export interface Vocabulary {
  readonly keyword_abilities: readonly NamedRule[];
  readonly keyword_variants: readonly NamedRule[];
  readonly keyword_actions: readonly NamedRule[];
  readonly ability_words: { readonly items: readonly string[] };
  readonly subtypes: Readonly<Record<string, { readonly items: readonly string[] }>>;
  readonly predefined_tokens: readonly NamedRule[];
}

/** The shared vocabulary, or `undefined` where the folder is missing. */
export function sharedVocabulary(): Vocabulary | undefined {
  const text = Object.values(vocabularies)[0];
  return text === undefined ? undefined : (JSON.parse(text) as Vocabulary);
}

const runLength = 9;

let runs: Set<string> | undefined;

/** The sentences of a text as lists of words; a word keeps its signs (*+1/+1*, *{T}*) but not its punctuation. */
function sentencesOf(text: string): string[][] {
  return text
    .replaceAll("’", "'")
    .toLowerCase()
    .split(/[.:;!?“”"‘—\n]+(?:\s|$)|[“”"]/)
    .map((sentence) => sentence.split(/\s+/).map((word) => word.replaceAll(/[{}]|^[(‘',]+|[),’',]+$/g, "")))
    .map((words) => words.filter((word) => word !== ""));
}

function runsOf(text: string): string[] {
  return sentencesOf(text).flatMap((words) =>
    Array.from({ length: Math.max(0, words.length - runLength + 1) }, (_, at) =>
      words.slice(at, at + runLength).join(" "),
    ),
  );
}

/**
 * The runs of nine words within a sentence that a text has in common with any edition of the rules.
 * @returns an empty list when there is none, or where the shared folder is missing
 */
export function runsSharedWithRules(text: string): string[] {
  runs ??= new Set(Object.values(rulesTexts).flatMap(runsOf));
  return runsOf(text).filter((run) => runs!.has(run));
}

/** A sentence of the shared rules texts, to check that `runsSharedWithRules` finds one; `undefined` where they are missing. */
export function someRulesSentence(): string | undefined {
  return Object.values(rulesTexts)
    .flatMap((text) => sentencesOf(text.slice(0, 100_000)))
    .find((words) => words.length > 2 * runLength)
    ?.join(" ");
}
