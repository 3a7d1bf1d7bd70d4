/**
 * What the templates of a grammar begin with, as a text that bundles hold: reading it off thousands of templates is a tenth of what starting
 * a server takes, and comes out the same each time.
 */
import type { Beginnings, RuleBeginnings } from "./beginnings.ts";
import { DIGITS } from "../text/packedDigits.ts";

/** Numbers below are one character, others two. */
const ONE = 60;
/** So many rules a template can begin with are told along with how many words. */
const MOST_RULES = 4;

/** Writes beginnings as a text. Throws when there are too many words or rules to write. */
export function packBeginnings({ words, ofRules }: Beginnings): string {
  let packed = "";
  const write = (value: number): void => {
    if (value < ONE) packed += DIGITS[value]!;
    else packed += DIGITS[ONE + Math.floor((value - ONE) / DIGITS.length)]! + DIGITS[(value - ONE) % DIGITS.length]!;
    if (value < 0 || value >= ONE + (DIGITS.length - ONE) * DIGITS.length) throw new Error(`${value} can't be written`);
  };
  let seen = 0;
  for (const { words: own, rules, wordEnds, ruleEnds } of ofRules) {
    write(wordEnds.length);
    let last = "";
    for (let at = 0; at < wordEnds.length; at++) {
      const ids = own.slice(wordEnds[at - 1] ?? 0, wordEnds[at]);
      const begun = rules.slice(ruleEnds[at - 1] ?? 0, ruleEnds[at]);
      const key = `${ids.join()};${begun.join()}`;
      // The forms of a verb come with one object after the other: many begin as the one before.
      write(key === last ? 0 : 1 + ids.length * MOST_RULES + Math.min(begun.length, MOST_RULES - 1));
      if (key === last) continue;
      last = key;
      if (begun.length >= MOST_RULES - 1) write(begun.length);
      for (const id of ids) {
        // Words that were not there before are the next one in the list.
        write(id === seen + 1 ? 0 : id);
        if (id === seen + 1) seen++;
      }
      for (const rule of begun) write(rule);
    }
  }
  return `${words.join(" ")}\n${packed}`;
}

/**
 * Reads what {@link packBeginnings} wrote.
 * @param templates those of each rule: a text that was made of other ones gives undefined
 */
export function unpackBeginnings(
  text: string,
  templates: readonly { readonly length: number }[],
): Beginnings | undefined {
  const digits = new Uint8Array(128);
  for (let i = 0; i < DIGITS.length; i++) digits[DIGITS.charCodeAt(i)] = i;
  let at = text.indexOf("\n");
  const words = text.slice(0, at).split(" ");
  at++;
  const read = (): number => {
    const first = digits[text.charCodeAt(at++)]!;
    return first < ONE ? first : ONE + (first - ONE) * DIGITS.length + digits[text.charCodeAt(at++)]!;
  };
  const ofRules: RuleBeginnings[] = [];
  let seen = 0;
  for (let rule = 0; rule < templates.length; rule++) {
    const count = at < text.length ? read() : -1;
    if (count !== templates[rule]!.length) return undefined;
    const own: number[] = [];
    const rules: number[] = [];
    const wordEnds: number[] = [];
    const ruleEnds: number[] = [];
    let fromWord = 0;
    let fromRule = 0;
    for (let i = 0; i < count; i++) {
      const head = read();
      const ids = own.length;
      const begun = rules.length;
      if (head === 0) {
        for (let k = fromWord; k < ids; k++) own.push(own[k]!);
        for (let k = fromRule; k < begun; k++) rules.push(rules[k]!);
      } else {
        const most = (head - 1) % MOST_RULES;
        const begins = most === MOST_RULES - 1 ? read() : most;
        for (let k = (head - 1 - most) / MOST_RULES; k > 0; k--) own.push(read() || ++seen);
        for (let k = begins; k > 0; k--) rules.push(read());
      }
      fromWord = ids;
      fromRule = begun;
      wordEnds.push(own.length);
      ruleEnds.push(rules.length);
    }
    ofRules.push({ words: own, rules, wordEnds, ruleEnds });
  }
  return at === text.length ? { words, ofRules } : undefined;
}
