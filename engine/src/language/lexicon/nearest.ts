/** Words that differ by few letters. */

/** Words among which the nearest to another is looked for, prepared once. */
export class NearWords {
  private readonly small: readonly string[];
  private readonly letters: Int32Array;

  constructor(private readonly words: readonly string[]) {
    this.small = words.map((word) => word.toLowerCase());
    this.letters = Int32Array.from(this.small, lettersOf);
  }

  /** The nearest word: at most one letter wrong in four. Undefined when none is near, or the word is one of them. */
  nearest(typed: string): string | undefined {
    const word = typed.toLowerCase();
    const letters = lettersOf(word);
    let best = -1;
    let least = Math.floor(word.length / 4) + 1;
    for (let i = 0; i < this.small.length; i++) {
      const other = this.small[i]!;
      if (other === word) return undefined;
      if (Math.abs(other.length - word.length) >= least) continue;
      // Each letter that only one of them has takes a change of its own.
      const others = this.letters[i]!;
      if (bitsOf(letters & ~others) >= least || bitsOf(others & ~letters) >= least) continue;
      const distance = lettersApart(word, other, least);
      if (distance >= least) continue;
      least = distance;
      best = i;
    }
    return this.words[best];
  }
}

/** Which letters a word in small letters has, one bit each; those beyond a to z share bits with others. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters;
}

function bitsOf(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The last three rows of the comparison; used again, because a word is compared with thousands. */
let rows = [new Uint16Array(64), new Uint16Array(64), new Uint16Array(64)] as const;

/** How many letters are to be put in, left out, changed or swapped; at most `most`. */
function lettersApart(a: string, b: string, most: number): number {
  if (b.length >= rows[0].length) {
    const size = 2 * b.length;
    rows = [new Uint16Array(size), new Uint16Array(size), new Uint16Array(size)];
  }
  let [beforeLast, last, row] = rows as readonly [Uint16Array, Uint16Array, Uint16Array];
  for (let k = 0; k <= b.length; k++) last[k] = k;
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let least = i;
    const letter = a.charCodeAt(i - 1);
    const before = a.charCodeAt(i - 2);
    for (let k = 1; k <= b.length; k++) {
      const other = b.charCodeAt(k - 1);
      let value = Math.min(last[k]! + 1, row[k - 1]! + 1, last[k - 1]! + (letter === other ? 0 : 1));
      if (i > 1 && k > 1 && letter === b.charCodeAt(k - 2) && before === other)
        value = Math.min(value, beforeLast[k - 2]! + 1);
      row[k] = value;
      if (value < least) least = value;
    }
    if (least >= most) return most;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return last[b.length]!;
}
