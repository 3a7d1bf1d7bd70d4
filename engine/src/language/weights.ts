/**
 * How usual the steps through the grammar's templates are: counts over a corpus of cards, in all and by where the template
 * stands (see `grammar/likelihood.ts`). No word sequences of cards are kept.
 *
 * They are kept as one text: the numbers of the steps in order, each as its distance from the one before, and the counts in
 * half powers of two; small numbers take few bits (Rice codes), and 13 bits take two characters.
 */
import { templateCounts } from "./templateCounts.ts";

/** The characters that stand for digits; all may stand in a template string. */
const DIGITS = digitCharacters();
const BITS_OF_PAIR = 13;
/** How many bits of a distance, and of a count, are written out; what is above is counted with ones. */
const DISTANCE_BITS = 15;
const COUNT_BITS = 2;
/** The last bits of a step's number are left out: fewer tell steps apart well enough. */
const LEFT_OUT = 2;

function digitCharacters(): string {
  let text = "";
  for (let code = 33; code < 127; code++) {
    const character = String.fromCharCode(code);
    if (!"\\`$".includes(character)) text += character;
  }
  return text;
}

/** Packs counts into a text. */
export function packCounts(counts: ReadonlyMap<number, number>): string {
  const bits: number[] = [];
  const write = (value: number, low: number): void => {
    for (let ones = Math.floor(value / 2 ** low); ones > 0; ones--) bits.push(1);
    bits.push(0);
    for (let i = low - 1; i >= 0; i--) bits.push((value >>> i) & 1);
  };
  let previous = -1;
  for (const [key, count] of [...counts].sort(([a], [b]) => a - b)) {
    const short = key >>> LEFT_OUT;
    if (short === previous) continue;
    write(short - previous, DISTANCE_BITS);
    write(Math.round(2 * Math.log2(count)), COUNT_BITS);
    previous = short;
  }
  let text = "";
  for (let at = 0; at < bits.length; at += BITS_OF_PAIR) {
    let value = 0;
    // Ones at the end are a number that never ends.
    for (let i = 0; i < BITS_OF_PAIR; i++) value = value * 2 + (bits[at + i] ?? 1);
    text += DIGITS[Math.floor(value / DIGITS.length)]! + DIGITS[value % DIGITS.length]!;
  }
  return text;
}

/** Unpacks what {@link packCounts} made, by the shortened numbers of the steps; white space does not count. */
export function unpackCounts(packed: string): Map<number, number> {
  const text = packed.replace(/\s+/g, "");
  const digitOf = new Int16Array(128);
  for (let i = 0; i < DIGITS.length; i++) digitOf[DIGITS.charCodeAt(i)] = i;
  const length = (text.length / 2) * BITS_OF_PAIR;
  let at = 0;
  const bit = (): number => {
    const pair = Math.floor(at / BITS_OF_PAIR) * 2;
    const value = digitOf[text.charCodeAt(pair)]! * DIGITS.length + digitOf[text.charCodeAt(pair + 1)]!;
    return (value >> (BITS_OF_PAIR - 1 - (at++ % BITS_OF_PAIR))) & 1;
  };
  const read = (low: number): number | undefined => {
    let high = 0;
    while (at < length && bit() === 1) high++;
    if (at + low > length) return undefined;
    let value = high;
    for (let i = 0; i < low; i++) value = value * 2 + bit();
    return value;
  };
  const counts = new Map<number, number>();
  let key = -1;
  for (;;) {
    const distance = read(DISTANCE_BITS);
    const level = distance === undefined ? undefined : read(COUNT_BITS);
    if (distance === undefined || level === undefined) return counts;
    key += distance;
    counts.set(key, 2 ** (level / 2));
  }
}

/** Steps and counts in a table that is quick to look into: twice as many places as there are steps, or more. */
class CountTable {
  private readonly keys: Int32Array;
  private readonly counts: Float32Array;
  private readonly mask: number;

  constructor(counts: ReadonlyMap<number, number>) {
    const size = 2 ** Math.ceil(Math.log2(2 * counts.size + 2));
    this.mask = size - 1;
    this.keys = new Int32Array(size).fill(-1);
    this.counts = new Float32Array(size);
    for (const [key, count] of counts) {
      const at = this.placeOf(key);
      this.keys[at] = key;
      this.counts[at] = count;
    }
  }

  get(key: number): number {
    return this.counts[this.placeOf(key)]!;
  }

  private placeOf(key: number): number {
    let at = (key ^ (key >>> 15)) & this.mask;
    while (this.keys[at] !== key && this.keys[at] !== -1) at = (at + 1) & this.mask;
    return at;
  }
}

let table: CountTable | undefined;

/** How often a step was taken, by its number; 0 for those that hardly any card takes. */
export function templateWeight(key: number): number {
  table ??= new CountTable(unpackCounts(templateCounts));
  return table.get(key >>> LEFT_OUT);
}
