/**
 * Letters of all alphabets. The engine makes a pattern with `\p{L}` of hundreds of ranges, which takes a millisecond or two and much memory
 * for each; nearly all texts have none but plain letters and the signs of print.
 */

/** Texts in which only the letters from A to Z are letters: ASCII, and signs that printed cards have beyond it. */
const PLAIN = /^[\0-\x7f‘’“”–—−•…]*$/;

/** What stands for letters in a pattern of plain texts, all within square brackets. */
const PLAIN_LETTERS = { L: "A-Za-z", Lu: "A-Z", Ll: "a-z", M: "" };

/** A pattern with letters, made when it is first needed: one for plain texts, and one for the others. */
export class LetterPattern {
  private plain: RegExp | undefined;
  private whole: RegExp | undefined;

  /**
   * @param source with `\p{L}`, `\p{Lu}`, `\p{Ll}` and `\p{M}` within square brackets only
   * @param flags without `u`, which is added
   */
  constructor(
    private readonly source: string,
    private readonly flags = "",
  ) {}

  /** The pattern for a text: the same one for all that are plain. Gives what the whole pattern would, in less time. */
  for(text: string): RegExp {
    if (!PLAIN.test(text)) {
      this.whole ??= new RegExp(this.source, `u${this.flags}`);
      return this.whole;
    }
    this.plain ??= new RegExp(
      this.source.replace(/\\p\{(Lu|Ll|L|M)\}/g, (_, name: keyof typeof PLAIN_LETTERS) => PLAIN_LETTERS[name]),
      `u${this.flags}`,
    );
    return this.plain;
  }

  /** Looks for it in a text, as `RegExp.exec` does. */
  exec(text: string): RegExpExecArray | null {
    return this.for(text).exec(text);
  }

  /** Whether a text has it. */
  test(text: string): boolean {
    return this.for(text).test(text);
  }
}

/** Whether a text begins with a capital letter of any alphabet. */
export function beginsWithCapital(text: string): boolean {
  const code = text.charCodeAt(0);
  return code < 128 ? code >= 65 && code <= 90 : /^\p{Lu}/u.test(text);
}

/** Whether a text begins with a small letter of any alphabet. */
export function beginsWithSmallLetter(text: string): boolean {
  const code = text.charCodeAt(0);
  return code < 128 ? code >= 97 && code <= 122 : /^\p{Ll}/u.test(text);
}
