import type { SetFile } from "@cardwright/engine/cards/index";

/** A word of the set that can stand somewhere. */
export interface OwnWordOffer {
  readonly text: string;
  readonly rule: "keyword" | "subtype";
}

/**
 * Keywords and subtypes of the set that begin with the letters typed, where words of their sort can stand.
 *
 * @param typed the letters of the word under the cursor
 * @param capital whether the word begins a line
 * @param rulesHere the rules of what the grammar offers here before a letter is typed; asked only when a word fits
 */
export function ownWordOffers(
  { keywords, subtypes }: SetFile,
  typed: string,
  capital: boolean,
  rulesHere: () => ReadonlySet<string>,
): OwnWordOffer[] {
  const begins = (text: string): boolean => text.toLowerCase().startsWith(typed.toLowerCase());
  const fitting: OwnWordOffer[] = [
    ...keywords.map(({ name }) => ({ text: capital ? withCapital(name) : name, rule: "keyword" as const })),
    ...ownSubtypes(subtypes).map((text) => ({ text, rule: "subtype" as const })),
  ].filter(({ text }) => begins(text));
  if (fitting.length === 0) return [];
  const rules = rulesHere();
  return fitting.filter(({ rule }) => rules.has(rule));
}

/** The subtypes a set adds, of every category. */
export function ownSubtypes(subtypes: SetFile["subtypes"]): string[] {
  return Object.values(subtypes).flatMap((names) => names ?? []);
}

function withCapital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
