/** Words that differ by few letters. */

/** The nearest of some words: at most one letter wrong in four. Undefined when none is near, or the word is one of them. */
export function nearest(typed: string, candidates: Iterable<string>): string | undefined {
  const word = typed.toLowerCase();
  let best: string | undefined;
  let least = Math.floor(word.length / 4) + 1;
  for (const candidate of candidates) {
    const other = candidate.toLowerCase();
    if (other === word) return undefined;
    if (Math.abs(other.length - word.length) >= least) continue;
    const distance = lettersApart(word, other, least);
    if (distance < least) {
      least = distance;
      best = candidate;
    }
  }
  return best;
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
