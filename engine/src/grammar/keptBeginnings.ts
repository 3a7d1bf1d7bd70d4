/**
 * What the templates of a grammar begin with, as a text that bundles hold: reading it off thousands of templates is a tenth of what starting
 * a server takes, and comes out the same each time.
 */
import { type Beginnings, RuleBeginnings } from "./beginnings.ts";
import { DIGITS } from "../text/packedDigits.ts";

/** Numbers below are one character, others two. */
const ONE = 60;
/** So many rules a template can begin with are told along with how many words. */
const MOST_RULES = 4;

/**
 * Writes beginnings as a text. Throws when there are too many words or rules to write.
 * @param rules how many rules there are
 */
export function packBeginnings(beginnings: Beginnings, rules: number): string {
  let packed = "";
  const write = (value: number): void => {
    if (value < ONE) packed += DIGITS[value]!;
    else packed += DIGITS[ONE + Math.floor((value - ONE) / DIGITS.length)]! + DIGITS[(value - ONE) % DIGITS.length]!;
    if (value < 0 || value >= ONE + (DIGITS.length - ONE) * DIGITS.length) throw new Error(`${value} can't be written`);
  };
  let seen = 0;
  const counts: number[] = [];
  for (let rule = 0; rule < rules; rule++) {
    const { words: own, rules: inner, wordEnds, ruleEnds } = beginnings.of(rule);
    counts.push(wordEnds.length);
    write(wordEnds.length);
    let last = "";
    for (let at = 0; at < wordEnds.length; at++) {
      const ids = own.slice(wordEnds[at - 1] ?? 0, wordEnds[at]);
      const begun = inner.slice(ruleEnds[at - 1] ?? 0, ruleEnds[at]);
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
      for (const begunRule of begun) write(begunRule);
    }
  }
  return `${beginnings.words.join(" ")}\n${markOf(counts, packed.length)}\n${packed}`;
}

/** What tells the text of one grammar from that of another: made of how many templates each rule has, and of the text's length. */
function markOf(counts: readonly number[], length: number): string {
  let hash = length;
  for (const count of counts) hash = (Math.imul(hash, 31) + count) | 0;
  return `${hash}`;
}

/** Beginnings of which only the words and the text are kept: the others are read when they are asked for, at first in the order of the rules. */
export class KeptBeginnings implements Beginnings {
  readonly words: readonly string[];
  /** By rule, where it begins in the text, and how many words were seen before. */
  private readonly places: number[] = [];
  private readonly seenBefore: number[] = [];
  private readonly digits = new Uint8Array(128);
  private readonly mark: string;
  private readonly rule = new RuleBeginnings();
  private at: number;
  private seen = 0;

  /** @param text as {@link packBeginnings} wrote it */
  constructor(private readonly text: string) {
    for (let i = 0; i < DIGITS.length; i++) this.digits[DIGITS.charCodeAt(i)] = i;
    const [words = "", mark = ""] = text.split("\n", 2);
    this.words = words.split(" ");
    this.mark = mark;
    this.at = words.length + mark.length + 2;
    this.places.push(this.at);
    this.seenBefore.push(0);
  }

  /** Whether it was written of a grammar whose rules have so many templates each. */
  isOf(templates: readonly { readonly length: number }[]): boolean {
    const counts = templates.map(({ length }) => length);
    return this.mark === markOf(counts, this.text.length - this.places[0]!);
  }

  of(rule: number): RuleBeginnings {
    this.at = this.places[rule]!;
    this.seen = this.seenBefore[rule]!;
    this.rule.clear();
    this.readRule(this.rule);
    this.places[rule + 1] = this.at;
    this.seenBefore[rule + 1] = this.seen;
    return this.rule;
  }

  private readRule(into: RuleBeginnings): void {
    const { words, rules } = into;
    let fromWord = 0;
    let fromRule = 0;
    for (let left = this.read(); left > 0; left--) {
      const head = this.read();
      const ids = words.length;
      const begun = rules.length;
      if (head === 0) {
        for (let k = fromWord; k < ids; k++) words.push(words[k]!);
        for (let k = fromRule; k < begun; k++) rules.push(rules[k]!);
      } else {
        const most = (head - 1) % MOST_RULES;
        const begins = most === MOST_RULES - 1 ? this.read() : most;
        for (let k = (head - 1 - most) / MOST_RULES; k > 0; k--) words.push(this.read() || ++this.seen);
        for (let k = begins; k > 0; k--) rules.push(this.read());
      }
      fromWord = ids;
      fromRule = begun;
      into.end();
    }
  }

  private read(): number {
    const { text, digits } = this;
    const first = digits[text.charCodeAt(this.at++)]!;
    return first < ONE ? first : ONE + (first - ONE) * DIGITS.length + digits[text.charCodeAt(this.at++)]!;
  }
}
