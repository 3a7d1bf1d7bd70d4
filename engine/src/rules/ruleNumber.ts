/**
 * Numbers of the Comprehensive Rules, such as `115`, `115.7` and `115.7a`.
 *
 * A number names a section (three digits), a rule (a dot and one to three digits) or a subrule (and one small letter;
 * the rules never use l and o, because they look like digits).
 */

/** A rule number in its plain form, without a trailing dot. Made by {@link cr} or {@link asRuleNumber}. */
export type RuleNumber = string & { readonly ruleNumber: true };

/** The parts of a rule number; `rule` and `letter` are absent where the number is shorter. */
export interface RuleNumberParts {
  section: number;
  rule?: number;
  letter?: string;
}

/** The letters of subrules in their order. */
export const subruleLetters = "abcdefghijkmnpqrstuvwxyz";

const shape = /^([1-9]\d\d)(?:\.([1-9]\d{0,2})([a-km-np-z])?)?$/u;

/**
 * The citation helper of our own code: `cr("701.8a")`. Which rules exist and have a summary is checked by
 * `citations.test.ts` over the whole source, so that a citation costs next to nothing when the program runs.
 * Throws on something that has not the form of a rule number: that is a mistake in our code, never in a user's text.
 */
export function cr(number: string): RuleNumber {
  if (!shape.test(number)) throw new Error(`"${number}" is not written like a rule number, for example 701.8a`);
  return number as RuleNumber;
}

/** The rule number that a user's text stands for ("701.8a", "CR 701.8a.", "rule 701.8A"), or undefined when it is none. */
export function asRuleNumber(text: string): RuleNumber | undefined {
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/^(?:cr|rules?)\s*/u, "")
    .replace(/\.$/u, "");
  return shape.test(bare) ? (bare as RuleNumber) : undefined;
}

/** Splits a rule number; undefined for text that is none. */
export function partsOfRuleNumber(number: string): RuleNumberParts | undefined {
  const match = shape.exec(number);
  if (!match) return undefined;
  const parts: RuleNumberParts = { section: Number(match[1]) };
  if (match[2]) parts.rule = Number(match[2]);
  if (match[3]) parts.letter = match[3];
  return parts;
}

/** Where a number stands in the order of the rules; section 100 comes before 100.1, 100.1 before 100.1a, 100.9 before 100.10. */
export function orderOfRuleNumber(number: string): number {
  const parts = partsOfRuleNumber(number);
  if (!parts) return Number.MAX_SAFE_INTEGER;
  const letter = parts.letter ? subruleLetters.indexOf(parts.letter) + 1 : 0;
  return (parts.section * 1000 + (parts.rule ?? 0)) * 32 + letter;
}

/** Compares two numbers for `sort`, in the order of the rules. */
export function compareRuleNumbers(a: string, b: string): number {
  return orderOfRuleNumber(a) - orderOfRuleNumber(b);
}

/** The number one level up: 115.7a -> 115.7 -> 115; undefined for a section. */
export function parentOfRuleNumber(number: string): RuleNumber | undefined {
  const parts = partsOfRuleNumber(number);
  if (parts?.letter) return number.slice(0, -1) as RuleNumber;
  if (parts?.rule) return String(parts.section) as RuleNumber;
  return undefined;
}

/** A rule number found in a text; `span` is half-open in UTF-16 units and covers the number alone. */
export interface FoundRuleNumber {
  number: RuleNumber;
  span: readonly [start: number, end: number];
}

const inText = /(?<![\w.$])([1-9]\d\d)\.([1-9]\d{0,2})([a-km-np-z])?(?![a-z0-9])(?!\.\d)/giu;
const sectionInText = /\b(?:rules?|section|sections|cr)\s+([1-9]\d\d)(?![\w]|\.\d)/giu;

/**
 * All rule numbers that a text cites: `115.7a` anywhere, a bare section (`115`) only after "rule", "section" or "CR".
 * A range such as 601.2a–i gives its first number only; `rulesInRange` reads the whole of it.
 */
export function ruleNumbersInText(text: string): FoundRuleNumber[] {
  const found: FoundRuleNumber[] = [];
  for (const match of text.matchAll(inText)) {
    found.push({ number: match[0].toLowerCase() as RuleNumber, span: [match.index, match.index + match[0].length] });
  }
  for (const match of text.matchAll(sectionInText)) {
    const end = match.index + match[0].length;
    found.push({ number: match[1] as RuleNumber, span: [end - 3, end] });
  }
  return found.sort((a, b) => a.span[0] - b.span[0]);
}
