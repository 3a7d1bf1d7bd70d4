/** The open rules of a grammar: which of them can begin with a word. */
import type { Word } from "../text/words.ts";
import type { Input, OpenRule } from "./definitions.ts";

/** More would not fit into the bits of one number. */
export const MOST_OPEN_RULES = 31;

/** All open rules of a grammar; a set of them is a number, one bit each. */
export class OpenRules {
  private readonly bits = new Map<OpenRule, number>();
  private readonly lookingAt: Record<OpenRule["looksAt"], { open: OpenRule; bit: number }[]> = {
    key: [],
    word: [],
    marks: [],
  };
  /** For each fixed word, by its id, which of those that look at the key can begin with it, as far as somebody asked. */
  private readonly ofLiteral: number[] = [];
  /** The same with those that look at the word as it is written, for words in small letters. */
  private readonly inSmallLetters: number[] = [];

  /** Adds one, if it is new. Throws when there are too many. */
  add(open: OpenRule): void {
    if (this.bits.has(open)) return;
    if (this.bits.size === MOST_OPEN_RULES) throw new Error(`more than ${MOST_OPEN_RULES} open rules`);
    const bit = 1 << this.bits.size;
    this.bits.set(open, bit);
    this.lookingAt[open.looksAt].push({ open, bit });
  }

  /** The bit of one that was added. */
  bitOf(open: OpenRule): number {
    return this.bits.get(open)!;
  }

  /** Those of some bits. */
  of(bits: number): OpenRule[] {
    return Array.from(this.bits).flatMap(([open, bit]) => (bits & bit ? open : []));
  }

  /** Which can begin at a word, one bit each. */
  at(input: Input, position: number): number {
    const word = input.words[position]!;
    const id = input.ids[position]!;
    const known = word.raw === word.key && id !== 0 ? this.inSmallLetters[id] : undefined;
    const own = known ?? this.ofWord(id, word, position, input);
    return input.marks.size > 0 && input.marks.has(position)
      ? own | this.lookingFrom("marks", word, position, input)
      : own;
  }

  private ofWord(id: number, word: Word, position: number, input: Input): number {
    const known = id === 0 ? undefined : this.ofLiteral[id];
    const ofKey = known ?? this.lookingFrom("key", word, position, input);
    const bits = ofKey | this.lookingFrom("word", word, position, input);
    if (id !== 0) this.ofLiteral[id] = ofKey;
    if (id !== 0 && word.raw === word.key) this.inSmallLetters[id] = bits;
    return bits;
  }

  private lookingFrom(looksAt: OpenRule["looksAt"], word: Word, position: number, input: Input): number {
    let bits = 0;
    for (const { open, bit } of this.lookingAt[looksAt]) if (open.first(word, position, input)) bits |= bit;
    return bits;
  }
}
