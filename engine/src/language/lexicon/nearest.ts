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

/** How many letters are to be put in, left out, changed or swapped; at most `most`. */
function lettersApart(a: string, b: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let k = 1; k <= b.length; k++) {
      const same = a[i - 1] === b[k - 1] ? 0 : 1;
      let value = Math.min(last[k]! + 1, row[k - 1]! + 1, last[k - 1]! + same);
      if (i > 1 && k > 1 && a[i - 1] === b[k - 2] && a[i - 2] === b[k - 1])
        value = Math.min(value, beforeLast[k - 2]! + 1);
      row.push(value);
    }
    if (Math.min(...row) >= most) return most;
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}
